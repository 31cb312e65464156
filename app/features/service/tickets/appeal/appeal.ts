import { addDays } from '#app/kit/words/days.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { TicketEvent } from '../conversation/events.ts'
import type { Ticket } from '../tickets.ts'
import { isDecided, isUndecided } from '../tickets.stages.ts'

type Decided = Pick<Ticket, 'stage' | 'warrantyAccepted' | 'closeReason' | 'appealedAt' | 'lastDecision'>

/**
 * The last day, the maker's period counted from the refusal, on which its reader can appeal against it; undefined: they
 * cannot, or no more.
 * @param today YYYY-MM-DD
 */
export function lastAppealDay(viewer: Viewer, ticket: Decided, appealDays: number, today: string): string | undefined {
  // Closed as refused it is as much of a refusal.
  const isStanding = isDecided(ticket.stage) || ticket.closeReason === 'refused'
  const isRefused = isStanding && ticket.warrantyAccepted === false
  if (viewer.side !== 'company' || !isRefused || ticket.appealedAt || !ticket.lastDecision) return undefined
  const last = addDays(dayOf(new Date(ticket.lastDecision.at)), appealDays)
  return appealDays > 0 && today <= last ? last : undefined
}

/** An appeal waits for its decision. */
export function isAppealOpen({ stage, isAppealed }: Pick<Ticket, 'stage' | 'isAppealed'>): boolean {
  return isUndecided(stage) && isAppealed
}

/** In their writers' words: what the latest appeal says, and the refusal it is about. */
export function wordsOfAppeal(events: readonly Pick<TicketEvent, 'kind' | 'reason'>[]) {
  const at = events.findLastIndex(({ kind }) => kind === 'appeal')
  const refusal = events.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === 'decision')
  return { appeal: events[at]?.reason ?? '', refusal: refusal?.reason ?? '' }
}

/** Whether the appeal is about what this person decided, while there are others who can decide. */
export function isOwnAppeal(
  { accountId }: Viewer,
  ticket: Pick<Ticket, 'stage' | 'isAppealed' | 'appealedAgainst'>,
  agents: readonly { id: number }[],
): boolean {
  return isAppealOpen(ticket) && ticket.appealedAgainst === accountId && agents.some(({ id }) => id !== accountId)
}
