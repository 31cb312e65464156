import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readSorted } from '#app/kit/lists/sorted.ts'
import { orderStatuses } from '../orders.ts'

/** `company`: the number of a customer. */
export const orderList = listParams({ status: oneOf(orderStatuses), company: onlyFor('maker', maybeId) })
export type OrderListView = ViewOf<typeof readOrderList>

export const ordersOfList: Orders<'date'> = [{ by: 'date', direction: 'desc' }]

/** @param today YYYY-MM-DD */
export function readOrderList(query: URLSearchParams, viewer: Pick<Viewer, 'side'>, today: string) {
  const { filter, view } = orderList.read(query, viewer)
  const { after, ...others } = filter
  const { sort, period, view: sorted } = readSorted(query, ordersOfList, today)
  return { filter: { ...others, sort, period }, after, view: { ...view, ...sorted } }
}
