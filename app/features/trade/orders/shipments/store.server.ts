import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ImportedOrder } from '../orders.import.ts'

/** How many of each line have been shipped, by its position; of those alone of which any have. */
export async function shippedOf(tx: Db, orderId: number, except?: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('sales_order_shipment_line')
    .select(['line', sql<number>`sum(quantity)`.as('quantity')])
    .where('order_id', '=', orderId)
    .$if(except !== undefined, (query) => query.where('shipment', '!=', Number(except)))
    .groupBy('line')
    .execute()
  return new Map(rows.map(({ line, quantity }) => [line, quantity]))
}

/** As an ERP would hand them over, without their lines. */
export async function listShipments(tx: Db, orderId: number): Promise<NonNullable<ImportedOrder['shipments']>> {
  const rows = await tx
    .selectFrom('sales_order_shipment')
    .select(['carrier', 'tracking_number as trackingNumber', 'tracking_url as trackingUrl', 'shipped_on as shippedOn'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, lines: [] }))
}

/** A line that stands elsewhere in the order now takes along what was shipped of it. */
export async function moveShipped(
  tx: Db,
  orderId: number,
  lines: readonly { was: number | undefined }[],
): Promise<void> {
  const moved = lines.flatMap(({ was }, at) => (was !== undefined && was !== at + 1 ? [{ was, is: at + 1 }] : []))
  const ofOrder = tx.updateTable('sales_order_shipment_line').where('order_id', '=', orderId)
  // First out of the way: two lines may not meet on one place.
  for (const { was, is } of moved) await ofOrder.set({ line: -is }).where('line', '=', was).execute()
  if (moved.length > 0)
    await ofOrder
      .set({ line: sql`-line` })
      .where('line', '<', 0)
      .execute()
}

export type NewShipment = {
  submission: string
  formContent: string
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedOn: string
  lines: { line: number; quantity: number }[]
}

/**
 * @param position of the one that is replaced; undefined for a new one
 * @returns false where the form has made a shipment of another order
 */
export async function putShipment(
  tx: Db,
  orderId: number,
  position: number | undefined,
  { lines, submission, formContent, ...shipment }: NewShipment,
): Promise<boolean> {
  const values = {
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    shipped_on: shipment.shippedOn,
  }
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from sales_order_shipment where order_id = ${orderId})`
  const inserted = tx
    .insertInto('sales_order_shipment')
    .values({ order_id: orderId, position: last, submission, form_content: formContent, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
  const updated = tx
    .updateTable('sales_order_shipment')
    .set(values)
    .where('order_id', '=', orderId)
    .where('position', '=', position ?? 0)
    .returning('position')
  const put = await (position === undefined ? inserted.executeTakeFirst() : updated.executeTakeFirst())
  const at = put?.position
  if (at === undefined) return false
  await tx.deleteFrom('sales_order_shipment_line').where('order_id', '=', orderId).where('shipment', '=', at).execute()
  await tx
    .insertInto('sales_order_shipment_line')
    .values(lines.map((line) => ({ order_id: orderId, shipment: at, ...line })))
    .execute()
  return true
}

export async function removeShipment(tx: Db, orderId: number, position: number): Promise<void> {
  await tx.deleteFrom('sales_order_shipment').where('order_id', '=', orderId).where('position', '=', position).execute()
}

export function findShipment(tx: Db, orderId: number, position: number) {
  return (
    tx
      .selectFrom('sales_order_shipment')
      .select('position')
      .where('order_id', '=', orderId)
      // An address may name more than a position can be.
      .where('position', '=', sql<number>`${position}::bigint`)
      .executeTakeFirst()
  )
}

export function findBySubmission(tx: Db, orderId: number, submission: string) {
  return tx
    .selectFrom('sales_order_shipment')
    .select(['position as id', 'form_content as formContent'])
    .where('order_id', '=', orderId)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** Each line says how many of it have been shipped. */
export async function countShipped(tx: Db, orderId: number): Promise<void> {
  await tx
    .updateTable('sales_order_line')
    .set({
      quantity_shipped: sql`coalesce((select sum(part.quantity) from sales_order_shipment_line part
        where part.order_id = sales_order_line.order_id and part.line = sales_order_line.position), 0)`,
    })
    .where('order_id', '=', orderId)
    .execute()
}
