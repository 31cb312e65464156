import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { ListError, NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { CustomersNamed, OneCustomer } from '#app/features/people/company/company.customer.tsx'
import { listQuotes } from '../quotes.server.ts'
import { daysLeft, moneyOf, type QuoteRow, standingOf } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { isFiltered, listOrders, quoteListSearch, type QuoteListView, readQuoteList } from './list-params.ts'
import { QuoteFilters } from './list-filters.tsx'
import { listWords } from './list.words.ts'
import { QuotesTable } from './list-table.tsx'
import type { Route } from './+types/list.route'
import '../quotes.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const today = dayOf(portal.clock.now())
  const forStaff = viewer.side === 'maker'
  const { filter, view } = readQuoteList(url.searchParams, viewer, today)
  const page = await readOrLog(portal.log, 'the list of quotes', () => listQuotes(portal, viewer, filter))
  if (!page) return data({ view, forStaff, customer: undefined, named: [], page }, 500)
  const { customer, named, next, count } = page
  const rows = page.rows.map((row) => rowOf(row, today, forStaff))
  return { view: { ...view, company: customer?.id }, forStaff, customer, named, page: { rows, next, count } }
}

export default function QuoteList({ loaderData: { view, forStaff, customer, named, page } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  const path = href('/:locale?/quotes', localePrefix(useLocale()))
  const toOrder = (order: string | undefined) => path + quoteListSearch({ ...view, order, after: undefined })
  const hasRows = page && page.rows.length > 0
  return (
    <div className="quote-list">
      <PageTitle title={quotes('quotes')} />
      <PageHeader
        eyebrow={say(forStaff ? 'eyebrow.staff' : 'eyebrow')}
        title={quotes('quotes')}
        actions={
          hasRows ? <ExportLinks path={path} search={quoteListSearch({ ...view, after: undefined })} /> : undefined
        }
      />
      <QuoteFilters path={path} view={view} forStaff={forStaff} />
      {customer && (
        <OneCustomer
          name={customer.name}
          allTo={path + quoteListSearch({ ...view, company: undefined, after: undefined })}
        />
      )}
      <CustomersNamed
        customers={named}
        toOne={(company) => path + quoteListSearch({ ...view, q: '', company, after: undefined })}
      />
      {!page && <ListError title={say('error')} retryTo={path + quoteListSearch(view)} />}
      {hasRows && (
        <QuotesTable
          caption={quotes('quotes')}
          rows={page.rows}
          forStaff={forStaff}
          byExpiry={columnSort(listOrders, view, 'expires', toOrder)}
        />
      )}
      {hasRows && (
        <ListPager
          view={view}
          next={page.next}
          count={page.count > countMost ? say('count.many', { count: countMost }) : say('count', { count: page.count })}
          toView={(other) => path + quoteListSearch(other)}
        />
      )}
      {page && !hasRows && <NothingFound path={path} view={view} forStaff={forStaff} />}
    </div>
  )
}

/** No quote at all, none that fits, or none left on the pages that follow. */
function NothingFound({ path, view, forStaff }: { path: string; view: QuoteListView; forStaff: boolean }) {
  const say = useWords(listWords)
  if (!isFiltered(view) && !view.company && !view.after)
    return <NoneYet title={say('empty')}>{say(forStaff ? 'empty.staff' : 'empty.words')}</NoneYet>
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={path}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}

function rowOf(row: QuoteRow, today: string, forStaff: boolean) {
  const { id, number, title, ownerName, expiresOn, companyName, status } = row
  return {
    id,
    number,
    title,
    ownerName,
    expiresOn,
    amount: moneyOf(row),
    standing: standingOf(row, today),
    daysLeft: daysLeft(row, today),
    forStaff: forStaff ? { companyName, status } : undefined,
  }
}
