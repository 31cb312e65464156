import sharp from 'sharp'
import { bicycleShapes, raceGeometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { ModelFamily } from '#db/template/codes.ts'
import type { Kept } from '#app/features/content/resources/resources.staff.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { paintBike } from '../drawings/bike.ts'
import { writing } from '../drawings/glyphs.ts'
import { shadows } from '../drawings/room.ts'
import { keep } from '../pictures.server.ts'
import type { Look, MediaPlan } from './media.ts'

/** Draws the pictures of the media library and keeps them: by the name of the file. */
export async function drawMedia(portal: Portal, plans: readonly MediaPlan[]): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>()
  const left = plans.values()
  const work = async () => {
    for (const { file, look } of left) kept.set(file, await keepPicture(portal, file, sceneOf(look)))
  }
  await Promise.all([work(), work()])
  return kept
}

type Size = { width: number; height: number }
type Scene = Size & { body: string; isLogo: boolean }

const sizes = {
  bike: { width: 960, height: 720 },
  detail: { width: 960, height: 720 },
  square: { width: 800, height: 800 },
  poster: { width: 720, height: 1020 },
  logo: { width: 1200, height: 480 },
} satisfies Record<Look['shows'], Size>

function sceneOf(look: Look): Scene {
  const size = sizes[look.shows]
  if (look.shows === 'logo') return { ...size, body: logo(look, size), isLogo: true }
  const { ground } = look
  const words = 'words' in look ? headline(look.words, ground, size) : ''
  return { ...size, body: lightOn(ground) + bike(look, size) + words, isLogo: false }
}

/** One colour behind it all, lighter in the middle. */
function lightOn(ground: string): string {
  return (
    `<radialGradient id="light" cy="0.42" r="0.75"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/>` +
    `<stop offset="1" stop-color="#000" stop-opacity="0.18"/></radialGradient>` +
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#light)"/>`
  )
}

function bike(look: Exclude<Look, { shows: 'logo' }>, { width, height }: Size): string {
  const { model, colour, side = 'drive' } = look
  const shapes = shapesOf(model)
  const { view } = shapes
  const middle = view.x + view.width / 2
  const feet = shapes.wheels.map(({ centre }) => {
    const x = side === 'drive' ? centre.x : middle * 2 - centre.x
    return { x, rx: 190, ry: 15, strength: 0.5 }
  })
  const painted = shadows(feet, view.ground) + paintBike(shapes, { colour, model, side })
  const whole = view.width * 1.12
  const seen = look.shows === 'detail' ? whole * 0.38 : whole
  const [x, y] = look.shows === 'detail' ? details[look.detail] : ([0.5, 0.5] as const)
  const tall = (seen * height) / width
  const left = middle - whole / 2 + whole * x - seen / 2
  const top = view.y + view.height * y - tall / 2
  return `<svg width="${width}" height="${height}" viewBox="${left} ${top} ${seen} ${tall}">${painted}</svg>`
}

/** Where on the bicycle one looks, as shares of its width and height. */
const details = {
  fork: [0.76, 0.6],
  drivetrain: [0.42, 0.68],
  cockpit: [0.72, 0.22],
  saddle: [0.36, 0.16],
} as const

function shapesOf(model: ModelFamily) {
  const aero = /^(V4|TT)/.test(model)
  return bicycleShapes({ ...raceGeometry(54), ...(aero ? { tubeDepth: 1.22, rimDepth: 60 } : {}) })
}

function headline(words: string, ground: string, { width, height }: Size): string {
  const colour = /^#[0-5]|^#9c/.test(ground) ? '#f5f2e9' : '#15140f'
  return writing(words, {
    x: width / 2,
    y: height * 0.09,
    height: height * 0.075,
    colour,
    weight: 0.9,
    align: 'middle',
  })
}

function logo({ words, ground, ink }: Extract<Look, { shows: 'logo' }>, { width }: Size): string {
  const back = ground === 'none' ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`
  const line = ground === '#ffd200' ? ink : '#ffd200'
  return (
    back +
    writing(words, { x: width / 2, y: 190, height: 90, colour: ink, weight: 1, align: 'middle' }) +
    `<rect x="${width / 2 - 50}" y="330" width="100" height="10" fill="${line}"/>`
  )
}

async function keepPicture(portal: Portal, name: string, { width, height, body, isLogo }: Scene): Promise<Kept> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`
  const drawn = sharp(Buffer.from(svg))
  const shown = await drawn.clone().flatten({ background: 'white' }).jpeg({ quality: 78 }).toBuffer()
  const thumb = await sharp(shown).resize(320, 320, { fit: 'inside' }).webp({ quality: 75 }).toBuffer()
  const [{ key: previewKey }, { key: thumbKey }] = await Promise.all([keep(portal, shown), keep(portal, thumb)])
  const picture = { name, kind: 'photo', width, height, previewKey, thumbKey } as const
  if (!isLogo) return { ...picture, mediaType: 'image/jpeg', bytes: shown.length, contentKey: previewKey }
  // On paper of any colour a logo stands without a ground.
  const content = await drawn.png().toBuffer()
  const { key: contentKey } = await keep(portal, content)
  return { ...picture, mediaType: 'image/png', bytes: content.length, contentKey }
}
