import { redirect } from 'react-router'
import { portalContext } from '#app/portal.server.ts'
import { localeCookie } from '#app/kit/http/cookies.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ownPath } from '#app/kit/http/own-path.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { defaultLocale, isLocale } from '#app/kit/words/locales.ts'
import { sessionToken } from './sign-in.gate.server.ts'
import { rememberLocale } from '#app/features/people/account/account.sessions.server.ts'
import type { Route } from './+types/locale.route'

/** The language switcher: sets the cookie, and leads to the same page in the language chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request)
  const chosen = fields.get('locale')
  const locale = isLocale(chosen) ? chosen : defaultLocale
  const to = ownPath(fields.get('to'), locale)
  const info = context.get(requestContext)
  await rememberLocale(context.get(portalContext), sessionToken(request, info), locale)
  info.headers.append('set-cookie', localeCookie(info.https, locale))
  return redirect(to, 303)
}

export function loader() {
  return redirect('/')
}
