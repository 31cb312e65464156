import sharp, { type Sharp } from 'sharp'
import { printsOf } from '#app/kit/pictures/prints.ts'
import { drawPicture, shots } from '#db/demo/drawings/drawings.ts'
import { createRandom, type Random } from '#db/demo/drawings/random.ts'

/** `thing`: what is to be seen on it; two pictures of one thing are not the same picture. */
export type Original = { name: string; thing: string; content: Buffer; prints: bigint[] }

/** What is photographed; a paper looks like any other. */
const photographed = shots.filter((shot) => shot !== 'packing-list' && shot !== 'receipt')
const looks = [
  { part: 'frame', kind: 'aesthetic', model: 'C68', colour: 'red' },
  { part: 'fork', kind: 'functional', model: 'V4R', colour: 'black' },
] as const

/** The demonstration's photographs, each thing taken twice from another angle and in other light, and scenes of no bicycle. */
export async function drawSet(scenes: number): Promise<Original[]> {
  const set: Original[] = []
  for (const shot of photographed)
    for (const { model, ...look } of looks)
      for (const seed of [1, 2]) {
        const content = await drawPicture({ shot, model, ...look, serial: `${model}.51S.00123`, seed })
        const thing = `${shot} ${model}`
        set.push({ name: `${thing} ${seed}`, thing, content, prints: await printsIn(content) })
      }
  for (let at = 0; at < scenes; at += 1) {
    const content = await sharp(Buffer.from(sceneOf(at)))
      .jpeg({ quality: 90 })
      .toBuffer()
    set.push({ name: `scene ${at}`, thing: `scene ${at}`, content, prints: await printsIn(content) })
  }
  return set
}

/** What the portal makes of a photo's small form. */
async function printsIn(content: Buffer): Promise<bigint[]> {
  const { data, info } = await sharp(content)
    .resize(320, 320, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return printsOf({ ...info, data })
}

export const changes = ['size', 'quality', 'crop', 'all three'] as const
export type Change = (typeof changes)[number]

/** A copy: 25 to 200 % as large, of JPEG's quality 30 to 90, up to 5 % cut off each edge, or all at once. */
export async function copy({ content }: Original, change: Change, random: Random): Promise<bigint[]> {
  const { width, height } = await sharp(content).metadata()
  const does = (one: Change) => change === one || change === 'all three'
  let picture = sharp(content)
  if (does('crop')) picture = sharp(await cut(picture, { width, height }, random).toBuffer())
  if (does('size')) picture = sharp(await picture.resize(Math.round(width * random.between(0.25, 2))).toBuffer())
  const quality = does('quality') ? Math.round(random.between(30, 90)) : 92
  return printsIn(await picture.jpeg({ quality }).toBuffer())
}

function cut(picture: Sharp, { width, height }: { width: number; height: number }, random: Random): Sharp {
  const share = () => random.between(0, 0.05)
  const [left, right] = [Math.round(width * share()), Math.round(width * share())]
  const [top, bottom] = [Math.round(height * share()), Math.round(height * share())]
  return picture.extract({ left, top, width: width - left - right, height: height - top - bottom })
}

/** Shapes in a light of their own. */
function sceneOf(at: number): string {
  const random = createRandom(`scene ${at}`)
  const colour = () => `hsl(${random.between(0, 360)} ${random.between(5, 80)}% ${random.between(8, 92)}%)`
  const shapes = Array.from({ length: 5 + Math.floor(random.between(0, 12)) }, () => {
    const [x, y] = [random.between(0, 1200), random.between(0, 900)]
    const [width, height] = [random.between(40, 500), random.between(30, 320)]
    const turned = `transform="rotate(${random.between(-60, 60)} ${x} ${y})"`
    return random.between(0, 1) < 0.5
      ? `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${colour()}" ${turned}/>`
      : `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour()}" ${turned}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs><linearGradient id="light" x2="1" y2="1">
    <stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs>
    <rect width="1200" height="900" fill="url(#light)"/>${shapes.join('')}</svg>`
}
