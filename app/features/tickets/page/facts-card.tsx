import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './detail-page.tsx'
import { detailWords } from './detail.words.ts'
import { claimFacts } from './tickets.facts.tsx'
import { pageWords } from './tickets.page.words.ts'

export function FactsCard({ ticket, may }: Pick<PageData, 'ticket' | 'may'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const earlier = ticket.followsId === null ? null : <Earlier id={ticket.followsId} />
  return (
    <Card title={say('facts')} className="ticket-facts">
      <DescriptionList columns={2} items={claimFacts(locale, ticket, earlier, may.seeProduct)} />
    </Card>
  )
}

function Earlier({ id }: { id: number }) {
  const to = href('/:locale?/tickets/:id', { ...localePrefix(useLocale()), id: String(id) })
  return <Link to={to}>{id}</Link>
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
