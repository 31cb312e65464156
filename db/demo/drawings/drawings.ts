import sharp from 'sharp'
import { bicycleShapes, raceGeometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicyclePart } from '#app/features/bicycles/bicycle/bicycle.ts'
import { boxScene, clampScene, insertionScene, labelScene, legsScene, paperScene, serialScene } from './bench.ts'
import type { Scene, Subject } from './bench.ts'
import { middleOf, paintBike } from './bike.ts'
import { harmOf, tape, weave } from './damage.ts'
import type { DamageKind } from './damage.ts'
import { fixed } from './paint.ts'
import type { Colour } from './paint.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { room, shadows } from './room.ts'
import type { Camera } from './room.ts'

export type { Colour } from './paint.ts'
export type { DamageKind } from './damage.ts'

export const shots = [
  'bike',
  'opposite',
  'serial',
  'damage',
  'distance',
  'legs',
  'clamp',
  'insertion',
  'box',
  'packing-list',
  'label',
  'receipt',
] as const
export type Shot = (typeof shots)[number]

export type Picture = {
  shot: Shot
  part: BicyclePart
  kind: DamageKind
  model: string
  colour: Colour
  serial: string
  /** The day on the receipt, as YYYY-MM-DD. */
  purchased?: string
  /** Another seed is another photograph of the same thing: other light, other angle. */
  seed: string | number
}

/** The photographs a claim should bring, in the order the form asks for them; the receipt has its own field. */
export function shotsFor(part: BicyclePart, kind: DamageKind): readonly Shot[] {
  if (kind === 'missing_component') return ['box', 'packing-list', 'label']
  const own: Record<BicyclePart, readonly Shot[]> = {
    frame: ['distance', 'opposite'],
    fork: ['distance', 'legs'],
    handlebar: ['clamp', 'distance'],
    seatpost: ['insertion', 'distance'],
  }
  return ['serial', 'bike', 'damage', ...own[part]]
}

/** A demonstration photograph as a JPEG: the same input gives the same bytes. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const { shot, part, kind, model, colour, serial, seed } = picture
  const random = createRandom([shot, part, kind, model, colour, serial, seed].join('|'))
  const { width, height, back, front } = scenes[shot](picture, random)
  // The background is drawn small and enlarged: that blurs it as a lens would, at no cost.
  const depth = shot === 'bike' || shot === 'opposite' ? 4 : 8
  const behind = svg(width / depth, height / depth, back, `0 0 ${width} ${height}`)
  return await sharp(await sharp(Buffer.from(behind)).resize(width, height, { kernel: 'cubic' }).raw().toBuffer(), {
    raw: { width, height, channels: 4 },
  })
    .composite([
      { input: Buffer.from(svg(width, height, front + vignette(width, height, random))) },
      { input: grain(random), raw: { width: grainSize, height: grainSize, channels: 4 }, tile: true },
    ])
    .flatten({ background: '#000' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

type Painter = (picture: Picture, random: Random) => Scene

const scenes: Record<Shot, Painter> = {
  bike: bikeScene,
  opposite: bikeScene,
  // A bar that failed does so in its clamp, which its side view hides.
  damage: (picture, random) =>
    picture.part === 'handlebar' && picture.kind === 'functional'
      ? clampScene(subjectOf(picture, random))
      : harmScene(picture, random),
  distance: harmScene,
  serial: (picture, random) => serialScene(subjectOf(picture, random)),
  legs: (picture, random) => legsScene(subjectOf(picture, random)),
  clamp: (picture, random) => clampScene(subjectOf(picture, random)),
  insertion: (picture, random) => insertionScene(subjectOf(picture, random)),
  box: (picture, random) => boxScene(subjectOf(picture, random)),
  label: (picture, random) => labelScene(subjectOf(picture, random)),
  'packing-list': (picture, random) => paperScene('packing-list', subjectOf(picture, random)),
  receipt: (picture, random) => paperScene('receipt', subjectOf(picture, random)),
}

function subjectOf(picture: Picture, random: Random): Subject {
  return { ...picture, functional: picture.kind === 'functional', random }
}

function bikeScene({ shot, model, colour }: Picture, random: Random): Scene {
  const shapes = shapesOf(model)
  const { view } = shapes
  const width = random.between(1790, 1930)
  const camera: Camera = {
    x: middleOf(shapes) + random.between(-25, 25),
    y: view.y + view.height / 2 + random.between(-70, -25),
    width,
    height: width * 0.75,
    tilt: random.between(-1.2, 1.2),
  }
  const mirror = (x: number): number => (shot === 'bike' ? x : middleOf(shapes) * 2 - x)
  const feet = shapes.wheels.map(({ centre }) => ({ x: mirror(centre.x), rx: 190, ry: 17, strength: 0.95 }))
  const cast = [{ x: camera.x, rx: 900, ry: 70, strength: 0.6 }, ...feet]
  return {
    width: 1600,
    height: 1200,
    back: through(camera, 1600, room(camera, view.ground, random)),
    front: through(
      camera,
      1600,
      shadows(cast, view.ground) + paintBike(shapes, { colour, model, side: shot === 'bike' ? 'drive' : 'other' }),
    ),
  }
}

function harmScene({ shot, part, kind, model, colour, seed, serial }: Picture, random: Random): Scene {
  const shapes = shapesOf(model)
  // One harm is photographed twice: what it looks like must not depend on the shot.
  const harm = harmOf(part, kind, { shapes, colour, random: createRandom([part, kind, serial, seed].join('|')) })
  const near = shot === 'damage'
  const width = near ? random.between(172, 205) : random.between(560, 680)
  const camera: Camera = {
    x: harm.at.x + random.between(-0.06, 0.06) * width,
    y: harm.at.y + (near ? 10 : 0),
    width,
    height: width * 0.75,
    tilt: random.between(-7, 7),
  }
  const far: Camera = {
    ...camera,
    width: width * (near ? 5 : 2.4),
    height: width * (near ? 3.75 : 1.8),
    y: camera.y - 120,
  }
  const measure = `<g transform="translate(${fixed(harm.tape.x)} ${fixed(harm.tape.y)}) rotate(${fixed(random.between(-5, 3))})">${tape(120, 1)}</g>`
  const bike = paintBike(shapes, { colour, model, side: 'drive' }) + harm.paint
  return {
    width: 1600,
    height: 1200,
    back: through(far, 1600, room(far, shapes.view.ground, random)),
    front: through(camera, 1600, weave + bike + measure),
  }
}

/** Families differ in depth of tube and rim. */
function shapesOf(model: string) {
  const aero = /^(V4|TT)/.test(model)
  return bicycleShapes({ ...raceGeometry(54), ...(aero ? { tubeDepth: 1.22, rimDepth: 60 } : {}) })
}

function through(camera: Camera, pixels: number, content: string): string {
  const scale = pixels / camera.width
  const x = camera.width / 2 - camera.x
  const y = camera.height / 2 - camera.y
  return (
    `<g transform="scale(${scale.toFixed(4)}) translate(${fixed(x)} ${fixed(y)}) ` +
    `rotate(${fixed(camera.tilt)} ${fixed(camera.x)} ${fixed(camera.y)})">${content}</g>`
  )
}

function svg(width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`
}

/** Darker corners and the colour of the lamp. */
function vignette(width: number, height: number, random: Random): string {
  const lamp = random.pick(['#ffb347', '#8fb8d8', '#ffe2b0'] as const)
  const area = `width="${width}" height="${height}"`
  return (
    `<radialGradient id="corners" cx="${fixed(random.between(0.42, 0.58))}" cy="0.45" r="0.75"><stop offset="0.45" stop-color="#0a0704" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#0a0704" stop-opacity="0.45"/></radialGradient>` +
    `<linearGradient id="lamp" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="${lamp}" stop-opacity="0.13"/>` +
    `<stop offset="1" stop-color="${lamp}" stop-opacity="0"/></linearGradient>` +
    `<rect ${area} fill="url(#lamp)"/><rect ${area} fill="url(#corners)"/>`
  )
}

const grainSize = 200

/** The sensor's noise, faint enough to cost few bytes. */
function grain(random: Random): Buffer {
  const pixels = Buffer.alloc(grainSize * grainSize * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const noise = random.between(-1, 1) + random.between(-1, 1)
    pixels.fill(noise > 0 ? 255 : 0, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(noise) * 8)
  }
  return pixels
}
