import { href, redirect } from 'react-router'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '../../account/account.server.ts'
import { downloadMost, numberIn } from '../resources.ts'
import { type Wanted, zipAssets } from '../zip.server.ts'
import { type DownloadNotice, librarySearchFrom } from './address.ts'
import type { Route } from './+types/download.route'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  requireModule(viewer, 'media-sharing')
  const locale = localeOf(url.pathname)
  const wanted = wantedIn(url.searchParams)
  const back = (notice: DownloadNotice) => {
    const page = href('/:locale?/resources/media', localePrefix(locale))
    return redirect(page + librarySearchFrom(url.searchParams, notice), 303)
  }
  if ('ids' in wanted && wanted.ids.length === 0) return back('none-chosen')
  if ('ids' in wanted && wanted.ids.length > downloadMost) return back('too-many')
  const zip = await zipAssets(context.get(portalContext), viewer, locale, wanted)
  if (typeof zip === 'string') return back(zip)
  const { name, stream } = zip
  // The router throws away the body of an answer to HEAD without closing it; the same for who has left.
  if (request.method === 'HEAD') await stream.cancel()
  else request.signal.addEventListener('abort', () => void stream.cancel().catch(() => undefined), { once: true })
  return new Response(request.method === 'HEAD' ? null : stream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, no-store',
    },
  })
}

function wantedIn(query: URLSearchParams): Wanted {
  const folder = query.get('folder')
  if (folder !== null) return { folder: numberIn(folder) }
  return { ids: [...new Set(query.getAll('asset').map(numberIn))] }
}
