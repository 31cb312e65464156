import type { WorkingTime } from '#app/catalogue/catalogue.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Ticket, TicketRow } from './tickets.ts'
import { workedDaysAfter } from './tickets.promised.ts'

/** Whether the maker was to answer before now. A clock that rests is not late. */
export function isLate({ dueAt }: Pick<TicketRow, 'dueAt'>, now: Date): boolean {
  return dueAt !== null && dueAt < now
}

/**
 * What a page says of a promise; `moved`: while others had to act, the day moved by so many of the maker's working
 * days.
 */
export type Promised = { day: string; moved?: { from: string; days: number }; rests?: true }

/** Until when the maker is to answer; while the clock rests, until when by what has rested before. */
export function promisedOf(
  working: WorkingTime,
  { promisedAt, dueAt, restingDueAt }: Pick<Ticket, 'promisedAt' | 'dueAt' | 'restingDueAt'>,
): Promised | undefined {
  if (promisedAt === null) return undefined
  if (dueAt === null) return { day: restingDueAt ? dayOf(restingDueAt) : promisedAt, rests: true }
  const day = dayOf(dueAt)
  const days = workedDaysAfter(working, promisedAt, day)
  return days > 0 ? { day, moved: { from: promisedAt, days } } : { day }
}
