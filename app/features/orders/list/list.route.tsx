import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { ListError, NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../../account/account.server.ts'
import { CustomersNamed, OneCustomer } from '../../company/company.customer.tsx'
import { listOrders } from '../orders.server.ts'
import { orderStatuses } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { listWords } from './list.words.ts'
import { type OrderListView, orderListSearch, readOrderList } from './order-list.ts'
import { OrderTable, rowOf } from './order-table.tsx'
import type { Route } from './+types/list.route'
import './list.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, after, view } = readOrderList(url.searchParams, viewer)
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
      {hasRows && <OrderTable rows={page.rows} caption={orders('orders')} isStaff={isStaff} />}
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
  const { q, tooShort, status, company } = view
  return (
    <Filters action={path} resetTo={q || status ? path + orderListSearch({ company }) : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('search.where')} hint={say('search.in')} />
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
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}

/** No order at all, none that fits, or none left on the pages that follow. */
function NothingFound({ path, view }: { path: string; view: OrderListView }) {
  const say = useWords(listWords)
  if (!view.q && !view.status && !view.company && !view.after)
    return <NoneYet title={say('empty')}>{say('empty.words')}</NoneYet>
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={path}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}
