import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { portalContext, siteOf } from '#app/portal.server.ts'
import { lookOf } from '#app/brand/look.ts'
import { BrandContext } from '#app/kit/brand.tsx'
import { labelsIn, LabelsContext } from '#app/catalogue/catalogue.labels.ts'
import { isScreen, isStep, signInParameter } from '#app/features/people/sign-in/sign-in.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { sentBefore } from '#app/kit/multipart/carried.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { letScriptsWait } from '#app/shell/after-paint.ts'
import { scriptsOf } from '#app/shell/manifest.server.ts'
import { PageLoadContext, type UnsentForm } from '#app/shell/page-load.ts'

/**
 * Renders a page as a whole into one Buffer, left in the request’s info for the listener: streaming it through a Response costs
 * a fifth more CPU a page, and rendering it by React's streaming renderer a fifth of what is left. No page waits for
 * anything once its loaders have answered.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Those who sent half a form and left wait for no page.
  if (request.signal.aborted) return new Response(null, { headers, status })
  const info = context.get(requestContext)
  const portal = context.get(portalContext)
  const { demo, sendsMail } = portal.settings
  const brand = portal.brands.current()
  const locale = localeOf(new URL(request.url).pathname)
  const { manifest, imports } = scriptsOf(locale, entry)
  const load = {
    nonce: info.nonce,
    build: entry.manifest.version,
    imports,
    ...(isFailed(entry) && { requestId: info.requestId, unsent: await unsentForm(request, status) }),
    isKept: info.tag !== undefined,
  }
  const renderMeta = await readHandoff(entry)
  const html = renderToString(
    <BrandContext value={{ name: brand.name, demo, sendsMail, site: siteOf(portal), look: lookOf(brand) }}>
      <LabelsContext value={labelsIn(locale, portal.catalogues.current())}>
        <PageLoadContext value={load}>
          <ServerRouter context={{ ...entry, renderMeta, manifest }} url={request.url} nonce={info.nonce} />
        </PageLoadContext>
      </LabelsContext>
    </BrandContext>,
  )
  info.html = Buffer.from(letScriptsWait(`<!DOCTYPE html>${html}`))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { headers, status })
}

/** What somebody sent with a portal that cannot save for the moment. A screen on the way in carries it on by itself. */
async function unsentForm(request: Request, status: number): Promise<UnsentForm | undefined> {
  const isLater = status === 503 || status === 507
  if (!isLater || request.method !== 'POST' || isStep(new URL(request.url).searchParams.get(signInParameter)))
    return undefined
  const form = await sentBefore(request)
  return form.fields.length > 0 ? form : undefined
}

/** What the page hands to the browser, read before the page is rendered: the router would have it waited for in the midst. */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<NonNullable<EntryContext['renderMeta']>> {
  if (!serverHandoffStream) return {}
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true })
  // The router takes hold of it too, though nothing is left.
  reader.releaseLock()
  return { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } }
}

/** An error stands in the place of the page; a screen on the way to full access is none. */
function isFailed({ staticHandlerContext: { errors } }: EntryContext): boolean {
  return Object.values(errors ?? {}).some((error) => !(isRouteErrorResponse(error) && isScreen(error.data)))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Refusals, and the router's own 404 and 405, are no bugs.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { requestId } = context.get(requestContext)
  context.get(portalContext).log.error({ err: error, requestId }, 'a page failed')
}
