import { dayOf } from '#app/kit/words/formats.ts'
import type { TicketFailure } from '../page/actions.ts'
import { SlotsCard } from './slots-card.tsx'
import { CoverageCard } from './bicycle/coverage-card.tsx'
import { BicycleCard } from './bicycle/bicycle-card.tsx'
import { FactsCard } from './facts-cards.tsx'
import { FilesCard } from './files-card.tsx'
import { LaneNote } from './decision/lane-note.tsx'
import { GrantsCard } from '../labour/grants.tsx'
import { ReplacingCard } from '../replacing/replacing-card.tsx'
import { RepairCard } from './repair-card.tsx'
import { SubjectForm } from './subject-form.tsx'
import { type Intent } from './ticket.ts'
import type { PageData } from './page-data.ts'
import { DecisionCard } from './decision/decision-card.tsx'
import { StageCard, AwaitingCard } from './work-cards.tsx'
import { isOpen } from '../tickets.stages.ts'
import { DeskRatingCard } from '../satisfaction/call-card.tsx'
import { DeskSurveyCard } from '../survey/survey-card.tsx'
import { FollowersCard } from '../followers/followers-card.tsx'
import { RelateCard } from '../related/relate-card.tsx'
import { BulletinsCard } from '#app/features/content/bulletins/bulletins.card.tsx'
import './side.css'

type SideProps = { page: PageData; refused: (intent: Intent) => TicketFailure<Intent> | undefined }

/** What decides, what is decided, and what is known of the bicycle. */
export function TicketSide({ page, refused }: SideProps) {
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
      <DeskSurveyCard survey={page.survey} />
      <LaneNote lane={page.lane} />
      <div className="desk-decide">
        {may.decide ? <CoverageCard page={page} /> : null}
        <DecisionCard page={page} refusal={refused('decision')} />
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
      {may.decide || ticket.labour.length === 0 ? null : <GrantsCard ticket={ticket} refusal={refused('labour')} />}
      {page.replacing.choices.length > 0 || page.replacing.noted.length > 0 ? (
        <ReplacingCard
          ticket={ticket}
          replacing={page.replacing}
          refusal={refused('replacement')}
          undoing={refused('undo-replacement')}
        />
      ) : null}
      <BicycleCard page={page} />
      <BulletinsCard bulletins={page.bulletins} />
      {may.decide ? null : <CoverageCard page={page} />}
      <FactsCard ticket={ticket} picture={page.picture} />
      <FollowersCard ticket={ticket} may={may} refusal={refused('follow')} />
      <RelateCard ticket={ticket} mayMerge={may.merge} refusal={refused('relate')} />
      <SubjectForm key={ticket.subject} ticket={ticket} refusal={refused('subject')} />
      <SlotsCard page={page} />
      <FilesCard files={page.files} />
    </aside>
  )
}
