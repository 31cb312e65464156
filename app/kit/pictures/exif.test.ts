import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExif } from './exif.ts'

test('orientation and time of capture are read, in both byte orders', () => {
  for (const little of [true, false]) {
    const block = exif(little, 6, '2026:05:04 10:11:12', '+02:00')
    expect(readExif(block)).toEqual({ orientation: 6, capturedAt: '2026-05-04T10:11:12+02:00' })
    expect(readExif(Buffer.concat([Buffer.from('Exif\0\0'), block])).orientation).toBe(6)
  }
})

test.each([
  ['unset clock', '0000:00:00 00:00:00'],
  ['date that does not exist', '2026:02:30 10:00:00'],
  ['hour that does not exist', '2026:02:03 25:00:00'],
  ['camera without a battery', '1980:01:01 00:00:00'],
  ['other writing', '2026-02-03 10:00:00'],
])('an %s is no time of capture', (_, time) => {
  expect(readExif(exif(true, 1, time, '')).capturedAt).toBeUndefined()
})

test('an offset that does not exist is left out, an orientation too', () => {
  expect(readExif(exif(true, 9, '2026:05:04 10:11:12', '+99:00'))).toEqual({ capturedAt: '2026-05-04T10:11:12' })
})

test('no block, however broken, makes the reading fail', () => {
  const whole = exif(true, 6, '2026:05:04 10:11:12', '+02:00')
  const change = fc.record({ at: fc.nat(whole.length - 1), value: fc.constantFrom(0, 1, 127, 128, 255) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.nat(whole.length), (changes, length) => {
      const block = Buffer.from(whole)
      for (const { at, value } of changes) block[at] = value
      readExif(block.subarray(0, length))
    }),
    { numRuns: 500 },
  )
})

/** A block with two directories, as cameras write it. */
function exif(little: boolean, orientation: number, time: string, offset: string): Buffer {
  const block = Buffer.alloc(120)
  const short = (value: number, at: number) =>
    little ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at)
  const long = (value: number, at: number) => (little ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at))
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
  }
  block.write(little ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(2, 8)
  entry(10, 0x0112, 3, 1)
  short(orientation, 18)
  entry(22, 0x8769, 4, 1)
  long(38, 30)
  short(2, 38)
  entry(40, 0x9003, 2, 20)
  long(70, 48)
  entry(52, 0x9011, 2, 7)
  long(95, 60)
  block.write(time, 70, 'latin1')
  block.write(offset, 95, 'latin1')
  return block
}
