import { type Cursor, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import type { Viewer } from '../../account/account.ts'
import { customerIn } from '../../company/company.customer.ts'
import { type OrderFilter, orderStatuses, type OrderStatus } from '../orders.ts'

/** What the address of the list asks for, as the page writes it back. */
export type OrderListView = ListView & {
  status: OrderStatus | undefined
  /** The number of a customer, in staff's list alone. */
  company: number | undefined
}

type OrderListReading = { filter: OrderFilter; after: Cursor | undefined; view: OrderListView }

/** Whatever it does not understand counts as not there, and so does what is for staff alone. */
export function readOrderList(query: URLSearchParams, { side }: Pick<Viewer, 'side'>): OrderListReading {
  const { q, after, view } = readList(query)
  const status = orderStatuses.find((one) => one === query.get('status'))
  const company = side === 'maker' ? customerIn(query) : undefined
  return { filter: { q, status, company }, after, view: { ...view, status, company } }
}

/** The search part of the list's address, with its question mark. */
export function orderListSearch({ q, status, company, ...place }: Partial<OrderListView>): string {
  return listSearch({ q, status, company: company?.toString() }, place)
}
