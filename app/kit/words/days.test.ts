import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDay } from './days.ts'

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const months = fc.integer({ min: 0, max: 120 })

test.for([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-02-28', 1, '2026-03-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2024-11-21', 24, '2026-11-21'],
  ['2026-03-31', -1, '2026-02-28'],
] as const)('%s and %i months is %s', ([from, count, to]) => expect(addMonths(from, count)).toBe(to))

test('a period ends on the same number of the month, or on the month’s last day', () => {
  fc.assert(
    fc.property(day, months, (from, count) => {
      const to = addMonths(from, count)
      const isLastDay = addDays(to, 1).endsWith('-01')
      expect(isDay(to)).toBe(true)
      expect(to.slice(8) === from.slice(8) || (isLastDay && to.slice(8) < from.slice(8))).toBe(true)
      expect(monthOf(to) - monthOf(from)).toBe(count)
    }),
  )
})

test('more months never end earlier, nor does a later start', () => {
  fc.assert(
    fc.property(day, day, months, (one, other, count) => {
      expect(addMonths(one, count) < addMonths(one, count + 1)).toBe(true)
      if (one <= other) expect(addMonths(one, count) <= addMonths(other, count)).toBe(true)
    }),
  )
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count)
    }),
  )
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('only a day of the calendar is a day', () => {
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '21/11/2026',
    '2026-00-10',
    '',
    'abc',
    '2026-11-21T00:00',
  ]) {
    expect([text, isDay(text)]).toEqual([text, false])
  }
  expect(isDay('2028-02-29')).toBe(true)
})

function monthOf(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
}
