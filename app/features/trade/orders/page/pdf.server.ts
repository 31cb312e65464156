import { makePdf, type PdfHead, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import type { PdfColumn } from '#app/kit/pdf/table.server.ts'
import { colon, formatDate, formatDay, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { InvoiceRow } from '#app/features/trade/invoices/invoices.ts'
import { invoiceWords } from '#app/features/trade/invoices/invoices.words.ts'
import { paymentMethodText, shipmentMethodText, statusText, writtenAddresses } from '../terms.ts'
import {
  type Order,
  discountOf,
  isCancelled,
  isDayAlone,
  type OrderLine,
  outstandingOf,
  type Shipment,
} from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'

/** The whole order in the reader's language, on as many pages as it takes. */
export function writeOrderPdf(
  { locale, ...made }: Pick<PdfHead, 'locale' | 'brand' | 'date'>,
  order: Order,
  invoices: readonly OrderInvoice[],
  isStaff: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const orders = sayIn(orderWords, locale)
  const title = orders('number.of', { number: order.number })
  function write(sheet: PdfSheet) {
    if (order.name) sheet.text(order.name)
    sheet.space(8)
    for (const facts of factsOf(locale, order, invoices, isStaff)) {
      writeFacts(sheet, facts)
      sheet.space(6)
    }
    sheet.space(6)
    writeAddresses(sheet, locale, order)
    sheet.space(12)
    sheet.table(lineColumns(locale, order), order.lines)
    sheet.space(12)
    writeTotals(sheet, locale, order)
    writeShipments(sheet, locale, order)
  }
  return makePdf({ locale, ...made, title, eyebrow: order.companyName }, write)
}

type OrderInvoice = Pick<InvoiceRow, 'kind' | 'number'>
type Fact = { label: string; text: string; link?: string | null }

/** In rows of four: what is not known leaves no gap. */
function factsOf(locale: Locale, order: Order, invoices: readonly OrderInvoice[], isStaff: boolean): Fact[][] {
  const say = sayIn(detailWords, locale)
  const orders = sayIn(orderWords, locale)
  const day = (one: string | null) => (one === null ? '' : formatDay(locale, one))
  const facts: Fact[] = [
    { label: orders('date'), text: day(order.orderDate) },
    { label: orders('created'), text: isDayAlone(order) ? '' : formatDate(locale, order.createdAt, 'moment') },
    { label: orders(isStaff ? 'reference.customers' : 'reference.own'), text: order.externalDocumentNumber },
    { label: orders('status'), text: statusText(locale, order.status) },
    { label: orders('requested'), text: day(order.requestedDeliveryDate) },
    { label: orders('payment'), text: paymentMethodText(locale, order.paymentMethod) },
    { label: say('vat-no'), text: order.vatRegistrationNo },
    { label: say('method'), text: shipmentMethodText(locale, order.shipmentMethod) },
    { label: say('agent'), text: order.shipments.length > 0 ? '' : order.shippingAgent },
    ...invoiceFacts(locale, order, invoices),
  ].filter(({ text }) => text !== '')
  const rows: Fact[][] = []
  for (let at = 0; at < facts.length; at += 4) rows.push(facts.slice(at, at + 4))
  return rows
}

/** The invoice that the order names, unless it is among those that the portal has. */
function invoiceFacts(locale: Locale, order: Order, invoices: readonly OrderInvoice[]): Fact[] {
  const { invoiceNumber, invoiceUrl: link } = order
  const isNamed = ({ number }: OrderInvoice) => number === invoiceNumber
  const facts = invoices.map((invoice): Fact => ({
    label: sayIn(invoiceWords, locale)(`kind.${invoice.kind}`),
    text: invoice.number,
    link: isNamed(invoice) ? link : null,
  }))
  if (invoices.some(isNamed)) return facts
  const text = invoiceNumber || (link ? sayIn(detailWords, locale)('invoice.open') : '')
  return [{ label: sayIn(orderWords, locale)('invoice'), text, link }, ...facts]
}

function writeFacts(sheet: PdfSheet, facts: Fact[]): void {
  // A last row that is not full keeps the columns of the others.
  const columns = Array.from({ length: 4 }, (_, at) => {
    const fact = facts[at]
    return { label: fact?.label ?? '', share: 1, value: () => fact?.text ?? '', link: () => fact?.link ?? undefined }
  })
  sheet.table(columns, [facts])
}

function writeAddresses(sheet: PdfSheet, locale: Locale, { addresses }: Order): void {
  const orders = sayIn(orderWords, locale)
  const columns = writtenAddresses(locale, addresses).map(({ role, lines, codes }) => ({
    label: orders(`role.${role}`),
    share: 1,
    value: () => [...lines, ...codes].join('\n'),
  }))
  if (columns.length > 0) sheet.table(columns, [addresses])
}

function writeShipments(sheet: PdfSheet, locale: Locale, { shipments, lines }: Order): void {
  if (shipments.length === 0) return
  const say = sayIn(detailWords, locale)
  const itemOf = (position: number) => lines.find((line) => line.position === position)?.itemName ?? ''
  const columns: PdfColumn<Shipment>[] = [
    { label: say('shipments'), share: 1.6, value: ({ position }) => say('shipment.number', { number: position }) },
    { label: say('shipped'), share: 1.4, value: ({ shippedOn }) => (shippedOn ? formatDay(locale, shippedOn) : '–') },
    { label: say('agent'), share: 1.6, value: ({ carrier }) => carrier || '–' },
    {
      label: sayIn(orderWords, locale)('tracking'),
      share: 2.4,
      value: ({ trackingNumber, trackingUrl }) => trackingNumber || (trackingUrl ? say('tracking.open') : '–'),
      link: ({ trackingUrl }) => trackingUrl ?? undefined,
    },
    {
      label: say('lines'),
      share: 4,
      value: (shipment) =>
        shipment.lines
          .map((part) =>
            say('shipment.item', { quantity: formatNumber(locale, part.quantity), item: itemOf(part.line) }),
          )
          .join('\n') || '–',
    },
  ]
  sheet.space(12)
  sheet.table(columns, shipments)
}

function lineColumns(locale: Locale, { currency, status }: Order): PdfColumn<OrderLine>[] {
  const say = sayIn(detailWords, locale)
  const orders = sayIn(orderWords, locale)
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  const left = (line: OrderLine) => (isCancelled({ status }) ? 0 : outstandingOf(line))
  const amountText = (line: OrderLine) => {
    const percent = discountOf(line)
    return percent === 0 ? money(line.amount) : `${money(line.amount)}\n${say('discount', { percent })}`
  }
  return [
    { label: say('item'), share: 5.4, value: (line) => itemText(locale, line) },
    { label: say('quantity'), share: 1.2, look: 'number', value: ({ quantity }) => formatNumber(locale, quantity) },
    {
      label: say('shipped'),
      share: 1.2,
      look: 'number',
      value: ({ quantityShipped }) => formatNumber(locale, quantityShipped),
    },
    {
      label: orders('outstanding'),
      share: 1.8,
      look: 'number',
      value: (line) =>
        [
          left(line) > 0 ? formatNumber(locale, left(line)) : '–',
          left(line) > 0 && line.expectedDate && `${say('expected')}\n${formatDay(locale, line.expectedDate)}`,
        ]
          .filter(Boolean)
          .join('\n'),
    },
    { label: say('price'), share: 1.8, look: 'number', value: ({ price }) => money(price) },
    { label: say('amount'), share: 1.9, look: 'number', value: amountText },
  ]
}

/** Its name, its number, and the units shipped. */
function itemText(locale: Locale, { itemName, itemNumber, serialNumbers }: OrderLine): string {
  const label = sayIn(detailWords, locale)('serials') + colon(locale)
  const serials = serialNumbers.length > 0 && `${label} ${serialNumbers.join(', ')}`
  return [itemName, itemNumber, serials].filter(Boolean).join('\n')
}

function writeTotals(sheet: PdfSheet, locale: Locale, { netAmount, vatAmount, totalAmount, currency }: Order): void {
  const orders = sayIn(orderWords, locale)
  const rows = [
    { label: orders('net'), minor: netAmount },
    { label: orders('vat'), minor: vatAmount },
    { label: orders('total'), minor: totalAmount },
  ]
  sheet.table(
    [
      { label: sayIn(detailWords, locale)('totals'), share: 3, look: 'strong', value: ({ label }) => label },
      {
        label: currency,
        share: 1,
        look: 'number',
        value: ({ minor }) => formatMoney(locale, { minor, currency }),
      },
    ],
    rows,
  )
}
