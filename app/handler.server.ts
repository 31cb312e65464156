import { randomBytes, randomUUID } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { accessContext } from '#app/features/people/account/account.server.ts'
import type { Access } from '#app/features/people/account/account.ts'
import { readCookie } from '#app/kit/http/cookies.server.ts'
import { askedEachTime, isAtHand } from '#app/kit/http/etag.server.ts'
import { pagePolicy, sandboxPolicy } from '#app/kit/http/headers.server.ts'
import type { Answer, Handle } from '#app/kit/http/listener.server.ts'
import { isFromServer, mayChange } from '#app/kit/http/origin.server.ts'
import { isStep, signInParameter } from '#app/features/people/sign-in/sign-in.ts'
import { isProblemCode } from '#app/kit/problem.ts'
import { isRepeated } from '#app/kit/http/query.server.ts'
import { withoutKey } from '#app/kit/one-time-links.server.ts'
import type { Meters } from '#app/kit/metrics/meters.server.ts'
import { type RequestInfo, requestContext } from '#app/kit/http/request-info.server.ts'
import { requestFacts } from '#app/kit/request.server.ts'
import { longestBody } from '#app/limits.ts'
import { preferredLocale } from '#app/kit/http/accept.server.ts'
import { defaultLocale, isLocale, pathIn } from '#app/kit/words/locales.ts'
import { byFirstParts } from './first-parts.server.ts'
import { isCall, isForPrograms } from '#app/features/across/api/api.ts'
import { probe, type Probes } from './probes.server.ts'
import { inTrace, noteWrite } from './request-course.server.ts'
import { revisit } from './revisits.server.ts'
import { workerAnswer } from './shell/worker/worker.server.ts'

/** The whole application as a function from request to answer: the server and the tests call the same one. */
export function createHandler(
  portal: Portal,
  build: ServerBuild,
  probes: Probes,
  routers?: Routers,
  meters?: Pick<Meters, 'answered'>,
): Handle {
  const routersFor = routers ?? createRouters(build)
  const { appUrl } = portal.settings
  const ownOrigin = appUrl ? new URL(appUrl).origin : undefined
  const https = appUrl?.startsWith('https:') ?? false

  return async (request, caller) => {
    const info: RequestInfo = {
      requestId: randomUUID(),
      ...caller,
      https,
      nonce: randomBytes(16).toString('base64'),
      headers: new Headers(),
    }
    return inTrace(portal, request, info, () => answer(request, info))
  }

  async function answer(request: Request, info: RequestInfo): Promise<Answer> {
    const started = performance.now()
    const { pathname } = new URL(request.url)
    const early = await answeredEarly(portal, probes, request)
    const answered = early ? { response: early } : await page(request, info)
    if (!early) await noteWrite(portal, request, info)
    finish(answered, info)
    const ms = performance.now() - started
    const route = early ? earlyRoute(pathname) : info.isUnknownAddress ? undefined : info.route
    note(portal, request, answered, info, ms)
    meters?.answered({ route, method: request.method, status: answered.response.status, seconds: ms / 1000 })
    return answered
  }

  async function page(request: Request, info: RequestInfo): Promise<Answer> {
    const refused = refusalOf(request, ownOrigin)
    if (refused) info.refused = refused
    // Until there is a catalogue it is looked for with each request: the first one may be published by another process.
    if (portal.catalogues.current().version === 0) await portal.catalogues.refresh().catch(() => undefined)
    const visit = await revisit(portal, probes.buildId, request, info)
    if (visit?.tag && isAtHand(request, visit.tag))
      return { response: new Response(null, { status: 304, headers: askedEachTime(visit.tag) }) }
    info.tag = visit?.tag
    const context = () => contextOf(portal, info, visit?.access)
    // A refused request goes on as a plain GET, and the page answers why.
    const address = readable(request.url)
    const goesOn = !info.refused && address === request.url
    const admitted = goesOn ? request : new Request(address, { headers: request.headers, signal: request.signal })
    const { route, routeToPage } = routersFor(address)
    const response = await (isAccessStep(admitted) ? routeToPage : route)(admitted, context())
    if (!isMereRefusal(response) || !wantsPage(admitted))
      return { response: named(response), html: info.html, stream: isStream(response) ? info.stream : undefined }
    return { response: await routeToPage(admitted, context()), html: info.html }
  }
}

/**
 * Why a request is refused, whatever page it asks for. Calls of the API are refused by the API itself, in its own
 * format.
 */
function refusalOf(request: Request, ownOrigin: string | undefined): RequestInfo['refused'] {
  if (isCall(request.url)) return undefined
  if (!mayChange(request, ownOrigin) && !needsNoOrigin(request)) return 'foreign-origin'
  if (isRepeated(new URL(request.url).searchParams)) return 'query-repeated'
  return Number(request.headers.get('content-length')) > longestBody ? 'body-too-large' : undefined
}

function note({ log }: Portal, { method, url }: Request, { response }: Answer, info: RequestInfo, ms: number): void {
  const line = { method, path: withoutKey(new URL(url).pathname), status: response.status }
  const event = eventIn(response, info)
  if (event) log.info({ event, ...line }, event)
  log.info({ ...line, ms: Math.round(ms) }, 'answered')
}

/** The label of an answer given before the router: its path, where that is one of these few. */
function earlyRoute(pathname: string): string | undefined {
  return ownAddresses.has(pathname) ? pathname : undefined
}

const ownAddresses = new Set(['/healthz', '/readyz', '/build.json', '/worker.js', '/'])

/** What needs neither a route nor a session. */
async function answeredEarly({ settings }: Portal, probes: Probes, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  return (
    (await probe(pathname, probes)) ??
    (pathname === '/build.json' ? Response.json({ build: probes.buildId }) : undefined) ??
    (pathname === '/worker.js' ? workerAnswer(probes.buildId, settings.offline) : undefined) ??
    onePath(request) ??
    firstVisit(request, pathname)
  )
}

function contextOf(portal: Portal, info: RequestInfo, access: Access | undefined): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(portalContext, portal)
  context.set(requestContext, info)
  context.set(accessContext, access)
  return context
}

type Routers = ReturnType<typeof createRouters>

/** To be shared by handlers of one build. */
export function createRouters(build: ServerBuild) {
  return byFirstParts(build, routersOf)
}

/** `routeToPage` answers a refusal with a page, whatever was asked for. */
function routersOf(build: ServerBuild) {
  const { MODE } = import.meta.env
  return { route: createRequestHandler(build, MODE), routeToPage: createRequestHandler(allPages(build), MODE) }
}

/**
 * Gives every route a page. Routes of files have none, so the router would answer a refusal with bare data; with one,
 * the sign-in, the licence or the error page stands in the file's place.
 */
function allPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]): [string, typeof route] => {
    const isFile = route && !route.module.default
    return [id, isFile ? { ...route, module: { ...route.module, default: () => null } } : route]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Sent by a screen that stands in the place of what was asked for, be that a file. */
function isAccessStep({ url, method }: Request): boolean {
  return method === 'POST' && isStep(new URL(url).searchParams.get(signInParameter)) && !isForPrograms(url)
}

function isMereRefusal({ status, headers }: Response): boolean {
  return status >= 400 && isJson(headers)
}

/** Somebody opened the address: pictures, programs and the scripts of pages ask otherwise. */
function wantsPage({ url, method, headers }: Request): boolean {
  return method === 'GET' && !isForPrograms(url) && (headers.get('accept')?.includes('text/html') ?? false)
}

/**
 * Requests that come from no page and bring no cookie, and prove in another way who sends them: a mail provider by the
 * token in a mail's `List-Unsubscribe` (RFC 8058); another system by its signature, or by a secret that it repeats.
 */
function needsNoOrigin(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return request.method === 'POST' && isFromServer(request) && isForServers(pathname)
}

function isForServers(pathname: string): boolean {
  if (pathname === '/erp/notices' || pathname === '/api/hubspot/webhooks') return true
  return /^\/(?:unsubscribe(?:\/appointment)?|unfollow)\/[\w-]+$/.test(pathIn(defaultLocale, pathname))
}

/** For a program that is refused, the router answers with the status alone: this adds the code of the refusal. */
function named(response: Response): Response {
  const { statusText, headers } = response
  return isJson(headers) && isProblemCode(statusText) ? Response.json({ error: statusText }, response) : response
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type') === 'text/event-stream'
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

/** A path that is no proper percent encoding names no page; written so that the router can read it, it is a 404. */
function readable(address: string): string {
  const url = new URL(address)
  try {
    decodeURIComponent(url.pathname)
    return address
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return url.href
  }
}

/** No page has two slashes in its path: in another language, or led back to, they would begin the name of a host. */
function onePath({ url, method }: Request): Response | undefined {
  const { pathname, search } = new URL(url)
  if (!pathname.includes('//') || (method !== 'GET' && method !== 'HEAD')) return undefined
  return new Response(null, { status: 308, headers: { location: pathname.replaceAll(/\/{2,}/g, '/') + search } })
}

/** Only `/` chooses a language for somebody: by the cookie, else by what their browser asks for. */
function firstVisit(request: Request, pathname: string): Response | undefined {
  if (pathname !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
  // Anyone who comes from one of the portal's own Italian pages has a language.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return undefined
  const chosen = readCookie(request, 'locale')
  const locale = isLocale(chosen) ? chosen : (preferredLocale(request) ?? defaultLocale)
  if (locale === defaultLocale) return undefined
  const headers = { location: `/${locale}${new URL(request.url).search}`, vary: 'cookie, accept-language' }
  return new Response(null, { status: 302, headers })
}

/** The security event that an answer means, if any: a refusal, or a list that was exported. */
function eventIn({ status, headers }: Response, info: RequestInfo): string | undefined {
  const isOwnAbsent = status === 404 && !info.isUnknownAddress && requestFacts()?.actor !== undefined
  if (status === 403 || isOwnAbsent) return info.refused ?? 'permission refused'
  if (info.refused) return info.refused
  const isList = /^(?:text\/csv|application\/vnd\.openxml)/.test(headers.get('content-type') ?? '')
  return status === 200 && isList ? 'list exported' : undefined
}

function finish({ response, html }: Answer, info: RequestInfo): void {
  const { headers, status } = response
  for (const [name, value] of info.headers) headers.append(name, value)
  headers.set('x-request-id', info.requestId)
  // With a 304 the kept page stays under its own policy: a new nonce would block that page's own scripts.
  if (status !== 304 && !headers.has('content-security-policy'))
    headers.set('content-security-policy', html ? pagePolicy(info.nonce) : sandboxPolicy)
  if (info.tag && mayBeKept(response))
    for (const [name, value] of Object.entries(askedEachTime(info.tag))) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (!headers.has('retry-after') && (status === 429 || status === 503))
    headers.set('retry-after', status === 429 ? '900' : '5')
}

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !['cache-control', 'set-cookie', 'clear-site-data'].some((name) => headers.has(name))
}
