import { along, between, bicyclePoints, type Geometry, type Point } from '#app/features/bicycles/bicycle/bicycle.ts'
import { type Figure, figures, figuresOf } from './size-calculator.ts'

/** A line that shows a length on the drawing; millimetres from the bottom bracket, y down. */
export type Dimension = {
  figure: Figure
  value: number
  from: Point
  to: Point
  /** From what is measured to the line. */
  extensions: readonly (readonly [Point, Point])[]
  /** Where its letter stands. */
  letter: Point
  /** Where its words stand, and on which side of it. */
  label: Point
  side: 'left' | 'right' | 'above' | 'over'
}

export type View = { x: number; y: number; width: number; height: number }

/** The bicycle's lengths, each where nothing else is. */
export function dimensionsOf(g: Geometry): Dimension[] {
  const p = bicyclePoints(g)
  const edges = edgesOf(g)
  const ground = p.rearAxle.y - g.wheelRadius
  const bb = { x: 0, y: 0 }
  const corner = { x: 0, y: g.stack }
  const standing = { x: edges.left, y: ground + g.standover }
  const lines: Record<Figure, Line> = {
    saddle: [bb, p.saddle, [], 0.88, 'left'],
    stack: [bb, corner, [], 0.62, 'right'],
    reach: [corner, p.headTop, [], 0.5, 'above'],
    standover: [{ x: edges.left, y: ground }, standing, [[onTopTube(g, standing.y), standing]], 0.5, 'over'],
    barX: [
      { x: 0, y: edges.top },
      { x: p.bar.x, y: edges.top },
      [
        [corner, { x: 0, y: edges.top }],
        [p.bar, { x: p.bar.x, y: edges.top }],
      ],
      0.5,
      'above',
    ],
    barY: [
      { x: edges.right, y: 0 },
      { x: edges.right, y: p.bar.y },
      [
        [bb, { x: edges.right, y: 0 }],
        [p.bar, { x: edges.right, y: p.bar.y }],
      ],
      0.84,
      'left',
    ],
  }
  const values = figuresOf(g)
  return figures.map((figure) => dimension(figure, values[figure], lines[figure]))
}

/** What has to be in sight: the bicycles that are compared, with their lines. */
export function viewOf(geometries: readonly Geometry[]): View {
  const all = geometries.map((g) => ({ ...edgesOf(g), ground: bicyclePoints(g).rearAxle.y - g.wheelRadius }))
  const left = Math.min(...all.map((edge) => edge.left)) - 70
  const right = Math.max(...all.map((edge) => edge.right)) + 70
  const top = Math.max(...all.map((edge) => edge.top)) + 120
  const bottom = Math.min(...all.map((edge) => edge.ground)) - 20
  return { x: left, y: -top, width: right - left, height: top - bottom }
}

/** The middle lines of a frame, for the size that is compared with the one drawn. */
export function frameLines(g: Geometry): Point[][] {
  const { bb, seatTop, headTop, crown, rearAxle, saddle, steering, seatAxis, stemFoot, bar } = bicyclePoints(g)
  const cluster = along(seatTop, seatAxis, -24)
  const lines = [
    [bb, saddle],
    [cluster, along(headTop, steering, 26)],
    [bb, along(crown, steering, -38)],
    [crown, headTop, stemFoot, bar],
    [bb, rearAxle, cluster],
  ]
  return lines.map((line) => line.map(down))
}

/** What the rider touches: the top of the saddle and the bar. */
export function contactPoints(g: Geometry): Point[] {
  const { saddle, bar } = bicyclePoints(g)
  return [saddle, bar].map(down)
}

type Line = readonly [
  from: Point,
  to: Point,
  extensions: readonly (readonly [Point, Point])[],
  share: number,
  side: Dimension['side'],
]

function dimension(figure: Figure, value: number, [from, to, extensions, share, side]: Line): Dimension {
  return {
    figure,
    value,
    from: down(from),
    to: down(to),
    extensions: extensions.map(([one, other]) => [down(one), down(other)] as const),
    letter: down(between(from, to, share)),
    // Beside the letter a low frame's rear wheel would be in the way.
    label: down(side === 'over' ? to : between(from, to, share)),
    side,
  }
}

/** Where the lines outside of the bicycle run. */
function edgesOf(g: Geometry) {
  const { rearAxle, frontAxle, saddle, bar } = bicyclePoints(g)
  return {
    left: rearAxle.x - g.wheelRadius - 50,
    right: frontAxle.x + g.wheelRadius + 60,
    top: Math.max(saddle.y, bar.y + 60) + 90,
  }
}

function onTopTube(g: Geometry, y: number): Point {
  const { seatTop, headTop } = bicyclePoints(g)
  const share = (y - seatTop.y) / (headTop.y - seatTop.y)
  return { x: between(seatTop, headTop, Math.min(1, Math.max(0, share))).x, y }
}

function down(point: Point): Point {
  return { x: Math.round(point.x), y: Math.round(-point.y) }
}
