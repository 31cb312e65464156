import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { hasModule, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import { type Freshness, freshnessOf, readAt } from '../freshness/freshness.server.ts'
import type { Stock } from './items.stock.ts'

/** By the item's number; those of which nothing is known are not there. `asOf` is of the oldest of them. */
export type StockOfItems = { items: Record<string, Stock>; asOf: Freshness | undefined }

/** Whether these items can be had; nothing for anyone whom the ERP's data is not for. */
export async function stockOf(portal: Portal, viewer: Viewer, numbers: readonly string[]): Promise<StockOfItems> {
  const asked = [...new Set(numbers)].filter(Boolean)
  const maySee = seesTrade(viewer) && hasModule(viewer, 'erp-integration')
  if (!maySee || asked.length === 0) return { items: {}, asOf: undefined }
  const rows = await portal.db
    .selectFrom('stock')
    .leftJoin('item', 'item.number', 'stock.item_number')
    .select(['item_number as itemNumber', 'light', 'quantity', 'next_on as nextOn', 'as_of as asOf'])
    .select(sql<string>`coalesce(item.replaced_by, '')`.as('replacedBy'))
    .select(readAt('stock'))
    .where('item_number', '=', sql<string>`any(${asked})`)
    .execute()
  const oldest = rows
    .map(({ asOf }) => asOf)
    .reduce<Date | undefined>((one, at) => (!one || at < one ? at : one), undefined)
  const items = rows.map(({ itemNumber, asOf: _asOf, readAt: _readAt, ...stock }) => [itemNumber, stock] as const)
  return {
    items: Object.fromEntries(items),
    asOf: oldest && freshnessOf(portal, oldest, rows[0]?.readAt ?? null),
  }
}
