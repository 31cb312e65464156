import { closeReasons, type TicketEvent } from '#app/features/tickets/tickets.ts'
import { ticketWords } from '#app/features/tickets/tickets.words.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Timeline, type TimelineItem } from '#app/kit/ui/timeline.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { consoleWords } from './console.words.ts'

/** What happened to a ticket: who, when and why. */
export function History({ events }: { events: TicketEvent[] }) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  const title = useTitle()
  const reason = useReason()
  const items = events.map((event): TimelineItem => ({
    key: event.id,
    state: 'done',
    title: title(event),
    time: `${formatDate(locale, event.at, 'moment')} · ${event.actorName}`,
    detail: reason(event),
  }))
  return (
    <Card title={say('history')}>
      <Timeline label={say('history')} items={items} />
    </Card>
  )
}

function useTitle() {
  const say = useWords(consoleWords)
  const tickets = useWords(ticketWords)
  return ({ kind, toStage }: TicketEvent): string => {
    if (kind === 'stage' && toStage) return tickets(`stage.${toStage}`)
    return say(`event.${kind}`)
  }
}

/** Closing may give its reason as a code, anything else is as it was typed. */
function useReason() {
  const tickets = useWords(ticketWords)
  return ({ reason }: TicketEvent): string | undefined => {
    const code = closeReasons.find((one) => one === reason)
    return code ? tickets(`close.${code}`) : reason || undefined
  }
}
