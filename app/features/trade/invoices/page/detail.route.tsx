import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { dayOf, formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import { freshnessOf } from '#app/features/trade/freshness/freshness.server.ts'
import { type Invoice, type InvoiceLine, stateOf } from '../invoices.ts'
import { readInvoice } from '../invoices.server.ts'
import { invoiceWords } from '../invoices.words.ts'
import { invoiceList } from '../list/list-params.ts'
import { InvoiceStateDot } from '../state.tsx'
import { detailWords } from './detail.words.ts'
import type { Route } from './+types/detail.route'
import './detail.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const { companyId, companyName, takenAt, readAt, ...invoice } = await readInvoice(portal, viewer, params.id)
  const isStaff = viewer.side === 'maker'
  return {
    invoice,
    isStaff,
    customer: isStaff ? { id: companyId, name: companyName } : undefined,
    state: stateOf(invoice, dayOf(portal.clock.now())),
    asOf: freshnessOf(portal, takenAt, readAt),
  }
}

type Shown = Omit<Invoice, 'companyId' | 'companyName' | 'takenAt' | 'readAt'>

export default function InvoiceDetail({ loaderData }: Route.ComponentProps) {
  const { invoice, customer, state, asOf, isStaff } = loaderData
  const say = useWords(detailWords)
  const invoices = useWords(invoiceWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const title = invoices(`number.${invoice.kind}`, { number: invoice.number })
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={{ to: href('/:locale?/invoices', prefix), label: invoices('invoices') }} title={title}>
        {state === 'credit' ? null : <InvoiceStateDot state={state} />}
        <span className="numbers">{formatDay(locale, invoice.issuedOn)}</span>
        {customer ? (
          <CustomerName
            name={customer.name}
            to={href('/:locale?/invoices', prefix) + invoiceList.search({ company: customer.id })}
          />
        ) : null}
        <AsOf {...asOf} />
      </PageHeader>
      <Card title={say('facts')}>
        <div className="invoice-facts">
          <DescriptionList columns={3} items={factsOf(locale, invoice, isStaff)} />
          {invoice.url === null ? null : (
            <a href={invoice.url} target="_blank" rel="noreferrer">
              {say('document')}
            </a>
          )}
        </div>
      </Card>
      <Card title={say('lines')} flush>
        {invoice.lines.length > 0 ? (
          <Table
            caption={say('lines')}
            columns={columnsFor(locale, invoice.currency)}
            rows={invoice.lines}
            rowKey={({ position }) => position}
          />
        ) : (
          <p className="invoice-lines-none">{say('no-lines')}</p>
        )}
      </Card>
    </div>
  )
}

function factsOf(locale: Locale, invoice: Shown, isStaff: boolean): Description[] {
  const say = sayIn(invoiceWords, locale)
  const { currency, orderId, orderNumber } = invoice
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  const order =
    orderId === null ? (
      orderNumber
    ) : (
      <Link to={href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(orderId) })}>{orderNumber}</Link>
    )
  const isDue = invoice.kind === 'invoice'
  const facts: (Description | false)[] = [
    orderNumber !== '' && { term: say('order'), detail: order },
    invoice.externalDocumentNumber !== '' && {
      term: say(isStaff ? 'reference.customers' : 'reference'),
      detail: invoice.externalDocumentNumber,
    },
    isDue && invoice.dueOn !== null && { term: say('due'), detail: formatDay(locale, invoice.dueOn) },
    isDue && invoice.paidOn !== null && { term: say('paid'), detail: formatDay(locale, invoice.paidOn) },
    { term: say('net'), detail: money(invoice.netAmount) },
    { term: say('vat'), detail: money(invoice.vatAmount) },
    { term: say('total'), detail: <strong>{money(invoice.totalAmount)}</strong> },
    isDue && invoice.openAmount > 0 && { term: say('open'), detail: <strong>{money(invoice.openAmount)}</strong> },
  ]
  return facts.filter((fact) => fact !== false)
}

function columnsFor(locale: Locale, currency: string): Column<InvoiceLine>[] {
  const say = sayIn(detailWords, locale)
  const money = (minor: number) => formatMoney(locale, { minor, currency })
  return [
    {
      label: say('item'),
      look: 'main',
      render: ({ itemName, itemNumber }) => (
        <>
          {itemName}
          {itemNumber === '' ? null : <span className="invoice-item-number serial">{itemNumber}</span>}
        </>
      ),
    },
    {
      label: say('quantity'),
      look: 'number',
      labelled: true,
      render: ({ quantity }) => formatNumber(locale, quantity),
    },
    { label: say('price'), look: 'number', labelled: true, render: ({ price }) => money(price) },
    { label: say('amount'), look: 'number', labelled: true, render: ({ amount }) => money(amount) },
  ]
}
