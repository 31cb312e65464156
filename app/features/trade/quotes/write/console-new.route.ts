import { href, redirect } from 'react-router'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { Route } from './+types/console-new.route'

/** Where the console's other forms are, staff look for this one too: it stands with the quotes. */
export function loader({ url, context }: Route.LoaderArgs) {
  staffIn(context)
  return redirect(href('/:locale?/quotes/new', localePrefix(localeOf(url.pathname))) + url.search)
}
