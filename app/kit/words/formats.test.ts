import { expect, test, vi } from 'vitest'
import { formatBytes, formatDate, formatDay, formatOwnTime, unbroken } from './formats.ts'

const first = new Date('2026-11-01T08:30:00Z')

test('French says the first of a month as it is said, and no other day so', () => {
  expect(formatDate('fr', first, 'longDay')).toBe('1er novembre 2026')
  expect(formatDay('fr', '2026-12-01')).toBe('1er déc. 2026')
  expect(formatDate('fr', first, 'moment')).toBe('1er nov. 2026, 09:30')
  expect(formatDay('fr', '2026-11-11')).toBe('11 nov. 2026')
  expect(formatDay('fr', '2026-11-21')).toBe('21 nov. 2026')
})

test('Italian and English keep the plain number', () => {
  expect(formatDate('it', first, 'longDay')).toBe('1 novembre 2026')
  expect(formatDay('en', '2026-11-01')).toBe('1 Nov 2026')
})

test('a date in running text ends no line within it, unless before the hour', () => {
  expect(unbroken(formatDate('it', first, 'moment'))).toBe('1\u00a0nov\u00a02026, 09:30')
})

test('a file of a few bytes has a size, and one of almost a megabyte is not 1000 kB', () => {
  const said = [0, 1, 499, 1400, 999_499, 999_500].map((bytes) => formatBytes('it', bytes).replaceAll(/\s/g, ' '))
  expect(said).toEqual(['0 kB', '1 kB', '1 kB', '1 kB', '999 kB', '1 MB'])
})

test('an hour that only scripts draw is that of the clock beside the reader, in whichever zone', () => {
  const hours = ['America/New_York', 'Asia/Tokyo', 'Europe/Rome'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return formatOwnTime('it', first)
  })
  expect(hours).toEqual(['03:30', '17:30', '09:30'])
  vi.unstubAllEnvs()
})
