import { type Cursor, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type InvoiceFilter, type InvoiceState, invoiceStates } from '../invoices.ts'

/** What the address of the list asks for, as the page writes it back. */
export type InvoiceListView = ListView &
  SortedView & {
    state: InvoiceState | undefined
    /** The number of a customer, in staff's list alone. */
    company: number | undefined
  }

export const ordersOfList: Orders<'date'> = [{ by: 'date', direction: 'desc' }]

type InvoiceListReading = { filter: InvoiceFilter; after: Cursor | undefined; view: InvoiceListView }

/**
 * Values it does not know are left out, and so does what is for staff alone.
 * @param today YYYY-MM-DD
 */
export function readInvoiceList(
  query: URLSearchParams,
  { side }: Pick<Viewer, 'side'>,
  today: string,
): InvoiceListReading {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, ordersOfList, today)
  const state = invoiceStates.find((one) => one === query.get('state'))
  const company = side === 'maker' ? customerIn(query) : undefined
  return {
    filter: { q, state, today, company, sort, period },
    after,
    view: { ...view, ...sorted, state, company },
  }
}

/** The search part of the list's address, with its question mark. */
export function invoiceListSearch({ q, state, company, ...place }: Partial<InvoiceListView>): string {
  return listSearch({ q, state, company: company?.toString() }, place)
}

/** Whether the fields narrow the list. */
export function isFiltered({ q, state, from, to }: InvoiceListView): boolean {
  return Boolean(q || state || from || to)
}
