import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byDay, contains, daysWithin, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { narrowedTo } from '#app/features/people/licence/licence.ts'
import {
  factColumns,
  orderRowsVisibleTo,
  orderScopeOf,
  ordersVisibleTo,
  readLinesOf,
  trackingColumns,
} from './store.server.ts'
import type { OrderFilter, OrderInLines } from './orders.ts'

const field = expressionBuilder<Tables, 'sales_order'>()

const orderList = keysetList({
  name: 'orders',
  scopeOf: (viewer: Viewer, { company }: OrderFilter) => narrowedTo(company, orderScopeOf(viewer)),
  plain: { is: () => true, hotOf: ({ status }) => status, filterFor: (status) => ({ status }) },
  keys: { date: byDay(sql.ref('sales_order.order_date'), 'sales_order.id') },
  usual: { by: 'date', direction: 'desc' },
  momentOf: ({ orderDate }) => momentOfDay(orderDate),
  rows: orderRowsVisibleTo,
  ids: (db, scope) => ordersVisibleTo(db, scope).select('sales_order.id'),
  searched: 'sales_order.search',
  conditions: ({ q, status, period }, scope) => [
    ...(q === undefined ? [] : [contains('sales_order.search', q, scope === 'all')]),
    ...(status ? [field('sales_order.status', '=', status)] : []),
    ...(period ? daysWithin('sales_order.order_date', period) : []),
  ],
})

export const listOrders = orderList.list
export const searchLatest = orderList.latest(orderRowsVisibleTo)

const ordersAfter = orderList.after((db, scope) =>
  orderRowsVisibleTo(db, scope).select(factColumns).select(trackingColumns),
)

/** The same orders on, with what an export says of them; their lines in a second question. */
export async function listAfter(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
  last: OrderInLines | undefined,
  limit: number,
): Promise<OrderInLines[]> {
  const found = await ordersAfter(db, viewer, filter, last, limit)
  const lines = Map.groupBy(await readLinesOf(db, viewer, found), ({ orderId }) => orderId)
  return found.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}
