import type { Catalogue, PromisedDays, WorkingTime } from '#app/catalogue/catalogue.ts'
import { addDays } from '#app/kit/words/days.ts'
import { dayOf, timeOf } from '#app/kit/words/formats.ts'

export type Promises = Pick<Catalogue, 'promises' | 'working'>

type Claim = { kind: string; country: string }

/**
 * By which day a claim that comes in now is to be answered; null where nothing is promised. Counted in the maker's zone:
 * what comes after hours, or on a day on which nobody works, counts as of the next working day.
 */
export function promisedDayOf({ promises, working }: Promises, claim: Claim, now: Date): string | null {
  const promised = promiseFor(promises, claim)
  if (!promised) return null
  const today = dayOf(now)
  const begins = isWorked(working, today) && timeOf(now) <= working.to ? today : nextWorked(working, today)
  let day = begins
  for (let count = 0; count < promised.days && day; count += 1) day = nextWorked(working, day)
  return day
}

/** The row that says most about the claim: its kind counts for more than its country. */
function promiseFor(promises: readonly PromisedDays[], { kind, country }: Claim): PromisedDays | undefined {
  return promises
    .filter((row) => (row.kind ?? kind) === kind && (row.country ?? country) === country)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}

function weightOf({ kind, country }: PromisedDays): number {
  return (kind === null ? 0 : 2) + (country === null ? 0 : 1)
}

/** On how many days the maker works after one day, up to another. */
export function workedDaysAfter(working: WorkingTime, day: string, until: string): number {
  let count = 0
  for (let next = addDays(day, 1); next <= until; next = addDays(next, 1)) if (isWorked(working, next)) count += 1
  return count
}

/** A maker closed for longer works on no day at all. */
const closedMost = 400

function nextWorked(working: WorkingTime, day: string): string | null {
  let next = day
  for (let count = 0; count < closedMost; count += 1) {
    next = addDays(next, 1)
    if (isWorked(working, next)) return next
  }
  return null
}

export function isWorked({ days, holidays }: WorkingTime, day: string): boolean {
  return days.includes(weekdayOf(day)) && !holidays.includes(day) && !holidays.includes(day.slice(5))
}

/** 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
