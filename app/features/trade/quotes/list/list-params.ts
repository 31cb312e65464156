import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import {
  type Acceptance,
  acceptances,
  type QuoteFilter,
  type QuoteOrder,
  quoteStatuses,
  type QuoteStatus,
} from '../quotes.ts'

/** What the address of the list asks for, as the page writes it back. */
export type QuoteListView = ListView &
  SortedView & {
    acceptance: Acceptance | undefined
    expired: (typeof expiredValues)[number] | undefined
    /** In staff's list alone. */
    status: QuoteStatus | undefined
    /** In staff's list alone. */
    asked: (typeof askedValues)[number] | undefined
    /** The number of a customer, in staff's list alone. */
    company: number | undefined
  }

export const expiredValues = ['no', 'yes'] as const
export const askedValues = ['waiting'] as const

export const listOrders: Orders<QuoteOrder> = [
  { by: 'created', direction: 'desc' },
  { by: 'expires', direction: 'asc' },
]

/**
 * Values it does not know are left out, and so does what is for staff alone.
 * @param today YYYY-MM-DD
 */
export function readQuoteList(
  query: URLSearchParams,
  { side }: Pick<Viewer, 'side'>,
  today: string,
): { filter: QuoteFilter; view: QuoteListView } {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, listOrders, today)
  const forStaff = side === 'maker'
  const chosen = {
    acceptance: acceptances.find((one) => one === query.get('acceptance')),
    expired: expiredValues.find((one) => one === query.get('expired')),
    status: forStaff ? quoteStatuses.find((one) => one === query.get('status')) : undefined,
    asked: forStaff ? askedValues.find((one) => one === query.get('asked')) : undefined,
    company: forStaff ? customerIn(query) : undefined,
  }
  return { filter: { q, ...chosen, today, sort, period, after }, view: { ...view, ...sorted, ...chosen } }
}

/** The search part of the list's address, with its question mark. */
export function quoteListSearch(view: Partial<QuoteListView>): string {
  const { q, acceptance, expired, status, asked, company, ...place } = view
  return listSearch({ q, status, asked, acceptance, expired, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, acceptance, expired, status, asked, from, to }: QuoteListView): boolean {
  return Boolean(q || acceptance || expired || status || asked || from || to)
}
