import { formatDay, tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { When } from './appointments.ts'
import { localIn, momentIn } from '#app/features/people/shops/shops.time.ts'

/** 'lun 30 nov 2026, 09:30': by the clocks of the shop. */
export function whenWords(locale: Locale, timeZone: string, { day, startsAt }: When): string {
  const date = `${weekdayWords(locale, day)} ${formatDay(locale, day)}`
  return startsAt ? `${date}, ${timeWords(locale, timeZone, startsAt)}` : date
}

/** In the hour that autumn brings twice its name says which of the two it is. */
export function timeWords(locale: Locale, timeZone: string, at: Date): string {
  const { day, time } = localIn(timeZone, at)
  const isTwice = [-60, 60].some((far) => {
    const other = localIn(timeZone, new Date(at.getTime() + far * 60_000))
    return other.day === day && other.time === time
  })
  if (!isTwice) return time
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return `${time} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''})`
}

/** As the reader calls it: 'ora dell’Europa centrale'. Asked on the server alone: browsers know other names. */
export function zoneName(locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

export function momentWords(locale: Locale, timeZone: string, at: Date): string {
  return whenWords(locale, timeZone, { day: localIn(timeZone, at).day, startsAt: at, endsAt: null })
}

export function weekdayWords(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(tags[locale], { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}

/** What a form names, a day or a moment, to be written. */
export function whenOf(value: string, timeZone: string): When {
  const at = momentIn(timeZone, value)
  return at instanceof Date
    ? { day: localIn(timeZone, at).day, startsAt: at, endsAt: null }
    : { day: value, startsAt: null, endsAt: null }
}
