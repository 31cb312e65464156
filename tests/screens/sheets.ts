import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { modes, widths } from './camera.ts'

/** How wide each width is drawn on a sheet: a phone as it is, the others smaller. */
const drawn = { 320: 320, 768: 500, 1440: 860 } as const
const gap = 20
const tallest = 1700

/** One picture of a screen in one language: the widths side by side, light above dark; what is too long is cut off. */
export async function drawSheet(folder: string, name: string): Promise<string> {
  const rows = await Promise.all(modes.map((mode) => drawRow(folder, `${name}-${mode}`)))
  const width = gap + widths.reduce((sum, each) => sum + drawn[each] + gap, 0)
  const height = gap + rows.reduce((sum, row) => sum + row.height + gap, 0)
  const placed: OverlayOptions[] = []
  let top = gap
  for (const row of rows) {
    placed.push(...row.pictures.map(({ input, left }) => ({ input, left, top })))
    top += row.height + gap
  }
  const file = path.join(folder, 'sheets', `${name}.png`)
  const ground = { width, height, channels: 3 as const, background: '#8a8f98' }
  await sharp({ create: ground }).composite(placed).png().toFile(file)
  return file
}

async function drawRow(folder: string, name: string) {
  let left = gap
  const pictures: { input: Buffer; left: number }[] = []
  let height = 0
  for (const width of widths) {
    const drawing = sharp(path.join(folder, `${name}-${width}.png`)).resize({ width: drawn[width] })
    const whole = await drawing.png().toBuffer({ resolveWithObject: true })
    const shown = Math.min(tallest, whole.info.height)
    const input = await sharp(whole.data).extract({ left: 0, top: 0, width: drawn[width], height: shown }).toBuffer()
    pictures.push({ input, left })
    left += drawn[width] + gap
    height = Math.max(height, shown)
  }
  return { pictures, height }
}
