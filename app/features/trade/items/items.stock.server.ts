import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { type Locale, readingOrder } from '#app/kit/words/locales.ts'
import { hasModule, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import { type Freshness, freshnessOf } from '#app/features/trade/freshness/freshness.server.ts'
import type { ItemOnShelf, Stock } from './items.stock.ts'

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
    .where('item_number', '=', sql<string>`any(${asked})`)
    .execute()
  const items = rows.map(({ itemNumber, asOf: _asOf, ...stock }) => [itemNumber, stock] as const)
  return {
    items: Object.fromEntries(items),
    asOf: freshnessOfOldest(portal, rows),
  }
}

/** What there is for a family of bicycles; `areMore`: than are told. */
export type Shelf = { items: ItemOnShelf[]; areMore: boolean; asOf: Freshness | undefined }

const shelfMost = 20

type Bike = { family: string; size: string }

/**
 * The items of a bicycle's family, and of its size where they have one, of which it is known whether they can be had, by their names, without prices: for all who work
 * at a dealer, in the workshop too. Nothing for riders, and without the module.
 */
export async function shelfOf(portal: Portal, viewer: Viewer, { family, size }: Bike, locale: Locale): Promise<Shelf> {
  const maySee = viewer.role !== 'customer' && hasModule(viewer, 'erp-integration')
  if (!maySee || family === '') return { items: [], areMore: false, asOf: undefined }
  const inOrder = readingOrder(locale).map((one) => sql`nullif(${sql.ref(`item.name_${one}`)}, '')`)
  const names = sql<string>`coalesce(${sql.join(inOrder)}, '')`
  const rows = await portal.db
    .selectFrom('item')
    .innerJoin('stock', 'stock.item_number', 'item.number')
    .select(['item.number', names.as('name'), 'light', 'quantity', 'next_on as nextOn', 'as_of as asOf'])
    .select('replaced_by as replacedBy')
    .where('item.family', '=', family)
    .where('item.size', 'in', ['', size])
    .orderBy(names)
    .orderBy('item.number')
    .limit(shelfMost + 1)
    .execute()
  const shown = rows.slice(0, shelfMost)
  return {
    items: shown.map(({ number, name, asOf: _asOf, ...stock }) => ({ number, name, stock })),
    areMore: rows.length > shelfMost,
    asOf: freshnessOfOldest(portal, shown),
  }
}

/**
 * A reading of the ERP tells each item that it has with its own moment: one it tells of no more, or that another system
 * tells, is as old as it says.
 */
function freshnessOfOldest(portal: Portal, rows: readonly { asOf: Date }[]) {
  const oldest = rows
    .map(({ asOf }) => asOf)
    .reduce<Date | undefined>((one, at) => (!one || at < one ? at : one), undefined)
  return oldest && freshnessOf(portal, oldest)
}
