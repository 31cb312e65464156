import type { WorkingTime } from '#app/catalogue/catalogue.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { TicketRow } from './tickets.ts'
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

/** Until when the maker is to answer, or the promised day while the clock rests. */
export function promisedOf(
  working: WorkingTime,
  { promisedAt, dueAt }: Pick<TicketRow, 'promisedAt' | 'dueAt'>,
): Promised | undefined {
  if (promisedAt === null) return undefined
  if (dueAt === null) return { day: promisedAt, rests: true }
  const day = dayOf(dueAt)
  const days = workedDaysAfter(working, promisedAt, day)
  return days > 0 ? { day, moved: { from: promisedAt, days } } : { day }
}
