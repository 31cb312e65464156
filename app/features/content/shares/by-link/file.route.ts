import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAccepted } from './accepted.server.ts'
import { looks, openFile } from './by-link.server.ts'
import type { Route } from './+types/file.route'

/** One file, or its small picture. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { token } = params
  const locale = localeOf(url.pathname)
  requireAccepted(portal, { token, locale, info: context.get(requestContext), request })
  const look = looks.find((one) => one === params.look)
  if (!look) throw new Problem('not-found')
  const isHead = request.method === 'HEAD'
  return fileResponse(request, await openFile(portal, token, { id: maybeId(params.id) ?? 0, look, locale, isHead }))
}
