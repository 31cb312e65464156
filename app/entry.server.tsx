import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
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
import { isScreen } from '#app/features/people/sign-in/sign-in.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { letScriptsWait } from '#app/shell/after-paint.ts'
import { manifestIn } from '#app/shell/manifest.server.ts'
import { PageLoadContext } from '#app/shell/page-load.ts'

/** No page may take longer than this to render. */
const deadline = 6000

/**
 * Renders a page as a whole into one Buffer, left in the request’s info for the listener: streaming it through a Response costs
 * a fifth more CPU a page, and no page waits for anything once its loaders have answered.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Those who sent half a form and left wait for no page.
  if (request.signal.aborted) return Promise.resolve(new Response(null, { headers, status }))
  const info = context.get(requestContext)
  const portal = context.get(portalContext)
  const { demo, sendsMail } = portal.settings
  const brand = portal.brands.current()
  const locale = localeOf(new URL(request.url).pathname)
  const manifest = manifestIn(locale, entry.manifest)
  const load = {
    nonce: info.nonce,
    build: entry.manifest.version,
    requestId: isFailed(entry) ? info.requestId : undefined,
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        info.html = Buffer.from(letScriptsWait(Buffer.concat(parts).toString()))
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(null, { headers, status: broken ? 500 : status }))
        done()
      },
    })
    let broken = false
    const { pipe, abort } = renderToPipeableStream(
      <BrandContext value={{ name: brand.name, demo, sendsMail, site: siteOf(portal), look: lookOf(brand) }}>
        <LabelsContext value={labelsIn(locale, portal.catalogues.current())}>
          <PageLoadContext value={load}>
            <ServerRouter context={{ ...entry, manifest }} url={request.url} nonce={info.nonce} />
          </PageLoadContext>
        </LabelsContext>
      </BrandContext>,
      {
        nonce: info.nonce,
        progressiveChunkSize: 1 << 20,
        onAllReady() {
          clearTimeout(timer)
          pipe(whole)
        },
        onShellError: reject,
        onError(error) {
          broken = true
          portal.log.error({ err: error, requestId: info.requestId }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(abort, deadline)
  })
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
