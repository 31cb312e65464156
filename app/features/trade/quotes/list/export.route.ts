import { exportResponse } from '#app/kit/lists/export.server.ts'
import { amountCell, dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportQuotes } from '../quotes.server.ts'
import { type ExportedQuote, isShown, moneyOf, standingOf } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { readQuoteList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const now = portal.clock.now()
  const today = dayOf(now)
  const { filter } = readQuoteList(url.searchParams, viewer, today)
  const rows = await exportQuotes(portal, viewer, filter)
  const columns = columnsFor(locale, today, viewer.side === 'maker')
  return exportResponse(url, { name: sayIn(listWords, locale)('file'), now }, columns, rows)
}

function columnsFor(locale: Locale, today: string, forStaff: boolean): ExportColumn<ExportedQuote>[] {
  const say = sayIn(quoteWords, locale)
  const columns: (ExportColumn<ExportedQuote> | false)[] = [
    { label: say('number'), value: ({ number }) => number },
    { label: say('title'), value: ({ title }) => title },
    forStaff && { label: say('company'), value: ({ companyName }) => companyName },
    { label: say('owner'), value: ({ ownerName }) => ownerName },
    { label: say('net'), value: (row) => amountCell(locale, moneyOf(row)) },
    { label: sayIn(listWords, locale)('currency'), value: ({ currency }) => currency },
    { label: say('created'), value: ({ createdAt }) => dayCell(createdAt) },
    { label: say('expires'), value: ({ expiresOn }) => dayCell(expiresOn) },
    forStaff && { label: say('status'), value: ({ status }) => say(`status.${status}`) },
    {
      label: say('acceptance'),
      // What the house has not let out awaits no answer.
      value: (row) => (isShown(row.status) ? say(`standing.${standingOf(row, today)}`) : null),
    },
    {
      label: say('decided.name'),
      // Who withdrew it has signed nothing.
      value: ({ acceptance, decidedName }) => (acceptance === 'withdrawn' ? null : decidedName),
    },
    { label: say('decided.on'), value: ({ decidedAt }) => dayCell(decidedAt) },
    { label: say('link'), value: ({ link }) => link },
  ]
  return columns.filter((column) => column !== false)
}
