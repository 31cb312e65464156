import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { CheckFilters } from './list-filters.tsx'
import { checkList, type CheckListView, ordersOfList, readCheckList } from './list-params.ts'
import { listFor } from './list.server.ts'
import { CheckTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { ShareCard } from './share-card.tsx'
import { readShares } from './share.server.ts'
import type { Route } from './+types/list.route'
import '../checks.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const { filter, view } = readCheckList(url.searchParams, viewer)
  const shares = await readShares(portal, viewer)
  const found = await readOrLog(portal.log, 'the list of checks', () => listFor(portal, viewer, filter))
  const isStaff = viewer.side === 'maker'
  const mayDeliver = !isStaff && hasModule(viewer, 'products')
  const notice = noticeIn(url.searchParams, ['discard'])?.done
  return listData({ view, isStaff, mayDeliver, shares, notice }, found)
}

/** A workshop's checks, or for staff everybody's. */
export default function CheckList({ loaderData: page }: Route.ComponentProps) {
  const { view, found, isStaff, mayDeliver, shares, notice } = page
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/checks', prefix)
  const toView = (one: Partial<CheckListView>) => path + checkList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  const delivering = mayDeliver ? (
    <LinkButton to={href('/:locale?/checks/new', prefix)} variant="primary" icon={<CirclePlus size={16} aria-hidden />}>
      {say('deliver')}
    </LinkButton>
  ) : undefined
  return (
    <div className="stack">
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <ListPage
        path={path}
        title={say('checks')}
        eyebrow={say('eyebrow')}
        actions={delivering}
        view={view}
        page={found?.page}
        say={say}
        toView={toView}
        filters={<CheckFilters path={path} view={view} toView={toView} isStaff={isStaff} />}
        customers={<ListCustomers view={view} found={found} toView={toView} />}
        renderRows={(rows) => <CheckTable caption={say('checks')} rows={rows} isStaff={isStaff} sortBy={sortBy} />}
        isFiltered={checkList.isFiltered(view)}
        none={{ words: say(isStaff ? 'empty.staff' : 'empty.words'), action: delivering }}
      />
      <ShareCard shares={shares} isStaff={isStaff} />
    </div>
  )
}
