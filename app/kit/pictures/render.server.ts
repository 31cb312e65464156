import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type SharpOptions } from 'sharp'
import { readExif } from './exif.ts'
import { isPicture, sniff } from './file-kinds.ts'
import { pngFromHeic } from './heic.server.ts'
import { neededParts } from './needed-parts.ts'
import { printsOf } from './prints.ts'
import { unseenModes } from './unseen.server.ts'
import type { Picture, PictureJob, PictureRefusal, PictureUse } from './picture-job.ts'

/** Hairline cracks are what a claim is about: a phone's photo is kept as large as it is taken. */
const sides = {
  photo: { shown: 4096, thumb: 320 },
  scene: { shown: 1600, thumb: 800 },
  logo: { shown: 640, thumb: 320 },
  paper: { shown: 900, thumb: 64 },
} as const satisfies Record<PictureUse, { shown: number; thumb: number }>
const mostPixels = 1e8
const jpegQuality = { photo: 88, paper: 78 }

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
export async function render({ source, shown, thumb, use = 'photo' }: PictureJob): Promise<Picture | PictureRefusal> {
  const sent = await readFile(source)
  const rendered = await (use === 'logo' ? drawLogo(sent) : decode(sent, use))
  if (typeof rendered === 'string') return rendered
  await writeFile(shown, rendered.shown, { flag: 'wx', mode: 0o600 })
  await writeFile(thumb, rendered.thumb, { flag: 'wx', mode: 0o600 })
  return rendered.picture
}

/** New pictures from the pixels alone: upright, sRGB, and without any of the data the camera wrote. */
async function decode(sent: Buffer, use: Exclude<PictureUse, 'logo'>) {
  try {
    const kind = sniff(sent)
    if (!kind || !isPicture(kind)) return 'unreadable'
    const input = neededParts(kind, sent)
    const metadata = await sharp(input, { ...options, limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > mostPixels) return 'too-many-pixels'
    const readable = kind === 'heic' ? await pngFromHeic(input, metadata, sides[use].shown) : input
    const upright = sharp(readable, options)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(sides[use].shown, sides[use].shown, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const encoded = use === 'scene' ? upright.webp({ quality: 80 }) : upright.jpeg({ quality: jpegQuality[use] })
    const shown = await encoded.toBuffer({ resolveWithObject: true })
    const small = await sharp(shown.data, options)
      .resize(sides[use].thumb, sides[use].thumb, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(small.data, { raw: small.info }).webp({ quality: 75 }).toBuffer()
    const prints = use === 'photo' ? printsOf({ ...small.info, data: small.data }).map(String) : []
    const { capturedAt } = metadata.exif ? readExif(metadata.exif) : {}
    const { width, height } = shown.info
    const bytes = shown.data.length
    const captured = capturedAt ? { capturedAt } : {}
    const picture: Picture = { width, height, bytes, sent: metadata.autoOrient, ...captured, prints }
    return { shown: shown.data, thumb, picture }
  } catch {
    // The decoders have no other way to say that they cannot read something.
    return 'unreadable'
  }
}

/** The one reader that is open for logos alone. */
const svgReader = { operation: ['VipsForeignLoadSvgBuffer'] }

/** On a transparent ground; a drawing is drawn as large as it is to be, and not stretched. */
async function drawLogo(sent: Buffer) {
  sharp.unblock(svgReader)
  try {
    const { shown: side, thumb: small } = sides.logo
    const metadata = await sharp(sent, { ...options, limitInputPixels: false }).metadata()
    const { width, height, format } = metadata
    if (width * height > mostPixels) return 'too-many-pixels'
    const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * side) / Math.max(width, height))) : undefined
    const shown = await sharp(sent, { ...options, ...(density && { density }) })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(shown.data, options).resize(small, small, { fit: 'inside' }).png().toBuffer()
    const { info, data } = shown
    const size = { width: info.width, height: info.height }
    const unseenIn = await unseenModes(data)
    const picture: Picture = { ...size, bytes: data.length, sent: { width, height }, prints: [], unseenIn }
    return { shown: data, thumb, picture }
  } catch {
    return 'unreadable'
  } finally {
    sharp.block(svgReader)
  }
}
