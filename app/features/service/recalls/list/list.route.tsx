import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { listRecalls } from '../reading.server.ts'
import { RecallFilters } from './list-filters.tsx'
import { recallList, type RecallListView } from './list-params.ts'
import { type ListRow, RecallTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const { filter, view } = recallList.read(url.searchParams)
  const page = await readOrLog(portal.log, 'the list of recalls', async () => {
    const { rows, ...rest } = await listRecalls(portal, viewer, filter)
    const shown = rows.map(({ id, number, kind, state, publishedAt, units, settled, texts }): ListRow => {
      const language = languageAmong(texts.product, locale)
      const product = texts.product[language]
      return { id, number, kind, state, publishedAt, units, settled, product, language }
    })
    return { ...rest, rows: shown }
  })
  return { view, page }
}

/** What has been recalled, and what is about to be. */
export default function RecallList({ loaderData: { view, page } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/console/recalls', prefix)
  const toView = (one: Partial<RecallListView>) => path + recallList.search(one)
  const writing = (
    <LinkButton
      to={href('/:locale?/console/recalls/new', prefix)}
      variant="primary"
      icon={<CirclePlus size={16} aria-hidden />}
    >
      {say('new')}
    </LinkButton>
  )
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say('console')}
      actions={writing}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<RecallFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <RecallTable caption={say('title')} rows={rows} />}
      isFiltered={recallList.isFiltered(view)}
      none={{ words: say('empty.words'), action: writing }}
    />
  )
}
