import type { Viewer } from '#app/features/people/account/account.ts'
import { isDecided, isUndecided, movesFor, phaseOf, type Stage } from './tickets.stages.ts'
import type { CloseReason, Resolution, Ticket } from './tickets.ts'

export type MoveInput = {
  stage: Stage
  reason: string
  resolution?: Resolution | undefined
  closeReason?: CloseReason | undefined
  /** The number of the ticket that it says the same as. */
  duplicateOf?: number | undefined
  /** The number of the ticket in which it goes on. */
  mergedInto?: number | undefined
  paidRepair: boolean
}

export type MoveMistake = 'stage' | 'reason' | 'resolution' | 'close-reason' | 'paid-repair' | 'decide-first'

/** What is still missing for a move, beside its being in the table. */
export function mistakeOfMove(
  viewer: Viewer,
  ticket: Pick<Ticket, 'stage' | 'warrantyAccepted'>,
  move: MoveInput,
): MoveMistake | undefined {
  if (isUndecided(ticket.stage) && isDecided(move.stage)) return 'decide-first'
  if (!movesFor(viewer, ticket).includes(move.stage)) return 'stage'
  switch (phaseOf(move.stage)) {
    case 'done':
      return move.resolution ? undefined : 'resolution'
    case 'closed':
      // What is refused has a reason, and can be appealed against.
      if (move.closeReason === 'refused' && ticket.warrantyAccepted === null) return 'decide-first'
      return move.closeReason ? undefined : 'close-reason'
    case 'in-work':
      if (!isDecided(ticket.stage)) return move.reason ? undefined : 'reason'
      return ticket.warrantyAccepted || move.paidRepair ? undefined : 'paid-repair'
    case 'undecided':
      return move.reason ? undefined : 'reason'
    case 'decided':
      return 'decide-first'
  }
}
