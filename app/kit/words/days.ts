// A day is 'YYYY-MM-DD' and belongs to no time zone; days compare as text. Everything here counts in UTC, where every
// day has 24 hours.

import { dayOf } from './formats.ts'

const dayLength = 24 * 60 * 60 * 1000

/**
 * Forms, lists and tables take no older day: a year typed in two digits is one of the first century to a browser's field,
 * as is one that is still being typed.
 */
export const firstDay = '1900-01-01'

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAt(timeOf(text)) === text
}

export function addDays(day: string, count: number): string {
  return dayAt(timeOf(day) + count * dayLength)
}

/** The day bearing the same number so many months later, or else that month's last (Regulation (EEC) 1182/71, 3 (2) c). */
export function addMonths(day: string, count: number): string {
  const { year, month, date } = partsOf(day)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** Where the day so many months before today begins. */
export function monthsBefore(now: Date, count: number): Date {
  return new Date(`${addMonths(dayOf(now), -count)}T00:00:00Z`)
}

/** How many days after `from` the day `to` is; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / dayLength
}

function timeOf(day: string): number {
  const { year, month, date } = partsOf(day)
  return Date.UTC(year, month - 1, date)
}

function partsOf(day: string) {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return { year, month, date }
}

function dayAt(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
