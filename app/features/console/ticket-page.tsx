import { colon } from '#app/kit/words/formats.ts'
import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { StageStatus } from '#app/features/tickets/tickets.stage.tsx'
import { subjectOf, ticketWords } from '#app/features/tickets/tickets.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { consoleWords } from './console.words.ts'
import { Conversation } from './conversation.tsx'
import { CoverageCard, FactsCard, SameSerialCard } from './facts-cards.tsx'
import { FilesCard } from './files-card.tsx'
import { History } from './history.tsx'
import { LostForm } from './lost-form.tsx'
import { NoteForm, ReplyForm } from './message-forms.tsx'
import { PromisedDay } from './promised-day.tsx'
import type { Intent, Refusal } from './ticket.ts'
import type { Route } from './+types/ticket.route'
import { DecisionCard, StageCard, TurnCard } from './work-cards.tsx'
import './console.css'

export type PageData = Route.ComponentProps['loaderData']
type TicketPageProps = { page: PageData; refusal: Refusal | undefined }

export function TicketPage({ page, refusal }: TicketPageProps) {
  const say = useWords(consoleWords)
  const { key: arrival } = useLocation()
  const { ticket, may } = page
  const isOpen = ticket.stage !== 'ticket_closed'
  const refused = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined)
  const shown: Record<Intent, boolean> = {
    decision: may.decide,
    stage: may.move.length > 0,
    turn: isOpen,
    reply: may.reply,
    note: true,
    'withdraw-file': false,
  }
  return (
    <div className="stack">
      {page.done && !refusal ? <Notice key={arrival} title={say(`done.${page.done.intent}`)} /> : null}
      <TicketHeader page={page} />
      {isOpen ? null : (
        <Alert title={say('ticket.closed')}>
          {say(may.move.length > 0 ? 'ticket.closed.admin' : 'ticket.closed.agent')}
        </Alert>
      )}
      {refusal && !shown[refusal.intent] ? <LostForm refusal={refusal} /> : null}
      <div className="ticket-columns">
        <div className="stack ticket-talk">
          <Conversation page={page} />
          {may.reply ? <ReplyForm page={page} refusal={refused('reply')} /> : null}
          <NoteForm page={page} refusal={refused('note')} />
        </div>
        <div className="stack ticket-aside">
          {may.decide ? <CoverageCard verdict={page.verdict} /> : null}
          {may.decide ? <DecisionCard refusal={refused('decision')} /> : null}
          {may.move.length > 0 ? (
            <StageCard key={ticket.stage} ticket={ticket} moves={may.move} refusal={refused('stage')} />
          ) : null}
          {isOpen ? (
            <TurnCard key={`${ticket.awaiting} ${ticket.promisedAt}`} ticket={ticket} refusal={refused('turn')} />
          ) : null}
          <SameSerialCard ticket={ticket} same={page.same} />
          {may.decide ? null : <CoverageCard verdict={page.verdict} />}
          <FactsCard ticket={ticket} />
          <FilesCard files={page.files} />
        </div>
        <div className="ticket-history">
          <History events={page.events} />
        </div>
      </div>
    </div>
  )
}

function TicketHeader({ page: { ticket, today } }: { page: PageData }) {
  const say = useWords(consoleWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const subject = subjectOf(locale, ticket)
  return (
    <>
      <PageTitle title={say('ticket.title', { number: String(ticket.id), subject })} />
      <PageHeader
        back={{ to: href('/:locale?/console/tickets', localePrefix(locale)), label: say('queue.title') }}
        title={subject}
      >
        <div className="cluster">
          <span className="numbers">{say('ticket.number', { number: String(ticket.id) })}</span>
          <span>{ticket.companyName}</span>
          <StageStatus stage={ticket.stage} />
          {ticket.stage === 'ticket_closed' ? null : <span>{tickets(`turn.${ticket.awaiting}`)}</span>}
          {ticket.promisedAt ? (
            <span>
              {say('promised')}
              {colon(locale)} <PromisedDay ticket={ticket} today={today} />
            </span>
          ) : null}
        </div>
      </PageHeader>
    </>
  )
}

/** Raised once for each arrival, which is what its key stands for: sending the same form twice is noticed twice. */
function Notice({ title }: { title: string }) {
  const [toast] = useState({ title, color: 'success' as const })
  return <ToastOnArrival toast={toast} />
}
