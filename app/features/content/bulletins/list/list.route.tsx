import { href } from 'react-router'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { BulletinList } from './bulletin-list.tsx'
import { loadList } from './page.server.ts'
import type { Route } from './+types/list.route'

export function loader(asked: Route.LoaderArgs) {
  return loadList('readers', asked)
}

/** What has been published for its reader. */
export default function Bulletins({ loaderData }: Route.ComponentProps) {
  const path = href('/:locale?/resources/bulletins', localePrefix(useLocale()))
  return <BulletinList side="readers" path={path} {...loaderData} />
}
