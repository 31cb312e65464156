import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { ListError, NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { columnSort, hasDays } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { CustomersNamed, OneCustomer } from '#app/features/people/company/company.customer.tsx'
import { listOrders } from '../orders.server.ts'
import { orderStatuses } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { listWords } from './list.words.ts'
import { isFiltered, ordersOfList, type OrderListView, orderListSearch, readOrderList } from './list-params.ts'
import { OrderTable, rowOf } from './list-table.tsx'
import type { Route } from './+types/list.route'
import './list.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, after, view } = readOrderList(url.searchParams, viewer, dayOf(portal.clock.now()))
  const isStaff = viewer.side === 'maker'
  const page = await readOrLog(portal.log, 'the list of orders', () => listOrders(portal, viewer, filter, after))
  if (!page) return data({ view, page, customer: undefined, named: [], isStaff }, 500)
  const { customer, named, next, count } = page
  const locale = localeOf(url.pathname)
  const rows = page.rows.map((row) => rowOf(locale, row, isStaff))
  return { view: { ...view, company: customer?.id }, isStaff, customer, named, page: { rows, next, count } }
}

export default function OrderList({ loaderData: { view, page, customer, named, isStaff } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const orders = useWords(orderWords)
  const path = href('/:locale?/orders', localePrefix(useLocale()))
  const hasRows = page && page.rows.length > 0
  const toOrder = (order: string | undefined) => path + orderListSearch({ ...view, order, after: undefined })
  return (
    <div className="order-list">
      <PageTitle title={orders('orders')} />
      <PageHeader
        eyebrow={say(isStaff ? 'eyebrow.staff' : 'eyebrow')}
        title={orders('orders')}
        actions={
          hasRows ? (
            <ExportLinks
              path={path}
              search={orderListSearch({ ...view, q: view.tooShort ? '' : view.q, after: undefined })}
            />
          ) : undefined
        }
      />
      <OrderFilters path={path} view={view} />
      {customer && (
        <OneCustomer
          name={customer.name}
          allTo={path + orderListSearch({ ...view, company: undefined, after: undefined })}
        />
      )}
      <CustomersNamed
        customers={named}
        toOne={(company) => path + orderListSearch({ ...view, q: '', company, after: undefined })}
      />
      {!page && <ListError title={say('error')} retryTo={path + orderListSearch(view)} />}
      {hasRows && (
        <OrderTable
          rows={page.rows}
          caption={orders('orders')}
          isStaff={isStaff}
          byDate={columnSort(ordersOfList, view, 'date', toOrder)}
        />
      )}
      {hasRows && (
        <ListPager
          view={view}
          next={page.next}
          count={page.count > countMost ? say('count.many', { count: countMost }) : say('count', { count: page.count })}
          toView={(other) => path + orderListSearch(other)}
        />
      )}
      {page && !hasRows && <NothingFound path={path} view={view} />}
    </div>
  )
}

function OrderFilters({ path, view }: { path: string; view: OrderListView }) {
  const say = useWords(listWords)
  const orders = useWords(orderWords)
  const { q, tooShort, status, company, order } = view
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path + orderListSearch({ company, order }) : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[status, hasDays(view)]}>
        <Field id="status" label={orders('status')}>
          {(control) => (
            <NativeSelect {...control} name="status" defaultValue={status ?? ''}>
              <option value="">{say('status.all')}</option>
              {orderStatuses.map((one) => (
                <option key={one} value={one}>
                  {orders(`status.${one}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <PeriodField
          label={orders('date')}
          view={view}
          toPeriod={(period) => path + orderListSearch({ ...view, ...period, after: undefined })}
        />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}

/** No order at all, none that fits, or none left on the pages that follow. */
function NothingFound({ path, view }: { path: string; view: OrderListView }) {
  const say = useWords(listWords)
  if (!isFiltered(view) && !view.company && !view.after)
    return <NoneYet title={say('empty')}>{say('empty.words')}</NoneYet>
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={path}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}
