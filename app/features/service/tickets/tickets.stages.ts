import type { Viewer } from '#app/features/people/account/account.ts'

// All that a stage is. Other files ask one of the questions below, and a statement takes a condition of
// tickets.stages.server.ts. Who names a stage all the same stands in tests/source-rules.test.ts, with the reason; who tells
// phases apart calls `phaseOf`.

/** In the order in which a ticket goes through them. */
export const stages = [
  'new_request',
  'decision_completed',
  'operations_in_progress',
  'operations_completed',
  'ticket_closed',
] as const
export type Stage = (typeof stages)[number]

export type Phase = 'undecided' | 'decided' | 'in-work' | 'done' | 'closed'

/** What a stage means to the rest of the portal. */
const phases: Record<Stage, Phase> = {
  new_request: 'undecided',
  decision_completed: 'decided',
  operations_in_progress: 'in-work',
  operations_completed: 'done',
  ticket_closed: 'closed',
}

/** Where a step leads that is not chosen as a move: sending the claim, deciding on it and all with it, withdrawing it. */
export const stageWhen = {
  opened: 'new_request',
  decided: 'decision_completed',
  begun: 'operations_in_progress',
  completed: 'operations_completed',
  closed: 'ticket_closed',
} as const satisfies Record<string, Stage>

export function phaseOf(stage: Stage): Phase {
  return phases[stage]
}

export function isOpen(stage: Stage): boolean {
  return phases[stage] !== 'closed'
}

export function isUndecided(stage: Stage): boolean {
  return phases[stage] === 'undecided'
}

/** Decided, and the work has not begun. */
export function isDecided(stage: Stage): boolean {
  return phases[stage] === 'decided'
}

export function isInWork(stage: Stage): boolean {
  return phases[stage] === 'in-work'
}

/** The work is done, and the ticket still open. */
export function isDone(stage: Stage): boolean {
  return phases[stage] === 'done'
}

/** The table of moves, apart from the decision itself, which moves a new request on. */
const moves: Record<Stage, readonly Stage[]> = {
  new_request: ['ticket_closed'],
  decision_completed: ['operations_in_progress', 'new_request', 'ticket_closed'],
  operations_in_progress: ['operations_completed'],
  operations_completed: ['ticket_closed', 'operations_in_progress'],
  ticket_closed: ['operations_in_progress'],
}

/**
 * Where this person may move a ticket to from where it stands, what is usual first. One that was closed before it was
 * decided on is opened again to be decided, or to be worked on as it is.
 */
export function movesFor(viewer: Viewer, { stage, warrantyAccepted }: Decided): readonly Stage[] {
  if (viewer.side !== 'maker') return []
  if (!isOpen(stage) && viewer.role !== 'admin') return []
  return !isOpen(stage) && warrantyAccepted === null ? [stageWhen.opened, ...moves[stage]] : moves[stage]
}

/** The stages ahead of a ticket. What is refused is not worked on, unless a paid repair is agreed. */
export function stagesAhead({ stage, warrantyAccepted }: Decided): readonly Stage[] {
  const ahead = stages.slice(stages.indexOf(stage) + 1)
  return isDecided(stage) && warrantyAccepted === false ? ahead.filter((one) => !isOpen(one)) : ahead
}

type Decided = { stage: Stage; warrantyAccepted: boolean | null }
