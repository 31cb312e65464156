import { isDay } from '#app/kit/words/days.ts'

/** As people write them, a line each: 25/12 for every year, 24/12/2026 for one. Each counts once. */
export function holidaysIn(typed: string): string[] {
  return [...new Set(linesOf(typed).flatMap((line) => holidayIn(line) ?? []))]
}

/** The first line that is no day. */
export function wrongHoliday(typed: string): string | undefined {
  return linesOf(typed).find((line) => holidayIn(line) === undefined)
}

export function holidaysInto(holidays: readonly string[]): string {
  return holidays.map((day) => day.split('-').toReversed().join('/')).join('\n')
}

function linesOf(typed: string): string[] {
  return typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function holidayIn(line: string): string | undefined {
  const [, date = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(line) ?? []
  const ofYear = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // The 29 of February is a day of some years.
  if (!isDay(`${year ?? '2024'}-${ofYear}`)) return undefined
  return year === undefined ? ofYear : `${year}-${ofYear}`
}
