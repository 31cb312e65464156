import { existsSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { openDarkroom, photo } from './darkroom.fixture.ts'
import { isTurned, withProfile } from './heic.server.ts'
import { pngChunk, withChunks } from './pictures.fixture.ts'

test('photos of every orientation, HEIC too, come out upright', async () => {
  const { made } = await openDarkroom()
  const landscape = await made('landscape-orientation-1.jpg')
  for (const name of ['landscape-orientation-6.jpg', 'with-position.jpg', 'iphone-like.heic', 'photo.webp']) {
    const { picture, shown, thumb } = await made(name)
    expect({ name, picture }).toMatchObject({ name, picture: { width: 1800, height: 1200 } })
    expect(await differenceOf(shown, landscape.shown), name).toBeLessThan(8)
    expect(await differenceOf(thumb, landscape.shown), name).toBeLessThan(8)
  }
  const portrait = await made('portrait-orientation-3.jpg')
  expect(portrait.picture).toMatchObject({ width: 1200, height: 1800 })
  const turnedByHand = await sharp(photo('portrait-orientation-3.jpg')).rotate(180).toBuffer()
  expect(await differenceOf(portrait.shown, turnedByHand)).toBeLessThan(2)
})

test('every one of the eight orientations comes out as a viewer shows it', async () => {
  const { made } = await openDarkroom()
  const upright = sharp(photo('landscape-orientation-1.jpg')).resize(300)
  // How the pixels lie in a file that says 1 to 8; sharp mirrors before it turns.
  const stored: ((image: Sharp) => Sharp)[] = [
    (image) => image,
    (image) => image.flop(),
    (image) => image.rotate(180),
    (image) => image.flip(),
    (image) => image.flop().rotate(270),
    (image) => image.rotate(270),
    (image) => image.flop().rotate(90),
    (image) => image.rotate(90),
  ]
  for (const [index, turn] of stored.entries()) {
    const pixels = await turn(sharp(await upright.png().toBuffer()))
      .png()
      .toBuffer()
    const sent = await sharp(pixels)
      .withMetadata({ orientation: index + 1 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { picture, shown } = await made(sent)
    expect({ orientation: index + 1, picture }).toMatchObject({ picture: { width: 300, height: 200 } })
    expect(await differenceOf(shown, await upright.png().toBuffer()), `orientation ${index + 1}`).toBeLessThan(5)
  }
})

test('the position and all else the phone wrote is gone, the time of capture is kept', async () => {
  const { made } = await openDarkroom()
  for (const name of ['with-position.jpg', 'iphone-like.heic']) {
    expect(photo(name).includes('iPhone')).toBe(true)
    const { picture, shown, thumb } = await made(name)
    expect(picture).toMatchObject({ capturedAt: '2026-05-04T10:11:12' })
    for (const image of [shown, thumb]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(image).metadata()
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      for (const trace of ['Exif', 'iPhone', 'Apple', 'GPS', '2026:05:04']) expect(image.includes(trace)).toBe(false)
    }
  }
})

test('a large photo is shown with at most 4096 pixels a side, a small one is not blown up', async () => {
  const { made } = await openDarkroom()
  const large = await made(await sharp(photo('photo.webp')).resize(5000).jpeg().toBuffer())
  expect(large.picture).toMatchObject({ width: 4096, height: 2730 })
  expect(await sharp(large.thumb).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
  const small = await made(await sharp(photo('photo.webp')).resize(50).jpeg().toBuffer())
  expect(small.picture).toMatchObject({ width: 50, height: 33 })
})

test('see-through, CMYK, 16 bit, and moving pictures become plain ones', async () => {
  const { made } = await openDarkroom()
  const create = { width: 40, height: 30, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0 } }
  const clear = await made(await sharp({ create }).png().toBuffer())
  expect(await sharp(clear.shown).raw().toBuffer()).toEqual(Buffer.alloc(40 * 30 * 3, 255))
  const cmyk = await made(await sharp(photo('photo.webp')).resize(300).toColourspace('cmyk').jpeg().toBuffer())
  expect(await sharp(cmyk.shown).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  const deep = await made(await sharp(photo('photo.webp')).resize(300).toColourspace('rgb16').png().toBuffer())
  expect(await sharp(deep.shown).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
  const red = await sharp({ create: { ...create, background: 'red' } })
    .png()
    .toBuffer()
  const blue = await sharp({ create: { ...create, background: 'blue' } })
    .png()
    .toBuffer()
  const moving = await made(
    await sharp([red, blue], { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
  expect(moving.picture).toMatchObject({ width: 40, height: 30 })
  expect(await differenceOf(moving.shown, red)).toBeLessThan(5)
})

test('colours of a phone’s own profile are kept', async () => {
  const create = { width: 8, height: 8, channels: 3 as const, background: { r: 230, g: 60, b: 60 } }
  const inP3 = await sharp({ create }).withIccProfile('p3').png().toBuffer()
  const { icc } = await sharp(inP3).metadata()
  if (!icc) throw new Error('sharp writes the profile')
  const bare = await sharp(inP3, { ignoreIcc: true }).png().toBuffer()
  expect(await differenceOf(bare, await sharp({ create }).png().toBuffer())).toBeGreaterThan(5)
  expect(await differenceOf(withProfile(bare, icc), await sharp({ create }).png().toBuffer())).toBeLessThan(3)
})

test('a HEIC that its container turns is not turned again', () => {
  const heic = photo('iphone-like.heic')
  expect(isTurned(heic)).toBe(false)
  const properties = heic.indexOf('ipco') - 4
  const size = heic.readUInt32BE(properties)
  const turned = Buffer.from(heic)
  // A property that is there anyway, under the name of the turn.
  turned.write('irot', properties + 12, 'latin1')
  expect(size).toBeGreaterThan(16)
  expect(isTurned(turned)).toBe(true)
})

test('what is no picture, or is cut off, is refused and nothing is written', async () => {
  const { render, folder } = await openDarkroom()
  const whole = photo('landscape-orientation-1.jpg')
  const heic = photo('iphone-like.heic')
  const refused = {
    empty: Buffer.alloc(0),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    gif: await sharp(whole).resize(9).gif().toBuffer(),
    tiff: await sharp(whole).resize(9).tiff().toBuffer(),
    avif: await sharp(whole).resize(9).avif().toBuffer(),
    'only a signature': Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'),
    'svg behind a signature': Buffer.concat([Buffer.from('\xFF\xD8\xFF', 'latin1'), Buffer.from('<svg/>')]),
    'cut-off jpeg': whole.subarray(0, whole.length / 2),
    'cut-off png': (await sharp(whole).png().toBuffer()).subarray(0, 100_000),
    'cut-off webp': photo('photo.webp').subarray(0, 100_000),
    'cut-off heic': heic.subarray(0, heic.length / 2),
    video: photo('clip.mp4'),
  }
  for (const [name, content] of Object.entries(refused)) {
    expect({ name, outcome: await render(content) }).toEqual({ name, outcome: 'unreadable' })
  }
  expect(existsSync(path.join(folder, 'shown'))).toBe(false)
})

test('a picture of 16,000 × 16,000 is refused by its head alone', async () => {
  const { render } = await openDarkroom()
  await render(photo('photo.webp'))
  expect(await render(pngHead(16_000, 16_000))).toBe('too-many-pixels')
})

test('texts in a PNG that inflate to gigabytes are not read', async () => {
  const { made } = await openDarkroom()
  const plain = await sharp(photo('photo.webp')).resize(64).png().toBuffer()
  const text = deflateSync(Buffer.alloc(8_000_000, 'a'))
  for (const [type, head] of [
    ['zTXt', 'k\0\0'],
    ['iTXt', 'k\0\x01\0\0\0'],
    ['iCCP', 'k\0\0'],
  ] as const) {
    const bombs = Array.from({ length: 75 }, () => pngChunk(type, Buffer.from(head, 'latin1'), text))
    const { picture } = await made(withChunks(plain, ...bombs))
    expect({ type, picture }).toMatchObject({ type, picture: { width: 64 } })
  }
})

/** How far apart two pictures are, 0 to 255, seen from a distance. The number in the middle of the examples differs. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).resize(30, 30, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
  )
  if (!a || a.length !== b?.length) throw new Error('Two pictures of the same kind are compared')
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([8, 2, 0, 0, 0], 24)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  return Buffer.concat([head, Buffer.from('\0\0\0\x01IDATx\0\0\0\0', 'latin1')])
}
