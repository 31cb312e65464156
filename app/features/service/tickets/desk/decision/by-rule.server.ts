import type { Published } from '#app/catalogue/catalogue.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { NewEvent } from '../../conversation/history.server.ts'
import type { NewTicket } from '../../opening.store.server.ts'
import type { Change } from '../../store.server.ts'
import { laneOutcome } from '../../tickets.lane.server.ts'
import type { LaneFacts } from '../../tickets.lane.ts'
import { stageWhen } from '../../tickets.stages.ts'
import { reasonOf } from '../answers/answers.server.ts'
import { decisionChange, decisionEvent } from './decision.server.ts'

type Added = { id: number; facts: LaneFacts }

/**
 * What the rule for unsold bicycles does with a claim that was just written: it accepts it as staff would, or draws it for
 * a look by them; undefined where it does not apply.
 */
export function ruleOn(
  catalogue: Published,
  claim: NewTicket,
  author: CompanyViewer,
  { id, facts }: Added,
  now: Date,
): { change: Change; events: NewEvent[] } | undefined {
  const outcome = laneOutcome(catalogue, claim, facts)
  if (outcome === undefined) return undefined
  if (outcome === 'drawn') return { change: { lane: 'drawn' }, events: [] }
  const ticket = { ...claim, id, subject: null, stage: stageWhen.opened, authorName: author.name, createdAt: now }
  const { lane } = catalogue
  const decision = {
    ...reasonOf(catalogue, lane.reason, ticket, author.locale),
    accepted: true,
    returnRequested: lane.returned,
    resolution: null,
  }
  const verdict = claim.toldVerdict ? { verdict: claim.toldVerdict } : {}
  const by = { actor: 'rule', ...verdict, lane: catalogue.version } as const
  return {
    change: { ...decisionChange(catalogue, ticket, decision, now), lane: 'accepted' },
    events: [decisionEvent(ticket, decision, by, now)],
  }
}
