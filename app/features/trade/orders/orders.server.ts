import type { Db } from '#app/kit/db/db.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import * as lists from './lists.server.ts'
import { titleOf } from './terms.ts'
import type { Order, OrderFilter, OrderInLines, OrderLine } from './orders.ts'
import * as store from './store.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/**
 * One page, the customer to whom it is narrowed, and those of that name.
 * @throws Problem not-found for a workshop's people, module-missing
 */
export async function listOrders(portal: Portal, viewer: Viewer, asked: OrderFilter, after?: Cursor) {
  requireModule(viewer, 'erp-integration')
  return listForCustomers(portal, viewer, asked, (filter) => lists.listOrders(portal.reads.db, viewer, filter, after))
}

/** A line with the order it is of; an order without lines has one row all the same. */
export type ExportedLine = Omit<OrderInLines, 'lines'> & { line: OrderLine | undefined; isFirst: boolean }

/** What the list shows, to the last line. @throws Problem not-found for a workshop's people, module-missing */
export async function exportOrders(portal: Portal, viewer: Viewer, asked: OrderFilter) {
  requireModule(viewer, 'erp-integration')
  const orders = await exportForCustomers(portal, viewer, asked, (filter, last: OrderInLines | undefined, limit) =>
    lists.listAfter(portal.reads.db, viewer, filter, last, limit),
  )
  return eachLine(orders)
}

async function* eachLine(orders: AsyncIterable<OrderInLines>): AsyncGenerator<ExportedLine, void, undefined> {
  for await (const { lines, ...order } of orders) {
    const [first, ...others] = lines
    yield { ...order, line: first, isFirst: true }
    for (const line of others) yield { ...order, line, isFirst: false }
  }
}

/**
 * @param id as the address gives it
 * @throws Problem not-found for a workshop's people, module-missing, order-not-found
 */
export async function readOrder(portal: Portal, viewer: Viewer, id: string): Promise<Order> {
  requireModule(viewer, 'erp-integration')
  const number = maybeId(id)
  const order = number && (await store.findOrder(portal.db, viewer, number))
  if (!order) throw new Problem('order-not-found')
  return order
}

/** Whether the bicycle of this serial number was delivered to another company, as far as orders tell. */
export function isSoldToAnother(db: Db, companyId: number, serialNumber: string): Promise<boolean> {
  return store.isSoldToAnother(db, companyId, serialNumber)
}

/** For the page of a product: the orders it came with, none for anyone who has no orders. */
export async function ordersWithSerial(
  portal: Portal,
  viewer: Viewer,
  serial: string,
): Promise<{ id: number; number: string; orderDate: string }[]> {
  return seesOrders(viewer) ? store.findWithSerial(portal.db, viewer, normaliseSerial(serial)) : []
}

/**
 * For the search over everything: the latest orders with these words, none for anyone without orders. Where neither the
 * title nor the numbers hold the words, the line that does is named.
 * @param q as `readList` hands it on
 */
export async function searchOrders(
  portal: Portal,
  viewer: Viewer,
  q: string,
  limit: number,
): Promise<{ id: number; title: string; hint: string }[]> {
  if (!seesOrders(viewer)) return []
  const find = () => lists.searchLatest(portal.reads.db, viewer, q, limit)
  const rows = await searchesOf(portal, viewer, q)(find)
  const hits = rows.map((row) => {
    const numbers = [row.number, row.externalDocumentNumber].filter(Boolean)
    const company = viewer.side === 'maker' ? [row.companyName] : []
    return { id: row.id, title: titleOf(row), hints: [...numbers, ...company] }
  })
  const silent = hits.filter(({ title, hints }) => !searchable([title, ...hints].join(' ')).includes(q))
  const ids = silent.map(({ id }) => id)
  const lines = ids.length > 0 ? await store.listLinesOf(portal.db, viewer, ids) : []
  return hits.map(({ id, title, hints }) => {
    const found = ids.includes(id) ? matchIn(lines, id, q) : undefined
    return { id, title, hint: [...hints, ...(found ? [found] : [])].join(' · ') }
  })
}

type Line = Awaited<ReturnType<typeof store.listLinesOf>>[number]

/**
 * The item with the words in its name or number, or the serial number, typed with its signs or without, and its item.
 */
function matchIn(lines: readonly Line[], id: number, q: string): string | undefined {
  const holds = (text: string) => searchable(text).includes(q)
  for (const { itemName, itemNumber, serialNumbers } of lines.filter(({ orderId }) => orderId === id)) {
    if (holds(itemName)) return itemName
    const number = [itemNumber, ...serialNumbers].find(
      (one) => holds(one) || holds(one.replaceAll(/[^\p{L}\p{N}]/gu, '')),
    )
    if (number) return `${itemName} ${number}`
  }
  return undefined
}

function seesOrders(viewer: Viewer): boolean {
  return seesTrade(viewer) && hasModule(viewer, 'erp-integration')
}
