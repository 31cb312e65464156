import type { BrandContent } from '#app/brand/brand.ts'
import { type BrandFile, logoFrom } from '#app/kit/brand-logo.server.ts'
import type { Places } from './pictures.ts'

/** A picture that was taken in: the files it consists of, and the brand with it in its place. */
export type Taken = { files: BrandFile[]; put: (brand: BrandContent) => BrandContent }

export type PictureRefused = 'too-large' | 'no-logo'

/** @returns why it is not taken, or what to put into the draft */
export async function takePicture(place: Places, content: Buffer<ArrayBuffer>): Promise<Taken | PictureRefused> {
  const logo = logoFrom(content)
  if (typeof logo === 'string') return logo
  const { src, width, height } = logo
  return { files: [logo], put: (brand) => ({ ...brand, [place]: { src, width, height } }) }
}
