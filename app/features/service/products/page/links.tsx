import { href } from 'react-router'
import { ReplacementLines } from '#app/features/bicycles/replacements/replacements.lines.tsx'
import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { StageStatus } from '#app/features/service/tickets/tickets.stage.tsx'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'

type PageProps = { page: PageData }

/** By what it was replaced, and what it replaces itself. */
export function ReplacementsCard({ page: { replacements, product } }: PageProps) {
  const say = useWords(replacementWords)
  const locale = useLocale()
  if (replacements.length === 0) return null
  return (
    <Card title={say('title')}>
      <ReplacementLines
        of={{ model: product.frameModel, number: product.serialNumber }}
        all={replacements}
        className="product-links"
        toTicket={(id) => href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(id) })}
      />
    </Card>
  )
}

export function TicketsCard({ page: { tickets, may } }: PageProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  if (!may.seeTickets) return null
  return (
    <Card title={say('tickets')}>
      {tickets.length === 0 && <p className="muted">{say('tickets.none')}</p>}
      <ul className="product-links">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link to={href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(ticket.id) })}>
              {ticket.subject}
            </Link>
            <span className="product-line">
              <StageStatus ticket={ticket} />
              <span className="muted numbers">{formatDate(locale, ticket.lastActivityAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** None for anyone who sees no orders. */
export function OrdersCard({ page: { orders } }: PageProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  if (orders.length === 0) return null
  return (
    <Card title={say('orders')}>
      <ul className="product-links">
        {orders.map(({ id, number, orderDate }) => (
          <li key={id}>
            <Link to={href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(id) })}>{number}</Link>
            <span className="muted numbers">{formatDay(locale, orderDate)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function AccessoriesCard({ page: { accessories } }: PageProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  return (
    <Card title={say('accessories')}>
      {accessories.length === 0 && <p className="muted">{say('accessories.none')}</p>}
      <ul className="product-links">
        {accessories.map(({ id, day, body }) => (
          <li key={id}>
            <span className="product-words">{body}</span>
            <span className="muted numbers">{formatDay(locale, day)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
