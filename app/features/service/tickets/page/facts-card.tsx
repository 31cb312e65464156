import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BikeLook } from '#app/features/bicycles/bicycle/bicycle.look.tsx'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { claimItems } from './facts.tsx'
import { pageWords } from './page.words.ts'

export function FactsCard({ ticket, picture, may }: Pick<PageData, 'ticket' | 'picture' | 'may'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const earlier = ticket.followsId === null ? null : <TicketLinks ids={[ticket.followsId]} />
  const later = ticket.followedBy.length === 0 ? null : <TicketLinks ids={ticket.followedBy} />
  return (
    <Card title={say('facts')} className="ticket-facts">
      {ticket.colour && <BikeLook picture={picture} colour={ticket.colour} className="ticket-bike" />}
      <DescriptionList
        columns={2}
        items={claimItems(locale, useLabels(), ticket, { earlier, later }, may.seeProduct)}
      />
    </Card>
  )
}

function TicketLinks({ ids }: { ids: readonly number[] }) {
  const prefix = localePrefix(useLocale())
  return (
    <span className="cluster">
      {ids.map((id) => (
        <Link key={id} to={href('/:locale?/tickets/:id', { ...prefix, id: String(id) })}>
          {id}
        </Link>
      ))}
    </span>
  )
}

/** What was asked of the sender when the ticket was opened; folded, since it has been read by then. */
export function InstructionsCard({ ticket: { instructions } }: Pick<PageData, 'ticket'>) {
  const say = useWords(detailWords)
  const lines = instructions.split('\n').filter(Boolean)
  if (lines.length === 0) return null
  return (
    <CardFold title={say('instructions')}>
      <ul className="ticket-instructions">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </CardFold>
  )
}
