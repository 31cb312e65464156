import { href, redirect } from 'react-router'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { sessionToken } from '#app/features/people/sign-in/sign-in.gate.server.ts'
import { stopSeeing } from './see-as.server.ts'
import type { Route } from './+types/stop.route'

/** Back to the console; who saw as nobody goes to the first page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const token = sessionToken(request, context.get(requestContext))
  const locale = localeOf(url.pathname)
  const companyId = token && (await stopSeeing(context.get(portalContext), token))
  const page = companyId
    ? href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(companyId) })
    : pathIn(locale, '/')
  return redirect(page, 303)
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOf(url.pathname), '/'))
}
