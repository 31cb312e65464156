import type { Period, Sort } from '#app/kit/lists/sorted.ts'
import { discountOn } from '#app/features/trade/items/items.ts'

/** Where an order stands. What the ERP calls otherwise, and we know no word for, is shown as it stands. */
export const orderStatuses = [
  'open',
  'awaiting_payment',
  'confirmed',
  'partly_shipped',
  'shipped',
  'invoiced',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const addressRoles = ['selling', 'billing', 'shipping'] as const
export type AddressRole = (typeof addressRoles)[number]

/** An order as lists show it. `name` may be empty: then its first item speaks for it. Amounts are in minor units. */
export type OrderRow = {
  id: number
  companyName: string
  number: string
  /** The dealer's own number for it. */
  externalDocumentNumber: string
  name: string
  firstItem: string
  lineCount: number
  status: string
  /** YYYY-MM-DD, as all its days. */
  orderDate: string
  requestedDeliveryDate: string | null
  currency: string
  netAmount: number
  vatAmount: number
  totalAmount: number
  quantityOutstanding: number
}

export type OrderFacts = OrderRow & {
  createdAt: Date
  paymentMethod: string
  shipmentMethod: string
  shippingAgent: string
  vatRegistrationNo: string
  invoiceNumber: string
  invoiceUrl: string | null
}

export type OrderAddress = {
  role: AddressRole
  name: string
  name2: string
  contact: string
  address: string
  address2: string
  postcode: string
  city: string
  county: string
  country: string
  customerNo: string
  shipToCode: string
}

export type OrderLine = {
  position: number
  itemNumber: string
  itemName: string
  quantity: number
  quantityShipped: number
  price: number
  amount: number
  expectedDate: string | null
  serialNumbers: string[]
}

/** What left of an order at once. Of an ERP's there may be no more than a number, and no lines. */
export type Shipment = {
  position: number
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedOn: string | null
  /** Which of the order's lines, by their position, and how many of each. */
  lines: { line: number; quantity: number }[]
}

/** An order as exports read it, with the numbers of its shipments in one. */
export type OrderInLines = OrderFacts & { trackingNumber: string; trackingUrl: string | null; lines: OrderLine[] }

export type Order = OrderFacts & {
  companyId: number
  /** Written by staff, who may change it; what an ERP has brought is changed there. */
  byHand: boolean
  /** When it was changed last, as far as the ERP has told. */
  changedAt: Date
  /** When orders were last read from the ERP, if they ever were. */
  readAt: Date | null
  version: number
  addresses: OrderAddress[]
  lines: OrderLine[]
  shipments: Shipment[]
}

/** What a list shows; `q` is lower case, as the search column is. */
export type OrderFilter = {
  q?: string | undefined
  status?: OrderStatus | undefined
  /** For staff alone: the number of a customer. */
  company?: number | undefined
  /** Unless told, the latest first. */
  sort?: Sort<'date'> | undefined
  period?: Period | undefined
}

/** Nothing of it is shipped any more. */
export function isCancelled({ status }: Pick<Order, 'status'>): boolean {
  return status === 'cancelled'
}

/** An ERP that does not say when an order was made there has told its day, which stands beside it. */
export function isDayAlone({ createdAt, orderDate }: Pick<Order, 'createdAt' | 'orderDate'>): boolean {
  return createdAt.getTime() === Date.parse(orderDate)
}

export function isOrderStatus(text: unknown): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

/** What is still to be shipped of a line; more than was ordered may have been. */
export function outstandingOf({ quantity, quantityShipped }: Pick<OrderLine, 'quantity' | 'quantityShipped'>): number {
  return Math.max(asWritten(quantity - quantityShipped), 0)
}

/** 0.3 - 0.1 is 0.2 and not 0.19999999999999998: an ERP has five decimals. */
function asWritten(quantity: number): number {
  return Math.round(quantity * 1e5) / 1e5
}

/**
 * How much less a line costs than its price says, in per cent; 0 where nothing. A price is kept in whole smallest units: of
 * a thousand at 0.125 it says 0.13, and what that makes too much of them is no discount.
 */
export function discountOf({ price, quantity, amount }: Pick<OrderLine, 'price' | 'quantity' | 'amount'>): number {
  const whole = price * quantity
  const isRounding = whole - amount <= quantity / 2
  return whole > 0 && !isRounding ? Math.round(discountOn(Math.round(whole), amount) / 10) / 10 : 0
}

export function shippingOf(lines: readonly Pick<OrderLine, 'quantity' | 'quantityShipped'>[]) {
  const ordered = asWritten(lines.reduce((sum, { quantity }) => sum + quantity, 0))
  const outstanding = asWritten(lines.reduce((sum, line) => sum + outstandingOf(line), 0))
  return { ordered, outstanding, shipped: asWritten(ordered - outstanding) }
}

/** What the page of an order shows, to its company as to staff. A field that is not listed is not sent. */
const shown = [
  'id',
  'number',
  'externalDocumentNumber',
  'name',
  'status',
  'orderDate',
  'requestedDeliveryDate',
  'currency',
  'netAmount',
  'vatAmount',
  'totalAmount',
  'createdAt',
  'paymentMethod',
  'shipmentMethod',
  'shippingAgent',
  'vatRegistrationNo',
  'invoiceNumber',
  'invoiceUrl',
  'addresses',
  'lines',
  'shipments',
] as const satisfies readonly (keyof Order)[]

type PageOrder = Pick<Order, (typeof shown)[number]>

export function toPageOrder(order: Order): PageOrder {
  // It has the fields of the list, of which the type is made.
  return Object.fromEntries(shown.map((field) => [field, order[field]])) as PageOrder
}
