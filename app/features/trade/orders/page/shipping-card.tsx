import { ExternalLink } from 'lucide-react'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Progress } from '#app/kit/ui/progress.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { shipmentMethodText } from '../terms.ts'
import { orderWords } from '../orders.words.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'
import { isCancelled } from '../orders.ts'

/** How far the order has got on its way, with whom, and where to follow it. */
export function ShippingCard({ page: { order, shipping } }: { page: PageData }) {
  const say = useWords(detailWords)
  const orders = useWords(orderWords)
  const locale = useLocale()
  const { requestedDeliveryDate: requested, shipmentMethod, shippingAgent, trackingNumber, trackingUrl } = order
  const facts: (Description | false)[] = [
    requested !== null && { term: orders('requested'), detail: formatDay(locale, requested) },
    shipmentMethod !== '' && { term: say('method'), detail: shipmentMethodText(locale, shipmentMethod) },
    shippingAgent !== '' && { term: say('agent'), detail: shippingAgent },
    trackingNumber !== '' && { term: orders('tracking'), detail: <span className="serial">{trackingNumber}</span> },
  ]
  const known = facts.filter((fact) => fact !== false)
  const isUnderway = !isCancelled(order) && shipping.ordered > 0
  if (!isUnderway && known.length === 0 && !trackingUrl) return null
  return (
    <Card title={say('shipping')}>
      <div className="order-group">
        {isUnderway ? (
          <Progress label={progressWords(say, shipping)} value={shipping.shipped} max={shipping.ordered} showLabel />
        ) : null}
        {known.length > 0 ? <DescriptionList columns={2} items={known} /> : null}
        {trackingUrl ? <Outward to={trackingUrl}>{say('tracking.open')}</Outward> : null}
      </div>
    </Card>
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
