import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { LostForm } from '#app/kit/forms/form.tsx'
import { colon, dayOf } from '#app/kit/words/formats.ts'
import { href } from 'react-router'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { ClaimCard } from '../page/claim.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { DossierLink } from '../dossier/dossier-link.tsx'
import { History } from '../page/history.tsx'
import { namedByShot } from '../page/shots.ts'
import { ticketListSearch } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { ReplyCard } from '../conversation/reply-card.tsx'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { isLate } from '../tickets.due.ts'
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
import { AssignControl } from '../queue/assign-control.tsx'
import { deskWords } from './desk.words.ts'
import { MissingSlots, SlotsCard } from './slots-card.tsx'
import { ReplyAnswers } from './answers.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { BicycleCard } from './bicycle-card.tsx'
import { DuplicatesNote } from './duplicates-note.tsx'
import { FactsCard } from './facts-cards.tsx'
import { FilesCard } from './files-card.tsx'
import { NoteForm } from './note-form.tsx'
import { LaneNote } from './lane-note.tsx'
import { PhotoPane } from './photo-pane.tsx'
import { PromisedDay } from './promised-day.tsx'
import { QueueRail, useQueueAround } from './queue-rail.tsx'
import { GrantsCard } from '../labour/grants.tsx'
import { ReplacingCard } from '../replacing/replacing-card.tsx'
import { RepairCard } from './repair-card.tsx'
import { SubjectForm } from './subject-form.tsx'
import { decisionPlace, type Intent, queueName, settled, settledToast, ticketOf } from './ticket.ts'
import type { PageData } from './page-data.ts'
import { DecisionCard } from './decision-card.tsx'
import { StageCard, AwaitingCard } from './work-cards.tsx'
import { workWords } from './work.words.ts'
import { SignalNote } from '#app/features/service/signals/signals.note.tsx'
import { isOpen } from '../tickets.stages.ts'
import { DeskRatingCard, isToCall } from '../satisfaction/call-card.tsx'
import { AppealNote } from '../appeal/appeal-note.tsx'
import { FollowersCard } from '../followers/followers-card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { RelateCard } from '../related/relate-card.tsx'
import { AlsoHere } from '../presence/also-here.tsx'
import { MarkRead } from '../unread/mark-read.tsx'
import { TicketKeys, useFocusAfter } from './ticket-keys.tsx'
import './ticket.css'

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
    replacement: page.replacing.choices.length > 0,
    'undo-replacement': page.replacing.noted.length > 0,
    labour: !may.decide && ticket.labour.length > 0,
    reply: may.reply,
    note: true,
    'ask-photo': isOpen(ticket.stage),
    'turn-photo': false,
    'withdraw-file': false,
    relate: true,
    unlink: false,
    follow: may.follow,
    unfollow: false,
    'call-take': isToCall(page.rating),
    'call-done': isToCall(page.rating),
    assign: isOpen(ticket.stage),
    take: isOpen(ticket.stage),
    release: isOpen(ticket.stage),
  }
  const queue = useQueueAround(ticket.id)
  useFocusAfter(refusal ? undefined : notice)
  return (
    <div className="desk" data-wide="">
      <DoneToast
        id={settled.some((one) => one === notice?.done) ? settledToast : undefined}
        title={notice && !refusal ? say(`done.${notice.done}`, { number: ticketOf(notice) }) : undefined}
      />
      <QueueRail id={ticket.id} queue={queue} now={page.now} />
      <div className="desk-main">
        <MarkRead page={page} />
        <div className="desk-head">
          <TicketHeader page={page} />
          <AssignControl
            assignment={page.assignment}
            submission={page.nextSubmission}
            isOpen={isOpen(ticket.stage)}
            refusal={refused('assign') ?? refused('take') ?? refused('release')}
          />
          <AlsoHere ticket={ticket.id} self={page.assignment.selfId} />
        </div>
        {isOpen(ticket.stage) ? null : (
          <Alert title={say('ticket.closed')}>
            {say(may.move.length > 0 ? 'ticket.closed.admin' : 'ticket.closed.agent')}
          </Alert>
        )}
        {refusal && !shown[refusal.intent] ? (
          <LostForm
            key={refusal.status}
            refusal={refusal}
            words={formWords}
            texts={['message', 'note', 'reason', 'serial_number']}
          />
        ) : null}
        <AppealNote page={page} />
        <DuplicatesNote page={page} />
        <PhotoPane
          files={namedByShot(page.files, page.shots)}
          missing={<MissingSlots page={page} />}
          marked={page.marked}
        />
        <ClaimCard
          ticket={ticket}
          files={page.files.filter(({ kind, withdrawn }) => kind === 'pdf' || withdrawn)}
          shots={page.shots}
          marked={page.marked}
          hasPane
        />
        <Conversation
          conversation={page.conversation}
          files={page.files}
          shots={page.shots}
          nameOf={({ authorName: name, fromStaff, isFollower }) =>
            isFollower ? say('follower', { name }) : `${name} · ${fromStaff ? say('staff') : ticket.companyName}`
          }
        />
        {may.reply ? (
          <ReplyCard
            page={page}
            refusal={refused('reply')}
            forStaff
            isSecond={may.decide || may.move.length > 0}
            end={<ReplyAnswers answers={page.answers.filter(({ kind }) => kind === 'answer')} />}
          />
        ) : null}
        <NoteForm page={page} refusal={refused('note')} />
        <History title={say('history')} ticket={ticket} history={page.history} forStaff />
      </div>
      <Side page={page} refused={refused} />
    </div>
  )
}

type SideProps = { page: PageData; refused: (intent: Intent) => TicketFailure<Intent> | undefined }

/** What decides, what is decided, and what is known of the bicycle. */
function Side({ page, refused }: SideProps) {
  const { ticket, may } = page
  return (
    <aside className="desk-side">
      {page.rating ? (
        <DeskRatingCard
          rating={page.rating}
          selfId={page.assignment.selfId}
          today={dayOf(page.now)}
          refused={refused}
        />
      ) : null}
      <LaneNote lane={page.lane} />
      <div className="desk-decide">
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
      {may.decide || ticket.labour.length === 0 ? null : (
        <GrantsCard lines={ticket.labour} refusal={refused('labour')} />
      )}
      {page.replacing.choices.length > 0 || page.replacing.noted.length > 0 ? (
        <ReplacingCard
          ticket={ticket}
          replacing={page.replacing}
          refusal={refused('replacement')}
          undoing={refused('undo-replacement')}
        />
      ) : null}
      <BicycleCard page={page} />
      {may.decide ? null : <CoverageCard page={page} />}
      <FactsCard ticket={ticket} picture={page.picture} />
      <FollowersCard ticket={ticket} may={may} refusal={refused('follow')} />
      <RelateCard ticket={ticket} refusal={refused('relate')} />
      <SubjectForm key={ticket.subject} ticket={ticket} refusal={refused('subject')} />
      <SlotsCard page={page} />
      <FilesCard files={page.files} />
    </aside>
  )
}

function TicketHeader({ page }: { page: PageData }) {
  const { ticket, may, companyId, now, promised } = page
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
        actions={
          <>
            <DossierLink id={ticket.id} forStaff />
            {may.decide ? <ToDecision /> : null}
            <TicketKeys />
          </>
        }
      >
        <div className="cluster">
          <span className="numbers">{say('ticket.number', { number: String(ticket.id) })}</span>
          <StageStatus stage={ticket.stage} />
          <NextStep next={nextStepOf('maker', { ...ticket, lane: page.lane?.outcome ?? null }, now)} />
          {promised && isOpen(ticket.stage) ? (
            <span>
              {say('promised')}
              {colon(locale)} <PromisedDay promised={promised} isLate={isLate(ticket, now)} />
            </span>
          ) : null}
        </div>
        <div className="cluster">
          <CustomerName name={ticket.companyName} to={queue + ticketListSearch({ company: companyId })} />
          <Reach page={page} />
        </div>
        <SignalNote signals={page.signals} />
      </PageHeader>
    </>
  )
}

/** Who asks, in which language they are answered, and how to reach them. */
function Reach({ page: { ticket, reach } }: { page: PageData }) {
  const say = useWords(deskWords)
  const language = say(`language.${reach.locale}`)
  return (
    <>
      <span>
        {ticket.authorName}, {say('answers-in', { language })}
      </span>
      {reach.phone ? <a href={`tel:${reach.phone.replaceAll(/[^\d+]/g, '')}`}>{reach.phone}</a> : null}
      <a href={`mailto:${reach.email}`}>{reach.email}</a>
      {reach.comesBack ? <StatusDot tone="red">{say('mail.back')}</StatusDot> : null}
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
