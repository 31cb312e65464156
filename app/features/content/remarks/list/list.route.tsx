import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { listRemarks } from '../remarks.server.ts'
import { RemarkFilters } from './list-filters.tsx'
import { remarkList, type RemarkListView } from './list-params.ts'
import { type ListRow, RemarkTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

const excerptMost = 120

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { filter, view } = remarkList.read(url.searchParams)
  const page = await readOrLog(portal.log, 'the list of remarks', async () => {
    const { rows, ...rest } = await listRemarks(portal, viewer, filter)
    const shown = rows.map(({ id, guide, title, number, personName, companyName, saidAt, closedAt, body }): ListRow => {
      const isClosed = closedAt !== null
      return { id, guide, title, number, personName, companyName, saidAt, isClosed, excerpt: excerptOf(body) }
    })
    return { ...rest, rows: shown }
  })
  return { view, page }
}

function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ')
  return line.length > excerptMost ? `${line.slice(0, excerptMost).trimEnd()}…` : line
}

/** What readers say is wrong in guides. */
export default function RemarkList({ loaderData: { view, page } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const path = href('/:locale?/console/remarks', localePrefix(useLocale()))
  const toView = (one: Partial<RemarkListView>) => path + remarkList.search(one)
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say('console')}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<RemarkFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <RemarkTable caption={say('title')} rows={rows} />}
      isFiltered={remarkList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}
