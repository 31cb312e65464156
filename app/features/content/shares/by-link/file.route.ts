import { href, redirect } from 'react-router'
import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { hasAccepted } from '../shares.links.server.ts'
import { looks, openFile } from './by-link.server.ts'
import type { Route } from './+types/file.route'

/** Who has not accepted the terms yet is led to them; nothing else is said of the link. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  info.headers.set('x-robots-tag', 'noindex')
  const { token } = params
  const locale = localeOf(url.pathname)
  if (!hasAccepted(portal.secret, token, info.https, request))
    return redirect(href('/:locale?/f/:token', { ...localePrefix(locale), token }), 303)
  const look = looks.find((one) => one === params.look)
  if (!look) throw new Problem('not-found')
  const isHead = request.method === 'HEAD'
  return fileResponse(request, await openFile(portal, token, { id: maybeId(params.id) ?? 0, look, locale, isHead }))
}
