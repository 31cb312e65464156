import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { PageTitle, useBrand } from '#app/kit/brand.tsx'
import { LostForm } from '#app/kit/forms/form.tsx'
import { useWayBack } from '#app/kit/lists/way-back.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AppealCard } from '../appeal/appeal-card.tsx'
import { AheadCard } from './ahead-card.tsx'
import { AskedPhotos } from './asked-photos.tsx'
import { DossierLink } from '../dossier/dossier-link.tsx'
import { ClosedCard, Withdrawal } from './closing.tsx'
import { DecisionCard } from './decision-card.tsx'
import { FactsCard, InstructionsCard } from './facts-card.tsx'
import { detailWords } from './detail.words.ts'
import { ProgressCard } from './progress-card.tsx'
import { ToldCard } from './told-card.tsx'
import { ClaimCard } from './claim.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { pageWords } from './page.words.ts'
import { LabourCard } from '../labour/labour-card.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { ReplyCard } from '../conversation/reply-card.tsx'
import type { TicketFailure } from './actions.ts'
import { listName } from '../list/list-params.ts'
import { formWords } from '../tickets.forms.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { SubjectText, NextStep } from '../tickets.row.tsx'
import { nextStepOf } from '../tickets.step.ts'
import { subjectOf } from '../tickets.words.ts'
import type { PageData } from './page-data.ts'
import { isOpen } from '../tickets.stages.ts'
import { RelatedCard } from '../related/related-card.tsx'
import { MarkRead } from '../unread/mark-read.tsx'
import './detail.css'

export function DetailPage({ page, refusal }: { page: PageData; refusal: TicketFailure | undefined }) {
  const say = useWords(detailWords)
  const both = useWords(pageWords)
  const locale = useLocale()
  const brand = useBrand().name
  const { ticket, may, notice } = page
  const subject = subjectOf(locale, useLabels(), ticket)
  const isLost =
    refusal &&
    (refusal.intent === 'withdraw' ||
      refusal.intent === 'labour-remove' ||
      !may.reply ||
      (refusal.intent === 'parcel' && !may.sendBack) ||
      (refusal.intent === 'appeal' && !may.appealUntil))
  const refusedFor = (intent: string) => (isLost || refusal?.intent !== intent ? undefined : refusal)
  return (
    <div className="stack">
      <MarkRead page={page} />
      <PageTitle title={`${ticket.id} · ${subject}`} />
      <DoneToast title={notice && !refusal ? say(`notice.${doneIn(notice.done, ticket)}`) : undefined} />
      <PageHeader
        back={{ to: useWayBack(listName, href('/:locale?/tickets', localePrefix(locale))), label: say('list') }}
        title={<SubjectText subject={subject} serial={ticket.serialNumber} />}
        actions={
          <>
            <DossierLink id={ticket.id} />
            {may.reply ? <ToReply isAwaited={ticket.awaiting === 'dealer'} /> : null}
          </>
        }
      >
        <Standing ticket={ticket} today={page.today} />
      </PageHeader>
      {isLost ? (
        <LostForm key={refusal.status} refusal={refusal} words={formWords} texts={['message', 'reason']} />
      ) : null}
      <div className="columns">
        <div className="stack">
          <AheadCard ahead={page.ahead} />
          <DecisionCard ticket={ticket} back={page.back} />
          <AppealCard page={page} refusal={refusedFor('appeal')} />
          <ParcelCard page={page} refusal={refusedFor('parcel')} />
          <AskedPhotos page={page} refusal={refusedFor('answer-photo')} />
          <LabourCard lines={ticket.labour} {...page.labour} refusal={refusedFor('labour')} />
          <ToldCard told={page.told} ticket={ticket} />
          <ClaimCard ticket={ticket} files={page.files} shots={page.shots} marked={page.marked} />
          <Conversation
            conversation={page.conversation}
            files={page.files}
            shots={page.shots}
            nameOf={({ authorName: name, fromStaff }) => (fromStaff ? both('staff', { brand, name }) : name)}
          />
          {may.reply ? <ReplyCard page={page} refusal={refusedFor('reply')} /> : <ClosedCard ticket={ticket} />}
        </div>
        <aside className="stack">
          <ProgressCard page={page} />
          <FactsCard ticket={ticket} picture={page.picture} may={may} />
          <RelatedCard related={ticket.related} />
          <InstructionsCard ticket={ticket} />
          {may.withdraw ? <Withdrawal /> : null}
        </aside>
      </div>
    </div>
  )
}

/** A claim that a rule has accepted is more than created. */
function doneIn(done: NonNullable<PageData['notice']>['done'], { byRule }: PageData['ticket']) {
  return done === 'ticket-created' && byRule ? 'ticket-accepted' : done
}

/** The form stands at the end of a conversation that may be long. */
function ToReply({ isAwaited }: { isAwaited: boolean }) {
  const say = useWords(detailWords)
  return (
    <a href="#reply-message" className={isAwaited ? 'button button-primary' : 'button button-secondary'}>
      {say('to-reply')}
    </a>
  )
}

/** Number, stage, what the reader is to do next, and by when something was promised. */
function Standing({ ticket, today }: Pick<PageData, 'ticket' | 'today'>) {
  const { id, stage, promisedAt } = ticket
  const say = useWords(detailWords)
  const both = useWords(pageWords)
  const locale = useLocale()
  return (
    <>
      <span className="numbers">{say('number.of', { id: String(id) })}</span>
      <StageStatus stage={stage} />
      <NextStep next={nextStepOf('company', ticket, today)} />
      {isOpen(stage) && promisedAt ? (
        <span className="numbers">{both('promised', { day: formatDay(locale, promisedAt) })}</span>
      ) : null}
    </>
  )
}
