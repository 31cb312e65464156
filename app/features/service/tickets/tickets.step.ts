import type { Viewer } from '#app/features/people/account/account.ts'
import { isLate } from './tickets.due.ts'
import { isDecided, isOpen, isUndecided, phaseOf } from './tickets.stages.ts'
import type { LaneOutcome, TicketRow } from './tickets.ts'

/** What the reader of a ticket is to do next, or whom they wait for. */
export const steps = [
  'answer-maker',
  'send-part',
  'read-decision',
  'decide',
  'decide-drawn',
  'decide-appeal',
  'start-work',
  'complete-work',
  'close',
  'answer-customer',
  'wait-decision',
  'wait-maker',
  'wait-customer',
  'wait-part',
  'wait-courier',
  'wait-nobody',
] as const
export type Step = (typeof steps)[number]

/** `late`: the maker was to answer by now; what waits for others is not late. */
export type Urgency = 'late' | 'act' | 'wait'

export type NextStep = { step: Step; urgency: Urgency }

/** Only staff read that a claim was drawn. */
type Standing = Pick<
  TicketRow,
  | 'stage'
  | 'awaiting'
  | 'dueAt'
  | 'warrantyAccepted'
  | 'returnRequested'
  | 'returnTracking'
  | 'returnArrivedAt'
  | 'isAppealed'
> & {
  lane?: LaneOutcome | null
}

/**
 * Where a ticket stands, as what its reader is to do about it. A closed one asks nothing of anybody.
 */
export function nextStepOf(side: Viewer['side'], ticket: Standing, now: Date): NextStep | undefined {
  if (!isOpen(ticket.stage)) return undefined
  const isMine = ticket.awaiting === (side === 'maker' ? 'maker' : 'dealer')
  const step = isMine ? (side === 'maker' ? makersStep(ticket) : dealersStep(ticket)) : waitOf(ticket)
  return { step, urgency: isLate(ticket, now) ? 'late' : isMine ? 'act' : 'wait' }
}

function dealersStep({ stage, warrantyAccepted, ...part }: Standing): Step {
  if (!isDecided(stage)) return 'answer-maker'
  if (isPartAwaited(part) && part.returnTracking === '') return 'send-part'
  return warrantyAccepted === false ? 'read-decision' : 'answer-maker'
}

function makersStep({ stage, warrantyAccepted, isAppealed, lane }: Standing): Step {
  switch (phaseOf(stage)) {
    case 'undecided':
      if (isAppealed) return 'decide-appeal'
      return lane === 'drawn' ? 'decide-drawn' : 'decide'
    case 'decided':
      return warrantyAccepted ? 'start-work' : 'answer-customer'
    case 'in-work':
      return 'complete-work'
    case 'done':
    case 'closed':
      return 'close'
  }
}

function waitOf({ stage, awaiting, ...part }: Standing): Step {
  switch (awaiting) {
    case 'maker':
      return isUndecided(stage) ? 'wait-decision' : 'wait-maker'
    case 'dealer':
      return isDecided(stage) && isPartAwaited(part) ? 'wait-part' : 'wait-customer'
    case 'courier':
      return 'wait-courier'
    case 'nobody':
      return 'wait-nobody'
  }
}

/** It was asked back and is not here. */
function isPartAwaited({ returnRequested, returnArrivedAt }: Pick<Standing, 'returnRequested' | 'returnArrivedAt'>) {
  return returnRequested === true && returnArrivedAt === null
}
