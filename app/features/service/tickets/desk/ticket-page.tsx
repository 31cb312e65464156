import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { LostForm } from '#app/kit/forms/form.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { href } from 'react-router'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { ClaimCard } from '../page/claim.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { History } from '../page/history.tsx'
import { ticketListSearch } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { ReplyCard } from '../conversation/reply-card.tsx'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { nextStepOf } from '../tickets.step.ts'
import { NextStep, SubjectText } from '../tickets.row.tsx'
import { subjectOf } from '../tickets.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { useWayBack } from '#app/kit/lists/way-back.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from './desk.words.ts'
import { StandardAnswers } from './answers.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { FactsCard, SameSerialCard } from './facts-cards.tsx'
import { FilesCard } from './files-card.tsx'
import { NoteForm } from './note-form.tsx'
import { PromisedDay } from './promised-day.tsx'
import { RepairCard } from './repair-card.tsx'
import { SubjectForm } from './subject-form.tsx'
import { type Intent, queueName } from './ticket.ts'
import type { PageData } from './page-data.ts'
import { DecisionCard, decisionPlace } from './decision-card.tsx'
import { StageCard, AwaitingCard } from './work-cards.tsx'
import { workWords } from './work.words.ts'
import { isOpen } from '../tickets.stages.ts'
import './desk.css'

type TicketPageProps = { page: PageData; refusal: TicketFailure<Intent> | undefined }

export function TicketPage({ page, refusal }: TicketPageProps) {
  const say = useWords(deskWords)
  const { ticket, may, notice } = page
  const refused = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined)
  const shown: Record<Intent, boolean> = {
    decision: may.decide,
    stage: may.move.length > 0,
    turn: isOpen(ticket.stage),
    subject: true,
    repair: may.sayRepairChosen,
    reply: may.reply,
    note: true,
    'turn-photo': false,
    'withdraw-file': false,
  }
  return (
    <div className="stack">
      <DoneToast title={notice && !refusal ? say(`done.${notice.done}`, { number: notice.submission ?? '' }) : undefined} />
      <div>
        <TicketHeader page={page} />
        <SubjectForm key={ticket.subject} ticket={ticket} refusal={refused('subject')} />
      </div>
      {isOpen(ticket.stage) ? null : (
        <Alert title={say('ticket.closed')}>
          {say(may.move.length > 0 ? 'ticket.closed.admin' : 'ticket.closed.agent')}
        </Alert>
      )}
      {refusal && !shown[refusal.intent] ? (
        <LostForm key={refusal.status} refusal={refusal} words={formWords} texts={['message', 'note', 'reason']} />
      ) : null}
      <div className="ticket-columns">
        <div className="stack ticket-talk">
          <ClaimCard ticket={ticket} files={page.files} />
          <Conversation
            conversation={page.conversation}
            files={page.files}
            nameOf={({ authorName, fromStaff }) => `${authorName} · ${fromStaff ? say('staff') : ticket.companyName}`}
          />
          {may.reply ? (
            <ReplyCard
              page={page}
              refusal={refused('reply')}
              forStaff
              isSecond={may.decide || may.move.length > 0}
              end={<StandardAnswers field="message" answers={page.answers.filter(({ kind }) => kind === 'answer')} />}
            />
          ) : null}
          <NoteForm page={page} refusal={refused('note')} />
        </div>
        <div className="stack ticket-aside">
          <div className="stack ticket-verdict">
            {may.decide ? <CoverageCard page={page} /> : null}
            {may.decide ? <DecisionCard page={page} refusal={refused('decision')} /> : null}
            {may.move.length > 0 ? (
              <StageCard key={ticket.stage} ticket={ticket} moves={may.move} refusal={refused('stage')} />
            ) : null}
          </div>
          {isOpen(ticket.stage) ? (
            <AwaitingCard key={`${ticket.awaiting} ${ticket.promisedAt}`} ticket={ticket} refusal={refused('turn')} />
          ) : null}
          {may.sayRepairChosen ? (
            <RepairCard key={String(ticket.repairChosen)} ticket={ticket} refusal={refused('repair')} />
          ) : null}
          <SameSerialCard ticket={ticket} same={page.same} />
          {may.decide ? null : <CoverageCard page={page} />}
          <FactsCard ticket={ticket} picture={page.picture} />
          <FilesCard files={page.files} />
        </div>
        <div>
          <History title={say('history')} ticket={ticket} history={page.history} forStaff />
        </div>
      </div>
    </div>
  )
}

function TicketHeader({ page: { ticket, may, companyId, today } }: { page: PageData }) {
  const say = useWords(deskWords)
  const list = useWords(listWords)
  const locale = useLocale()
  const subject = subjectOf(locale, useLabels(), ticket)
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  return (
    <>
      <PageTitle title={`${ticket.id} · ${subject}`} />
      <PageHeader
        back={{ to: useWayBack(queueName, queue), label: list('list') }}
        title={<SubjectText subject={subject} serial={ticket.serialNumber} />}
        actions={may.decide ? <ToDecision /> : undefined}
      >
        <div className="cluster">
          <span className="numbers">{say('ticket.number', { number: String(ticket.id) })}</span>
          <CustomerName name={ticket.companyName} to={queue + ticketListSearch({ company: companyId })} />
          <StageStatus stage={ticket.stage} />
          <NextStep next={nextStepOf('maker', ticket, today)} />
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

function ToDecision() {
  const say = useWords(workWords)
  return (
    <a href={`#${decisionPlace}`} className="button button-primary">
      {say('to-decision')}
    </a>
  )
}
