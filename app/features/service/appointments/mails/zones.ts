import { isCountry, timeZoneOf } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { zoneName } from '../when-text.ts'
import type { Facts } from './facts.store.server.ts'

/** The shop's zone by its name, where the clocks of the reader's country may show another time on that day. */
export function foreignZone(locale: Locale, facts: Facts): string | undefined {
  const { timeZone, country, personCountry, day, startsAt } = facts
  // Not every country puts its clocks forward, nor all on one day.
  const at = startsAt ?? new Date(`${day}T12:00:00Z`)
  const readers = [personCountry, country].find(isCountry)
  if (readers && localIn(timeZone, at).offset === localIn(timeZoneOf(readers), at).offset) return undefined
  return zoneName(locale, timeZone)
}
