import { Images } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { listShares } from '../shares.server.ts'
import { stateOf } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { ShareFilters } from './list-filters.tsx'
import { shareList, type ShareListView } from './list-params.ts'
import { type ListRow, ShareTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, view } = shareList.read(url.searchParams)
  const today = dayOf(portal.clock.now())
  const page = await readOrLog(portal.log, 'the list of shares', async () => {
    const { rows, ...rest } = await listShares(portal, viewer, filter)
    const shown = rows.map((row): ListRow => {
      const { id, recipient, companyName, madeBy, lastDay, files, downloads } = row
      return { id, recipient, companyName, madeBy, lastDay, files, downloads, state: stateOf(row, today) }
    })
    return { ...rest, rows: shown }
  })
  return { view, page, isStaff: viewer.side === 'maker' }
}

/** What a dealer has handed to others; to staff, what all have. */
export default function ShareList({ loaderData: { view, page, isStaff } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const words = useWords(shareWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/resources/media/shares', prefix)
  const toView = (one: Partial<ShareListView>) => path + shareList.search(one)
  const choose = (
    <LinkButton
      to={href('/:locale?/resources/media', prefix)}
      variant="primary"
      icon={<Images size={16} aria-hidden />}
    >
      {say('choose')}
    </LinkButton>
  )
  return (
    <ListPage
      path={path}
      title={words('shares')}
      eyebrow={isStaff ? say('console') : words('library')}
      actions={isStaff ? undefined : choose}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<ShareFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <ShareTable caption={words('shares')} rows={rows} isStaff={isStaff} />}
      isFiltered={shareList.isFiltered(view)}
      none={isStaff ? { words: say('empty.staff') } : { words: say('empty.dealer'), action: choose }}
    />
  )
}
