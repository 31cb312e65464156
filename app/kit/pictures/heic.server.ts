import { crc32, deflateSync } from 'node:zlib'
import decode from 'heic-decode'
import sharp, { type Metadata } from 'sharp'
import { readExif } from './exif.ts'

/**
 * An iPhone's picture as a PNG that carries its orientation and colour profile, no larger than `side`: sharp's
 * prebuilt reads the head of a HEIC but has no decoder for its pixels.
 */
export async function pngFromHeic(input: Buffer, { exif, icc }: Metadata, side: number): Promise<Buffer> {
  const { data, width, height } = await decode({ buffer: input })
  // The decoder has already applied the turns of the container; EXIF's counts only where the container has none.
  const orientation = exif && !isTurned(input) ? (readExif(exif).orientation ?? 1) : 1
  const png = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
    limitInputPixels: false,
  })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return icc ? withProfile(png, icc) : png
}

/** Whether the container says how to turn or mirror the picture: boxes `irot` or `imir` among its properties. */
export function isTurned(heic: Buffer): boolean {
  const meta = boxes(heic).get('meta')
  const properties = meta && boxes(meta.subarray(4)).get('iprp')
  const listed = properties && boxes(properties).get('ipco')
  const found = listed && boxes(listed)
  return Boolean(found?.has('irot') || found?.has('imir'))
}

/**
 * The colours of a phone are those of its own profile (Display P3); sharp can read a profile but not give one to bare
 * pixels, so it is written into the PNG, behind the head.
 */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const headEnd = 33
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, headEnd), length, content, check, png.subarray(headEnd)])
}

/** The first box of each type at this level; what is cut off or claims too much ends the list. */
function boxes(buffer: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  let at = 0
  while (at + 8 <= buffer.length) {
    const size = buffer.readUInt32BE(at)
    if (size < 8 || at + size > buffer.length) break
    const type = buffer.toString('latin1', at + 4, at + 8)
    if (!found.has(type)) found.set(type, buffer.subarray(at + 8, at + size))
    at += size
  }
  return found
}
