import { isCountry, timeZoneOf } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { localIn } from '../shop-time.ts'
import type { Facts } from './facts.store.server.ts'

/** The shop's zone by its name, where the clocks of the reader's country may show another time. */
export function foreignZone(locale: Locale, facts: Facts, at: Date): string | undefined {
  const { timeZone, country, personCountry } = facts
  const readers = [personCountry, country].find(isCountry)
  if (readers && localIn(timeZone, at).offset === localIn(timeZoneOf(readers), at).offset) return undefined
  const style = { timeZone, timeZoneName: 'longGeneric' } as const
  const parts = new Intl.DateTimeFormat(tags[locale], style).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
