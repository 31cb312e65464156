import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { NewEvent } from '../../conversation/history.server.ts'
import { searchText } from '../../search/search-text.ts'
import type { Change } from '../../store.server.ts'
import { stageWhen } from '../../tickets.stages.ts'
import type { EventDetail } from '../../conversation/events.ts'
import type { DecisionInput, SentAnswer, Ticket } from '../../tickets.ts'
import { isReturned } from './repeated.server.ts'

type Decision = DecisionInput & Pick<Ticket, 'resolution'> & { answer: SentAnswer | undefined }

type Decided = Parameters<typeof searchText>[1] & Pick<Ticket, 'id' | 'stage'>

/** What a decision writes into its ticket. @param catalogue by whose words the ticket is found */
export function decisionChange(catalogue: Catalogue, ticket: Decided, input: Decision, now: Date): Change {
  const number = numberOf(ticket, input, now)
  return {
    stage: stageWhen.decided,
    warranty_accepted: input.accepted,
    decision_reason: input.reason,
    decision_answer: input.answer ? JSON.stringify(input.answer) : null,
    resolution: input.resolution,
    return_requested: isReturned(input),
    authorization_number: number,
    search: searchText(catalogue, { ...ticket, authorizationNumber: number }),
    awaiting: isReturned(input) || !input.accepted ? 'dealer' : 'maker',
    // Decided on; assessed once more, it is no appeal.
    appealed_against: null,
  }
}

type By = Pick<NewEvent, 'actor'> &
  Pick<EventDetail, 'lane' | 'appeal'> & { verdict?: Verdict; submission?: string | undefined }

/** What its history holds of it. `verdict`: what the rules said at that moment. */
export function decisionEvent(ticket: Decided, input: Decision, { actor, ...by }: By, now: Date): NewEvent {
  const { accepted, answer } = input
  return {
    ticketId: ticket.id,
    actor,
    kind: 'decision',
    fromStage: ticket.stage,
    toStage: stageWhen.decided,
    reason: input.reason,
    detail: {
      ...by,
      accepted,
      number: numberOf(ticket, input, now),
      answer,
      resolution: input.resolution ?? undefined,
    },
  }
}

/** The number of a return, which has to stand on the parcel. */
function numberOf({ id }: Pick<Ticket, 'id'>, input: DecisionInput, now: Date): string | null {
  return isReturned(input) ? `RMA-${dayOf(now).slice(0, 4)}-${id}` : null
}
