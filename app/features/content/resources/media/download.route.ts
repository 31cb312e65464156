import { href, redirect } from 'react-router'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { assetsIn, downloadMost, numberIn, sharedMost } from '../resources.ts'
import { type Wanted, zipAssets } from '../zip.server.ts'
import { type DownloadNotice, librarySearchFrom, turnedTo } from './list-params.ts'
import type { Route } from './+types/download.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  requireModule(viewer, 'media-sharing')
  const locale = localeOf(url.pathname)
  const library = href('/:locale?/resources/media', localePrefix(locale))
  const turned = turnedTo(url.searchParams)
  if (turned !== undefined) return redirect(library + turned, 303)
  const wanted = wantedIn(url.searchParams)
  const back = (notice: DownloadNotice) => redirect(library + librarySearchFrom(url.searchParams, notice), 303)
  // Only a button of the form knows what is ticked by then: the one that shares comes here as well.
  if (url.searchParams.has('share') && 'ids' in wanted) {
    if (wanted.ids.length === 0) return back('none-shared')
    if (wanted.ids.length > sharedMost) return back('too-many-shared')
    return redirect(
      `${href('/:locale?/resources/media/shares/new', localePrefix(locale))}?asset=${wanted.ids.join('.')}`,
      303,
    )
  }
  if ('ids' in wanted && wanted.ids.length === 0) return back('none-chosen')
  if ('ids' in wanted && wanted.ids.length > downloadMost) return back('too-many')
  const zip = await zipAssets(context.get(portalContext), viewer, locale, wanted)
  if (typeof zip === 'string') return back(zip)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${zip.name}"`,
    'content-security-policy': sandboxPolicy,
    'cache-control': 'private, no-store',
  }
  // The router throws away the body of an answer to HEAD without closing it: none is begun.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const stream = zip.begin()
  // Who leaves meanwhile leaves no file open.
  request.signal.addEventListener('abort', () => void stream.cancel().catch(() => undefined), { once: true })
  return new Response(stream, { headers })
}

function wantedIn(query: URLSearchParams): Wanted {
  const folder = query.get('folder')
  if (folder !== null) return { folder: numberIn(folder) }
  return { ids: assetsIn(query) }
}
