import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { PackageList } from './package-list.tsx'
import { listWords } from './list.words.ts'
import { loadList } from './page.server.ts'
import type { Route } from './+types/desk.route'

export function loader(asked: Route.LoaderArgs) {
  return loadList('desk', asked)
}

/** All there are, drafts as well. */
export default function PackageDesk({ loaderData }: Route.ComponentProps) {
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  const writing = (
    <LinkButton
      to={href('/:locale?/console/packages/new', prefix)}
      variant="primary"
      icon={<CirclePlus size={16} aria-hidden />}
    >
      {say('new')}
    </LinkButton>
  )
  return <PackageList side="desk" path={href('/:locale?/console/packages', prefix)} {...loaderData} actions={writing} />
}
