import { expect, test } from 'vitest'
import { fitting, sayTurns, turnOf, turnsOf } from './turns.ts'

// What a run makes of the tests of a change that touches more than it has time for.

const files = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}-${at}`)
const weigh = (file: string): number => (file.startsWith('long') ? 15 : 1)
const weightOf = (chosen: readonly string[]): number => chosen.reduce((sum, file) => sum + weigh(file), 0)

test('while a change touches few features all their tests are made, in every shard', () => {
  const change = { edited: [...files('long', 1), ...files('edited', 5)], others: files('touched', 20) }
  for (let shard = 1; shard <= 24; shard += 1) {
    const { edited, others } = turnsOf(change, 40, weigh, [shard, 24])
    expect([...edited.files, ...others.files]).toEqual([...change.edited, ...change.others])
  }
})

test('of many, those that the change edits are made while they fit, and the others take turns in the room beside them', () => {
  const change = { edited: files('edited', 10), others: [...files('long', 5), ...files('touched', 300)] }
  const { edited, others } = turnsOf(change, 40, weigh, [2, 24])
  expect(edited.files).toEqual(change.edited)
  expect({ ...others, files: weightOf(others.files) }).toEqual({ files: 38, part: 2, parts: 13, among: 305 })
  expect(sayTurns([edited, 'files that it edits'], [others, 'files of what it touches'])).toBe(
    'all 10 files that it edits, and part 2 of 13 of the 305 files of what it touches',
  )
})

test('where even those that it edits have no room they take turns, and the others fill what a part of them leaves', () => {
  const { edited, others } = turnsOf({ edited: files('edited', 90), others: files('touched', 240) }, 40, weigh, [5, 24])
  expect({ ...edited, files: edited.files.length }).toEqual({ files: 30, part: 2, parts: 3, among: 90 })
  expect({ ...others, files: others.files.length }).toEqual({ files: 10, part: 5, parts: 24, among: 240 })
  const full = turnsOf({ edited: files('edited', 80), others: files('touched', 240) }, 40, weigh, [5, 24])
  expect(full.edited.files.length).toBe(40)
  expect(full.others.files.length).toBe(10)
})

test('the turns of shards in a row make all of it, a shard makes the same each time, and a run of everything all at once', () => {
  const all = [...files('long', 7), ...files('touched', 93)]
  const [parts, made] = [turnOf(all, 40, weigh, [1, 24]).parts, new Set<string>()]
  for (let shard = 7; shard < 7 + parts; shard += 1) {
    const turn = turnOf(all, 40, weigh, [shard, 24])
    expect(turn).toEqual(turnOf(all, 40, weigh, [shard, 24]))
    for (const file of turn.files) made.add(file)
  }
  expect(parts).toBe(5)
  expect([...made].toSorted()).toEqual(all.toSorted())
  expect(turnOf(all, 40, weigh, [1, 1]).files).toEqual(all)
})

test('of the journeys of a shard those are made that have room beside what the change edits', () => {
  expect(fitting(['long-0', 'one', 'two'], 17, weigh, [])).toEqual(['long-0', 'one', 'two'])
  expect(fitting(['long-0', 'one', 'two'], 17, weigh, ['three', 'four'])).toEqual(['long-0'])
  expect(fitting(['long-0', 'one', 'two'], 17, weigh, files('edited', 16))).toEqual(['one'])
  expect(fitting(['long-0', 'one', 'two'], 17, weigh, files('edited', 17))).toEqual([])
})
