import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { quoteWords } from '../quotes.words.ts'
import { QuoteFilters } from './list-filters.tsx'
import { listOrders, quoteList, type QuoteListView, readQuoteList } from './list-params.ts'
import { QuotesTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { shownQuotes } from './shown.server.ts'
import type { Route } from './+types/list.route'
import '../quotes.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const asked = readQuoteList(url.searchParams, viewer, dayOf(portal.clock.now()))
  const found = await readOrLog(portal.log, 'the list of quotes', () => shownQuotes.read(portal, viewer, asked))
  return listData({ view: asked.view, forStaff: viewer.side === 'maker' }, found)
}

export default function QuoteList({ loaderData: { view, forStaff, found } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/quotes', prefix)
  const newQuote = href('/:locale?/quotes/new', prefix) + (view.company ? `?company=${view.company}` : '')
  const toView = (one: Partial<QuoteListView>) => path + quoteList.search(one)
  const sortBy = columnSort(listOrders, view, toView)
  return (
    <ListPage
      path={path}
      title={quotes('quotes')}
      eyebrow={say(forStaff ? 'eyebrow.staff' : 'eyebrow')}
      actions={
        forStaff ? (
          <LinkButton variant="primary" icon={<Plus size={16} aria-hidden />} to={newQuote}>
            {say('new')}
          </LinkButton>
        ) : undefined
      }
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<QuoteFilters path={path} view={view} toView={toView} forStaff={forStaff} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => (
        <QuotesTable caption={quotes('quotes')} rows={rows} forStaff={forStaff} byExpiry={sortBy('expires')} />
      )}
      isFiltered={quoteList.isFiltered(view)}
      none={{ words: say(forStaff ? 'empty.staff' : 'empty.words') }}
    />
  )
}
