import { href, redirect } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import type { Route } from './+types/index.route'

export function loader({ url, context }: Route.LoaderArgs) {
  staffIn(context)
  return redirect(href('/:locale?/console/tickets', localePrefix(localeOf(url.pathname))))
}

/** Never drawn, since the loader always leads on; without it a refusal would be no page but bare JSON. */
export default function ConsoleIndex() {
  return null
}
