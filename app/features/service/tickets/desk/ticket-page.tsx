import { LostForm } from '#app/kit/forms/form.tsx'
import { ClaimCard } from '../page/claim.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { History } from '../page/history.tsx'
import { namedByShot } from '../page/shots.ts'
import { ReplyCard } from '../conversation/reply-card.tsx'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { AssignControl } from '../queue/assign-control.tsx'
import { deskWords } from './desk.words.ts'
import { MissingSlots } from './slots-card.tsx'
import { turnAfterText } from './answers/answers.ts'
import { ReplyAnswers } from './answers/answers.tsx'
import { DuplicatesNote } from './duplicates/duplicates-note.tsx'
import { NoteForm } from './note-form.tsx'
import { PhotoPane } from './photos/photo-pane.tsx'
import { QueueRail, useQueueAround } from './rail/queue-rail.tsx'
import { type Intent, settled, settledToast, ticketOf } from './ticket.ts'
import type { PageData } from './page-data.ts'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { isOpen } from '../tickets.stages.ts'
import { isToCall } from '../satisfaction/call-card.tsx'
import { AppealNote } from '../appeal/appeal-note.tsx'
import { AlsoHere, AlsoHereBeside, PresenceOnTicket } from '../presence/also-here.tsx'
import { MarkRead } from '../unread/mark-read.tsx'
import { useFocusAfter } from './ticket-keys.tsx'
import { TicketHeader } from './ticket-header.tsx'
import { TicketSide } from './ticket-side.tsx'
import './ticket.css'

type TicketPageProps = { page: PageData; refusal: TicketFailure<Intent> | undefined }
type Refused = (intent: Intent) => TicketFailure<Intent> | undefined

export function TicketPage({ page, refusal }: TicketPageProps) {
  const say = useWords(deskWords)
  const { ticket, may, notice } = page
  const answers = page.answers.filter(({ kind }) => kind === 'answer')
  const refused: Refused = (intent) => (refusal?.intent === intent ? refusal : undefined)
  const queue = useQueueAround(page)
  useFocusAfter(refusal ? undefined : notice)
  return (
    <PresenceOnTicket ticket={ticket.id} self={page.assignment.selfId}>
      <div className="desk" data-wide="">
        <Done page={page} isRefused={refusal !== undefined} />
        <QueueRail id={ticket.id} queue={queue} now={page.now} />
        <div className="desk-main">
          <MarkRead page={page} />
          <Head page={page} refused={refused} />
          {isOpen(ticket.stage) ? null : (
            <Alert title={say('ticket.closed')}>
              {say(may.move.length > 0 ? 'ticket.closed.admin' : 'ticket.closed.agent')}
            </Alert>
          )}
          {refusal && !formsOn(page)[refusal.intent] ? (
            <LostForm
              key={refusal.status}
              refusal={refusal}
              words={formWords}
              texts={['message', 'note', 'reason', 'serial_number', 'follower_name', 'follower_email']}
            />
          ) : null}
          <Notes page={page} />
          <Claim page={page} />
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
              turn={turnAfterText(page.reply.text, answers)}
              beside={<AlsoHereBeside />}
              end={<ReplyAnswers answers={answers} />}
            />
          ) : null}
          <NoteForm page={page} refusal={refused('note')} />
          <History title={say('history')} ticket={ticket} history={page.history} forStaff />
        </div>
        <TicketSide page={page} refused={refused} />
      </div>
    </PresenceOnTicket>
  )
}

/** What was done, and to whom an answer went. */
function Done({ page: { ticket, notice }, isRefused }: { page: PageData; isRefused: boolean }) {
  const say = useWords(deskWords)
  return (
    <DoneToast
      id={settled.some((one) => one === notice?.done) ? settledToast : undefined}
      title={
        notice && !isRefused
          ? say(`done.${notice.done}`, {
              number: ticketOf(notice),
              customer: ticket.companyName,
              ticket: String(ticket.id),
            })
          : undefined
      }
    />
  )
}

/** Which forms are on the page and say themselves why they were refused; of the others it is said above. */
function formsOn({ ticket, may, replacing, rating }: PageData): Record<Intent, boolean> {
  return {
    decision: may.decide,
    stage: may.move.length > 0,
    turn: isOpen(ticket.stage),
    subject: true,
    repair: may.sayRepairChosen,
    replacement: replacing.choices.length > 0,
    'undo-replacement': replacing.noted.length > 0,
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
    'call-take': isToCall(rating),
    'call-done': isToCall(rating),
    assign: isOpen(ticket.stage),
    take: isOpen(ticket.stage),
    release: isOpen(ticket.stage),
  }
}

/** Which ticket it is, whose, and who else looks at it. */
function Head({ page, refused }: { page: PageData; refused: Refused }) {
  const { ticket, assignment } = page
  return (
    <div className="desk-head">
      <TicketHeader page={page} />
      <AssignControl
        assignment={assignment}
        submission={page.nextSubmission}
        isOpen={isOpen(ticket.stage)}
        refusal={refused('assign') ?? refused('take') ?? refused('release')}
      />
      <AlsoHere />
    </div>
  )
}

/** What has to be known before all the rest. */
function Notes({ page }: { page: PageData }) {
  return (
    <>
      <RecallNote recalls={page.ticket.recalls} reader="staff" />
      <AppealNote page={page} />
      <DuplicatesNote page={page} />
    </>
  )
}

/** What the dealer has sent: the photos in a pane, then the words with all other files. */
function Claim({ page }: { page: PageData }) {
  const { ticket, files, shots, marked } = page
  return (
    <>
      <PhotoPane files={namedByShot(files, shots)} missing={<MissingSlots page={page} />} marked={marked} />
      <ClaimCard
        ticket={ticket}
        files={files.filter(({ kind, withdrawn }) => kind === 'pdf' || withdrawn)}
        shots={shots}
        marked={marked}
        hasPane
      />
    </>
  )
}
