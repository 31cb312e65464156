import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bicycleParts } from '#app/features/bicycles/bicycle/bicycle.ts'
import { damageKinds } from './damage.ts'
import { drawPicture, shots, shotsFor } from './drawings.ts'
import { colours } from './paint.ts'
import type { Picture } from './drawings.ts'
import { qrModules } from './qr.ts'

const picture: Picture = {
  shot: 'bike',
  part: 'frame',
  kind: 'aesthetic',
  model: 'C68',
  colour: 'red',
  serial: 'C68.51S.00123',
  seed: 7,
}

test('every shot is a JPEG of a phone’s proportions, rich in detail and light to store', async () => {
  for (const shot of shots) {
    const bytes = await drawPicture({ ...picture, shot })
    const { format, width, height } = await sharp(bytes).metadata()
    const { entropy } = await sharp(bytes).stats()
    expect([shot, format, Math.min(width, height), Math.max(width, height)]).toEqual([shot, 'jpeg', 1200, 1600])
    expect(bytes.length, shot).toBeLessThan(250_000)
    expect(entropy, shot).toBeGreaterThan(5)
  }
})

test('the same input gives the same bytes, and another seed another photograph', async () => {
  const first = await drawPicture({ ...picture, shot: 'legs' })
  expect(first.equals(await drawPicture({ ...picture, shot: 'legs' }))).toBe(true)
  expect(first.equals(await drawPicture({ ...picture, shot: 'legs', seed: 8 }))).toBe(false)
})

test('each part and kind of damage has its own close-up', async () => {
  const seen = new Set<string>()
  for (const part of bicycleParts) {
    for (const kind of ['aesthetic', 'functional'] as const) {
      const bytes = await drawPicture({ ...picture, shot: 'damage', part, kind })
      expect(bytes.length).toBeLessThan(250_000)
      seen.add(bytes.toString('base64'))
    }
  }
  expect(seen.size).toBe(8)
})

test('a bicycle shows its colour', async () => {
  const means = await Promise.all(
    colours.map(async (colour) => {
      const tube = { left: 700, top: 400, width: 250, height: 250 }
      const { channels } = await sharp(await drawPicture({ ...picture, colour }))
        .extract(tube)
        .stats()
      return channels.map((channel) => Math.round(channel.mean)).join()
    }),
  )
  expect(new Set(means).size).toBe(colours.length)
})

test('a claim brings as many photographs as its form demands', () => {
  for (const part of bicycleParts) {
    for (const kind of damageKinds) {
      const list = shotsFor(part, kind)
      expect(list.length).toBeGreaterThanOrEqual(kind === 'missing_component' ? 1 : 3)
      expect(new Set(list).size).toBe(list.length)
      expect(list).not.toContain('receipt')
    }
  }
})

// Read back with an independent scanner once; this picture of it keeps it so.
test('the code on the sticker holds the serial number', () => {
  const rows = qrModules('C68.51S.00123').map((line) => line.map((dark) => (dark ? '#' : '.')).join(''))
  expect(rows).toMatchInlineSnapshot(`
    [
      "#######....###..##..#.#######",
      "#.....#.#.....###.###.#.....#",
      "#.###.#...#.###.###.#.#.###.#",
      "#.###.#..#..####.###..#.###.#",
      "#.###.#.#.....#...#...#.###.#",
      "#.....#.....##...#....#.....#",
      "#######.#.#.#.#.#.#.#.#######",
      ".........#..###.###.#........",
      "#.#.#.#..#.##.##..##....#..#.",
      "##.#...##.#.#.##..##...#.##.#",
      "##....#.#..###...#...#.##.#.#",
      "#..#...##......#...#.###.###.",
      "..#.#.#....#....#...##..#..##",
      ".#.#.#...#####.###.###..#####",
      ".##..###..#...###.###.#...#.#",
      "#..#...###..###.###.#...###.#",
      "..#...#.#.....##..##..#.##..#",
      "....#..###..#.##..##...#.#.##",
      "#...###.#...##...#...#..#.#.#",
      ".##.#..#.###...#...#.###.#.##",
      "#.######.##.....#...#####.#.#",
      "........#...##.###.##...##.##",
      "#######.....#.###.#.#.#.#.#..",
      "#.....#..#..###.###.#...##.##",
      "#.###.#.##..#.##..#######.###",
      "#.###.#..##.####..###.##...#.",
      "#.###.#.###..##..#.#..#..##.#",
      "#.....#...##.#.#.....#....###",
      "#######.###.....#...###.#...#",
    ]
  `)
})
