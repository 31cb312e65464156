import { href } from 'react-router'
import { countryName } from '#app/features/coverage/coverage.countries.ts'
import type { Verdict } from '#app/features/coverage/coverage.ts'
import { coverageWords, explainCoverage } from '#app/features/coverage/coverage.words.ts'
import { StageStatus } from '#app/features/tickets/tickets.stage.tsx'
import type { Ticket, TicketRow } from '#app/features/tickets/tickets.ts'
import { ticketWords } from '#app/features/tickets/tickets.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { formatDate, formatDay, formatList } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { consoleWords } from './console.words.ts'
import { queueSearch } from './queue.ts'

const verdictTones: Record<Verdict['verdict'], StatusTone> = {
  covered: 'green',
  'not-covered': 'red',
  unknown: 'orange',
}

/** What the rules say, in words: the decision is the staff's. */
export function CoverageCard({ verdict }: { verdict: Verdict }) {
  const say = useWords(consoleWords)
  const coverage = useWords(coverageWords)
  const locale = useLocale()
  const sentences = explainCoverage(coverage, (day) => formatDay(locale, day), verdict)
  return (
    <Card
      title={say('coverage')}
      actions={<StatusDot tone={verdictTones[verdict.verdict]}>{coverage(`verdict.${verdict.verdict}`)}</StatusDot>}
    >
      <div className="coverage-words">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="muted">{say('coverage.advice')}</p>
      </div>
    </Card>
  )
}

export function FactsCard({ ticket }: { ticket: Ticket }) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  return (
    <Card title={say('facts')}>
      <DescriptionList columns={2} items={[...outcomeOf(locale, ticket), ...claimOf(locale, ticket)]} />
    </Card>
  )
}

/** What was decided and done so far. */
function outcomeOf(locale: Locale, ticket: Ticket): Description[] {
  const say = sayIn(consoleWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const items: (Description | false | null)[] = [
    ticket.warrantyAccepted !== null && {
      term: say('decision'),
      detail: say(ticket.warrantyAccepted ? 'decision.accepted' : 'decision.refused'),
    },
    ticket.authorizationNumber !== null && {
      term: say('authorization'),
      detail: <span className="serial">{ticket.authorizationNumber}</span>,
    },
    ticket.decisionReason !== null && { term: say('decision.why'), detail: ticket.decisionReason, wide: true },
    ticket.resolution && { term: say('resolution'), detail: tickets(`resolution.${ticket.resolution}`) },
    ticket.closeReason && { term: say('closed'), detail: tickets(`close.${ticket.closeReason}`) },
  ]
  return items.filter((item) => item !== false && item !== null)
}

function claimOf(locale: Locale, ticket: Ticket): Description[] {
  const say = sayIn(consoleWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const parts = ticket.partInvolved.map((part) => tickets(`part.${part}`))
  const { followsId } = ticket
  const follows: Description[] = followsId
    ? [{ term: say('follows'), detail: <TicketLink locale={locale} id={followsId} /> }]
    : []
  return [
    { term: say('model'), detail: ticket.frameModel },
    { term: say('serial'), detail: <span className="serial">{ticket.serialNumber}</span> },
    { term: say('phase'), detail: tickets(`phase.${ticket.damagePhase}`) },
    { term: say('purchase'), detail: ticket.dateOfPurchase && formatDay(locale, ticket.dateOfPurchase) },
    { term: say('parts'), detail: formatList(locale, parts) },
    { term: say('kind'), detail: tickets(`kind.${ticket.kindOfDamage}`) },
    { term: say('country'), detail: countryName(locale, ticket.country) },
    { term: say('opened'), detail: formatDate(locale, ticket.createdAt) },
    { term: say('company'), detail: ticket.companyName },
    { term: say('author'), detail: ticket.authorName },
    ...follows,
  ]
}

type SameSerialProps = { ticket: Ticket; same: TicketRow[] }

/** Look-alike characters count as the same, so the numbers are shown as they were typed. */
export function SameSerialCard({ ticket, same }: SameSerialProps) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  if (same.length === 0) return null
  return (
    <Card
      title={say('same')}
      footer={<Link to={queue + queueSearch({ q: ticket.serialNumber })}>{say('same.all')}</Link>}
    >
      <ul className="same-serial">
        {same.map((row) => (
          <li key={row.id}>
            <p className="cluster">
              <TicketLink locale={locale} id={row.id} />
              <StageStatus stage={row.stage} />
            </p>
            <p className="muted">
              {row.companyName} · <span className="serial">{row.serialNumber}</span> ·{' '}
              <span className="numbers">{formatDate(locale, row.lastActivityAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TicketLink({ locale, id }: { locale: Locale; id: number }) {
  const number = String(id)
  const to = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: number })
  return <Link to={to}>{sayIn(consoleWords, locale)('ticket.number', { number })}</Link>
}
