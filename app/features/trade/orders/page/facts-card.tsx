import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { invoiceWords } from '#app/features/trade/invoices/invoices.words.ts'
import { isDayAlone } from '../orders.ts'
import { paymentMethodText } from '../terms.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'
import { Outward } from './shipping-card.tsx'

/** What the header does not say already, and the way to the invoice. */
export function FactsCard({ page: { order, invoices, isStaff } }: { page: PageData }) {
  const say = useWords(detailWords)
  const orders = useWords(orderWords)
  const invoiceSay = useWords(invoiceWords)
  const locale = useLocale()
  const facts: (Description | false)[] = [
    order.externalDocumentNumber !== '' && {
      term: orders(isStaff ? 'reference.customers' : 'reference.own'),
      detail: order.externalDocumentNumber,
    },
    { term: orders('date'), detail: formatDay(locale, order.orderDate) },
    !isDayAlone(order) && { term: orders('created'), detail: formatDate(locale, order.createdAt, 'moment') },
    order.paymentMethod !== '' && { term: orders('payment'), detail: paymentMethodText(locale, order.paymentMethod) },
    order.vatRegistrationNo !== '' && { term: say('vat-no'), detail: order.vatRegistrationNo },
    order.invoiceNumber !== '' &&
      invoices.every(({ number }) => number !== order.invoiceNumber) && {
        term: orders('invoice'),
        detail: order.invoiceNumber,
      },
    ...invoices.map(({ id, kind, number }) => ({
      term: invoiceSay(`kind.${kind}`),
      detail: <Link to={href('/:locale?/invoices/:id', { ...localePrefix(locale), id: String(id) })}>{number}</Link>,
    })),
  ]
  return (
    <Card title={say('facts')}>
      <div className="order-group">
        <DescriptionList columns={2} items={facts.filter((fact) => fact !== false)} />
        {order.invoiceUrl ? <Outward to={order.invoiceUrl}>{say('invoice.open')}</Outward> : null}
      </div>
    </Card>
  )
}
