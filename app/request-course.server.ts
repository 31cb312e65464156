import type { Portal } from '#app/portal.server.ts'
import { isForPrograms } from '#app/features/across/api/api.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { wroteCookie, wroteIn } from '#app/kit/http/cookies.server.ts'
import type { Answer } from '#app/kit/http/listener.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { inRequest } from '#app/kit/request.server.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import type { OpenSpan } from '#app/kit/tracing/trace.server.ts'

// What goes along with every request, whatever it asks for.

/** Runs a request under its own id for the log, the choice of the replica and, where traces are wanted, a trace. */
export function inTrace(
  portal: Portal,
  request: Request,
  info: RequestInfo,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const from = () => pseudonym(portal.secret, 'address', throttleAddress(info.address))
  const wrote = portal.reads.replica ? wroteIn(request) : 0
  const { tracer } = portal
  return inRequest({ requestId: info.requestId, from, wrote }, () =>
    tracer ? tracer.request(info.requestId, request.method, (span) => tellOf(span, request, info, answer)) : answer(),
  )
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Named by the route's template: an address may name somebody, or be a key. */
async function tellOf(
  span: OpenSpan,
  { method }: Request,
  info: RequestInfo,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const answered = await answer()
  const { status } = answered.response
  const known = methods.has(method) ? method : '_OTHER'
  const route = info.isUnknownAddress ? undefined : info.route
  span.name = route === undefined ? known : `${known} ${route}`
  const facts = { 'http.request.method': known, 'http.route': route, 'http.response.status_code': status }
  Object.assign(span.attributes, { ...facts, 'ammiraglia.request_id': info.requestId })
  if (status >= 500) span.failed = String(status)
  return answered
}

/** Longer than a replica that is read may be behind. In seconds. */
const beyondLag = 5

/** A person's own changes are in their lists at once, whichever process answers next. */
export async function noteWrite({ reads, settings }: Portal, request: Request, info: RequestInfo): Promise<void> {
  if (!reads.replica || !settings.replica || request.method === 'GET' || request.method === 'HEAD') return
  // Programs bring no cookies, and read from the primary.
  if (isForPrograms(request.url)) return
  const position = await reads.replica.position()
  if (position === undefined) return
  info.headers.append('set-cookie', wroteCookie(info.https, position, settings.replica.mostSeconds + beyondLag))
}
