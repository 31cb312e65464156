import { ExternalLink } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Progress } from '#app/kit/ui/progress.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { shipmentMethodText } from '../terms.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'
import { isCancelled } from '../orders.ts'

/** How far the order has got on its way, and where to follow each part of it. */
export function ShippingCard({ page: { order, shipping, forStaff } }: { page: PageData }) {
  const say = useWords(detailWords)
  const orders = useWords(orderWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const { requestedDeliveryDate: requested, shipmentMethod, shippingAgent, shipments } = order
  const facts: (Description | false)[] = [
    requested !== null && { term: orders('requested'), detail: formatDay(locale, requested) },
    shipmentMethod !== '' && { term: say('method'), detail: shipmentMethodText(locale, shipmentMethod) },
    shippingAgent !== '' && shipments.length === 0 && { term: say('agent'), detail: shippingAgent },
  ]
  const known = facts.filter((fact) => fact !== false)
  const isUnderway = !isCancelled(order) && shipping.ordered > 0
  if (!isUnderway && known.length === 0 && shipments.length === 0) return null
  return (
    <Card title={say('shipping')}>
      <div className="order-group">
        {isUnderway ? (
          <Progress label={progressWords(say, shipping)} value={shipping.shipped} max={shipping.ordered} showLabel />
        ) : null}
        {known.length > 0 ? <DescriptionList columns={2} items={known} /> : null}
        {shipments.length > 0 ? (
          <ol className="order-shipments" aria-label={say('shipments')}>
            {shipments.map((shipment) => (
              <ShipmentItem key={shipment.position} shipment={shipment} order={order} mayEdit={forStaff?.byHand} />
            ))}
          </ol>
        ) : null}
        {forStaff?.byHand && !isCancelled(order) && shipping.outstanding > 0 ? (
          <LinkButton to={href('/:locale?/orders/:id/shipment', { ...prefix, id: String(order.id) })}>
            {say('shipment.new')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}

type ShipmentItemProps = {
  shipment: PageData['order']['shipments'][number]
  order: PageData['order']
  mayEdit: boolean | undefined
}

function ShipmentItem({ shipment, order, mayEdit }: ShipmentItemProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const { position, carrier, trackingNumber, trackingUrl, shippedOn, lines } = shipment
  const number = say('shipment.number', { number: position })
  const edit = href('/:locale?/orders/:id/shipment', { ...localePrefix(locale), id: String(order.id) })
  return (
    <li>
      <p className="order-shipment-head">
        <strong>{number}</strong>
        {shippedOn === null ? null : <span className="numbers">{formatDay(locale, shippedOn)}</span>}
        {carrier === '' ? null : <span>{carrier}</span>}
        {mayEdit ? (
          <Link to={`${edit}?shipment=${position}`}>
            {say('change')}
            <span className="visually-hidden"> {number}</span>
          </Link>
        ) : null}
      </p>
      <Tracking number={trackingNumber} url={trackingUrl} />
      {lines.length > 0 ? (
        <ul className="order-shipped">
          {lines.map(({ line, quantity }) => {
            const item = order.lines.find((one) => one.position === line)?.itemName ?? ''
            return <li key={line}>{say('shipment.item', { quantity: formatNumber(locale, quantity), item })}</li>
          })}
        </ul>
      ) : null}
    </li>
  )
}

/** The number leads to where the parcel is, where the carrier tells. */
function Tracking({ number, url }: { number: string; url: string | null }) {
  const say = useWords(detailWords)
  const orders = useWords(orderWords)
  if (url) return <Outward to={url}>{number === '' ? say('tracking.open') : say('tracking.of', { number })}</Outward>
  if (number === '') return null
  return (
    <p>
      {orders('tracking')} <span className="serial">{number}</span>
    </p>
  )
}

/** A link out of the portal, which tells the other side nothing. */
export function Outward({ to, children }: { to: string; children: string }) {
  const say = useWords(detailWords)
  return (
    <a className="button button-secondary" href={to} target="_blank" rel="noopener noreferrer">
      <ExternalLink size={16} aria-hidden />
      <span className="button-text">
        {children}
        <span className="visually-hidden"> ({say('new-tab')})</span>
      </span>
    </a>
  )
}

function progressWords(
  say: ReturnType<typeof useWords<typeof detailWords>>,
  { ordered, shipped }: PageData['shipping'],
) {
  if (shipped === 0) return say('shipping.none')
  return shipped === ordered ? say('shipping.all') : say('shipping.progress', { shipped, ordered })
}
