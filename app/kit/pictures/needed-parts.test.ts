import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { pngChunk, withChunks } from './pictures.fixture.ts'
import { neededParts } from './needed-parts.ts'

const photo = (name: string) => readFileSync(path.join(rootDir, 'tests/photos', name))
const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()

test('a JPEG keeps its pixels, orientation, time and colours, and loses comments and programs’ blocks', async () => {
  const sent = await sharp(photo('with-position.jpg')).keepExif().withIccProfile('p3').toBuffer()
  const more = [
    block(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'),
    block(0xfe, 'Hidden'),
    block(0xed, 'Photoshop 3.0\0x'),
  ]
  const bloated = Buffer.concat([sent.subarray(0, 2), ...more, sent.subarray(2)])
  const kept = neededParts('jpeg', bloated)
  for (const trace of ['xap/1.0', 'Hidden', 'Photoshop']) expect(kept.includes(trace), trace).toBe(false)
  const [before, after] = [await sharp(sent).metadata(), await sharp(kept).metadata()]
  expect([after.exif, after.icc]).toEqual([before.exif, before.icc])
  expect((await pixels(kept)).equals(await pixels(sent))).toBe(true)
  // Hundreds of blocks would each be read; the first counts.
  const twice = Buffer.concat([kept.subarray(0, 2), block(0xe1, `Exif\0\0${'x'.repeat(60_000)}`), kept.subarray(2)])
  expect(neededParts('jpeg', twice).length).toBeLessThan(twice.length)
})

test('a WebP keeps its pixels and loses what programs have put in', async () => {
  const sent = await sharp(photo('photo.webp')).resize(64).withXmp('<x>secret</x>').webp().toBuffer()
  expect(sent.includes('secret')).toBe(true)
  const kept = neededParts('webp', sent)
  expect(kept.includes('secret')).toBe(false)
  expect(kept.readUInt32LE(4)).toBe(kept.length - 8)
  expect((await pixels(kept)).equals(await pixels(sent))).toBe(true)
})

test('a PNG keeps its pixels, transparency and colours', async () => {
  const create = { width: 8, height: 8, channels: 4 as const, background: { r: 9, g: 90, b: 200, alpha: 0.5 } }
  const plain = await sharp({ create }).withIccProfile('p3').png().toBuffer()
  const sent = withChunks(plain, pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x>secret</x>')))
  const kept = neededParts('png', sent)
  expect([sent.includes('secret'), kept.includes('secret')]).toEqual([true, false])
  expect((await sharp(kept).metadata()).icc).toEqual((await sharp(sent).metadata()).icc)
  expect((await pixels(kept)).equals(await pixels(sent))).toBe(true)
})

test('what is cut off or claims too much comes out as it went in', () => {
  for (const [kind, name] of [
    ['jpeg', 'landscape-orientation-1.jpg'],
    ['webp', 'photo.webp'],
  ] as const)
    for (const bytes of [0, 1, 2, 3, 13, 21, 40]) {
      const start = photo(name).subarray(0, bytes)
      expect(neededParts(kind, start).equals(start), `${kind} ${bytes}`).toBe(true)
    }
})

function block(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}
