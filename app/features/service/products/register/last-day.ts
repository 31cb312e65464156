import { dayOf } from '#app/kit/words/formats.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'

/** A country's day is counted in its westernmost zone; the maker's may be ahead of it: see the form of the claim. */
export function lastDayIn(country: string | null, now: Date): string {
  const there = todayIn(country, now)
  const here = dayOf(now)
  return there > here ? there : here
}
