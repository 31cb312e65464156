import { between } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicyclePart, BicycleShapes, Point, Wheel } from '#app/features/bicycles/bicycle/bicycle.ts'
import { writing, writingWidth } from './glyphs.ts'
import { alloy, carbon, fixed, lit, liveries, rubber } from './paint.ts'
import type { Colour, Livery } from './paint.ts'

type Look = { colour: Colour; model: string; side: 'drive' | 'other' }

/** The bicycle as a lens sees it: round tubes, gloss, rubber and metal. Its other side is its mirror image without a chain. */
export function paintBike(shapes: BicycleShapes, { colour, model, side }: Look): string {
  const livery = liveries[colour]
  const driven = side === 'drive'
  const body =
    tyres(shapes) +
    lit('post', shapes.seatpost, carbon) +
    saddle(shapes) +
    (driven ? '' : drivetrain(shapes)) +
    lit('fork', shapes.fork, livery) +
    frame(shapes, livery, { model, mirrored: !driven }) +
    cockpit(shapes) +
    (driven ? drivetrain(shapes) : farCrank(shapes))
  return driven ? body : `<g transform="translate(${fixed(middleOf(shapes) * 2)} 0) scale(-1 1)">${body}</g>`
}

type Packed = { colour: Colour; model: string; without: BicyclePart }

/** What lies in a carton: the painted parts but for the one that is not there. */
export function paintFrameset(shapes: BicycleShapes, { colour, model, without }: Packed): string {
  const livery = liveries[colour]
  return (
    (without === 'fork' ? '' : lit('fork', shapes.fork, livery)) +
    (without === 'seatpost' ? '' : lit('post', shapes.seatpost, carbon)) +
    (without === 'frame' ? '' : frame(shapes, livery, { model, mirrored: false })) +
    (without === 'handlebar' ? '' : cockpit(shapes))
  )
}

export function middleOf(shapes: BicycleShapes): number {
  return shapes.view.x + shapes.view.width / 2
}

function tyres({ wheels }: BicycleShapes): string {
  return wheels.map((wheel, index) => paintWheel(wheel, `wheel${index}`)).join('')
}

function paintWheel({ centre, tyre, bead, rim, hub, spokes }: Wheel, id: string): string {
  const ring = (radius: number, width: number, stroke: string, more = ''): string =>
    `<circle cx="${fixed(centre.x)}" cy="${fixed(centre.y)}" r="${fixed(radius)}" fill="none" stroke="${stroke}" ` +
    `stroke-width="${fixed(width)}" ${more}/>`
  return (
    sheen(id) +
    ring(70, 15, '#8f8f8d', 'opacity="0.75"') +
    ring(70, 5, '#4a4a49', 'stroke-dasharray="7 8" opacity="0.7"') +
    ring(40, 3, '#6b6b69', 'opacity="0.6"') +
    `<path d="${spokes}" stroke="#2b2b2b" stroke-width="2.6" fill="none"/>` +
    `<path d="${spokes}" stroke="#d9d6ce" stroke-width="0.9" fill="none" opacity="0.75"/>` +
    ring((bead + rim) / 2, bead - rim, `url(#${id})`) +
    ring(rim + 1, 2, '#000', 'opacity="0.5"') +
    ring(bead - 4, 1.4, '#fff', 'opacity="0.22"') +
    ring((tyre + bead) / 2, tyre - bead, '#1a1a1b') +
    ring(bead + (tyre - bead) * 0.3, 2.5, '#6d5d48', 'opacity="0.55"') +
    ring(tyre - 7, 3, '#fff', 'opacity="0.1"') +
    ring(hub / 2 + 2, hub, '#2d2d2f') +
    `<circle cx="${fixed(centre.x)}" cy="${fixed(centre.y)}" r="7" fill="#a7a6a2"/>`
  )
}

function sheen(id: string): string {
  return (
    `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#8b8b8c"/>` +
    `<stop offset="0.3" stop-color="#3a3b3d"/><stop offset="1" stop-color="#141415"/></linearGradient>`
  )
}

function saddle({ saddle: top, rails, points }: BicycleShapes): string {
  const { x, y } = points.saddle
  return (
    `<path d="${rails}" fill="none" stroke="#77777a" stroke-width="7" stroke-linejoin="round"/>` +
    `<rect x="${fixed(x - 22)}" y="${fixed(y + 32)}" width="46" height="15" rx="6" fill="#3b3b3d"/>` +
    `<linearGradient id="saddle" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#59595a"/>` +
    `<stop offset="0.4" stop-color="#222"/><stop offset="1" stop-color="#101011"/></linearGradient>` +
    `<path d="${top}" fill="url(#saddle)"/>`
  )
}

type Name = { model: string; mirrored: boolean }

function frame({ frame: limbs, collar }: BicycleShapes, livery: Livery, name: Name): string {
  const { chainstay, seatstay, seatTube, topTube, downTube, headTube, shell } = limbs
  const tubes = { chainstay, seatstay, shell, seatTube, topTube, downTube, headTube }
  const painted = Object.entries(tubes).map(([tube, limb]) =>
    tube === 'shell'
      ? `<path d="${limb.d}" fill="${livery.base}"/><path d="${limb.d}" fill="#000" opacity="0.18"/>`
      : lit(tube, limb, livery),
  )
  return (
    painted.join('') +
    lit('collar', collar, { base: '#34353a', gloss: 0.5 }) +
    band(downTube.from, downTube.to, [0.9, 0.925], downTube.half, livery.accent) +
    band(seatTube.from, seatTube.to, [0.62, 0.65], seatTube.half, livery.accent) +
    decal(name, downTube.from, downTube.to, livery) +
    bosses(downTube.from, downTube.to)
  )
}

function band(from: Point, to: Point, [start, end]: readonly [number, number], half: number, colour: string): string {
  const a = between(from, to, start)
  const b = between(from, to, end)
  return (
    `<path d="M${fixed(a.x)},${fixed(a.y)}L${fixed(b.x)},${fixed(b.y)}" stroke="${colour}" ` +
    `stroke-width="${fixed(half * 1.75)}" opacity="0.72"/>`
  )
}

/** The model's name along the down tube, as on the road. */
function decal({ model, mirrored }: Name, from: Point, to: Point, livery: Livery): string {
  const height = 26
  const middle = between(from, to, 0.55)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const text = writing(model, {
    x: -writingWidth(model, height) / 2,
    y: -height / 2,
    height,
    colour: livery.decal,
    weight: 1.25,
  })
  return `<g transform="translate(${fixed(middle.x)} ${fixed(middle.y)}) rotate(${fixed(angle)}) scale(${mirrored ? -1 : 1} 1) skewX(-12)" opacity="0.92">${text}</g>`
}

function bosses(from: Point, to: Point): string {
  return [0.3, 0.4]
    .map((share) => between(from, to, share))
    .map(({ x, y }) => `<circle cx="${fixed(x - 9)}" cy="${fixed(y - 10)}" r="3.4" fill="#151516" stroke="#8b8b88"/>`)
    .join('')
}

function cockpit({ stem, spacers, bar, hood, lever, points }: BicycleShapes): string {
  const { centre, radius } = stem.face
  const hoodLimb = {
    d: hood,
    from: { x: centre.x, y: centre.y },
    to: { x: centre.x + 130, y: centre.y - 22 },
    half: 32,
  }
  const leverLimb = {
    d: lever,
    from: { x: centre.x + 126, y: centre.y },
    to: { x: centre.x + 100, y: centre.y + 110 },
    half: 16,
  }
  return (
    lit('spacers', spacers, carbon) +
    lit('clamp', stem.clamp, carbon) +
    lit('stem', stem.body, carbon) +
    `<path d="${bar}" fill="none" stroke="#121213" stroke-width="29" stroke-linecap="round"/>` +
    `<path d="${bar}" fill="none" stroke="#2c2c2d" stroke-width="21" stroke-linecap="round"/>` +
    `<path d="${bar}" fill="none" stroke="#6f6e6b" stroke-width="4" stroke-linecap="round" opacity="0.5" transform="translate(-4 -5)"/>` +
    lit('lever', leverLimb, { base: '#4a4b4d', gloss: 0.5 }) +
    lit('hood', hoodLimb, rubber) +
    `<circle cx="${fixed(centre.x)}" cy="${fixed(centre.y)}" r="${radius}" fill="#333437"/>` +
    `<circle cx="${fixed(centre.x)}" cy="${fixed(centre.y)}" r="${radius - 4}" fill="#232426" stroke="#6c6c6c"/>` +
    `<circle cx="${fixed(points.stemFoot.x - 13)}" cy="${fixed(points.stemFoot.y + 6)}" r="3.6" fill="#9a9a98"/>` +
    `<circle cx="${fixed(points.stemFoot.x - 10)}" cy="${fixed(points.stemFoot.y - 9)}" r="3.6" fill="#9a9a98"/>`
  )
}

function drivetrain({ drive, points }: BicycleShapes): string {
  const { x, y } = points.rearAxle
  const cogs = [1, 0.86, 0.72, 0.58, 0.44]
    .map(
      (share) =>
        `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(drive.cassette * share)}" fill="none" stroke="#a9a8a4" ` +
        `stroke-width="5" stroke-dasharray="4 1.6" opacity="${fixed(0.55 + share * 0.4)}"/>`,
    )
    .join('')
  return (
    `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${drive.cassette}" fill="#4b4b4a" opacity="0.85"/>${cogs}` +
    lit('hanger', drive.hanger, carbon) +
    lit('cage', drive.cage, carbon) +
    drive.pulleys
      .map(
        (at) =>
          `<circle cx="${fixed(at.x)}" cy="${fixed(at.y)}" r="11" fill="#202021" stroke="#8b8b89" stroke-width="2"/>`,
      )
      .join('') +
    `<circle r="${drive.chainring - 6}" fill="none" stroke="#3d3e40" stroke-width="13"/>` +
    `<circle r="${drive.chainring - 1}" fill="none" stroke="#8f8f8c" stroke-width="5" stroke-dasharray="5 3.2"/>` +
    `<circle r="${drive.innerRing}" fill="none" stroke="#58595a" stroke-width="9"/>` +
    `<path d="M0,0L-62,-64M0,0L62,-62M0,0L-64,62M0,0L60,66" stroke="#2c2d2f" stroke-width="19"/>` +
    `<path d="${drive.chain}" fill="none" stroke="#2a2a2a" stroke-width="8"/>` +
    `<path d="${drive.chain}" fill="none" stroke="#b5b3ad" stroke-width="5" stroke-dasharray="7 3.5"/>` +
    crank(drive.crank.d, drive.pedal, 'crank')
  )
}

function farCrank({ drive }: BicycleShapes): string {
  return `<g transform="rotate(180)">${crank(drive.crank.d, drive.pedal, 'crank2')}</g>`
}

function crank(d: string, pedal: Point, id: string): string {
  const limb = { d, from: { x: 0, y: 0 }, to: pedal, half: 11 }
  return (
    `<circle r="20" fill="#2e2f31"/>${lit(id, limb, { base: '#3a3b3e', gloss: 0.55 })}` +
    `<circle r="10" fill="#4d4e50" stroke="#9d9c98" stroke-width="2"/>` +
    `<rect x="${fixed(pedal.x - 34)}" y="${fixed(pedal.y - 8)}" width="72" height="17" rx="6" fill="#1d1d1e"/>` +
    `<circle cx="${fixed(pedal.x)}" cy="${fixed(pedal.y)}" r="6" fill="${alloy.base}"/>`
  )
}
