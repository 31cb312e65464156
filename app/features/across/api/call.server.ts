import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { againAfterDeadlock } from '#app/kit/db/database-away.server.ts'
import { preferredLocale } from '#app/kit/http/accept.server.ts'
import { readJson } from '#app/kit/http/json.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { apiLimits } from '#app/limits.ts'
import { type Caller, callerBy } from './api.server.ts'
import { root } from './api.ts'
import { digestOf, keyIn, once, type Outcome, submissionOf } from './idempotency.server.ts'
import type { Call, Operation } from './operations.ts'
import { operationsAt } from './operations.server.ts'
import { answerProblem, answerRefused, Refused } from './problems.server.ts'
import { readBody, readQuery } from './reading.server.ts'
import type { UsedToken } from './store.server.ts'

/** Answers a call of the public API, whatever comes of it. */
export async function answerCall(portal: Portal, info: RequestInfo, request: Request): Promise<Response> {
  const locale = preferredLocale(request) ?? 'en'
  const answer = await answered(portal, info, request, locale).catch((error: unknown) => {
    if (error instanceof Refused) return answerRefused(locale, error)
    if (error instanceof Problem) return answerProblem(locale, error)
    portal.log.error({ err: error }, 'a call of the API failed')
    return answerRefused(locale, new Refused('broken'))
  })
  answer.headers.append('vary', 'accept-language, authorization')
  answer.headers.set('content-language', locale)
  return answer
}

async function answered(portal: Portal, info: RequestInfo, request: Request, locale: Locale): Promise<Response> {
  const caller = await callerBy(portal, request.headers.get('authorization'))
  if (!caller) throw new Refused('unauthorized', { headers: { 'www-authenticate': 'Bearer realm="api"' } })
  const limits = rateOf(portal, caller.token)
  for (const [name, value] of Object.entries(limits.headers)) info.headers.set(name, value)
  if (limits.isOver) throw tooMany(limits.seconds)
  const { operation, id } = chosen(info, request)
  const { viewer } = allowed(caller, operation)
  if (operation.body || operation.takesFile) requirePlain(request)
  const url = new URL(request.url)
  const query = operation.query ? readQuery(operation.query, url.searchParams, locale) : {}
  const body = operation.body ? readBody(operation.body, await jsonIn(request), locale) : undefined
  const call = { portal, viewer, locale, id, submission: randomUUID() }
  if (operation.takesFile) info.allowLongBody()
  const file = operation.takesFile ? { file: fileIn(request) } : {}
  const outcome = await carriedOut(call, operation, { query, body, ...file }, { request, tokenId: caller.token.id })
  const headers = outcome.isReplayed ? { 'idempotency-replayed': 'true' } : {}
  return Response.json(outcome.answer, { status: outcome.status, headers })
}

type Sent = Parameters<Operation['run']>[1]
type Origin = { request: Request; tokenId: number }

async function carriedOut(
  call: Call,
  operation: Operation,
  sent: Sent,
  { request, tokenId }: Origin,
): Promise<Outcome> {
  const { name, status = 200 } = operation
  // As a form's verb, one that the database ended since it and another waited for each other is called once more.
  const run: Operation['run'] = (asked, given) => {
    const act = () => operation.run(asked, given)
    return operation.takesFile ? act() : againAfterDeadlock(act)
  }
  const key = operation.body ? keyIn(request) : undefined
  if (key === undefined) return { status, answer: await run(call, sent), isReplayed: false }
  const keyed = { tokenId, key, digest: digestOf(name, call.id, sent.body) }
  const submission = submissionOf(keyed)
  return once(call.portal, keyed, async () => ({ status, answer: await run({ ...call, submission }, sent) }))
}

/** The operation that is asked for; the log and the metrics know it by its template. @throws Refused */
function chosen(info: RequestInfo, request: Request): { operation: Operation; id: number } {
  const path = new URL(request.url).pathname.slice(root.length)
  const { found, id } = operationsAt(path)
  const [first] = found
  if (!first) {
    info.isUnknownAddress = true
    throw new Refused('not-found')
  }
  info.route = `${root}${first.path}`
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const operation = found.find((one) => one.method === method)
  if (operation) return { operation, id }
  const allow = [...new Set(found.map((one) => one.method))].join(', ')
  throw new Refused('method-unknown', { slots: { method: request.method }, headers: { allow } })
}

/** @throws Refused scope-missing, nobody */
function allowed({ token, viewer }: Caller, { scope }: Operation) {
  if (!token.scopes.includes(scope)) {
    const challenge = `Bearer realm="api", error="insufficient_scope", scope="${scope}"`
    throw new Refused('scope-missing', { slots: { scope }, headers: { 'www-authenticate': challenge } })
  }
  if (!viewer) throw new Refused('nobody')
  return { viewer }
}

/** Nothing is unpacked: a small body could become a large one. @throws Refused encoding-unsupported */
function requirePlain({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return
  throw new Refused('encoding-unsupported', { headers: { 'accept-encoding': 'identity' } })
}

/** With its charset, where it names one: JSON is UTF-8, and some systems say so all the same. */
const jsonType = /^\s*application\/json\s*(?:;\s*charset\s*=\s*(?:utf-?8|"utf-?8")\s*)?$/i

/** @throws Refused type-unsupported, not-json; Problem body-too-large */
async function jsonIn(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new Refused('type-unsupported')
  if (Number(request.headers.get('content-length')) > apiLimits.bodyBytes) throw new Problem('body-too-large')
  const body = await readJson(request, apiLimits.bodyBytes)
  if (body === undefined || isDeep(body)) throw new Refused('not-json')
  return body
}

/** As it arrives: what is too large is told while it does. */
function fileIn({ body, signal }: Request): Readable {
  return Readable.from(arriving())

  async function* arriving(): AsyncGenerator<Uint8Array> {
    try {
      if (body) yield* body as unknown as AsyncIterable<Uint8Array>
    } catch (error) {
      throw signal.aborted ? new Refused('file-broken') : error
    }
  }
}

/** Nothing that the API takes is half as deep; what goes through it again and again would run out of room. */
const deepest = 20

function isDeep(body: unknown): boolean {
  let level = [body]
  for (let depth = 0; depth < deepest && level.length > 0; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  return level.length > 0
}

const window = 60

/** As the IETF’s draft of RateLimit fields has them. */
function rateOf({ clock }: Portal, { counted, countedFrom }: UsedToken) {
  const passed = (clock.now().getTime() - countedFrom.getTime()) / 1000
  const seconds = Math.max(1, Math.ceil(window - passed))
  const left = Math.max(0, apiLimits.callsAMinute - counted)
  const headers = {
    'ratelimit-policy': `"token";q=${apiLimits.callsAMinute};w=${window}`,
    ratelimit: `"token";r=${left};t=${seconds}`,
  }
  return { headers, seconds, isOver: counted > apiLimits.callsAMinute }
}

function tooMany(seconds: number): Refused {
  const headers = { 'retry-after': String(seconds) }
  return new Refused('too-many-calls', { slots: { count: String(apiLimits.callsAMinute) }, headers })
}
