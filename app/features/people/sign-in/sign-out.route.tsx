import { redirect } from 'react-router'
import { portalContext } from '#app/portal.server.ts'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { localeOf, pathIn } from '#app/kit/words/locales.ts'
import { sessionToken } from './sign-in.gate.server.ts'
import { signOut } from '#app/features/people/account/account.sessions.server.ts'
import type { Route } from './+types/sign-out.route'

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext)
  await signOut(context.get(portalContext), sessionToken(request, info))
  info.headers.append('set-cookie', sessionCookie(info.https, '', 0))
  // What the browser kept of the pages must not come back with its Back button.
  info.headers.set('clear-site-data', '"cache"')
  return redirect(pathIn(localeOf(url.pathname), '/'), 303)
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOf(url.pathname), '/'))
}
