import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAccepted } from './accepted.server.ts'
import { openZip } from './by-link.server.ts'
import type { Route } from './+types/zip.route'

/** All that is left of a share, with the terms of each file. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { token } = params
  const locale = localeOf(url.pathname)
  requireAccepted(portal, { token, locale, info: context.get(requestContext), request })
  const { zip, count } = await openZip(portal, token, locale)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${zip.name}"`,
    'content-security-policy': sandboxPolicy,
    'cache-control': 'private, no-store',
  }
  // The router throws away the body of an answer to HEAD without closing it: none is begun.
  if (request.method === 'HEAD') return new Response(null, { headers })
  await count()
  const stream = zip.begin()
  // Who leaves meanwhile leaves no file open.
  request.signal.addEventListener('abort', () => void stream.cancel().catch(() => undefined), { once: true })
  return new Response(stream, { headers })
}
