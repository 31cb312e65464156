import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { listInvoices } from '../invoices.server.ts'
import { invoiceWords } from '../invoices.words.ts'
import { InvoiceFilters } from './list-filters.tsx'
import { invoiceList, type InvoiceListView, ordersOfList, readInvoiceList } from './list-params.ts'
import { InvoiceTable, rowOf } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const isStaff = viewer.side === 'maker'
  const today = dayOf(portal.clock.now())
  const { filter, after, view } = readInvoiceList(url.searchParams, viewer, today)
  const found = await readOrLog(portal.log, 'the list of invoices', async () => {
    const { page, ...customers } = await listInvoices(portal, viewer, filter, after)
    return { ...customers, page: { ...page, rows: page.rows.map((row) => rowOf(row, isStaff, today)) } }
  })
  return listData({ view, isStaff }, found)
}

export default function InvoiceList({ loaderData: { view, found, isStaff } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const invoices = useWords(invoiceWords)
  const path = href('/:locale?/invoices', localePrefix(useLocale()))
  const toView = (one: Partial<InvoiceListView>) => path + invoiceList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={invoices('invoices')}
      eyebrow={say(isStaff ? 'eyebrow.staff' : 'eyebrow')}
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<InvoiceFilters path={path} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => (
        <InvoiceTable rows={rows} caption={invoices('invoices')} isStaff={isStaff} byDate={sortBy('date')} />
      )}
      isFiltered={invoiceList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}
