import { copyFile, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { box, boxBytes, fileWith, grow } from './videos.fixture.ts'
import { blankPosition } from './videos.server.ts'

const secret = '+45.4642+009.1900/'

test.each(['clip.mp4', 'clip.mov'])(
  '%s keeps its pictures byte for byte and loses its position everywhere',
  async (name) => {
    const clip = await readFile(path.join(rootDir, 'tests/photos', name))
    const position = Buffer.concat([
      box('udta', box('\xA9xyz', `\0\x12\x15\xC7${secret}`), box('loci', secret), box('XMP_', secret)),
      box(
        'meta',
        box('keys', 'mdtacom.apple.quicktime.location.ISO6709'),
        box('ilst', box('\0\0\0\x01', box('data', secret))),
      ),
      box('uuid', `\xBE\x7A\xCF\xCB\x97\xA9\x42\xE8\x9C\x71\x99\x94\x91\xE3\xAF\xAC<x>${secret}</x>`),
      box('gps ', secret),
    ])
    const withTrack = grow(clip, ['moov', 'trak'], position)
    const sent = Buffer.concat([grow(withTrack, ['moov'], position), position, box('free', secret)])
    const file = await fileWith(sent)
    expect(await blankPosition(file)).toBe('blanked')
    const kept = await readFile(file)
    expect(kept.length).toBe(sent.length)
    for (const trace of [secret, 'xyz', 'loci', 'location', 'GPS', 'gps ', 'XMP_', '<x>']) {
      expect(kept.includes(Buffer.from(trace, 'latin1')), trace).toBe(false)
    }
    for (const type of ['ftyp', 'mdat', 'mvhd', 'tkhd', 'mdia']) {
      expect(boxBytes(kept, type).equals(boxBytes(clip, type)), type).toBe(true)
    }
  },
)

test('a video with 64-bit sizes, and one whose last box reaches to the end, are walked too', async () => {
  const clip = await readFile(path.join(rootDir, 'tests/photos/clip.mp4'))
  const long = box('uuid', Buffer.concat([Buffer.alloc(8), Buffer.from(secret)]))
  long.writeUInt32BE(1, 0)
  long.writeBigUInt64BE(BigInt(long.length), 8)
  const endless = box('skip', secret)
  endless.writeUInt32BE(0, 0)
  const file = await fileWith(Buffer.concat([clip, long, endless]))
  expect(await blankPosition(file)).toBe('blanked')
  expect((await readFile(file)).includes(secret)).toBe(false)
})

test.each([
  ['a page', '<script>alert(1)</script>'],
  ['a few bytes', '\0\0\0'],
  ['a box smaller than its head', '\0\0\0\x01free\0\0\0\0\0\0\0\x08'],
  ['a box larger than the file', '\x7F\0\0\0free'],
  ['a camera’s own track of places', `insv ${secret}`],
])('%s behind a video’s last box is no damage, and is cut off', async (_, trailer) => {
  const clip = await readFile(path.join(rootDir, 'tests/photos/clip.mp4'))
  const alone = await fileWith(clip)
  const file = await fileWith(Buffer.concat([clip, Buffer.from(trailer, 'latin1')]))
  expect([await blankPosition(alone), await blankPosition(file)]).toEqual(['blanked', 'blanked'])
  expect((await readFile(file)).equals(await readFile(alone))).toBe(true)
})

test.each([
  ['an empty file', () => Buffer.alloc(0)],
  ['a file cut off in the middle', (clip: Buffer) => clip.subarray(0, clip.length - 100)],
  ['a last box of pictures that is cut off', (clip: Buffer) => Buffer.concat([clip, Buffer.from('\x7F\0\0\0mdat')])],
  ['a head without pictures', (clip: Buffer) => boxBytes(clip, 'moov')],
  ['pictures without a head', (clip: Buffer) => boxBytes(clip, 'mdat')],
  [
    'thousands of boxes',
    (clip: Buffer) => Buffer.concat([clip, ...Array.from({ length: 6000 }, () => box('free', ''))]),
  ],
])('%s is unreadable and left as it is', async (_, make) => {
  const sent = make(await readFile(path.join(rootDir, 'tests/photos/clip.mp4')))
  const file = await fileWith(sent)
  expect(await blankPosition(file)).toBe('unreadable')
  expect((await readFile(file)).equals(sent)).toBe(true)
})

test('a video of gigabytes is not read into memory', async () => {
  const file = await fileWith(Buffer.alloc(0))
  await copyFile(path.join(rootDir, 'tests/photos/clip.mp4'), file)
  const handle = await open(file, 'r+')
  const { size } = await handle.stat()
  const head = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1')
  head.writeBigUInt64BE(3_000_000_000n, 8)
  await handle.write(head, 0, head.length, size)
  await handle.truncate(size + 3_000_000_000)
  await handle.close()
  const before = process.memoryUsage().rss
  expect(await blankPosition(file)).toBe('blanked')
  expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000)
})

test('no video, however broken, makes the walk fail or hang', async () => {
  const clip = await readFile(path.join(rootDir, 'tests/photos/clip.mp4'))
  const file = await fileWith(clip)
  const heads = [0, 32, 40, 9861, 9869, 9977, 9985, 10077, 10113, 10121, 10153, 10198, 10206, 10814, 10822]
  const change = fc.record({
    at: fc.tuple(fc.constantFrom(...heads), fc.nat(15)).map(([head, offset]) => head + offset),
    value: fc.nat(255),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(clip.length), async (changes, length) => {
      const broken = Buffer.from(clip)
      for (const { at, value } of changes) broken[at] = value
      const sent = broken.subarray(0, length % 2 ? clip.length : length)
      await writeFile(file, sent)
      expect(['blanked', 'unreadable']).toContain(await blankPosition(file))
      expect((await readFile(file)).length).toBeLessThanOrEqual(sent.length)
    }),
    { numRuns: 200 },
  )
})
