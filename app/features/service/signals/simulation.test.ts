import { expect, test } from 'vitest'
import { claimsUntil, falseAlarms, findings, foundWithin } from './simulation.fixture.ts'
import { randomFrom } from './streams.fixture.ts'
import { ratios, thresholdFor, tolerated, volumes } from './thresholds.ts'
import { Watch } from './watch.ts'

// A small part of what `npm run signals` simulates, the same numbers each time: 14,400 cells.
const maker = { parts: 40, families: 12, prefixes: 30, claims: 400 }
const threshold = thresholdFor({ ratio: 3, claims: 457, tolerated: 1 })

test('without a cause there is at most one false alarm a quarter over all cells, known bicycles or not', () => {
  for (const isBaseKnown of [true, false]) {
    const [alarms = Infinity, none = Infinity] = falseAlarms({ ...maker, makers: 6, isBaseKnown }, 3, [threshold, 12])
    expect(alarms).toBeLessThanOrEqual(1)
    // There is something to tell from chance.
    expect(alarms).toBeGreaterThan(0)
    expect(none).toBe(0)
  }
})

test('a threefold rate is found within fifteen claims', () => {
  const of = { ...maker, makers: 12, isBaseKnown: true }
  const found = findings(of, 3, { least: 1, most: Infinity }, { ratio: 3, threshold })
  expect(found.length).toBeGreaterThan(30)
  expect(claimsUntil(found, 0.5)).toBeLessThanOrEqual(10)
  expect(foundWithin(found, 15)).toBeGreaterThan(0.8)
  // Where nothing is the matter hardly any of the same cells is found in as many years.
  const usual = findings(of, 1, { least: 1, most: Infinity }, { ratio: 3, threshold })
  expect(usual.filter(({ wasFound }) => wasFound).length).toBeLessThan(found.length / 10)
})

test('the more claims there are to look at, and the fewer false alarms are borne, the higher is the threshold', () => {
  for (const ratio of ratios) {
    const rows = [...volumes, 20_000].map((claims) =>
      tolerated.map((one) => thresholdFor({ ratio, claims, tolerated: one })),
    )
    for (const [at, row] of rows.entries()) {
      expect(row).toEqual(row.toSorted((one, other) => other - one))
      for (const [column, one] of row.entries()) expect(one).toBeGreaterThanOrEqual(rows[at - 1]?.[column] ?? 0)
    }
    expect(thresholdFor({ ratio, claims: 0, tolerated: 1 })).toBe(4)
  }
})

test('a prefix that all bicycles of a family share is told from nothing, and a new one needs more than a few claims', () => {
  const random = randomFrom(1)
  const watch = new Watch({ ratio: 3, threshold: 4, least: 4 }, () => undefined)
  for (let day = 0; day < 400; day += 1)
    watch.take({ day, family: 'V5', part: random() < 0.5 ? 'fork' : 'frame', prefix: 'V5A' })
  expect(watch.alarms(400)).toEqual([])
  for (let day = 400; day < 403; day += 1) watch.take({ day, family: 'V5', part: 'fork', prefix: 'V5B' })
  expect(watch.alarms(403)).toEqual([])
})

test('the first claim of a family, about which nothing is known, does not make all that follow expected', () => {
  const watch = new Watch({ ratio: 3, threshold: 4, least: 4 }, () => undefined)
  const take = (day: number, part: string, prefix: string) => watch.take({ day, family: 'V5', part, prefix })
  take(0, 'fork', 'V5A')
  for (let day = 1; day < 30; day += 1) take(day, 'frame', `V5${day}`)
  for (let day = 30; day < 35; day += 1) take(day, 'fork', 'V5A')
  const [alarm] = watch.alarms(35)
  expect(alarm).toMatchObject({ prefix: 'V5A', observed: 5 })
  expect(alarm?.expected).toBeLessThan(1)
})
