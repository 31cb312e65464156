import { href } from 'react-router'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { useBrand } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Timeline, type TimelineItem } from '#app/kit/ui/timeline.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { actorOf, linesOf, titleOf } from './history.lines.ts'
import { pageWords } from './page.words.ts'
import type { EventDetail, TicketEvent, TicketHistory } from '../conversation/events.ts'
import type { Topic } from '../tickets.claim.ts'
import type { Stage } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'
import '../tickets.css'

type HistoryProps = {
  title: string
  ticket: Topic
  history: TicketHistory
  forStaff?: boolean
  /** The stages still to come, for whom the history leads on to them. */
  ahead?: readonly Stage[]
}

/** What happened to a ticket: who, when and why. What happened within a stage stands with it. */
export function History({ title, ticket, history: { events, hasOlder }, forStaff = false, ahead = [] }: HistoryProps) {
  const say = useWords(pageWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const steps = stepsOf(events)
  const told = { ticket, forStaff }
  const passed = steps.map(([step, ...within], index): TimelineItem => {
    const isCurrent = ahead.length > 0 && index === steps.length - 1
    return {
      key: step.id,
      state: isCurrent ? 'current' : 'done',
      title: titleOf(locale, step),
      time: formatDate(locale, step.at, 'moment'),
      detail: (
        <>
          <Told {...told} event={step} />
          {within.map((event) => (
            <div key={event.id} className="history-within">
              <p className="history-line">{titleOf(locale, event)}</p>
              <p className="numbers">{formatDate(locale, event.at, 'moment')}</p>
              <Told {...told} event={event} />
            </div>
          ))}
        </>
      ),
    }
  })
  const next = ahead.map((stage) => ({ key: stage, state: 'next' as const, title: tickets(`stage.${stage}`) }))
  return (
    <Card title={title} className="ticket-history">
      {hasOlder ? <p className="muted">{say('history.cut', { count: events.length })}</p> : null}
      <Timeline label={title} items={[...passed, ...next]} />
    </Card>
  )
}

type Step = [TicketEvent, ...TicketEvent[]]

function stepsOf(events: readonly TicketEvent[]): Step[] {
  const steps: Step[] = []
  for (const event of events) {
    const last = steps.at(-1)
    if (last && !event.toStage) last.push(event)
    else steps.push([event])
  }
  return steps
}

function Told({ ticket, event, forStaff }: { ticket: Topic; event: TicketEvent; forStaff: boolean }) {
  const locale = useLocale()
  const brand = useBrand().name
  return (
    <>
      <p>{actorOf(locale, event, { brand, forStaff })}</p>
      {linesOf(locale, useLabels(), ticket, event, forStaff).map((line, index) => (
        <p
          key={`${index} ${line}`}
          className="history-line"
          // It is the only one of the lines that somebody typed.
          lang={line === event.reason ? foreignTo(locale, line) : undefined}
        >
          {line}
        </p>
      ))}
      <Others detail={event.detail} forStaff={forStaff} />
    </>
  )
}

/** The other ticket that an event is about, where its reader may see that one. */
function Others({ detail, forStaff }: { detail: EventDetail; forStaff: boolean }) {
  const say = useWords(pageWords)
  const prefix = localePrefix(useLocale())
  const named = [
    ['event.duplicate-of', detail.duplicateOf],
    ['event.merged-into', detail.mergedInto],
    ['event.split-from', detail.splitFrom],
    ['event.other', detail.other],
  ] as const
  return named.map(([word, other]) => {
    if (other === undefined) return null
    const number = String(other)
    const place = { ...prefix, id: number }
    const to = forStaff ? href('/:locale?/console/tickets/:id', place) : href('/:locale?/tickets/:id', place)
    return (
      <p key={word} className="history-line">
        <Link to={to}>{say(word, { number })}</Link>
      </p>
    )
  })
}
