import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { PageTitle, useBrand } from '#app/kit/brand.tsx'
import { LostForm } from '#app/kit/forms/form.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AppointmentsCard } from '../appointments/appointments-card.tsx'
import { AppealCard } from '../appeal/appeal-card.tsx'
import { AheadCard } from './ahead-card.tsx'
import { AskedPhotos } from './asked-photos.tsx'
import { DossierLink } from '../dossier/dossier-link.tsx'
import { ClosedCard, Withdrawal } from './closing.tsx'
import { DecisionCard } from './decision-card.tsx'
import { FactsCard, InstructionsCard } from './facts-card.tsx'
import { detailWords } from './detail.words.ts'
import { History } from './history.tsx'
import { ToldCard } from './told-card.tsx'
import { ClaimCard } from './claim.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { pageWords } from './page.words.ts'
import { promisedText } from './promised-text.ts'
import { RatingCard } from '../satisfaction/rating-card.tsx'
import { SurveyCard } from '../survey/survey-card.tsx'
import { FollowersCard } from '../followers/followers-card.tsx'
import { LabourCard } from '../labour/labour-card.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { ReplyCard } from '../conversation/reply-card.tsx'
import { parcelPlace, type TicketFailure } from './actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { SubjectText, NextStep } from '../tickets.row.tsx'
import { nextStepOf } from '../tickets.step.ts'
import { subjectOf } from '../tickets.words.ts'
import type { PageData } from './page-data.ts'
import { isOpen, stagesAhead } from '../tickets.stages.ts'
import { BulletinsCard } from '#app/features/content/bulletins/bulletins.card.tsx'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { RelatedCard } from '../related/related-card.tsx'
import { MarkRead } from '../unread/mark-read.tsx'
import './detail.css'

/** What a person types into the forms that a ticket may have lost meanwhile. */
const texts = [
  'message',
  'reason',
  'comment',
  'minutes',
  'note',
  'carrier',
  'tracking_number',
  'follower_name',
  'follower_email',
]

export function DetailPage({ page, refusal }: { page: PageData; refusal: TicketFailure | undefined }) {
  const say = useWords(detailWords)
  const both = useWords(pageWords)
  const locale = useLocale()
  const brand = useBrand().name
  const { ticket, may, notice } = page
  const subject = subjectOf(locale, useLabels(), ticket)
  const lost = refusal && isLost(refusal.intent, page) ? refusal : undefined
  const refusedFor = (intent: string) => (lost || refusal?.intent !== intent ? undefined : refusal)
  return (
    <div className="stack">
      <MarkRead page={page} />
      <PageTitle title={`${ticket.id} · ${subject}`} />
      <DoneToast title={notice && !refusal ? say(`notice.${doneIn(notice.done, ticket)}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/tickets', localePrefix(locale)), label: say('list') }}
        title={<SubjectText subject={subject} serial={ticket.serialNumber} />}
        actions={
          <>
            <DossierLink id={ticket.id} />
            <ToDo page={page} />
          </>
        }
      >
        <Standing ticket={ticket} now={page.now} promised={page.promised} />
      </PageHeader>
      {lost ? <LostForm key={lost.status} refusal={lost} words={formWords} texts={texts} /> : null}
      <RecallNote recalls={ticket.recalls} reader="company" />
      <div className="columns">
        <div className="stack">
          <SurveyCard ticket={ticket.id} survey={page.survey} />
          <RatingCard rating={page.rating} refusal={refusedFor('rating')} />
          <AheadCard ahead={page.ahead} />
          <DecisionCard ticket={ticket} back={page.back} />
          <AppealCard page={page} refusal={refusedFor('appeal')} />
          <ParcelCard page={page} refusal={refusedFor('parcel')} />
          <AskedPhotos page={page} refusal={refusedFor('answer-photo')} />
          <LabourCard
            lines={ticket.labour}
            {...page.labour}
            isDecided={ticket.warrantyAccepted !== null}
            refusal={refusedFor('labour')}
          />
          <ToldCard told={page.told} ticket={ticket} />
          <ClaimCard ticket={ticket} files={page.files} shots={page.shots} marked={page.marked} />
          <Conversation
            conversation={page.conversation}
            files={page.files}
            shots={page.shots}
            nameOf={({ authorName: name, fromStaff, isFollower }) =>
              fromStaff ? both('staff', { brand, name }) : isFollower ? say('follower', { name }) : name
            }
          />
          {may.reply ? <ReplyCard page={page} refusal={refusedFor('reply')} /> : <ClosedCard ticket={ticket} />}
        </div>
        <Side page={page} refusedFollow={refusedFor('follow')} />
      </div>
    </div>
  )
}

/** Whether a form that was refused does not say so itself: it has left the page, or is a button alone. */
function isLost(intent: string, page: PageData): boolean {
  const { may } = page
  return (
    intent === 'withdraw' ||
    intent === 'unfollow' ||
    (intent === 'follow' && !may.follow) ||
    intent === 'labour-remove' ||
    (intent === 'rating' ? !canRate(page) : !may.reply) ||
    (intent === 'parcel' && !may.sendBack) ||
    (intent === 'appeal' && !may.appealUntil)
  )
}

/** The question stands there, or what was said can still be changed. */
function canRate({ rating }: PageData): boolean {
  return rating !== undefined && (rating.said === null || rating.until !== null)
}

/** A claim that a rule has accepted is more than created. */
function doneIn(done: NonNullable<PageData['notice']>['done'], { byRule }: PageData['ticket']) {
  return done === 'ticket-created' && byRule ? 'ticket-accepted' : done
}

/** Forms stand far below a conversation that may be long: first the one that is waited for. */
function ToDo({ page: { ticket, may } }: { page: PageData }) {
  const say = useWords(detailWords)
  const isAwaited = ticket.awaiting === 'dealer'
  const isToSend = isAwaited && may.sendBack && ticket.returnTracking === ''
  return (
    <>
      {may.reply ? (
        <a href="#reply-message" className={`button button-${isAwaited && !isToSend ? 'primary' : 'secondary'}`}>
          {say('to-reply')}
        </a>
      ) : null}
      {isToSend ? (
        <a href={`#${parcelPlace}`} className="button button-primary">
          {say('to-parcel')}
        </a>
      ) : null}
    </>
  )
}

/** What is known of the ticket and its bicycle, and who else follows it. */
function Side({ page, refusedFollow }: { page: PageData; refusedFollow: TicketFailure | undefined }) {
  const { ticket, history, may } = page
  const say = useWords(detailWords)
  return (
    <aside className="stack">
      <History title={say('progress')} ticket={ticket} history={history} ahead={stagesAhead(ticket)} />
      <FactsCard ticket={ticket} picture={page.picture} may={may} />
      <BulletinsCard bulletins={page.bulletins} />
      <AppointmentsCard ticket={ticket.id} appointments={page.appointments} mayBook={may.book} />
      <RelatedCard related={ticket.related} />
      <FollowersCard ticket={ticket} may={may} refusal={refusedFollow} />
      <InstructionsCard ticket={ticket} />
      {may.withdraw ? <Withdrawal /> : null}
    </aside>
  )
}

/** Number, stage, what the reader is to do next, and by when something was promised. */
function Standing({ ticket, now, promised }: Pick<PageData, 'ticket' | 'now' | 'promised'>) {
  const { id, stage } = ticket
  const say = useWords(detailWords)
  const locale = useLocale()
  return (
    <>
      <span className="numbers">{say('number.of', { id: String(id) })}</span>
      <StageStatus ticket={ticket} />
      <NextStep next={nextStepOf('company', ticket, now)} />
      {isOpen(stage) && promised ? (
        <span className="numbers">{promisedText(locale, promised, ticket.awaiting)}</span>
      ) : null}
    </>
  )
}
