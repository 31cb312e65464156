import { useBrand } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Timeline, type TimelineItem } from '#app/kit/ui/timeline.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { detailWords } from './detail.words.ts'
import { closeReasons, type Stage, stages, type Ticket, type TicketEvent } from './tickets.ts'
import { ticketWords } from './tickets.words.ts'

/** The stages a ticket has been through, with who, when and why, and those ahead of it. */
export function ProgressCard({ ticket, events }: { ticket: Ticket; events: TicketEvent[] }) {
  const say = useWords(detailWords)
  const tickets = useWords(ticketWords)
  const itemOf = useItem()
  const passed = events.flatMap((event) => (event.toStage ? [{ ...event, toStage: event.toStage }] : []))
  const isOpen = ticket.stage !== 'ticket_closed'
  const items: TimelineItem[] = [
    ...passed.map((event, index) => itemOf(event, isOpen && index === passed.length - 1)),
    ...ahead(ticket).map((stage) => ({ key: stage, state: 'next' as const, title: tickets(`stage.${stage}`) })),
  ]
  return (
    <Card title={say('progress')} className="ticket-progress">
      <Timeline label={say('progress')} items={items} />
    </Card>
  )
}

function useItem() {
  const say = useWords(detailWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const { name: brand } = useBrand()
  return (event: TicketEvent & { toStage: Stage }, isCurrent: boolean): TimelineItem => {
    const who = event.fromStaff ? say('staff', { brand, name: event.actorName }) : event.actorName
    const code = closeReasons.find((one) => one === event.reason)
    return {
      key: event.id,
      state: isCurrent ? 'current' : 'done',
      title: tickets(`stage.${event.toStage}`),
      time: formatDate(locale, event.at, 'moment'),
      detail: (
        <>
          <p>{who}</p>
          {/* Closing may give its reason as a code; anything else is as it was typed. */}
          {event.reason ? <p className="progress-why">{code ? tickets(`close.${code}`) : event.reason}</p> : null}
        </>
      ),
    }
  }
}

/** What is refused is not worked on, unless a paid repair is agreed. */
function ahead({ stage, warrantyAccepted }: Ticket): readonly Stage[] {
  if (stage === 'decision_completed' && warrantyAccepted === false) return ['ticket_closed']
  return stages.slice(stages.indexOf(stage) + 1)
}
