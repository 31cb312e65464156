import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { turnedJpeg } from './turned-jpeg.ts'

test('a photo is turned clockwise a quarter at a time, and after four it lies as before, byte for byte', async () => {
  const sent = await sharp(readFileSync(path.join(rootDir, 'tests/photos/photo.webp')))
    .resize(90)
    .jpeg()
    .toBuffer()
  let turned: Buffer = sent
  for (const angle of [90, 180, 270, 360]) {
    turned = turnedJpeg(turned)
    const byHand = await sharp(sent).rotate(angle).raw().toBuffer()
    expect((await sharp(turned).autoOrient().raw().toBuffer()).equals(byHand), `${angle}`).toBe(true)
    expect(turned.subarray(-sent.length + 2).equals(sent.subarray(2))).toBe(true)
    expect(turned.length).toBe(sent.length + 36)
  }
})
