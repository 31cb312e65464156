import { exportResponse } from '#app/kit/lists/export.server.ts'
import { amountCell, type Cell, dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { type ExportedLine, exportOrders } from '../orders.server.ts'
import { paymentMethodText, statusText, titleOf } from '../terms.ts'
import { discountOf, type OrderLine, type OrderRow } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from '../page/detail.words.ts'
import { listWords } from './list.words.ts'
import { readOrderList } from './list-params.ts'
import type { Route } from './+types/export.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const now = portal.clock.now()
  const rows = await exportOrders(portal, viewer, readOrderList(url.searchParams, viewer, dayOf(now)).filter)
  const file = { name: sayIn(listWords, locale)('export.file'), now }
  return exportResponse(url, file, [...orderColumns(locale, viewer.side === 'maker'), ...lineColumns(locale)], rows)
}

type Column = ExportColumn<ExportedLine>

function orderColumns(locale: Locale, isStaff: boolean): Column[] {
  const say = sayIn(listWords, locale)
  const orders = sayIn(orderWords, locale)
  const amount = (pick: (row: OrderRow) => number) =>
    once((row) => amountCell(locale, { minor: pick(row), currency: row.currency }))
  return [
    { label: orders('number'), value: ({ number }) => number },
    ...(isStaff ? [{ label: orders('company'), value: ({ companyName }: OrderRow) => companyName }] : []),
    {
      label: orders(isStaff ? 'reference.customers' : 'reference.own'),
      value: ({ externalDocumentNumber }) => externalDocumentNumber,
    },
    { label: say('items'), value: titleOf },
    { label: orders('date'), value: ({ orderDate }) => dayCell(orderDate) },
    { label: orders('created'), value: ({ createdAt }) => dayCell(createdAt) },
    { label: orders('requested'), value: ({ requestedDeliveryDate }) => dayCell(requestedDeliveryDate) },
    { label: orders('status'), value: ({ status }) => statusText(locale, status) },
    { label: orders('outstanding'), value: once(({ quantityOutstanding }) => quantityOutstanding) },
    { label: orders('payment'), value: ({ paymentMethod }) => paymentMethodText(locale, paymentMethod) },
    { label: say('currency'), value: ({ currency }) => currency },
    { label: orders('net'), value: amount(({ netAmount }) => netAmount) },
    { label: orders('vat'), value: amount(({ vatAmount }) => vatAmount) },
    { label: orders('total'), value: amount(({ totalAmount }) => totalAmount) },
    { label: orders('tracking'), value: ({ trackingNumber }) => trackingNumber },
    { label: say('tracking.link'), value: ({ trackingUrl }) => trackingUrl },
    { label: orders('invoice'), value: ({ invoiceNumber }) => invoiceNumber },
    { label: say('invoice.link'), value: ({ invoiceUrl }) => invoiceUrl },
  ]
}

/** An order's own figures stand beside its first line alone: a column of them can be summed up. */
function once(pick: (row: OrderRow) => Cell) {
  return (row: ExportedLine) => (row.isFirst ? pick(row) : null)
}

function of<Value>(pick: (line: OrderLine, row: ExportedLine) => Value) {
  return (row: ExportedLine) => (row.line ? pick(row.line, row) : null)
}

function lineColumns(locale: Locale): Column[] {
  const lines = sayIn(detailWords, locale)
  const money = (minor: number, { currency }: OrderRow) => amountCell(locale, { minor, currency })
  return [
    { label: sayIn(listWords, locale)('item.number'), value: of(({ itemNumber }) => itemNumber) },
    { label: lines('item'), value: of(({ itemName }) => itemName) },
    { label: lines('quantity'), value: of(({ quantity }) => quantity) },
    { label: lines('shipped'), value: of(({ quantityShipped }) => quantityShipped) },
    { label: lines('price'), value: of(({ price }, row) => money(price, row)) },
    { label: lines('amount'), value: of(({ amount }, row) => money(amount, row)) },
    { label: lines('expected'), value: of(({ expectedDate }) => dayCell(expectedDate)) },
    { label: lines('serials'), value: of(({ serialNumbers }) => serialNumbers.join(' ')) },
    // Price times quantity is not the amount where a line has a discount.
    { label: sayIn(listWords, locale)('discount'), value: of((line) => discountOf(line) || null) },
  ]
}
