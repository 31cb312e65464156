import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDay, formatList } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '../coverage/coverage.countries.ts'
import { detailWords } from './detail.words.ts'
import type { Ticket } from './tickets.ts'
import { ticketWords } from './tickets.words.ts'

/** What the claim says of the bicycle and its damage. */
export function FactsCard({ ticket }: { ticket: Ticket }) {
  const say = useWords(detailWords)
  return (
    <Card title={say('facts')} className="ticket-facts">
      <DescriptionList columns={2} items={factsOf(useLocale(), ticket)} />
    </Card>
  )
}

function factsOf(locale: Locale, ticket: Ticket): Description[] {
  const say = sayIn(detailWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const parts = ticket.partInvolved.map((part) => tickets(`part.${part}`))
  const facts: (Description | false)[] = [
    { term: say('model'), detail: ticket.frameModel },
    { term: say('serial'), detail: <span className="serial">{ticket.serialNumber}</span> },
    { term: say('parts'), detail: formatList(locale, parts) },
    { term: say('damage'), detail: tickets(`kind.${ticket.kindOfDamage}`) },
    { term: say('phase'), detail: tickets(`phase.${ticket.damagePhase}`) },
    { term: say('country'), detail: countryName(locale, ticket.country) },
    ticket.dateOfPurchase !== null && { term: say('purchase'), detail: formatDay(locale, ticket.dateOfPurchase) },
    ticket.followsId !== null && { term: say('follows'), detail: <Earlier id={ticket.followsId} /> },
  ]
  return facts.filter((fact) => fact !== false)
}

function Earlier({ id }: { id: number }) {
  const to = href('/:locale?/tickets/:id', { ...localePrefix(useLocale()), id: String(id) })
  return <Link to={to}>{id}</Link>
}

/** What was asked of the sender when the ticket was opened; folded, since it has been read by then. */
export function InstructionsCard({ ticket: { instructions } }: { ticket: Ticket }) {
  const say = useWords(detailWords)
  const lines = instructions.split('\n').filter(Boolean)
  if (lines.length === 0) return null
  return (
    <details className="card ticket-fold">
      <summary>{say('instructions')}</summary>
      <ul className="ticket-instructions">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
