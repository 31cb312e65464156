import { href, redirect } from 'react-router'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportData } from './export.server.ts'
import type { Route } from './+types/export.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const headers = {
    'content-type': 'application/zip',
    'content-security-policy': sandboxPolicy,
    'cache-control': 'no-store',
  }
  // The router throws away the body of an answer to HEAD without closing it: none is begun.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const page = href('/:locale?/user/data', localePrefix(locale))
  if (isForeign(request)) return redirect(page, 303)
  const made = await exportData(context.get(portalContext), viewerIn(context), locale)
  if (!made) return redirect(`${page}?notice=export-limit`, 303)
  const { name, stream } = made
  // The same for anyone who has left.
  request.signal.addEventListener('abort', () => void stream.cancel().catch(() => undefined), { once: true })
  return new Response(stream, { headers: { ...headers, 'content-disposition': `attachment; filename="${name}"` } })
}

/** Another site's link or image would use up the hour's exports. */
function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
