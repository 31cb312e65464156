import * as z from 'zod/mini'
import { feedOfOrders } from '#app/features/trade/orders/orders.feed.server.ts'
import { orderNotes } from '#app/features/trade/orders/orders.notes.words.ts'
import { feedOfQuotes } from '#app/features/trade/quotes/quotes.feed.server.ts'
import { acceptances, quoteStatuses } from '#app/features/trade/quotes/quotes.ts'
import { minor } from '#app/kit/intake/amounts.ts'
import { noted } from '#app/kit/intake/noted.ts'
import { day, id, moment, onlyOne, orNull, pageFrom, pageOf, paging, shownBy, since, feedQueryOf } from '../fields.ts'
import { type Operation, reading } from '../operations.ts'

const line = z.strictObject({
  itemNumber: z.string(),
  itemName: z.string(),
  quantity: z.number(),
  quantityShipped: z.number(),
  price: minor,
  amount: minor,
  expectedDate: orNull(day),
  serialNumbers: z.array(z.string()),
})

const order = z.strictObject({
  id,
  number: z.string(),
  companyId: id,
  companyName: z.string(),
  externalDocumentNumber: z.string(),
  name: z.string(),
  status: z.string().check(noted(orderNotes.status)),
  orderDate: day,
  requestedDeliveryDate: orNull(day),
  currency: z.string(),
  netAmount: minor,
  vatAmount: minor,
  totalAmount: minor,
  paymentMethod: z.string(),
  shipmentMethod: z.string(),
  shippingAgent: z.string(),
  trackingNumber: z.string(),
  invoiceNumber: z.string(),
  changedAt: moment,
  lines: z.array(line),
})

type OrderInFeed = Awaited<ReturnType<typeof feedOfOrders>>['rows'][number]

function shownOrder(row: OrderInFeed) {
  return shownBy(order, { ...row, lines: row.lines.map((one) => shownBy(line, one)) })
}

const quote = z.strictObject({
  id,
  number: z.string(),
  title: z.string(),
  companyId: id,
  companyName: z.string(),
  ownerName: z.string(),
  status: z.enum(quoteStatuses),
  acceptance: z.enum(acceptances),
  amount: minor,
  currency: z.string(),
  link: orNull(z.string()),
  createdAt: moment,
  expiresOn: day,
  decidedAt: orNull(moment),
})

export const tradeOperations: readonly Operation[] = [
  reading({
    name: 'orders.list',
    path: '/orders',
    scope: 'orders:read',
    query: z.strictObject({ ...paging, ...since('change') }),
    answer: pageOf(order),
    run: async ({ portal, viewer }, query) =>
      pageFrom(await feedOfOrders(portal, viewer, feedQueryOf(query)), shownOrder),
  }),
  reading({
    name: 'orders.read',
    path: '/orders/{id}',
    scope: 'orders:read',
    answer: order,
    run: async ({ portal, viewer, id: asked }) =>
      shownOrder(onlyOne(await feedOfOrders(portal, viewer, { limit: 1, id: asked }))),
  }),
  reading({
    name: 'quotes.list',
    path: '/quotes',
    scope: 'quotes:read',
    query: z.strictObject({ ...paging, ...since('change') }),
    answer: pageOf(quote),
    run: async ({ portal, viewer }, query) =>
      pageFrom(await feedOfQuotes(portal, viewer, feedQueryOf(query)), (row) => shownBy(quote, row)),
  }),
  reading({
    name: 'quotes.read',
    path: '/quotes/{id}',
    scope: 'quotes:read',
    answer: quote,
    run: async ({ portal, viewer, id: asked }) =>
      shownBy(quote, onlyOne(await feedOfQuotes(portal, viewer, { limit: 1, id: asked }))),
  }),
]
