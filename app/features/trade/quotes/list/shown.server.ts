import type { Viewer } from '#app/features/people/account/account.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { listQuotes } from '../quotes.server.ts'
import { daysLeft, moneyOf, type QuoteRow, standingOf } from '../quotes.ts'
import type { readQuoteList } from './list-params.ts'

/** A page of the list, as it is shown on this day. */
export const shownQuotes = readingAhead(readShown)

async function readShown(portal: Portal, viewer: Viewer, { filter }: ReturnType<typeof readQuoteList>) {
  const [today, forStaff] = [dayOf(portal.clock.now()), viewer.side === 'maker']
  const { page, ...customers } = await listQuotes(portal, viewer, filter)
  return { ...customers, page: { ...page, rows: page.rows.map((row) => rowOf(row, today, forStaff)) } }
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
