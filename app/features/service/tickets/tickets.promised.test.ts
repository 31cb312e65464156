import { expect, test } from 'vitest'
import { emptyCatalogue, type PromisedDays } from '#app/catalogue/catalogue.ts'
import { promisedDayOf } from './tickets.promised.ts'

const claim = { kind: 'aesthetic', country: 'IT' }
const anything: PromisedDays = { kind: null, country: null, days: 2 }

function promised(at: string, promises: PromisedDays[] = [anything], holidays: string[] = []) {
  return promisedDayOf({ promises, working: { ...emptyCatalogue.working, holidays } }, claim, new Date(at))
}

test('promised days are working days: neither a weekend nor a holiday counts', () => {
  // Wednesday and Thursday, 18 and 19 November 2026.
  expect(promised('2026-11-18T10:00:00Z')).toBe('2026-11-20')
  expect(promised('2026-11-19T10:00:00Z')).toBe('2026-11-23')
  expect(promised('2026-11-19T10:00:00Z', [anything], ['2026-11-20'])).toBe('2026-11-24')
  expect(promised('2026-12-23T10:00:00Z', [anything], ['12-25', '12-26'])).toBe('2026-12-28')
})

test('what comes on a free day or after hours counts as of the next working day, in the maker’s zone', () => {
  expect(promised('2026-11-21T10:00:00Z')).toBe('2026-11-25')
  // Half past five, and half past six in the evening in Italy.
  expect(promised('2026-11-18T16:30:00Z')).toBe('2026-11-20')
  expect(promised('2026-11-18T17:30:00Z')).toBe('2026-11-23')
  // In Italy Thursday has begun.
  expect(promised('2026-11-18T23:30:00Z')).toBe('2026-11-23')
  // In summer the same hour is an hour later there.
  expect(promised('2026-07-01T16:30:00Z')).toBe('2026-07-06')
  expect(promised('2026-11-18T10:00:00Z', [{ ...anything, days: 0 }])).toBe('2026-11-18')
  expect(promised('2026-11-20T18:00:00Z', [{ ...anything, days: 0 }])).toBe('2026-11-23')
})

test('of several promises the one that says most about the claim holds, and without any nothing is promised', () => {
  const monday = '2026-11-16T10:00:00Z'
  const all: PromisedDays[] = [
    anything,
    { kind: null, country: 'IT', days: 3 },
    { kind: 'aesthetic', country: null, days: 1 },
    { kind: 'aesthetic', country: 'FR', days: 9 },
    { kind: 'functional', country: 'IT', days: 9 },
  ]
  expect(promised(monday, all)).toBe('2026-11-17')
  expect(promised(monday, [...all, { kind: 'aesthetic', country: 'IT', days: 4 }])).toBe('2026-11-20')
  expect(promised(monday, all.slice(0, 2))).toBe('2026-11-19')
  expect(promised(monday, all.slice(3))).toBeNull()
})

test('who never works promises nothing', () => {
  const working = { ...emptyCatalogue.working, days: [] }
  expect(promisedDayOf({ promises: [anything], working }, claim, new Date('2026-11-18T10:00:00Z'))).toBeNull()
})
