import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { orderList } from '../list/list-params.ts'
import { OrderStatusDot } from '../status.tsx'
import { orderWords } from '../orders.words.ts'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import { RequestsCard } from '../again/requests-card.tsx'
import { againWords } from '../again/again.words.ts'
import { AddressesCard } from './addresses-card.tsx'
import { detailWords } from './detail.words.ts'
import { FactsCard } from './facts-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { ShippingCard } from './shipping-card.tsx'
import type { PageData } from './page-data.ts'
import './detail.css'

export function DetailPage({ page }: { page: PageData }) {
  const say = useWords(detailWords)
  const orders = useWords(orderWords)
  const again = useWords(againWords)
  const locale = useLocale()
  const { order, customer, forStaff, notice } = page
  const prefix = localePrefix(locale)
  const number = orders('number.of', { number: order.number })
  return (
    <div className="stack">
      <PageTitle title={order.name ? `${number} · ${order.name}` : number} />
      <DoneToast title={notice ? say(notice.done) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/orders', prefix), label: orders('orders') }}
        title={number}
        actions={
          <>
            <LinkButton
              to={href('/:locale?/orders/:id/pdf', { ...prefix, id: String(order.id) })}
              reloadDocument
              icon={<FileDown size={16} aria-hidden />}
            >
              {say('pdf')}
            </LinkButton>
            {page.mayAsk ? (
              <LinkButton to={href('/:locale?/orders/:id/again', { ...prefix, id: String(order.id) })}>
                {again('title')}
              </LinkButton>
            ) : null}
            {forStaff?.byHand ? (
              <LinkButton variant="primary" to={href('/:locale?/orders/:id/edit', { ...prefix, id: String(order.id) })}>
                {say('change')}
              </LinkButton>
            ) : null}
          </>
        }
      >
        <OrderStatusDot status={order.status} />
        <span className="numbers">{formatDay(locale, order.orderDate)}</span>
        {customer ? (
          <CustomerName
            name={customer.name}
            to={href('/:locale?/orders', prefix) + orderList.search({ company: customer.id })}
          />
        ) : null}
        {order.name ? <span>{order.name}</span> : null}
        {forStaff && !forStaff.byHand ? <span className="muted">{say('from-erp')}</span> : null}
        {page.asOf ? <AsOf {...page.asOf} /> : null}
      </PageHeader>
      <div className="order-summary">
        <ShippingCard page={page} />
        <FactsCard page={page} />
      </div>
      <LinesCard page={page} />
      <RequestsCard requests={page.requests} />
      <AddressesCard addresses={order.addresses} />
    </div>
  )
}
