import { type Cursor, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type OrderFilter, orderStatuses, type OrderStatus } from '../orders.ts'

/** What the address of the list asks for, as the page writes it back. */
export type OrderListView = ListView & { status: OrderStatus | undefined }

type OrderListReading = { filter: OrderFilter; after: Cursor | undefined; view: OrderListView }

/** Whatever it does not understand counts as not there. */
export function readOrderList(query: URLSearchParams): OrderListReading {
  const { q, after, view } = readList(query)
  const status = orderStatuses.find((one) => one === query.get('status'))
  return { filter: { q, status }, after, view: { ...view, status } }
}

/** The search part of the list's address, with its question mark. */
export function orderListSearch({ q, status, ...place }: Partial<OrderListView>): string {
  return listSearch({ q, status }, place)
}
