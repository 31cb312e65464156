import { exportResponse } from '#app/kit/lists/export.server.ts'
import { amountCell, dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportInvoices } from '../invoices.server.ts'
import { type InvoiceRow, signOf, stateOf } from '../invoices.ts'
import { invoiceWords } from '../invoices.words.ts'
import { listWords } from './list.words.ts'
import { readInvoiceList } from './list-params.ts'
import type { Route } from './+types/export.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const now = portal.clock.now()
  const rows = await exportInvoices(portal, viewer, readInvoiceList(url.searchParams, viewer, dayOf(now)).filter)
  const file = { name: sayIn(listWords, locale)('export.file'), now }
  return exportResponse(url, file, columnsFor(locale, viewer.side === 'maker', dayOf(now)), rows)
}

type Value = ExportColumn<InvoiceRow>['value']

/** On a credit note nothing is to be paid. */
function ofInvoice(value: Value): Value {
  return (row) => (row.kind === 'invoice' ? value(row) : null)
}

function columnsFor(locale: Locale, isStaff: boolean, today: string): ExportColumn<InvoiceRow>[] {
  const say = sayIn(invoiceWords, locale)
  const money = (pick: (row: InvoiceRow) => number) => (row: InvoiceRow) =>
    amountCell(locale, { minor: signOf(row) * pick(row), currency: row.currency })
  return [
    { label: say('kind'), value: ({ kind }) => say(`kind.${kind}`) },
    { label: say('number'), value: ({ number }) => number },
    ...(isStaff ? [{ label: say('company'), value: ({ companyName }: InvoiceRow) => companyName }] : []),
    { label: say('order'), value: ({ orderNumber }) => orderNumber },
    { label: say('issued'), value: ({ issuedOn }) => dayCell(issuedOn) },
    { label: say('due'), value: ofInvoice(({ dueOn }) => dayCell(dueOn)) },
    { label: say('paid'), value: ofInvoice(({ paidOn }) => dayCell(paidOn)) },
    { label: say('status'), value: (row) => say(`state.${stateOf(row, today)}`) },
    { label: sayIn(listWords, locale)('currency'), value: ({ currency }) => currency },
    { label: say('net'), value: money(({ netAmount }) => netAmount) },
    { label: say('vat'), value: money(({ vatAmount }) => vatAmount) },
    { label: say('total'), value: money(({ totalAmount }) => totalAmount) },
    { label: say('open'), value: ofInvoice(money(({ openAmount }) => openAmount)) },
  ]
}
