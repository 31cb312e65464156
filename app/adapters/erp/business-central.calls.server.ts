import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'
import { type BreakerState, createBreaker } from '#app/kit/outbound/breaker.ts'
import { createBudget } from '#app/kit/outbound/budget.ts'
import { AnswerTooLong, type Call, callJson, CallFailed } from '#app/kit/outbound/call.server.ts'
import type { BusinessCentral } from '#app/kit/settings/erp-settings.server.ts'
import { type Entity, isEntity } from './business-central.rows.ts'

export type Calls = ReturnType<typeof createCalls>

/** `until`: the last moment, in ms since 1970, at which it may still be sent. */
type Asked = Call & { until?: number }

type World = { settings: BusinessCentral; fetch: typeof fetch; clock: Clock; timeout: number }

/** What Business Central allows one user in any five minutes, and at once. */
const limits = { most: 6000, ms: 5 * 60_000, atOnce: 5 }

const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().min(1) })
const page = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() })

/** All calls to one Business Central: within its limits, signed in, and none while it is left alone. */
export function createCalls(world: World) {
  const { settings, clock } = world
  const breaker = createBreaker(clock)
  const budget = createBudget(clock, limits)
  const caller = { fetch: world.fetch, timeout: world.timeout }
  const signIn = createSignIn(world)

  async function authorised({ until, ...request }: Asked): Promise<{ status: number; json: unknown }> {
    const asked = async () => {
      const authorization = await signIn.header()
      if (until !== undefined && clock.now().getTime() > until)
        throw new CallFailed('not sent: it took too long until then')
      return callJson(caller, { ...request, headers: { ...request.headers, authorization } })
    }
    try {
      return await asked()
    } catch (error) {
      // A token may be withdrawn before its time: once, with a new one.
      if (!(error instanceof CallFailed) || error.status !== 401) throw error
      signIn.forget()
      return asked()
    }
  }

  async function call(request: Asked): Promise<unknown> {
    // The breaker is asked when its turn has come: what waited while the system fell silent is not sent to it after all.
    const { json } = await budget(() => breaker.run(() => authorised(request)))
    return json
  }

  return {
    call,
    state: (): BreakerState => breaker.state(),
    /** Where a page of the API lies; with OData's own questions. */
    address(api: string, path: string, query: Record<string, string> = {}): string {
      const base = `${settings.url}/v2.0/${encodeURIComponent(settings.environment)}/api/${api}`
      const url = new URL(`${base}/companies(${settings.company})/${path}`)
      for (const [key, value] of Object.entries(query)) if (value !== '') url.searchParams.set(key, value)
      return url.href
    },
    subscriptions: () => `${settings.url}/v2.0/${encodeURIComponent(settings.environment)}/api/v2.0/subscriptions`,
    /** All entities that an address leads to, a page at a time. */
    pages: (address: string) => pagesOf(call, address, settings.url),
  }
}

/** When a page is too long to be read, as with orders of hundreds of lines, only a part of it is asked for. */
async function* pagesOf(
  call: (request: Asked) => Promise<unknown>,
  address: string,
  base: string,
): AsyncGenerator<Entity[], void, undefined> {
  let next: string | undefined = address
  let size = pageSize
  for (let count = 0; next !== undefined; count += 1) {
    // A system gone wrong may lead from page to page for ever.
    if (count >= mostPages) throw new CallFailed(`more than ${mostPages} pages of one reading`)
    const headers = { 'data-access-intent': 'ReadOnly', prefer: `odata.maxpagesize=${size}` }
    let json: unknown
    try {
      json = await call({ url: next, headers })
    } catch (error) {
      if (!(error instanceof AnswerTooLong) || size === 1) throw error
      size /= 10
      continue
    }
    const read = page.safeParse(json)
    if (!read.success) throw new CallFailed('an answer without a list')
    yield read.data.value.filter(isEntity)
    next = read.data['@odata.nextLink']
    if (next !== undefined && !isWithin(next, base)) throw new CallFailed('a next page at another address')
  }
}

const pageSize = 1000
const mostPages = 5000

/** The token goes along: nobody else may be named. */
function isWithin(address: string, base: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(base).origin
}

/** The token of the application, fetched again a little before it ends; of several who need it at once one asks. */
function createSignIn({ settings, fetch, clock, timeout }: World) {
  let held: { header: string; until: number } | undefined
  let asking: Promise<string> | undefined

  async function ask(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      scope: settings.scope,
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { json } = await callJson(
      { fetch, timeout },
      { method: 'POST', url: settings.tokenUrl, headers, body: body.toString() },
    ).catch((error: unknown) => {
      // What a sign-in service refuses is no answer of Business Central's to what was asked.
      if (error instanceof CallFailed && !error.isFault)
        throw new CallFailed(`the sign-in was refused: ${errorCodeIn(error.said)}`, { cause: error })
      throw error
    })
    const read = token.safeParse(json)
    if (!read.success) throw new CallFailed('the sign-in answered without a token')
    const header = `Bearer ${read.data.access_token}`
    held = { header, until: clock.now().getTime() + Math.max(read.data.expires_in - 60, 1) * 1000 }
    return header
  }

  return {
    async header(): Promise<string> {
      const left = held ? held.until - clock.now().getTime() : 0
      // A clock that was set back must not keep it for ever.
      if (held && left > 0 && left < longestToken) return held.header
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    forget() {
      held = undefined
    },
  }
}

const longestToken = 24 * 60 * 60_000

/** The code alone: the rest of what it says may repeat what it was sent. */
function errorCodeIn(said: string): string {
  return /"error"\s*:\s*"([\w-]{1,60})"/.exec(said)?.[1] ?? 'without a reason'
}
