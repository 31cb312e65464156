import { addDays, isDay } from '#app/kit/words/days.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** A day on the calendar as YYYY-MM-DD, and a time of day as HH:MM: what the clocks of a shop show. */
export type Local = { day: string; time: string; offset: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a zone show at a moment, and by how much they are off UTC: `+01:00`. */
export function localIn(timeZone: string, at: Date): Local {
  // Swedish writes a moment as YYYY-MM-DD HH:MM.
  const [day = '', time = ''] = formatIn(timeZone).format(at).split(' ')
  // Seconds belong to both and cancel out.
  const off = Math.round((Date.parse(`${day}T${time}Z`) - Math.floor(at.getTime() / minute) * minute) / minute)
  const size = Math.abs(off)
  const offset = `${off < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
  return { day, time, offset }
}

/** An appointment as a page beside it names it: the moment as ISO text, null for one by the day. */
export type NamedAppointment = { id: number; day: string; startsAt: string | null; shopName: string; timeZone: string }

/** When somebody comes, by the clocks of the shop. */
export function dayAndTime(locale: Locale, when: NamedAppointment): string {
  const date = formatDay(locale, when.day)
  return when.startsAt === null ? date : `${date}, ${localIn(when.timeZone, new Date(when.startsAt)).time}`
}

/** One that no other moment is written as, though the clocks show an hour twice in autumn. */
export function momentText(timeZone: string, at: Date): string {
  const { day, time, offset } = localIn(timeZone, at)
  return `${day}T${time}${offset}`
}

/**
 * The moment at which the clocks of a zone show this. Of the hour that autumn brings twice the first, unless its offset
 * is said.
 * @returns 'skipped' for the hour that spring leaves out, undefined for what is no moment
 */
export function momentIn(timeZone: string, text: string): Date | 'skipped' | undefined {
  const [, day = '', time = '', offset] = /^(2[01]\d\d-\d\d-\d\d)T(\d\d:\d\d)([+-]\d\d:\d\d)?$/.exec(text) ?? []
  const asUtc = Date.parse(`${day}T${time}Z`)
  // 24:00 is midnight to the parser, and is not asked for.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(`${day}T${time}`)) return undefined
  if (offset) {
    const at = new Date(`${day}T${time}${offset}`)
    const shown = Number.isNaN(at.getTime()) ? undefined : localIn(timeZone, at)
    return shown?.day === day && shown.time === time ? at : undefined
  }
  // No zone is further than 14 hours off: the offsets a day before and after are the only ones there are to try.
  const tries = [-day24, day24].map((far) => {
    const { offset: near } = localIn(timeZone, new Date(asUtc + far))
    return new Date(`${day}T${time}${near}`)
  })
  const fitting = tries.filter((at) => {
    const shown = localIn(timeZone, at)
    return shown.day === day && shown.time === time
  })
  return fitting.sort((one, other) => one.getTime() - other.getTime())[0] ?? 'skipped'
}

/** Where an opening hour is skipped, the shop opens with the first moment there is. 24:00 is the end of the day. */
export function boundIn(timeZone: string, day: string, time: string): Date {
  if (time === '24:00') return boundIn(timeZone, addDays(day, 1), '00:00')
  const at = momentIn(timeZone, `${day}T${time}`)
  if (at instanceof Date) return at
  const { offset } = localIn(timeZone, new Date(Date.parse(`${day}T${time}Z`) - day24))
  return new Date(`${day}T${time}${offset}`)
}

/** From Monday on: 0 to 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** A day of these two centuries: of the year 0 the database knows nothing. */
export function isNearDay(text: string): boolean {
  return /^2[01]/.test(text) && isDay(text)
}

const minute = 60_000
const day24 = 24 * 60 * minute

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
