import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type SharpOptions } from 'sharp'
import { readExif } from './exif.ts'
import { isPicture, sniff } from './file-kinds.ts'
import { pngFromHeic } from './heic.server.ts'
import { neededParts } from './needed-parts.ts'
import type { Picture, PictureJob, PictureRefusal } from './picture-job.ts'

/** Hairline cracks are what a claim is about: a phone's photo is kept as large as it is taken. */
const shownSide = 4096
const thumbSide = 320
const mostPixels = 1e8

/** Cut-off files are refused; 'warning' would refuse what many phones write and every viewer shows. */
const options = { failOn: 'error', limitInputPixels: mostPixels } satisfies SharpOptions

/** Called once in the worker: only these readers are left, whatever a file claims to be. */
export function narrowSharp(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)
  sharp.unblock({ operation: readers })
}

/** Throws only what is no fault of the picture: a full disk, a missing file. */
export async function render({ source, shown, thumb }: PictureJob): Promise<Picture | PictureRefusal> {
  const rendered = await decode(await readFile(source))
  if (typeof rendered === 'string') return rendered
  await writeFile(shown, rendered.shown, { flag: 'wx', mode: 0o600 })
  await writeFile(thumb, rendered.thumb, { flag: 'wx', mode: 0o600 })
  return rendered.picture
}

/** New pictures from the pixels alone: upright, sRGB, and without any of the data the camera wrote. */
async function decode(sent: Buffer) {
  try {
    const kind = sniff(sent)
    if (!kind || !isPicture(kind)) return 'unreadable'
    const input = neededParts(kind, sent)
    const metadata = await sharp(input, { ...options, limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > mostPixels) return 'too-many-pixels'
    const readable = kind === 'heic' ? await pngFromHeic(input, metadata, shownSide) : input
    const shown = await sharp(readable, options)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(shownSide, shownSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(shown.data, options)
      .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    const { capturedAt } = metadata.exif ? readExif(metadata.exif) : {}
    const { width, height } = shown.info
    const bytes = shown.data.length
    const picture: Picture = { width, height, bytes, sent: metadata.autoOrient, ...(capturedAt ? { capturedAt } : {}) }
    return { shown: shown.data, thumb, picture }
  } catch {
    // The decoders have no other way to say that they cannot read something.
    return 'unreadable'
  }
}
