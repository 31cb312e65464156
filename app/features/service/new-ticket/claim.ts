import { dayOf } from '#app/kit/words/formats.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'

/**
 * The last day a bicycle can have been bought. A country's day is counted in its westernmost zone; the maker's day is
 * ahead of all of America's, so that nobody there is told that today is the future.
 */
export function lastDayOfPurchase(country: string | null, now: Date): string {
  const there = todayIn(country, now)
  const here = dayOf(now)
  return there > here ? there : here
}

/** Whether damage may have been found before the sale: a rider's own bicycle has been sold. */
export function asksPhase({ role }: Pick<Viewer, 'role'>): boolean {
  return role !== 'customer'
}
