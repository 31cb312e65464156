import { type Cursor, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type OrderFilter, orderStatuses, type OrderStatus } from '../orders.ts'

/** What the address of the list asks for, as the page writes it back. */
export type OrderListView = ListView &
  SortedView & {
    status: OrderStatus | undefined
    /** The number of a customer, in staff's list alone. */
    company: number | undefined
  }

export const ordersOfList: Orders<'date'> = [{ by: 'date', direction: 'desc' }]

type OrderListReading = { filter: OrderFilter; after: Cursor | undefined; view: OrderListView }

/**
 * Values it does not know are left out, and so does what is for staff alone.
 * @param today YYYY-MM-DD
 */
export function readOrderList(query: URLSearchParams, { side }: Pick<Viewer, 'side'>, today: string): OrderListReading {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, ordersOfList, today)
  const status = orderStatuses.find((one) => one === query.get('status'))
  const company = side === 'maker' ? customerIn(query) : undefined
  return { filter: { q, status, company, sort, period }, after, view: { ...view, ...sorted, status, company } }
}

/** The search part of the list's address, with its question mark. */
export function orderListSearch({ q, status, company, ...place }: Partial<OrderListView>): string {
  return listSearch({ q, status, company: company?.toString() }, place)
}

/** Whether the fields narrow the list. */
export function isFiltered({ q, status, from, to }: OrderListView): boolean {
  return Boolean(q || status || from || to)
}
