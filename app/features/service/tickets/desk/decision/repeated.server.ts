import type { Db } from '#app/kit/db/db.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { findLatestStep, wasDecidedBy } from '../../conversation/history.server.ts'
import type { MoveInput } from '../../tickets.moves.ts'
import { type DecisionInput, type Settling, startsAtOnce, type Ticket } from '../../tickets.ts'
import { isDecided, isUndecided, type Stage } from '../../tickets.stages.ts'

/**
 * Whether this person sent this very form before, and its decision still stands. A form without a number: whether the
 * ticket stands where the same decision of theirs has brought it. Another form with the same decision may hold a
 * message, an outcome or the start of the work as well.
 */
export async function isSameDecision(
  tx: Db,
  viewer: StaffViewer,
  ticket: Ticket,
  input: DecisionInput & Settling,
): Promise<boolean> {
  const { submission } = input
  if (submission) {
    // It is assessed once more, or the work that this one begins has not begun.
    if (isUndecided(ticket.stage) || (isDecided(ticket.stage) && startsAtOnce(input))) return false
    return wasDecidedBy(tx, viewer, ticket.id, { ...input, submission })
  }
  if (!isDecided(ticket.stage)) return false
  const step = await findLatestStep(tx, ticket.id)
  return (
    step?.kind === 'decision' &&
    step.actorId === viewer.accountId &&
    step.reason === input.reason &&
    step.detail.accepted === input.accepted &&
    Boolean(step.detail.number) === isReturned(input)
  )
}

/** Whether the ticket stands where this very move of this person has brought it: no move leads to where it began. */
export async function isSameMove(
  tx: Db,
  viewer: StaffViewer,
  ticket: Ticket,
  move: MoveInput,
  from: Stage | undefined,
): Promise<boolean> {
  if (ticket.stage !== move.stage || from === move.stage) return false
  const step = await findLatestStep(tx, ticket.id)
  return (
    step?.kind === 'stage' &&
    step.actorId === viewer.accountId &&
    step.reason === move.reason &&
    (from === undefined || step.fromStage === from) &&
    step.detail.resolution === move.resolution &&
    step.detail.closeReason === move.closeReason &&
    step.detail.duplicateOf === move.duplicateOf &&
    step.detail.paidRepair === move.paidRepair
  )
}

export function isReturned({ accepted, returnRequested }: DecisionInput): boolean {
  return accepted && returnRequested
}

/** What is known of a move beside its reason. */
export function detailOf({ resolution, closeReason, duplicateOf, mergedInto, paidRepair }: MoveInput) {
  return { resolution, closeReason, duplicateOf, mergedInto, paidRepair }
}
