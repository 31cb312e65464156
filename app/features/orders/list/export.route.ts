import { csvResponse, type CsvColumn } from '#app/kit/lists/csv.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, type Locale } from '#app/kit/words/locales.ts'
import { majorOf } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../../account/account.server.ts'
import { exportOrders } from '../orders.server.ts'
import { paymentMethodText, statusText, titleOf } from '../orders.terms.ts'
import type { OrderFacts, OrderRow } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { listWords } from './list.words.ts'
import { readOrderList } from './order-list.ts'
import type { Route } from './+types/export.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const rows = await exportOrders(portal, viewer, readOrderList(url.searchParams, viewer).filter)
  const file = { name: sayIn(listWords, locale)('export.file'), now: portal.clock.now() }
  return csvResponse(locale, file, columnsFor(locale, viewer.side === 'maker'), rows)
}

function columnsFor(locale: Locale, isStaff: boolean): CsvColumn<OrderFacts>[] {
  const say = sayIn(listWords, locale)
  const orders = sayIn(orderWords, locale)
  const amount =
    (pick: (row: OrderRow) => number) =>
    (row: OrderRow): number =>
      majorOf(locale, { minor: pick(row), currency: row.currency })
  return [
    { label: orders('number'), value: ({ number }) => number },
    ...(isStaff ? [{ label: orders('company'), value: ({ companyName }: OrderRow) => companyName }] : []),
    {
      label: orders(isStaff ? 'reference.customers' : 'reference.own'),
      value: ({ externalDocumentNumber }) => externalDocumentNumber,
    },
    { label: say('items'), value: titleOf },
    { label: orders('date'), value: ({ orderDate }) => orderDate },
    { label: orders('created'), value: ({ createdAt }) => dayOf(createdAt) },
    { label: orders('requested'), value: ({ requestedDeliveryDate }) => requestedDeliveryDate },
    { label: orders('status'), value: ({ status }) => statusText(locale, status) },
    { label: orders('outstanding'), value: ({ quantityOutstanding }) => quantityOutstanding },
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
