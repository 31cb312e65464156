import { readFile, writeFile } from 'node:fs/promises'
import { onDisk } from '#app/adapters/files/scratch.server.ts'
import type { BrandContent } from '#app/brand/brand.ts'
import { type BrandFile, fileOf, logoFrom } from '#app/kit/brand-logo.server.ts'
import type { ColourMode } from '#app/kit/brand-colour.ts'
import type { Logo } from '#app/kit/brand.tsx'
import type { PictureRefusal, PictureUse } from '#app/kit/pictures/picture-job.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Place, pictureMost } from './pictures.ts'

/** A picture that was taken in: the files it consists of, and the brand with it in its place. */
export type Taken = { files: BrandFile[]; put: (brand: BrandContent) => BrandContent }

export type PictureRefused = PictureRefusal | 'too-large' | 'no-logo' | 'letters'

type Work = { portal: Portal; viewer: Viewer }

/** @returns why it is not taken, or what to put into the draft. @throws Problem not-found, storage-full, disk-fails */
export function takePicture(work: Work, place: Place, content: Buffer<ArrayBuffer>): Promise<Taken | PictureRefused> {
  return place === 'scene' ? takeScene(work, content) : takeLogo(work, place, content)
}

async function takeLogo(work: Work, place: 'logo' | 'logoDark', content: Buffer<ArrayBuffer>) {
  const logo = logoFrom(content)
  if (typeof logo === 'string') return logo
  if (logo.type === 'image/svg+xml' && hasLetters(content.toString('utf8'))) return 'letters'
  // Mails and paper know no SVG, and a PNG may be of a kind that their programs do not read.
  const drawn = await draw(work, content, 'logo')
  if (typeof drawn === 'string') return drawn
  const print = fileOf('image/png', drawn.shown)
  const { src, width, height } = logo
  const shown = { src, width, height, print: { src: print.src, ...drawn.size }, unseenIn: drawn.unseenIn }
  return { files: [logo, print], put: (brand: BrandContent) => ({ ...brand, [place]: shown }) }
}

/** Each reader's machine would write them in whatever font it has, and that of the mails' picture in another. */
function hasLetters(svg: string): boolean {
  return /<(?:[\w-]+:)?text[\s/>]/.test(svg.replaceAll(/<!--.*?-->/gs, ''))
}

async function takeScene(work: Work, content: Buffer<ArrayBuffer>) {
  if (content.length > pictureMost.scene) return 'too-large'
  const drawn = await draw(work, content, 'scene')
  if (typeof drawn === 'string') return drawn
  const [large, small] = [fileOf('image/webp', drawn.shown), fileOf('image/webp', drawn.thumb)]
  // In proportion: pages keep the room by it, and choose by the width.
  const share = Math.min(1, 800 / Math.max(drawn.size.width, drawn.size.height))
  const smaller = { width: Math.round(drawn.size.width * share), height: Math.round(drawn.size.height * share) }
  const scene = { large: { src: large.src, ...drawn.size }, small: { src: small.src, ...smaller } }
  return { files: [large, small], put: (brand: BrandContent) => ({ ...brand, scene }) }
}

type Drawn = {
  shown: Uint8Array<ArrayBuffer>
  thumb: Uint8Array<ArrayBuffer>
  size: Omit<Logo, 'src'>
  unseenIn: ColourMode[]
}

/** In a process of its own, as every picture. */
async function draw({ portal, viewer }: Work, content: Buffer, use: PictureUse): Promise<Drawn | PictureRefusal> {
  const { accountId } = requireAdmin(viewer)
  const { scratch, pictures, log } = portal
  const [source, shown, thumb] = [scratch.newPath(), scratch.newPath(), scratch.newPath()]
  try {
    await onDisk(log, writeFile(source, content, { flag: 'wx', mode: 0o600 }))
    const drawn = await pictures.render({ source, shown, thumb, use }, `account ${accountId}`)
    if (typeof drawn === 'string') return drawn
    const { width, height, unseenIn = [] } = drawn
    return { shown: await readFile(shown), thumb: await readFile(thumb), size: { width, height }, unseenIn }
  } finally {
    await scratch.discard(source, shown, thumb)
  }
}
