import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { fileKinds, sniff, sniffBytes } from './file-kinds.ts'

test.each([
  ['landscape-orientation-1.jpg', 'jpeg'],
  ['photo.webp', 'webp'],
  ['iphone-like.heic', 'heic'],
  ['clip.mp4', 'mp4'],
  ['clip.mov', 'mov'],
])('%s is told by its content', (name, kind) => {
  const content = readFileSync(path.join(rootDir, 'tests/photos', name))
  expect(sniff(content.subarray(0, sniffBytes))).toBe(kind)
})

test.each([
  ['PNG', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'png'],
  ['PDF', '%PDF-1.7\n', 'pdf'],
  ['HEIF that names HEIC among its brands', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1heic', undefined],
  ['AVIF under the general brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif', undefined],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>', undefined],
  ['HTML', '<!doctype html><script>', undefined],
  ['GIF', 'GIF89a/*\0\0', undefined],
  ['ZIP', 'PK\x03\x04', undefined],
  ['TIFF', 'II*\0', undefined],
  ['WAV', 'RIFF\0\0\0\0WAVEfmt ', undefined],
  ['PDF behind something else', 'GIF89a%PDF-1.7', undefined],
  ['half a PNG signature', '\x89PNG\r\n', undefined],
  ['nothing', '', undefined],
])('%s is taken for what it is', (_, start, kind) => {
  expect(sniff(Buffer.from(start, 'latin1'))).toBe(kind)
})

test('no beginning of a file makes the look at it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect([undefined, ...fileKinds]).toContain(sniff(bytes))
      sniff(Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1', 'latin1'), bytes]))
    }),
  )
})
