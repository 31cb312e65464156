import type { Change } from '../store.server.ts'
import type { MoveInput } from '../tickets.moves.ts'
import { isDecided, phaseOf } from '../tickets.stages.ts'
import type { Ticket } from '../tickets.ts'

/** What a move writes into the row of its ticket. */
export function changeFor(ticket: Ticket, move: MoveInput, now: Date): Change {
  switch (phaseOf(move.stage)) {
    case 'undecided':
      // Decided again: what was decided stays in the history.
      return {
        stage: move.stage,
        awaiting: 'maker',
        close_reason: null,
        closed_at: null,
        warranty_accepted: null,
        decision_reason: null,
        decision_answer: null,
        resolution: null,
        return_requested: null,
        authorization_number: null,
        return_carrier: '',
        return_tracking: '',
        return_arrived_at: null,
        // That the rule accepted it is over; that it was drawn is not.
        lane: ticket.lane === 'drawn' ? 'drawn' : null,
      }
    case 'in-work':
      return {
        stage: move.stage,
        awaiting: 'maker',
        close_reason: null,
        closed_at: null,
        // As it was decided; what is done once more comes to an end of its own.
        resolution: isDecided(ticket.stage) ? ticket.resolution : null,
        repair_chosen: true,
      }
    case 'done':
      return { stage: move.stage, resolution: move.resolution ?? null }
    case 'closed':
      return {
        stage: move.stage,
        awaiting: 'nobody',
        close_reason: move.closeReason ?? null,
        closed_at: now,
        promised_at: null,
      }
    case 'decided':
      return { stage: ticket.stage }
  }
}
