import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type Flaw, flawIn } from './photo-flaws.ts'

const folder = path.join(rootDir, 'tests/photos')
const photos = readdirSync(folder).filter((name) => /\.(?:jpg|webp)$/.test(name))

/** As the browser draws it before it looks. */
async function flawOf(photo: Sharp): Promise<Flaw | undefined> {
  const small = photo.resize(512, 512, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return flawIn({ data, width: info.width, height: info.height })
}

const spoilt: [what: string, spoil: (photo: Sharp) => Sharp, flaw: Flaw | undefined][] = [
  ['as it was taken', (photo) => photo, undefined],
  ['a little darker', (photo) => photo.linear(0.7, 0), undefined],
  ['taken in the dark', (photo) => photo.linear(0.25, 0), 'dark'],
  ['out of focus', (photo) => photo.blur(24), 'blurred'],
  ['far too bright', (photo) => photo.linear(4, 160), 'bright'],
]

test.for(spoilt)('a photo %s is told from a good one', async ([, spoil, flaw]) => {
  expect(photos.length).toBeGreaterThan(3)
  for (const name of photos) {
    const photo = await sharp(path.join(folder, name)).autoOrient().toBuffer()
    const copy = await spoil(sharp(photo)).png({ compressionLevel: 0 }).toBuffer()
    expect([name, await flawOf(sharp(copy))]).toEqual([name, flaw])
  }
})
