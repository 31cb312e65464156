import * as z from 'zod/mini'
import { clean } from '#app/kit/storable.ts'
import { currency, minor } from '#app/kit/intake/amounts.ts'
import { noted } from '#app/kit/intake/noted.ts'
import { intakeMoment } from '#app/kit/intake/moments.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { orderNotes } from './orders.notes.words.ts'
import { isOrderStatus, type OrderStatus, shippingOf } from './orders.ts'

const words = z.prefault(z.string().check(clean, z.maxLength(200)), '')
const number = z.string().check(clean, z.minLength(1), z.maxLength(60))

/** PostgreSQL's calendar has no year 0. */
const date = z.iso.date().check(z.refine((written) => written >= '0001', 'no such day'))

/** Business Central writes a day that is not set as the first there is. */
const noDay = '0001-01-01'
const day = z.prefault(
  z.pipe(
    z.nullable(date),
    z.transform((written) => (written === noDay ? null : written)),
  ),
  null,
)
const quantity = z.number().check(z.nonnegative(), z.lte(1_000_000))

/** Anything else than an address of the web is as if there were none: an order is not lost for a bad link. */
const link = z.prefault(z.pipe(z.unknown(), z.transform(webAddressIn)), null)

const address = z.strictObject({
  name: words,
  name2: words,
  contact: words,
  address: words,
  address2: words,
  postcode: words,
  city: words,
  county: words,
  country: words,
  customerNo: words,
  shipToCode: words,
})

const line = z.strictObject({
  itemNumber: words,
  itemName: z.string().check(clean, z.minLength(1), z.maxLength(300)),
  quantity,
  quantityShipped: z.prefault(quantity, 0),
  price: minor,
  amount: minor,
  expectedDate: day,
  serialNumbers: z.prefault(
    z.pipe(
      z.array(z.string().check(z.maxLength(100))),
      z.transform((typed) => [...new Set(typed.map((one) => normaliseSerial(one.toWellFormed())))].filter(Boolean)),
    ),
    [],
  ),
})

const linesMost = 1000
const shippedLine = z.strictObject({
  line: z.int().check(z.gte(1), z.lte(linesMost)),
  quantity: quantity.check(z.positive()),
})

const shipment = z.strictObject({
  carrier: words,
  trackingNumber: words,
  trackingUrl: link,
  shippedOn: day,
  lines: z.prefault(z.pipe(z.array(shippedLine).check(z.maxLength(linesMost)), z.transform(summedUp)), []),
})

/** What a system tells of one line in several parts, by lots say, left with the same parcel. */
function summedUp(parts: z.output<typeof shippedLine>[]): z.output<typeof shippedLine>[] {
  const quantities = new Map<number, number>()
  for (const { line: at, quantity: more } of parts) quantities.set(at, (quantities.get(at) ?? 0) + more)
  return [...quantities].map(([at, sum]) => ({ line: at, quantity: sum }))
}

/**
 * An order as an ERP hands it over, its fields named as those of Business Central's sales orders. Amounts are in the
 * currency's smallest unit, days YYYY-MM-DD, moments ISO 8601 with their zone.
 */
export const orderImport = z.object({
  companyId: z.int(),
  number,
  externalDocumentNumber: words,
  name: words,
  status: z.string().check(clean, z.minLength(1), z.maxLength(60), noted(orderNotes.statusSent)),
  createdAt: intakeMoment,
  changedAt: intakeMoment,
  orderDate: date,
  requestedDeliveryDate: day,
  currency,
  netAmount: minor,
  vatAmount: minor,
  totalAmount: minor,
  paymentMethod: words,
  shipmentMethod: words,
  shippingAgent: words,
  vatRegistrationNo: words,
  trackingNumber: words,
  trackingUrl: link,
  invoiceNumber: words,
  invoiceUrl: link,
  addresses: z.strictObject({ selling: address, billing: z.optional(address), shipping: z.optional(address) }),
  lines: z.array(line).check(z.maxLength(linesMost)),
  /** In the place of the one tracking number; which lines, by their position from 1 on. */
  shipments: z.optional(z.array(shipment).check(z.maxLength(200))),
})

/** What is handed over, before the schema has read it. */
export type OrderInput = z.input<typeof orderImport>
export type ImportedOrder = z.output<typeof orderImport>
/** As staff write it: of a line what was typed is kept beside what it comes to. */
export type WrittenOrder = Omit<ImportedOrder, 'lines'> & { lines: (ImportedOrder['lines'][number] & Discounted)[] }
/** In hundredths of a percent; undefined where it came otherwise. */
type Discounted = { discount?: number }
/** As a table brings it, or as it stood before one did. */
export type TableOrder = ImportedOrder & { byHand: boolean }

/** What left, also where no more is known than a number. */
export function shipmentsIn({ shipments, shippingAgent, trackingNumber, trackingUrl }: ShippingSource) {
  if (shipments) return shipments
  if (trackingNumber === '' && trackingUrl === null) return []
  return [{ carrier: shippingAgent, trackingNumber, trackingUrl, shippedOn: null, lines: [] }]
}

type ShippingSource = Pick<ImportedOrder, 'shipments' | 'shippingAgent' | 'trackingNumber' | 'trackingUrl'>

/**
 * The ERP knows whether an order is open, released or waits for money; how far it has been shipped and invoiced its
 * lines and its invoice say. A text we know no status for stays as it is.
 */
export function statusOf({ status, lines, invoiceNumber }: StatusSource): string {
  const known = knownStatus(status)
  if (!known) return status
  if (known !== 'open' && known !== 'confirmed' && known !== 'partly_shipped' && known !== 'shipped') return known
  const { ordered, outstanding, shipped } = shippingOf(lines)
  if (ordered > 0 && outstanding === 0) return invoiceNumber ? 'invoiced' : 'shipped'
  return shipped > 0 && known !== 'shipped' ? 'partly_shipped' : known
}

type StatusSource = Pick<ImportedOrder, 'status' | 'invoiceNumber'> & {
  lines: readonly Pick<ImportedOrder['lines'][number], 'quantity' | 'quantityShipped'>[]
}

function webAddressIn(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? url.href : null
}

const erpStatuses: Record<string, OrderStatus> = {
  draft: 'open',
  in_review: 'open',
  pending_approval: 'open',
  pending_prepayment: 'awaiting_payment',
  released: 'confirmed',
  canceled: 'cancelled',
}

function knownStatus(text: string): OrderStatus | undefined {
  // Business Central writes a space within a code as `_x0020_`.
  const folded = text
    .toLowerCase()
    .replaceAll('_x0020_', ' ')
    .replaceAll(/[\s_-]+/g, '_')
  if (isOrderStatus(folded)) return folded
  return Object.hasOwn(erpStatuses, folded) ? erpStatuses[folded] : undefined
}
