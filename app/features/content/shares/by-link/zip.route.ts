import { href, redirect } from 'react-router'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { hasAccepted } from '../shares.links.server.ts'
import { openZip } from './by-link.server.ts'
import type { Route } from './+types/zip.route'

/** All that is left of a share, with the terms of each file. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  info.headers.set('x-robots-tag', 'noindex')
  const { token } = params
  const locale = localeOf(url.pathname)
  if (!hasAccepted(portal.secret, token, info.https, request))
    return redirect(href('/:locale?/f/:token', { ...localePrefix(locale), token }), 303)
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
