import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { printsOf } from './prints.ts'

const photo = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
const { width, height } = await sharp(photo).metadata()

async function printsIn(picture: Sharp): Promise<bigint[]> {
  const { data, info } = await sharp(await picture.jpeg({ quality: 60 }).toBuffer())
    .resize(320, 320, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return printsOf({ ...info, data })
}

function bitsBetween(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

function nearest(copy: bigint[], original: bigint[]): number {
  return Math.min(...original.map((print) => bitsBetween(print, copy[0] ?? ~print)))
}

const original = await printsIn(sharp(photo))

test.each([
  ['half as large', sharp(photo).resize(Math.round(width / 2))],
  ['twice as large', sharp(photo).resize(width * 2)],
  ['of a poor quality', sharp(await sharp(photo).jpeg({ quality: 30 }).toBuffer())],
  ['with a twentieth of its left cut', cutBy(0.05, 0, 0, 0)],
  ['with a twentieth of each edge cut', cutBy(0.05, 0.05, 0.05, 0.05)],
  ['cut unevenly', cutBy(0.04, 0.01, 0, 0.03)],
])('a copy that is %s is known again', async (_, copy) => {
  expect(nearest(await printsIn(copy), original)).toBeLessThanOrEqual(6)
})

test('a photo of something else is not', async () => {
  const other = readFileSync(path.join(rootDir, 'tests/photos/portrait-orientation-3.jpg'))
  expect(nearest(await printsIn(sharp(other).autoOrient()), original)).toBeGreaterThan(6)
})

test.each([
  ['the inside of a pocket', sharp({ create: { width: 800, height: 600, channels: 3, background: 'black' } })],
  ['a wall', sharp({ create: { ...wall(), noise: { type: 'gaussian', mean: 190, sigma: 20 } } })],
  ['a wall in the light of one window', sharp(Buffer.from(shade()))],
])('%s is not told from others, and has no print', async (_, picture) => {
  expect(await printsIn(picture)).toEqual([])
})

function cutBy(left: number, top: number, right: number, bottom: number): Sharp {
  return sharp(photo).extract({
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((1 - left - right) * width),
    height: Math.round((1 - top - bottom) * height),
  })
}

function wall() {
  return { width: 800, height: 600, channels: 3, background: 'grey' } as const
}

function shade(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs><linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#777"/><stop offset="1" stop-color="#eee"/></linearGradient></defs>
    <rect width="800" height="600" fill="url(#g)"/></svg>`
}
