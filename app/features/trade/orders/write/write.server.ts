import { sql } from 'kysely'
import { unlessRefused } from '#app/kit/db/savepoint.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { readPercent } from '#app/kit/words/amounts.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { customersToWriteFor, findCustomer } from '#app/features/people/company/company.customer.server.ts'
import { lineCountIn } from '#app/features/trade/items/items.forms.ts'
import { amountOf, fieldOf, readLines, type TypedLine, vatOn } from '#app/features/trade/items/items.ts'
import { orderImport, type WrittenOrder } from '../orders.import.ts'
import { replaceParts, rowOf } from '../orders.import.server.ts'
import { readOrder } from '../orders.server.ts'
import { listShipments, moveShipped, shippedOf } from '../shipments/store.server.ts'
import { announceSold } from './sold.server.ts'
import * as store from '../store.server.ts'
import { addressesIn, type OrderInput } from './order-form.ts'
import { writeWords } from './write.words.ts'

const conflict = conflictIn(writeWords)
const numberTaken: Mistake = { path: 'number', message: 'number-taken' }

/** For whom an order can be written, and the day it begins with. @throws Problem not-found for anyone not of staff */
export async function beginOrder(portal: Portal, viewer: Viewer, asked: number | undefined) {
  requireWriter(viewer)
  const customers = await customersToWriteFor(portal, viewer, 'erp-integration', asked)
  const today = dayOf(portal.clock.now())
  return { customers, company: customers.find(({ id }) => id === asked)?.id, today }
}

/** @throws Problem not-found for anyone not of staff, order-not-found */
export async function readOrderToChange(portal: Portal, viewer: Viewer, id: string) {
  requireWriter(viewer)
  return readOrder(portal, viewer, id)
}

/** In hundredths of a percent, of the lines by their position; null where nobody has typed any. */
export type Percentages = { vat: number | null; discounts: ReadonlyMap<number, number | null> }

/** What was typed of an order that its reader may change. */
export async function readPercentages({ db }: Portal, { id }: { id: number }): Promise<Percentages> {
  const [order, lines] = await Promise.all([
    db.selectFrom('sales_order').select('vat_percent as vat').where('id', '=', id).executeTakeFirst(),
    db.selectFrom('sales_order_line').select(['position', 'discount']).where('order_id', '=', id).execute(),
  ])
  return {
    vat: order?.vat ?? null,
    discounts: new Map(lines.map(({ position, discount }) => [position, discount])),
  }
}

/**
 * Saves a new order, which its customer sees from then on. A repeated post makes one.
 * @returns its number in addresses, which one the form has saved otherwise, or what is to be corrected
 * @throws Problem not-found for anyone who is not staff
 */
export async function createOrder(
  portal: Portal,
  viewer: Viewer,
  input: OrderInput,
  locale: Locale,
): Promise<Made | Mistake> {
  requireWriter(viewer)
  const customer = await findCustomer(portal, viewer, maybeId(input.company))
  if (!customer) return { path: 'company', message: 'company-gone' }
  const now = portal.clock.now()
  const order = orderOf(input, locale, { companyId: customer.id, createdAt: now, changedAt: now, shipped: new Map() })
  const { submission } = input
  const formContent = contentOf(input)
  const typed = { submission, form_content: formContent, vat_percent: vatIn(locale, input) }
  return portal.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('sales_order')
      .values({ ...rowOf(order), by_hand: true, ...typed })
      .onConflict((one) => one.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) {
      await replaceParts(tx, [{ id: made.id, order }])
      await announceSold(tx, { id: made.id, order }, now)
      return made
    }
    const same = await tx
      .selectFrom('sales_order')
      .select(['id', 'form_content as formContent'])
      .where('submission', '=', submission)
      .executeTakeFirst()
    return same ? madeBefore(same, formContent) : numberTaken
  })
}

/**
 * Saves an order that was written by hand once more. What somebody else has saved meanwhile is not written over.
 * @throws Problem not-found for anyone who is not staff, conflict
 */
export async function changeOrder(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: OrderInput,
  locale: Locale,
): Promise<Mistake | undefined> {
  requireWriter(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const found = await store.findOrderForUpdate(tx, viewer, id)
    if (!found) throw new Problem('order-not-found')
    if (!found.byHand || String(found.version) !== input.version) throw conflict('order-changed')
    const lines = readLines(locale, input, lineCountIn(input.lines))
    const shipped = await shippedOf(tx, id)
    const wrong = unshippable(lines, shipped)
    if (wrong) return wrong
    const now = portal.clock.now()
    const written = orderOf(input, locale, { ...found, changedAt: now, shipped })
    // By their numbers it is found as before.
    const order = { ...written, shipments: await listShipments(tx, id) }
    const update = tx
      .updateTable('sales_order')
      .set({ ...rowOf(order), by_hand: true, version: sql`version + 1`, vat_percent: vatIn(locale, input) })
      .where('id', '=', id)
    // Another order bears the number: of two that get it at one moment only the constraint knows.
    if (!(await unlessRefused(tx, '23505', () => update.execute()))) return numberTaken
    await replaceParts(tx, [{ id, order }])
    await moveShipped(tx, id, lines)
    await announceSold(tx, { id, order }, now)
    return undefined
  })
}

type Known = { companyId: number; createdAt: Date; changedAt: Date; shipped: ReadonlyMap<number, number> }

/** As if an ERP had handed it over, so that it is cleaned and read in the same way. */
function orderOf(input: OrderInput, locale: Locale, { companyId, createdAt, changedAt, shipped }: Known): WrittenOrder {
  const typed = readLines(locale, input, lineCountIn(input.lines))
  const lines = typed.map((line) => ({
    itemNumber: line.itemNumber,
    itemName: line.item,
    quantity: line.quantity,
    quantityShipped: shipped.get(line.was ?? 0) ?? 0,
    price: line.price,
    amount: amountOf(line),
    expectedDate: line.expected || null,
    serialNumbers: line.serials,
  }))
  const netAmount = lines.reduce((sum, { amount }) => sum + amount, 0)
  const vatAmount = vatOn(netAmount, vatIn(locale, input))
  const order = orderImport.parse({
    companyId,
    number: input.number,
    externalDocumentNumber: input.external_document_number,
    name: input.name,
    status: input.status,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    orderDate: input.order_date,
    requestedDeliveryDate: input.requested_delivery_date,
    currency: input.currency,
    netAmount,
    vatAmount,
    totalAmount: netAmount + vatAmount,
    paymentMethod: input.payment_method,
    shipmentMethod: input.shipment_method,
    shippingAgent: input.shipping_agent,
    vatRegistrationNo: input.vat_registration_no,
    invoiceNumber: input.invoice_number,
    invoiceUrl: input.invoice_url,
    addresses: addressesIn(input),
    lines,
  })
  return { ...order, lines: order.lines.map((line, at) => ({ ...line, discount: typed[at]?.discount ?? 0 })) }
}

function vatIn(locale: Locale, { vat }: OrderInput): number {
  return readPercent(locale, vat || '0') ?? 0
}

/** What has been shipped stays shipped: of that line there is no less. */
function unshippable(lines: readonly TypedLine[], shipped: ReadonlyMap<number, number>): Mistake | undefined {
  const less = lines.findIndex(({ was = 0, quantity }) => quantity < (shipped.get(was) ?? 0))
  if (less >= 0) return { path: fieldOf('quantity', less + 1), message: 'line-less' }
  const isGone = [...shipped.keys()].some((was) => lines.every((line) => line.was !== was))
  return isGone ? { path: fieldOf('item', 1), message: 'line-gone' } : undefined
}

/** @throws Problem not-found for anyone who is not staff */
export function requireWriter(viewer: Viewer): void {
  if (viewer.side !== 'maker') throw new Problem('not-found')
  requireModule(viewer, 'erp-integration')
}
