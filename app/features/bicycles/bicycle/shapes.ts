import { along, between, bicyclePoints } from './geometry.ts'
import type { BicyclePoints, Geometry, Point } from './geometry.ts'

/** A limb between two joints: its outline, and the axis along which it may be shaded. */
export type Limb = { d: string; from: Point; to: Point; half: number }

export type Wheel = { centre: Point; tyre: number; bead: number; rim: number; hub: number; spokes: string }

export type BicycleShapes = ReturnType<typeof bicycleShapes>

/** Outlines of the side view, seen from the drive side; y points down, as SVG has it. */
export function bicycleShapes(g: Geometry) {
  const p = bicyclePoints(g)
  return {
    points: downward(p),
    view: viewOf(g, p),
    wheels: [wheel(g, p.rearAxle, 24), wheel(g, p.frontAxle, 20)] as const,
    frame: frame(g, p),
    fork: fork(g, p),
    seatpost: tube(along(p.seatTop, p.seatAxis, -30), along(p.saddle, p.seatAxis, -46), [13, 12, 13]),
    collar: tube(along(p.seatTop, p.seatAxis, -4), along(p.seatTop, p.seatAxis, 11), [17, 18, 17]),
    saddle: saddle(p.saddle),
    rails: path(p.saddle, 'M', [-92, -20], 'L', [-48, -41], [28, -41], [92, -18]),
    spacers: tube(p.headTop, along(p.headTop, p.steering, -g.spacers), [19, 18, 17]),
    stem: stem(g, p),
    bar: bar(g, p.bar),
    hood: path(p.bar, ...hood(g.barReach)),
    lever: path(p.bar, ...lever(g.barReach)),
    drive: drive(g, p),
  }
}

/** A tapering tube: half its depth at both ends and, as the curve pulls it, in the middle. */
export function tube(from: Point, to: Point, [first, middle, last]: readonly [number, number, number]): Limb {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const side = { x: -ahead.y, y: ahead.x }
  const at = (share: number, half: number): string => spot(along(between(from, to, share), side, half))
  const d =
    `M${at(0, first)}C${at(0.22, middle)} ${at(0.78, middle)} ${at(1, last)}` +
    `L${at(1, -last)}C${at(0.78, -middle)} ${at(0.22, -middle)} ${at(0, -first)}Z`
  return { d, from: flip(from), to: flip(to), half: middle }
}

type Step = string | readonly [number, number]

function path(origin: Point, ...steps: readonly Step[]): string {
  return steps
    .map((step) => (typeof step === 'string' ? step : `${spot({ x: origin.x + step[0], y: origin.y + step[1] })} `))
    .join('')
    .trimEnd()
}

function spot(point: Point): string {
  return `${short(point.x)},${short(-point.y)}`
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function flip(point: Point): Point {
  return { x: point.x, y: -point.y }
}

function downward(p: BicyclePoints) {
  const { bb, headTop, crown, rearAxle, frontAxle, seatTop, saddle: top, stemFoot, bar: clamp } = p
  return {
    bb,
    headTop: flip(headTop),
    crown: flip(crown),
    rearAxle: flip(rearAxle),
    frontAxle: flip(frontAxle),
    seatTop: flip(seatTop),
    saddle: flip(top),
    stemFoot: flip(stemFoot),
    bar: flip(clamp),
    steering: flip(p.steering),
    seatAxis: flip(p.seatAxis),
  }
}

function viewOf(g: Geometry, p: BicyclePoints) {
  const margin = 14
  const left = p.rearAxle.x - g.wheelRadius - margin
  const top = Math.max(p.saddle.y + 16, p.bar.y + 52) + margin
  const ground = p.rearAxle.y - g.wheelRadius
  const right = p.frontAxle.x + g.wheelRadius + margin
  return { x: left, y: -top, width: right - left, height: top - ground + margin, ground: -ground }
}

function wheel(g: Geometry, axle: Point, count: number): Wheel {
  const rim = g.wheelRadius - g.tyre - g.rimDepth
  const hub = 15
  const spokes = Array.from({ length: count }, (_, index) => {
    const out = (index / count) * 2 * Math.PI
    // Spokes leave the hub sideways, alternately: that crossing is what makes a wheel look laced.
    const inner = out + (index % 2 ? 1.25 : -1.25)
    const from = { x: axle.x + hub * Math.cos(inner), y: axle.y + hub * Math.sin(inner) }
    const to = { x: axle.x + rim * Math.cos(out), y: axle.y + rim * Math.sin(out) }
    return `M${whole(from)}L${whole(to)}`
  })
  return { centre: flip(axle), tyre: g.wheelRadius, bead: g.wheelRadius - g.tyre, rim, hub, spokes: spokes.join('') }
}

function whole(point: Point): string {
  return `${Math.round(point.x)},${Math.round(-point.y)}`
}

function frame(g: Geometry, p: BicyclePoints) {
  const deep = g.tubeDepth
  const underHead = along(p.headTop, p.steering, 26)
  const lowHead = along(p.crown, p.steering, -38)
  const cluster = along(p.seatTop, p.seatAxis, -24)
  const stays = along(p.seatTop, p.seatAxis, -64)
  return {
    chainstay: tube(p.bb, p.rearAxle, [20, 12, 8]),
    seatstay: tube(stays, p.rearAxle, [14, 6, 8]),
    seatTube: tube(p.bb, p.seatTop, [28 * deep, 15 * deep, 17]),
    topTube: tube(cluster, underHead, [20, 14 * deep, 24]),
    downTube: tube(p.bb, lowHead, [30 * deep, 23 * deep, 27]),
    headTube: tube(p.headTop, p.crown, [21, 21, 28]),
    shell: shell(p.bb, 33),
  }
}

/** The bottom bracket's shell, wound as the tubes are, so that all fill as one body. */
function shell(centre: Point, radius: number): Limb {
  const across = radius * 2
  const d = `M${spot({ x: centre.x - radius, y: centre.y })}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1 ${-across} 0Z`
  const above = { x: centre.x, y: centre.y + radius }
  return { d, from: flip(centre), to: flip(above), half: radius }
}

function fork(g: Geometry, p: BicyclePoints): Limb {
  const { crown, frontAxle } = p
  const length = g.forkLength
  const side = { x: -p.steering.y, y: p.steering.x }
  const knee = along(crown, p.steering, length * 0.42)
  const shin = along(along(crown, p.steering, length * 0.72), side, g.rake * 0.42)
  const edge = (point: Point, half: number): string => spot(along(point, side, half))
  const d =
    `M${edge(crown, 28)}C${edge(knee, 17)} ${edge(shin, 14)} ${edge(frontAxle, 9)}` +
    `L${edge(frontAxle, -9)}C${edge(shin, -12)} ${edge(knee, -22)} ${edge(crown, -28)}Z`
  return { d, from: flip(crown), to: flip(frontAxle), half: 17 }
}

function stem(g: Geometry, p: BicyclePoints) {
  const foot = along(p.headTop, p.steering, -g.spacers)
  return {
    body: tube(p.stemFoot, p.bar, [17, 14, 17]),
    clamp: tube(foot, along(foot, p.steering, -40), [17, 19, 17]),
    face: { centre: flip(p.bar), radius: 20 },
  }
}

/** The middle line of the near drop; it is drawn as a thick stroke. */
function bar(g: Geometry, clamp: Point): string {
  const far = g.barReach
  const low = -g.barDrop
  return path(
    clamp,
    'M',
    [0, 0],
    'C',
    [far * 0.34, 1],
    [far * 0.62, -2],
    [far * 0.8, -12],
    'C',
    [far * 1.06, -28],
    [far * 1.06, low * 0.52],
    [far * 0.86, low * 0.7],
    'C',
    [far * 0.62, low * 0.9],
    [far * 0.35, low * 0.98],
    [0, low],
    'L',
    [-52, low - 4],
  )
}

function hood(far: number): readonly Step[] {
  return [
    'M',
    [far * 0.52, 10],
    'C',
    [far * 0.8, 14],
    [far + 8, 8],
    [far + 30, 20],
    'C',
    [far + 36, 36],
    [far + 46, 42],
    [far + 54, 36],
    'C',
    [far + 62, 26],
    [far + 60, 4],
    [far + 50, -10],
    'C',
    [far + 36, -22],
    [far + 16, -22],
    [far * 0.98, -34],
    'C',
    [far * 0.9, -22],
    [far * 0.72, -14],
    [far * 0.52, -12],
    'Z',
  ]
}

function lever(far: number): readonly Step[] {
  return [
    'M',
    [far + 49, -6],
    'C',
    [far + 54, -40],
    [far + 46, -78],
    [far + 24, -112],
    'C',
    [far + 20, -117],
    [far + 13, -113],
    [far + 16, -107],
    'C',
    [far + 32, -74],
    [far + 38, -44],
    [far + 33, -14],
    'Z',
  ]
}

function saddle(top: Point): string {
  return path(
    top,
    'M',
    [-128, 8],
    'C',
    [-133, 0],
    [-126, -12],
    [-112, -15],
    'C',
    [-80, -20],
    [-50, -27],
    [-10, -25],
    'C',
    [40, -22],
    [84, -17],
    [120, -15],
    'C',
    [132, -13],
    [132, -3],
    [121, -2],
    'C',
    [80, -1],
    [30, -5],
    [-20, -3],
    'C',
    [-60, -1],
    [-94, 5],
    [-116, 13],
    'C',
    [-124, 15],
    [-127, 12],
    [-128, 8],
    'Z',
  )
}

function drive(g: Geometry, p: BicyclePoints) {
  const guide = { x: p.rearAxle.x + 12, y: p.rearAxle.y - 62 }
  const tension = { x: p.rearAxle.x + 34, y: p.rearAxle.y - 132 }
  // Forward and a little down, as in a catalogue.
  const pedal = { x: g.crank * Math.cos(0.12), y: -g.crank * Math.sin(0.12) }
  const cog = g.cassette * 0.72
  return {
    chain:
      `M${spot({ x: p.rearAxle.x - 6, y: p.rearAxle.y + cog })}L${spot({ x: -4, y: g.chainring })}` +
      `M${spot({ x: -8, y: -g.chainring })}L${spot({ x: tension.x, y: tension.y - 12 })}`,
    crank: tube(p.bb, pedal, [17, 9, 10]),
    cage: tube(guide, tension, [13, 9, 13]),
    hanger: tube(p.rearAxle, { x: guide.x + 4, y: guide.y + 8 }, [8, 12, 10]),
    pulleys: [flip(guide), flip(tension)] as const,
    pedal: flip(pedal),
    chainring: g.chainring,
    innerRing: g.chainring * 0.68,
    cassette: g.cassette,
    cog,
  }
}
