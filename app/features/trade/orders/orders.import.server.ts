import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { digestOf, fateOf, upsertNewer } from '#app/kit/intake/intake.server.ts'
import type { Intake } from '#app/kit/intake/intake.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Portal } from '#app/portal.server.ts'
import {
  type ImportedOrder,
  orderImport,
  shipmentsIn,
  statusOf,
  type TableOrder,
  type WrittenOrder,
} from './orders.import.ts'
import { addressRoles, isCancelled, shippingOf } from './orders.ts'

/** What could not be taken: `number` as far as it could be read. */
export type RefusedOrder = { number: string; mistakes: string[] }

/**
 * Takes orders over from the ERP: each is found again by its number and replaced whole, unless what is here is newer.
 * One that cannot be read, or belongs to no company of the portal, is refused by itself and stops none of the others.
 */
export async function importOrders(
  portal: Portal,
  rows: readonly unknown[],
): Promise<{ saved: number; refused: RefusedOrder[] }> {
  const refused: RefusedOrder[] = []
  const orders = new Map<string, ImportedOrder>()
  for (const input of rows) {
    const read = orderImport.safeParse(input)
    if (read.success) keepNewest(orders, read.data)
    else refused.push({ number: numberIn(input), mistakes: read.error.issues.map(mistakeOf) })
  }
  const companies = await companiesAmong(portal, orders.values())
  // By number, whatever the delivery's order: of two at once neither then holds what the other waits for.
  const known = [...orders.values()]
    .filter(({ companyId }) => companies.has(companyId))
    .sort((one, other) => (one.number < other.number ? -1 : 1))
  for (const { companyId, number } of orders.values())
    if (!companies.has(companyId)) refused.push({ number, mistakes: ['companyId: unknown'] })
  let saved = 0
  for (let at = 0; at < known.length; at += atOnce) saved += await save(portal, known.slice(at, at + atOnce))
  return { saved, refused }
}

/** A statement has room for so many orders with all their columns. */
const atOnce = 200

function keepNewest(orders: Map<string, ImportedOrder>, order: ImportedOrder): void {
  const other = orders.get(order.number)
  if (!other || other.changedAt <= order.changedAt) orders.set(order.number, order)
}

function numberIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'number' in input ? String(input.number) : ''
}

function mistakeOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.map(String).join('.')}: ${message}`
}

async function companiesAmong({ db }: Portal, orders: Iterable<ImportedOrder>): Promise<Set<number>> {
  const ids = [...new Set([...orders].map(({ companyId }) => companyId))]
  const found = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** @returns how many are here as they were handed over: those that are here in a newer state stay */
async function save({ db }: Portal, orders: ImportedOrder[]): Promise<number> {
  const fates = await db.transaction().execute((tx) => saveNewer(tx, orders))
  return fates.filter((fate) => fate !== 'older').length
}

/** Each takes the place of what has its number and is older. @returns what became of each, in their order */
export async function saveNewer(tx: Db, orders: readonly ImportedOrder[], intake?: Intake) {
  const target = { table: 'sales_order', key: ['number'], moment: 'changed_at' } as const
  const written = await upsertNewer(tx, target, orders.map(rowOf), intake)
  const taken = written.flatMap(({ id, isWritten }, at) => {
    const order = orders[at]
    return isWritten && order ? [{ order, id }] : []
  })
  if (taken.length > 0) {
    await replaceParts(tx, taken)
    await replaceShipments(tx, taken)
  }
  return written.map(fateOf)
}

/** Each takes the place of what has its number, whenever it was changed. */
export async function upsert(tx: Db, orders: readonly TableOrder[]): Promise<{ id: number; number: string }[]> {
  // Without a digest an ERP may tell something else, also of a moment before the table was taken over.
  const rows = orders.map((order) => ({ ...rowOf(order), by_hand: order.byHand, digest: '' }))
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const replaced = columns.filter((name) => name !== 'number')
  const setting = sql.join(replaced.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  // As one text: thousands of parameters take longer to write down than the orders to be kept.
  const { rows: written } = await sql<{ id: number; number: string }>`
    insert into sales_order (${names})
    select ${names} from jsonb_populate_recordset(null::sales_order, ${JSON.stringify(rows)}::jsonb)
    on conflict (number) do update set ${setting}
    returning id, number`.execute(tx)
  return written
}

/** An order as the table has it. */
export function rowOf(order: ImportedOrder) {
  const status = statusOf(order)
  return {
    company_id: order.companyId,
    number: order.number,
    external_document_number: order.externalDocumentNumber,
    name: order.name,
    status,
    created_at: order.createdAt,
    changed_at: order.changedAt,
    order_date: order.orderDate,
    requested_delivery_date: order.requestedDeliveryDate,
    currency: order.currency,
    net_amount: order.netAmount,
    vat_amount: order.vatAmount,
    total_amount: order.totalAmount,
    payment_method: order.paymentMethod,
    shipment_method: order.shipmentMethod,
    shipping_agent: order.shippingAgent,
    vat_registration_no: order.vatRegistrationNo,
    invoice_number: order.invoiceNumber,
    invoice_url: order.invoiceUrl,
    first_item: order.lines[0]?.itemName ?? '',
    line_count: order.lines.length,
    // Nothing is to come of what is cancelled.
    quantity_outstanding: isCancelled({ status }) ? 0 : shippingOf(order.lines).outstanding,
    // What an ERP knows of is its own from then on.
    by_hand: false,
    search: searchText(order),
    digest: digestOf(order),
  }
}

export async function replaceParts(tx: Db, orders: { id: number; order: WrittenOrder }[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const isTheirs = sql<boolean>`order_id = any(${ids})`
  await tx.deleteFrom('sales_order_address').where(isTheirs).execute()
  await tx.deleteFrom('sales_order_line').where(isTheirs).execute()
  await insertParts(tx, 'sales_order_address', orders.flatMap(addressRowsOf))
  await insertParts(tx, 'sales_order_line', orders.flatMap(lineRowsOf))
}

/** What left of the orders, as they say now. */
export async function replaceShipments(tx: Db, orders: { id: number; order: ImportedOrder }[]): Promise<void> {
  await tx
    .deleteFrom('sales_order_shipment')
    .where('order_id', '=', sql<number>`any(${orders.map(({ id }) => id)})`)
    .execute()
  const all = orders.flatMap(({ id, order }) =>
    shipmentsIn(order).map((one, at) => ({ ...one, order_id: id, position: at + 1 })),
  )
  const rows = all.map(({ order_id, position, carrier, trackingNumber, trackingUrl, shippedOn }) => ({
    order_id,
    position,
    carrier,
    tracking_number: trackingNumber,
    tracking_url: trackingUrl,
    shipped_on: shippedOn,
  }))
  const lines = all.flatMap(({ order_id, position, lines: parts }) =>
    parts.map(({ line, quantity }) => ({ order_id, shipment: position, line, quantity })),
  )
  await insertParts(tx, 'sales_order_shipment', rows)
  await insertParts(tx, 'sales_order_shipment_line', lines)
}

async function insertParts(
  tx: Db,
  table: `sales_order_${'address' | 'line' | 'shipment' | 'shipment_line'}`,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

function addressRowsOf({ id, order }: { id: number; order: WrittenOrder }) {
  return addressRoles.flatMap((role) => {
    const found = order.addresses[role]
    // An ERP may hand over the address it does not have as one of blanks.
    if (!found || Object.values(found).every((text) => text === '')) return []
    const { name2, address2, customerNo, shipToCode, ...same } = found
    return {
      order_id: id,
      role,
      ...same,
      name_2: name2,
      address_2: address2,
      customer_no: customerNo,
      ship_to_code: shipToCode,
    }
  })
}

function lineRowsOf({ id, order }: { id: number; order: WrittenOrder }) {
  return order.lines.map((line, index) => ({
    order_id: id,
    position: index + 1,
    item_number: line.itemNumber,
    item_name: line.itemName,
    quantity: line.quantity,
    quantity_shipped: line.quantityShipped,
    price: line.price,
    amount: line.amount,
    expected_date: line.expectedDate,
    serial_numbers: line.serialNumbers,
    discount: line.discount ?? null,
  }))
}

/** Serial numbers are found with their dots and dashes and without; the same word is looked through once. */
function searchText({ number, externalDocumentNumber, name, invoiceNumber, ...order }: ImportedOrder) {
  const words = [number, externalDocumentNumber, name, invoiceNumber]
  for (const { trackingNumber } of shipmentsIn(order)) words.push(trackingNumber)
  for (const address of Object.values(order.addresses))
    words.push(address?.name ?? '', address?.name2 ?? '', address?.contact ?? '')
  for (const { itemName, itemNumber, serialNumbers } of order.lines)
    words.push(
      itemName,
      itemNumber,
      ...serialNumbers.flatMap((serial) => [serial, serial.replaceAll(/[^\p{L}\p{N}]/gu, '')]),
    )
  return searchable([...new Set(words)].filter(Boolean).join(' '))
}
