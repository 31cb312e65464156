import { href, redirect } from 'react-router'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { PackageList } from './package-list.tsx'
import { loadList } from './page.server.ts'
import type { Route } from './+types/list.route'

export function loader(asked: Route.LoaderArgs) {
  // Staff have all there are in their console.
  if (viewerIn(asked.context).side === 'maker')
    throw redirect(href('/:locale?/console/packages', localePrefix(localeOf(asked.url.pathname))))
  return loadList('readers', asked)
}

/** What its reader is offered. */
export default function Packages({ loaderData }: Route.ComponentProps) {
  return <PackageList side="readers" path={href('/:locale?/packages', localePrefix(useLocale()))} {...loaderData} />
}
