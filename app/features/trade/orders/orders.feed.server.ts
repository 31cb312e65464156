import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'
import { factColumns, orderRowsVisibleTo, orderScopeOf, readLinesOf, trackingColumns } from './store.server.ts'

/**
 * Orders with their lines, as programs read them.
 * @param query.since of the moment at which the portal took in or changed the order: the ERP's own has passed by then
 * @throws Problem not-found for a workshop's people, module-missing
 */
export async function feedOfOrders({ db }: Portal, viewer: Viewer, query: FeedQuery) {
  requireModule(viewer, 'erp-integration')
  const { after = 0, limit, id, since } = query
  const found = await orderRowsVisibleTo(db, orderScopeOf(viewer))
    .select(factColumns)
    .select(trackingColumns)
    .select(['sales_order.company_id as companyId', 'sales_order.changed_at as changedAt'])
    .where((row) =>
      row.and([
        row('sales_order.id', '>', after),
        ...(id === undefined ? [] : [row('sales_order.id', '=', id)]),
        ...(since === undefined ? [] : [row('sales_order.touched_at', '>=', since)]),
      ]),
    )
    .orderBy('sales_order.id')
    .limit(limit + 1)
    .execute()
  const feed = feedOf(found, limit)
  const lines = Map.groupBy(await readLinesOf(db, viewer, feed.rows), ({ orderId }) => orderId)
  return { ...feed, rows: feed.rows.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] })) }
}
