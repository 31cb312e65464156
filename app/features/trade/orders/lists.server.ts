import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetDigest, type KeysetList, keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import {
  anywhere,
  type Bound,
  boundOf,
  byDay,
  countLimit,
  daysWithin,
  idsOfEither,
  isBehind,
  momentOfDay,
  orderOf,
} from '#app/kit/lists/pages.server.ts'
import { type Direction, hasDays } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import {
  factColumns,
  orderRowsVisibleTo,
  orderScopeOf,
  ordersVisibleTo,
  readLinesOf,
  trackingColumns,
} from './store.server.ts'
import type { OrderFilter, OrderInLines, OrderRow, OrderStatus } from './orders.ts'

const key = byDay(sql.ref('sales_order.order_date'), 'sales_order.id')

/** One page of the orders this viewer may see. */
export function listOrders(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
  after: Cursor | undefined,
): Promise<Page<OrderRow>> {
  return pageOfOrders(db, scopeFor(viewer, filter), filter, after)
}

const orderList: KeysetList<OrderRow, OrderFilter, OrderStatus> = {
  name: 'orders',
  plain: {
    is: ({ q, period }) => q === undefined && !hasDays(period),
    hotOf: ({ status }) => status,
    filterFor: (status, direction) => ({ status, sort: { by: 'date', direction } }),
  },
  directionOf,
  boundOf: (filter, after) => boundOf(key, directionOf(filter), after),
  page: pageQuery,
  count: countQuery,
  cursorOf,
}

const pageOfOrders = keysetList(orderList)
const digestOfPage = keysetDigest(orderList)

/** What `listOrders` reads for the same. */
export function digestOfList(db: Db, viewer: Viewer, filter: OrderFilter, after: Cursor | undefined) {
  return digestOfPage(db, scopeFor(viewer, filter), filter, after)
}

/** The same orders from behind one of them on, with what an export says of them; their lines in a second question. */
export async function listAfter(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
  last: OrderRow | undefined,
  limit: number,
): Promise<OrderInLines[]> {
  const from = last && boundOf(key, directionOf(filter), cursorOf(last))
  const orders = await pageQuery(db, scopeFor(viewer, filter), filter, from, limit)
    .select(factColumns)
    .select(trackingColumns)
    .execute()
  const lines = Map.groupBy(await readLinesOf(db, viewer, orders), ({ orderId }) => orderId)
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

/** The latest orders that the words stand in, found without counting them. */
export function searchLatest(db: Db, viewer: Viewer, q: string, limit: number): Promise<OrderRow[]> {
  const scope = orderScopeOf(viewer)
  const found = ordersVisibleTo(db, scope)
    .where((row) => allOf(row, scope, { q }))
    .orderBy('sales_order.order_date', 'desc')
    .orderBy('sales_order.id', 'desc')
    .limit(limit)
    .select('sales_order.id')
  const ids = scope === 'all' ? found : idsOfEither('sales_order.search', (isOfLength) => found.where(isOfLength))
  return orderRowsVisibleTo(db, scope)
    .where('sales_order.id', 'in', ids)
    .orderBy('sales_order.order_date', 'desc')
    .orderBy('sales_order.id', 'desc')
    .limit(limit)
    .execute()
}

/** To staff who ask for one customer's orders the list is the customer's own. */
function scopeFor(viewer: Viewer, { company }: OrderFilter): Scope {
  const scope = orderScopeOf(viewer)
  return scope === 'all' && company !== undefined ? { company } : scope
}

function cursorOf({ orderDate, id }: OrderRow): Cursor {
  return { at: momentOfDay(orderDate), id }
}

function directionOf({ sort }: OrderFilter): Direction {
  return sort?.direction ?? 'desc'
}

function pageQuery(db: Db, scope: Scope, filter: OrderFilter, from: Bound | undefined, limit: number) {
  return orderRowsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, filter))
    .where(isBehind(key, directionOf(filter), from))
    .orderBy(orderOf(key, directionOf(filter)))
    .limit(limit)
}

function countQuery(db: Db, scope: Scope, filter: OrderFilter) {
  const counted = ordersVisibleTo(db, scope)
    .where((row) => allOf(row, scope, filter))
    .select('sales_order.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'sales_order'>, scope: Scope, { q, status, period }: OrderFilter) {
  const conditions = []
  if (q !== undefined) conditions.push(row(searchColumn(scope), 'like', anywhere(q)))
  if (status) conditions.push(row('sales_order.status', '=', status))
  if (period) conditions.push(...daysWithin('sales_order.order_date', period))
  return row.and(conditions)
}

/**
 * Of one company's orders all are looked through: under another collation the column hides from the trigram index,
 * which the planner would combine with the company's and be far slower.
 */
function searchColumn(scope: Scope) {
  return scope === 'all' ? sql<string>`sales_order.search` : sql<string>`sales_order.search collate "C"`
}
