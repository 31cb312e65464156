import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { orderWords } from '../orders.words.ts'
import { OrderFilters } from './list-filters.tsx'
import { orderList, type OrderListView, ordersOfList, readOrderList } from './list-params.ts'
import { OrderTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { shownOrders } from './shown.server.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const asked = readOrderList(url.searchParams, viewer, dayOf(portal.clock.now()))
  const found = await readOrLog(portal.log, 'the list of orders', () =>
    shownOrders.read(portal, viewer, asked, localeOf(url.pathname)),
  )
  return listData({ view: asked.view, isStaff: viewer.side === 'maker' }, found)
}

export default function OrderList({ loaderData: { view, found, isStaff } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const orders = useWords(orderWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/orders', prefix)
  const newOrder = href('/:locale?/orders/new', prefix) + (view.company ? `?company=${view.company}` : '')
  const toView = (one: Partial<OrderListView>) => path + orderList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={orders('orders')}
      eyebrow={say(isStaff ? 'eyebrow.staff' : 'eyebrow')}
      actions={
        isStaff ? (
          <LinkButton variant="primary" icon={<Plus size={16} aria-hidden />} to={newOrder}>
            {say('new')}
          </LinkButton>
        ) : undefined
      }
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<OrderFilters path={path} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => (
        <OrderTable rows={rows} caption={orders('orders')} isStaff={isStaff} byDate={sortBy('date')} />
      )}
      isFiltered={orderList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}
