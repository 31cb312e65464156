import { type CsvColumn, csvResponse } from '#app/kit/lists/csv.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { majorOf } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../../account/account.server.ts'
import { exportQuotes } from '../quotes.server.ts'
import { moneyOf, type QuoteRow, standingOf } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { readQuoteList } from './address.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const now = portal.clock.now()
  const today = dayOf(now)
  const { filter } = readQuoteList(url.searchParams, today)
  const rows = exportQuotes(portal, viewer, filter)
  const columns = columnsFor(locale, today, viewer.side === 'maker')
  return csvResponse(locale, { name: sayIn(listWords, locale)('file'), now }, columns, rows)
}

function columnsFor(locale: Locale, today: string, forStaff: boolean): CsvColumn<QuoteRow>[] {
  const say = sayIn(quoteWords, locale)
  const columns: (CsvColumn<QuoteRow> | false)[] = [
    { label: say('number'), value: ({ number }) => number },
    { label: say('title'), value: ({ title }) => title },
    forStaff && { label: say('company'), value: ({ companyName }) => companyName },
    { label: say('owner'), value: ({ ownerName }) => ownerName },
    { label: say('amount'), value: (row) => majorOf(locale, moneyOf(row)) },
    { label: sayIn(listWords, locale)('currency'), value: ({ currency }) => currency },
    { label: say('created'), value: ({ createdAt }) => dayOf(createdAt) },
    { label: say('expires'), value: ({ expiresOn }) => expiresOn },
    forStaff && { label: say('status'), value: ({ status }) => say(`status.${status}`) },
    { label: say('acceptance'), value: (row) => say(`standing.${standingOf(row, today)}`) },
  ]
  return columns.filter((column) => column !== false)
}
