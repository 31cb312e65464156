import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { box, fileWith, grow } from './videos.fixture.ts'
import { blankPosition } from './videos.server.ts'

/** A video in which nothing is left to be blanked. */
const clip = await readFile(path.join(rootDir, 'tests/photos/clip.mp4'))
clip.fill(0, clip.indexOf('udta') + 4).write('free', clip.indexOf('udta'))
const secret = 'GPS5 45.4642 9.1900'
const bytes = secret.length
/** Two samples side by side, one apart, among bytes that are none. */
const beside = `first${secret}${secret}then${secret}last`
const nothing = '\0'.repeat(bytes)
const blank = `first${nothing}${nothing}then${nothing}last`

test.each([
  ['meta', 'gpmd'],
  ['camm', 'camm'],
  ['meta', 'mebx'],
  ['sbtl', 'tx3g'],
  ['vide', 'djmd'],
])('a track %s of %s loses what it says second by second, and no other byte changes', async (handler, coding) => {
  const sent = withTrack(handler, coding, ({ first, second }) => [
    table('stsc', 2, 1, 2, 1, 2, 1, 1),
    box('stsz', numbers(0, 0, 3, bytes, bytes, bytes)),
    table('stco', 2, first, second),
  ])
  const expected = Buffer.concat([sent.subarray(0, -beside.length), Buffer.from(blank)])
  const file = await fileWith(sent)
  expect(await blankPosition(file)).toBe('blanked')
  expect((await readFile(file)).equals(expected)).toBe(true)
})

test('pictures and sound keep their samples', async () => {
  for (const handler of ['vide', 'soun']) {
    const sent = withTrack(handler, 'any ', ({ first }) => wholeFile(first))
    const file = await fileWith(sent)
    expect(await blankPosition(file)).toBe('blanked')
    expect((await readFile(file)).equals(sent)).toBe(true)
  }
})

test('places and sizes are read in each way they can be written', async () => {
  const runs = table('stsc', 2, 1, 2, 1, 2, 1, 1)
  const long = (first: number, second: number) => box('co64', numbers(0, 2, 0, first, 0, second))
  const sizes = [
    box('stsz', numbers(0, bytes, 3)),
    box('stz2', numbers(0, 8, 3), Buffer.from([bytes, bytes, bytes])),
    box('stz2', numbers(0, 16, 3), Buffer.from([0, bytes, 0, bytes, 0, bytes])),
  ]
  for (const size of sizes) expect(await beyond(({ first, second }) => [runs, size, long(first, second)])).toBe(blank)
  const halves = box('stz2', numbers(0, 4, 3), Buffer.from([0xff, 0x80]))
  expect(await beyond(({ first }) => [table('stsc', 1, 1, 3, 1), halves, table('stco', 1, first)])).toBe(
    `first${nothing}${nothing}then${secret}last`,
  )
})

test('tables that lead out of the pictures spare the head of the video', async () => {
  const sent = withTrack('meta', 'gpmd', () => [
    table('stsc', 1, 1, 1, 1),
    box('stsz', numbers(0, 5000, 3)),
    table('stco', 3, 0xff_ff_ff_00, 0, clip.indexOf('moov')),
  ])
  const file = await fileWith(sent)
  expect(await blankPosition(file)).toBe('blanked')
  const left = await readFile(file)
  expect(left.subarray(0, 48).equals(sent.subarray(0, 48))).toBe(true)
  expect(left.subarray(48, 5000).every((byte) => byte === 0)).toBe(true)
  expect(left.subarray(5000, -beside.length).equals(sent.subarray(5000, -beside.length))).toBe(true)
})

const endless = Array.from({ length: 60_000 }, () => 48)
test.each<[string, Buffer[]]>([
  ['more places than its table has', [...wholeFile(48).slice(0, 2), box('stco', numbers(0, 0xff_ff_ff_ff, 48))]],
  ['more sizes than its table has', [...wholeFile(48), box('stsz', numbers(0, 0, 0x40_00_00_00, 1))].toReversed()],
  ['a table cut off in its head', [...wholeFile(48).slice(0, 2), box('stco', numbers(0))]],
  ['sizes of seven bits', [table('stsc', 1, 1, 1, 1), box('stz2', numbers(0, 7, 1, 0)), table('stco', 1, 48)]],
  ['sizes without end', [box('stsz', numbers(0, 0, 1_000_001), Buffer.alloc(4_000_004)), ...wholeFile(48)]],
  ['no places at all', wholeFile(48).slice(0, 2)],
  [
    'the whole video, thousands of times',
    [
      table('stsc', 1, 1, 1, 1),
      box('stsz', numbers(0, 0xff_ff, 0xff_ff_ff_ff)),
      table('stco', endless.length, ...endless),
    ],
  ],
])('a track that tells %s makes the video unreadable', async (_, tables) => {
  const sent = withTrack('meta', 'gpmd', () => tables)
  const file = await fileWith(sent)
  expect(await blankPosition(file)).toBe('unreadable')
  expect((await readFile(file)).equals(sent)).toBe(true)
})

test('very many places of one byte each, in hundreds of boxes of pictures, come to an end', async () => {
  const places = Array.from({ length: 400_000 }, (_, at) => 48 + (at % 9000))
  const sent = withTrack('meta', 'gpmd', () => [
    table('stsc', 1, 1, 1, 1),
    box('stsz', numbers(0, 1, 0xff_ff_ff_ff)),
    box('stco', numbers(0, places.length), Buffer.from(Uint32Array.from(places).buffer).swap32()),
  ])
  const file = await fileWith(Buffer.concat([sent, ...Array.from({ length: 300 }, () => box('mdat', 'x'))]))
  expect(await blankPosition(file)).toBe('unreadable')
})

test('a video in fragments with such a track is refused: what its fragments hold is not looked at', async () => {
  const sent = withTrack('meta', 'gpmd', ({ first }) => wholeFile(first))
  const fragment = box('moof', box('mfhd', numbers(0, 1)))
  expect(await blankPosition(await fileWith(Buffer.concat([sent, fragment])))).toBe('unreadable')
  expect(await blankPosition(await fileWith(Buffer.concat([clip, fragment])))).toBe('blanked')
})

test('no tables, however odd, make it fail, hang or change the size', async () => {
  const file = await fileWith(clip)
  const odd = fc.oneof(fc.nat(20_000), fc.nat(4), fc.constantFrom(0xff_ff_ff_ff, 0x7f_ff_ff_ff, 0x1_00_00))
  const rows = fc.array(odd, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(rows, rows, rows, fc.boolean(), async (runs, sizes, places, isLong) => {
      const sent = withTrack('meta', 'gpmd', () => [
        box('stsc', numbers(0, ...runs)),
        box(isLong ? 'stz2' : 'stsz', numbers(0, ...sizes)),
        box(isLong ? 'co64' : 'stco', numbers(0, ...places)),
      ])
      await writeFile(file, sent)
      expect(['blanked', 'unreadable']).toContain(await blankPosition(file))
      const left = await readFile(file)
      expect(left.subarray(0, 48).equals(sent.subarray(0, 48))).toBe(true)
      expect(left.length).toBe(sent.length)
    }),
    { numRuns: 300 },
  )
})

type Places = { first: number; second: number }

/** A real video with one more track, whose samples stand behind it all. */
function withTrack(handler: string, coding: string, tables: (places: Places) => Buffer[]): Buffer {
  const track = (places: Places) =>
    box(
      'trak',
      box(
        'mdia',
        box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)),
        box('minf', box('stbl', box('stsd', numbers(0, 1), box(coding, numbers(0, 1))), ...tables(places))),
      ),
    )
  const start = clip.length + track({ first: 0, second: 0 }).length + 8
  const first = start + beside.indexOf(secret)
  const second = start + beside.lastIndexOf(secret)
  return Buffer.concat([grow(clip, ['moov'], track({ first, second })), box('mdat', beside)])
}

/** What is left of the samples of such a track. */
async function beyond(tables: (places: Places) => Buffer[]): Promise<string> {
  const file = await fileWith(withTrack('meta', 'gpmd', tables))
  expect(await blankPosition(file)).toBe('blanked')
  return (await readFile(file)).subarray(-beside.length).toString('latin1')
}

/** Tables of one sample as long as all samples together. */
function wholeFile(place: number): Buffer[] {
  return [table('stsc', 1, 1, 1, 1), box('stsz', numbers(0, 60, 1)), table('stco', 1, place)]
}

function table(type: string, rows: number, ...cells: number[]): Buffer {
  return box(type, numbers(0, rows, ...cells))
}

function numbers(...values: number[]): Buffer {
  const written = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) written.writeUInt32BE(value, at * 4)
  return written
}
