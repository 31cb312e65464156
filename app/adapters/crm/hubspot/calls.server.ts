import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'
import type { HubspotSettings } from '#app/kit/settings/hubspot-settings.server.ts'
import { type BreakerState, createBreaker } from '#app/kit/outbound/breaker.ts'
import { createBudget } from '#app/kit/outbound/budget.ts'
import { type Call, callJson, CallFailed } from '#app/kit/outbound/call.server.ts'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'

type Options = { settings: HubspotSettings; clock: Clock; fetch: typeof fetch }
type Ask = { method?: Call['method']; path: string; body?: unknown }

export type Calls = ReturnType<typeof createCalls>

/** ms. A job asks several times within what its row is kept for. */
const timeout = 10_000

/** Everything that is asked of HubSpot goes through one breaker and within its limits. */
export function createCalls({ settings, clock, fetch }: Options) {
  const breaker = createBreaker(clock)
  const budget = createBudget(clock, { most: settings.calls, ms: 10_000, atOnce: 8, apart: 10_000 / settings.calls })
  // Searches have a limit apart.
  const searches = createBudget(clock, { most: 4, ms: 1000, atOnce: 2 })

  /** The breaker is asked when its turn has come: what waited while HubSpot fell silent is not sent to it after all. */
  function send(call: Call) {
    return budget(() => breaker.run(() => callJson({ fetch, timeout }, call)))
  }

  async function ask({ method = 'GET', path, body }: Ask): Promise<unknown> {
    const call: Call = {
      method,
      url: `${settings.url}${path}`,
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const { json } = await send(call)
    return json
  }

  return {
    state: (): BreakerState => breaker.state(),
    ask,
    search: (type: string, body: unknown) =>
      searches(() => ask({ method: 'POST', path: `/crm/v3/objects/${type}/search`, body })),
    /** Forms are filled in without the token, as browsers do, and elsewhere. */
    async submitForm(form: string, body: unknown): Promise<void> {
      const url = `${settings.formsUrl}/submissions/v3/integration/secure/submit/${settings.portalId}/${form}`
      const headers = { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' }
      const call: Call = { method: 'POST', url, headers, body: JSON.stringify(body) }
      await send(call)
    },
  }
}

/** HubSpot refuses what it is told in words of its own; what a later try would meet as well is given up at once. */
export async function orUndeliverable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CallFailed && error.status !== undefined && lasting.has(error.status))
      throw new Undeliverable(`${error.message}: ${wordsIn(error.said)}`, { cause: error })
    throw error
  }
}

/** A wrong token, a conflict, a lock and a limit pass; a property that is missing does not pass by itself. */
const lasting = new Set([400, 404, 405, 413, 414, 415, 422])

const refusal = z.object({ message: z.string() })

function wordsIn(said: string): string {
  try {
    return refusal.parse(JSON.parse(said)).message
  } catch {
    return said.slice(0, 200)
  }
}

/** @returns what the call answers; undefined where HubSpot has no such thing */
export async function orNone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined
    throw error
  }
}
