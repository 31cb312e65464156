import { inflateSync } from 'node:zlib'
import type { FileKind } from './file-kinds.ts'

/**
 * A picture without what its pixels do not need: texts, and programs' own blocks. A decoder reads them before it can be
 * told not to, and a few hundred kilobytes of text in a PNG inflate to gigabytes. Kept are size, pixels, colours,
 * orientation and time of capture. What does not add up is left as it is, for the decoder to refuse.
 */
export function neededParts(kind: FileKind, picture: Buffer): Buffer {
  if (kind === 'png') return Buffer.concat(partsOfPng(picture))
  if (kind === 'jpeg') return Buffer.concat(partsOfJpeg(picture))
  return kind === 'webp' ? webpOf(picture) : picture
}

const ofPng = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'cICP', 'eXIf'])
const signature = 8

function partsOfPng(png: Buffer): Buffer[] {
  const kept = [png.subarray(0, signature)]
  let at = signature
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) break
    const chunk = png.subarray(at, end)
    const type = chunk.toString('latin1', 4, 8)
    if (ofPng.has(type) && (type !== 'iCCP' || isProfile(chunk))) kept.push(chunk)
    at = end
  }
  return [...kept, png.subarray(at)]
}

/** The largest profile of colours a camera or a program writes has some hundred kilobytes. */
const largestProfile = 4_000_000

/** A name, a zero, the method, then the deflated profile. */
function isProfile(chunk: Buffer): boolean {
  const name = chunk.indexOf(0, 8)
  if (name === -1) return false
  try {
    return inflateSync(chunk.subarray(name + 2, -4), { maxOutputLength: largestProfile }).length > 0
  } catch {
    return false
  }
}

function partsOfJpeg(jpeg: Buffer): Buffer[] {
  const kept = [jpeg.subarray(0, 2)]
  let hasExif = false
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg.readUInt8(at + 1)
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    // From the first scan on there are pixels; a marker without a length of its own is no part of a head.
    if (marker === 0xda || marker === 0xff || marker < 0xc0 || end > jpeg.length) break
    const segment = jpeg.subarray(at, end)
    // The first one counts; hundreds of them would each be read.
    const isNeeded: boolean = isNeededOfJpeg(marker, segment) && !(marker === exif && hasExif)
    if (isNeeded) kept.push(segment)
    hasExif ||= isNeeded && marker === exif
    at = end
  }
  return [...kept, jpeg.subarray(at)]
}

const exif = 0xe1

/**
 * Whether a segment has to stay: not the blocks of programs (APP0 to APP15) and comments, except JFIF, EXIF, the colour
 * profile and Adobe's colour model.
 */
function isNeededOfJpeg(marker: number, segment: Buffer): boolean {
  if (marker < 0xe0) return true
  const name = segment.toString('latin1', 4, 15)
  if (marker === 0xe0) return name.startsWith('JFIF')
  if (marker === exif) return name.startsWith('Exif\0')
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE')
  return marker === 0xee && name.startsWith('Adobe')
}

const ofWebp = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF'])
const riffHead = 12

function webpOf(webp: Buffer): Buffer {
  const kept = [Buffer.from(webp.subarray(0, riffHead))]
  let at = riffHead
  while (at + 8 <= webp.length) {
    const bytes = webp.readUInt32LE(at + 4)
    const end = at + 8 + bytes + (bytes % 2)
    if (end > webp.length) break
    const chunk = Buffer.from(webp.subarray(at, end))
    const type = chunk.toString('latin1', 0, 4)
    if (type === 'VP8X' && bytes > 0) chunk.writeUInt8(chunk.readUInt8(8) & ~hasXmp, 8)
    if (ofWebp.has(type)) kept.push(chunk)
    at = end
  }
  const whole = Buffer.concat([...kept, webp.subarray(at)])
  const dropped = webp.length - whole.length
  if (dropped > 0) whole.writeUInt32LE(Math.max(webp.readUInt32LE(4) - dropped, 0), 4)
  return whole
}

/** The flag in the head of an extended WebP that promises such a block. */
const hasXmp = 0x04
