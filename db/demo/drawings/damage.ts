import { along, between } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicyclePart, BicycleShapes, Point } from '#app/features/bicycles/bicycle/bicycle.ts'
import { writing, writingWidth } from './glyphs.ts'
import { fixed, liveries } from './paint.ts'
import type { Colour } from './paint.ts'
import type { Random } from './random.ts'

/** A harm on the bicycle: where it is, how the surface lies there, and what is painted over it. */
export type Harm = { at: Point; angle: number; paint: string; tape: Point }

type Case = { shapes: BicycleShapes; colour: Colour; random: Random }

export const damageKinds = ['aesthetic', 'functional', 'missing_component'] as const
export type DamageKind = (typeof damageKinds)[number]

/** Missing components have no harm to show: they are photographed as an open box. */
export function harmOf(part: BicyclePart, kind: DamageKind, world: Case): Harm {
  return harms[part](world, kind === 'functional')
}

/** A steel tape laid beside the harm, for scale: centimetres numbered, millimetres ticked. */
export function tape(length: number, first: number): string {
  const height = 15
  const ticks = Array.from({ length: length + 1 }, (_, mm) => {
    const long = mm % 10 === 0 ? 8 : mm % 5 === 0 ? 5.4 : 3.4
    return `M${mm},0V${long}`
  })
  const digits = Array.from({ length: Math.floor(length / 10) }, (_, index) =>
    writing(String(first + index), {
      x: index * 10 + 9.2,
      y: 8.8,
      height: 4,
      colour: '#1c1a14',
      weight: 0.9,
      align: 'end',
    }),
  )
  return (
    `<linearGradient id="tape" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e7bd1f"/>` +
    `<stop offset="0.45" stop-color="#f6d64a"/><stop offset="1" stop-color="#c79a10"/></linearGradient>` +
    `<rect x="1.5" y="2.5" width="${length}" height="${height}" rx="0.6" fill="#000" opacity="0.35"/>` +
    `<rect x="0" y="0" width="${length}" height="${height}" rx="0.6" fill="url(#tape)"/>` +
    `<path d="${ticks.join('')}" stroke="#1c1a14" stroke-width="0.28" fill="none"/>${digits.join('')}`
  )
}

/** A jagged line between two points, with a lit edge and a few branches. */
export function crack(from: Point, to: Point, random: Random): string {
  const steps = 13
  const side = { x: -(to.y - from.y), y: to.x - from.x }
  const walk = Array.from({ length: steps + 1 }, (_, index) => {
    const sway = index === 0 || index === steps ? 0 : random.between(-0.055, 0.055)
    return along(between(from, to, index / steps), side, sway)
  })
  const line = walk.map(pair).join('L')
  const branches = [3, 6, 9].map((index) => {
    const start = walk[index] ?? from
    const turn = random.between(-0.16, 0.16)
    return `M${pair(start)}L${pair(along(along(start, side, turn), { x: to.x - from.x, y: to.y - from.y }, 0.1))}`
  })
  return (
    `<path d="M${line}" fill="none" stroke="#fff" stroke-width="0.8" opacity="0.55" transform="translate(0.5 0.6)"/>` +
    `<path d="M${line}" fill="none" stroke="#0a0909" stroke-width="1.3" stroke-linejoin="bevel"/>` +
    `<path d="${branches.join('')}" fill="none" stroke="#0a0909" stroke-width="0.5"/>`
  )
}

const harms: Record<BicyclePart, (world: Case, functional: boolean) => Harm> = {
  frame: (world, functional) => (functional ? frameCrack(world) : paintChip(world)),
  fork: (world, functional) => (functional ? bladeCrack(world) : crownScratch(world)),
  handlebar: barScratch,
  seatpost: postMarks,
}

function pair({ x, y }: Point): string {
  return `${fixed(x)},${fixed(y)}`
}

function paintChip({ shapes, colour, random }: Case): Harm {
  const { from, to } = shapes.frame.topTube
  const at = between(from, to, random.between(0.42, 0.6))
  const centre = { x: at.x, y: at.y - 2 }
  const spots = Array.from({ length: 5 }, (_, index) => ({
    x: centre.x + random.between(17, 30) * (index % 2 ? 1 : -1),
    y: centre.y + random.between(-7, 8),
    size: random.between(0.5, 1.5),
  }))
  const paint =
    chip(centre, random.between(8, 10), colour, random) +
    spots.map((spot) => chip(spot, spot.size, colour, random)).join('')
  return { at, angle: slope(from, to), paint, tape: { x: at.x - 62, y: at.y + 21 } }
}

/** From the outside in: lifted lacquer, primer, bare carbon with its weave. */
function chip(centre: Point, size: number, colour: Colour, random: Random): string {
  const edge = Array.from({ length: 15 }, () => random.between(0.62, 1.12))
  const ring = (scale: number): string =>
    edge
      .map((share, index) => {
        const turn = (index / edge.length) * Math.PI * 2
        return `${fixed(centre.x + Math.cos(turn) * size * share * scale * 1.5)},${fixed(centre.y + Math.sin(turn) * size * share * scale)}`
      })
      .join(' ')
  const light = colour === 'white'
  return (
    `<polygon points="${ring(1.32)}" fill="${light ? '#a9a49a' : '#fff'}" opacity="${light ? 0.3 : 0.12}"/>` +
    `<polygon points="${ring(1.12)}" fill="${liveries[colour].base}" stroke="#fff" stroke-opacity="0.3" stroke-width="0.25"/>` +
    `<polygon points="${ring(1)}" fill="#b3aea3"/><polygon points="${ring(0.76)}" fill="#29292b"/>` +
    `<polygon points="${ring(0.76)}" fill="url(#weave)" stroke="#000" stroke-opacity="0.6" stroke-width="0.5"/>`
  )
}

/** Twill of bare carbon, for whatever the paint has left. */
export const weave =
  `<pattern id="weave" width="1.7" height="1.7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="0.85" height="0.85" fill="#fff" opacity="0.18"/><rect x="0.85" y="0.85" width="0.85" height="0.85" fill="#fff" opacity="0.1"/></pattern>`

function frameCrack({ shapes, random }: Case): Harm {
  const { seatTube, topTube, downTube } = shapes.frame
  const low = random.between(0, 1) < 0.5
  if (low) {
    const at = between(downTube.from, downTube.to, 0.25)
    const paint =
      crack({ x: at.x - 17, y: at.y - 13 }, { x: at.x + 12, y: at.y + 15 }, random) + marker(at, 40, 30, random)
    return { at, angle: slope(downTube.from, downTube.to), paint, tape: { x: at.x + 18, y: at.y + 44 } }
  }
  const at = between(seatTube.from, seatTube.to, 0.945)
  const end = between(topTube.from, topTube.to, 0.06)
  const paint =
    crack({ x: at.x - 16, y: at.y + 12 }, { x: end.x, y: end.y - 9 }, random) +
    marker({ x: at.x + 6, y: at.y + 2 }, 36, 27, random)
  return { at, angle: 0, paint, tape: { x: at.x + 36, y: at.y + 38 } }
}

/** What a mechanic circles with a paint pen. */
function marker({ x, y }: Point, wide: number, high: number, random: Random): string {
  const lift = random.between(2, 6)
  return (
    `<path d="M${fixed(x + wide)},${fixed(y - lift)}C${fixed(x + wide)},${fixed(y - high * 1.3)} ${fixed(x - wide)},${fixed(y - high * 1.4)} ` +
    `${fixed(x - wide)},${fixed(y)}S${fixed(x + wide * 0.9)},${fixed(y + high * 1.4)} ${fixed(x + wide + 3)},${fixed(y + lift)}" ` +
    `fill="none" stroke="#f3efe0" stroke-width="2" stroke-linecap="round" opacity="0.88"/>`
  )
}

function bladeCrack({ shapes, random }: Case): Harm {
  const { from, to } = shapes.fork
  const at = between(from, to, 0.2)
  const middle = { x: at.x - 2, y: at.y }
  const paint =
    crack({ x: middle.x - 19, y: middle.y - 8 }, { x: middle.x + 19, y: middle.y + 9 }, random) +
    marker(middle, 33, 24, random)
  return { at: middle, angle: slope(from, to), paint, tape: { x: at.x - 128, y: at.y + 30 } }
}

function crownScratch({ shapes, random }: Case): Harm {
  const { from, to } = shapes.fork
  const at = between(from, to, 0.13)
  const lines = Array.from({ length: 12 }, (_, index) => {
    const x = at.x - 12 + random.between(-6, 6)
    const y = at.y - 13 + index * 2.6
    const reach = random.between(9, 30)
    return `<path d="M${fixed(x)},${fixed(y)}q${fixed(reach / 2)},${fixed(random.between(-3, 2))} ${fixed(reach)},${fixed(random.between(-6, -1))}" stroke-width="${fixed(random.between(0.3, 1.3))}"/>`
  })
  const paint =
    `<g fill="none" stroke="#17171a" opacity="0.55" transform="translate(0.3 0.7)">${lines.join('')}</g>` +
    `<g fill="none" stroke="#d9d4c8" stroke-linecap="round" opacity="0.9">${lines.join('')}</g>`
  return { at, angle: slope(from, to), paint, tape: { x: at.x - 132, y: at.y + 18 } }
}

function barScratch({ shapes, random }: Case): Harm {
  const at = { x: shapes.points.bar.x + 106, y: shapes.points.bar.y - 4 }
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = at.y - 10 + index * 2.4
    const reach = random.between(10, 30)
    return `<path d="M${fixed(at.x - 16 + random.between(-6, 8))},${fixed(y)}l${fixed(reach)},${fixed(random.between(-4, 5))}" stroke-width="${fixed(random.between(0.4, 1.8))}"/>`
  })
  const paint = `<g fill="none" stroke="#b7b2a7" stroke-linecap="round" opacity="0.75">${lines.join('')}</g>`
  return { at, angle: 0, paint, tape: { x: at.x - 46, y: at.y + 44 } }
}

/** Where the post has slipped: the bright sleeve it left, scored lengthwise. */
function postMarks({ shapes, random }: Case, slipped: boolean): Harm {
  const { from, to } = shapes.seatpost
  const at = between(from, to, 0.42)
  const ahead = { x: (to.x - from.x) / Math.hypot(to.x - from.x, to.y - from.y), y: 0 }
  const axis = { x: ahead.x, y: -Math.sqrt(1 - ahead.x ** 2) }
  const side = { x: -axis.y, y: axis.x }
  const foot = between(from, to, 0.24)
  const lines = Array.from({ length: 14 }, (_, index) => {
    const start = along(along(foot, side, -9 + index * 1.4), axis, random.between(0, 8))
    const reach = random.between(10, slipped ? 44 : 26)
    return `<path d="M${pair(start)}L${pair(along(start, axis, reach))}" stroke-width="${fixed(random.between(0.25, 0.9))}"/>`
  })
  const line = along(foot, axis, slipped ? 34 : 22)
  const paint =
    `<path d="M${pair(along(line, side, -12.4))}L${pair(along(line, side, 12.4))}" stroke="#eee8d8" stroke-width="1.1" opacity="0.8"/>` +
    `<g stroke="#c9c4b8" stroke-linecap="round" opacity="0.85">${lines.join('')}</g>` +
    insertionText(along(line, axis, 9), slope(from, to))
  return { at, angle: slope(from, to), paint, tape: { x: at.x + 22, y: at.y + 30 } }
}

function insertionText(at: Point, angle: number): string {
  const text = 'MAX'
  const height = 4.4
  const word = writing(text, {
    x: -writingWidth(text, height) / 2,
    y: -height / 2,
    height,
    colour: '#d8d3c4',
    weight: 1,
  })
  return `<g transform="translate(${pair(at).replace(',', ' ')}) rotate(${fixed(angle + 90)})">${word}</g>`
}

function slope(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}
