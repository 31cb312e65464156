import { sql, type Transaction } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, madeBefore, savedAlready } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { rowOf } from '../orders.import.server.ts'
import { isCancelled, shippingOf } from '../orders.ts'
import { findOrdersByNumber, type OrderByNumber } from '../orders.tables.server.ts'
import { findOrderForUpdate } from '../store.server.ts'
import { requireWriter } from '../write/write.server.ts'
import { writeWords } from '../write/write.words.ts'
import { quantityField, type ShipmentInput } from './shipment-form.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(writeWords)
const gone: Mistake = { path: '', message: 'order-changed', status: 410 }

/** Which shipment of which order; without a position a new one. */
type Which = { orderId: number; position: number | undefined }

/**
 * Notes what left of an order by hand, or corrects it. A repeated post notes it once.
 * @throws Problem not-found for anyone not of staff, order-not-found; conflict
 */
export async function saveShipment(
  portal: Portal,
  viewer: Viewer,
  { orderId, position }: Which,
  input: ShipmentInput,
): Promise<Mistake | undefined> {
  requireWriter(viewer)
  const formContent = contentOf(input)
  return portal.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    const before = position === undefined && (await store.findBySubmission(tx, orderId, input.submission))
    if (before) return 'saved' in madeBefore(before, formContent) ? savedAlready() : undefined
    if (!order.byHand || String(order.version) !== input.version) throw conflict('order-changed')
    if (position === undefined && isCancelled(order)) return { path: '', message: 'order-cancelled' }
    // Gone for good: the page cannot be read again, and what was typed stands there alone.
    if (position !== undefined && !(await store.findShipment(tx, orderId, position))) return gone
    const { lines } = input
    const wrong = await tooMuch(tx, { orderId, position }, lines)
    if (wrong) return wrong
    const isPut = await store.putShipment(tx, orderId, position, {
      submission: input.submission,
      formContent,
      carrier: input.carrier ?? '',
      trackingNumber: input.tracking_number ?? '',
      trackingUrl: input.tracking_url || null,
      shippedOn: input.shipped_on,
      lines,
    })
    if (!isPut) throw conflict('order-changed')
    await follow(tx, order.number, orderId, portal.clock.now())
    return undefined
  })
}

/** Removes a shipment that was entered by mistake. A repeated post does nothing. @throws as `saveShipment` */
export async function removeShipment(
  portal: Portal,
  viewer: Viewer,
  { orderId, position }: Which,
  { version }: { version?: string | undefined },
): Promise<void> {
  requireWriter(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    if (position === undefined || !(await store.findShipment(tx, orderId, position))) return
    if (!order.byHand || String(order.version) !== version) throw conflict('order-changed')
    await store.removeShipment(tx, orderId, position)
    await follow(tx, order.number, orderId, portal.clock.now())
  })
}

async function lockOrder(tx: Transaction<Tables>, viewer: Viewer, id: number) {
  const order = await findOrderForUpdate(tx, viewer, id)
  if (!order) throw new Problem('order-not-found')
  return order
}

/** More than was ordered does not leave. */
async function tooMuch(
  tx: Transaction<Tables>,
  { orderId, position }: Which,
  lines: readonly { line: number; quantity: number }[],
): Promise<Mistake | undefined> {
  const others = await store.shippedOf(tx, orderId, position)
  const ordered = await tx
    .selectFrom('sales_order_line')
    .select(['position', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const wrong = lines.find(({ line, quantity }) => {
    const most = ordered.find((one) => one.position === line)?.quantity ?? 0
    return quantity + (others.get(line) ?? 0) > most + 1e-9
  })
  return wrong && { path: quantityField(wrong.line), message: 'shipment-too-much' }
}

/** What follows from the shipments: what is left of each line, the status, and what is searched for. */
async function follow(tx: Transaction<Tables>, number: string, id: number, now: Date): Promise<void> {
  await store.countShipped(tx, id)
  const order = (await findOrdersByNumber(tx, [number])).get(number)
  if (!order) return
  const status = followsShipments(order) ? 'confirmed' : order.status
  await tx
    .updateTable('sales_order')
    .set({ ...rowOf({ ...order, status, changedAt: now }), by_hand: true, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** With a shipment less it may be the other way round; what has left whole and is invoiced stays so. */
function followsShipments({ status, lines }: Pick<OrderByNumber, 'status' | 'lines'>): boolean {
  if (status === 'invoiced') return shippingOf(lines).outstanding > 0
  return status === 'partly_shipped' || status === 'shipped'
}
