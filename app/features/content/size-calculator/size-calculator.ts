import {
  barPosition,
  type Geometry,
  type Point,
  raceGeometry,
  type RaceSize,
  raceSizes,
} from '#app/features/bicycles/bicycle/bicycle.ts'

/** The only family it knows so far. */
export const family = 'V3'

/** Of a person, in millimetres. */
export type Rider = { height: number; inseam: number }

/** What stands between steerer and bar; what is not told is what a size is built with. */
export type Cockpit = { stem?: number; stemAngle?: number; spacers?: number }

/** What speaks for a size: the sentences are in the words. */
export type Reason =
  | { kind: 'clearance'; clearance: number }
  | { kind: 'nearest'; frameSize: number }
  | { kind: 'reach'; reach: number; wish: number }
  | { kind: 'lower'; by: number }
  | { kind: 'higher'; by: number }
  | { kind: 'unsafe'; size: RaceSize; clearance: number; nearer: boolean }

export type Fit = { size: RaceSize; reasons: Reason[] }

/** One size, or two neighbours in the order of the table, of which `first` suits the height better. */
export type Proposal =
  | { fits: readonly [Fit] | readonly [Fit, Fit]; first: RaceSize }
  | { fits: readonly []; why: 'too-small'; least: number }
  | { fits: readonly []; why: 'too-large'; frameSize: number; largest: RaceSize }

/** Between crotch and top tube when one stands over the bicycle. */
export const leastClearance = 20

export function saddleHeightFor(inseam: number): number {
  return 0.883 * inseam
}

/** Centre to centre, as a size is named: 550 is a 55. */
export function frameSizeFor(inseam: number): number {
  return 0.65 * inseam
}

export function clearanceOf(size: RaceSize, inseam: number): number {
  return inseam - raceGeometry(size).standover
}

/**
 * The formula alone puts somebody small on a frame they cannot stand over, so what can be stood over comes first; among
 * that, the nearest to the formula; halfway between two, both, and the height tells which of them reaches better.
 */
export function proposeSizes({ height, inseam }: Rider): Proposal {
  const frameSize = frameSizeFor(inseam)
  const safe = raceSizes.filter((size) => clearanceOf(size, inseam) >= leastClearance)
  const [smallest, largest] = [raceSizes[0], raceSizes[raceSizes.length - 1] ?? raceSizes[0]]
  const last = safe.at(-1)
  if (last === undefined) return { fits: [], why: 'too-small', least: leastInseam(smallest) }
  if (frameSize > largestFrameSize) return { fits: [], why: 'too-large', frameSize, largest }

  const near = nearestSizes(frameSize)
  const unsafe = near.filter((size) => !safe.includes(size))
  const [one = last, other] = near.filter((size) => safe.includes(size))
  const wish = reachFor(height)
  if (other !== undefined) {
    const between = { inseam, frameSize, wish }
    const fits = [fitBetween(one, other, between), fitBetween(other, one, between)] as const
    return { fits, first: reachGap(other, wish) < reachGap(one, wish) ? other : one }
  }
  const reasons: Reason[] = [{ kind: 'clearance', clearance: clearanceOf(one, inseam) }]
  const isNearer = (size: RaceSize) => offBy(size, frameSize) < offBy(one, frameSize)
  if (!near.some(isNearer)) reasons.push({ kind: 'nearest', frameSize })
  for (const size of unsafe)
    reasons.push({ kind: 'unsafe', size, clearance: clearanceOf(size, inseam), nearer: isNearer(size) })
  reasons.push({ kind: 'reach', reach: raceGeometry(one).reach, wish })
  return { fits: [{ size: one, reasons }], first: one }
}

/** The proposed size that somebody asked to see, else the one that suits better. */
export function chosenOf(proposal: Proposal, wish: string | null): RaceSize | undefined {
  if ('why' in proposal) return undefined
  return proposal.fits.find(({ size }) => String(size) === wish)?.size ?? proposal.first
}

/** The bicycle in a size, as this person would have it. */
export function bicycleFor(size: RaceSize, { inseam }: Rider, cockpit: Cockpit = {}): Geometry {
  return { ...raceGeometry(size), ...cockpit, saddleHeight: saddleHeightFor(inseam) }
}

/** What is measured on the finished bicycle, in whole millimetres. */
export function figuresOf(geometry: Geometry) {
  const bar: Point = barPosition(geometry)
  return {
    saddle: Math.round(geometry.saddleHeight),
    stack: geometry.stack,
    reach: geometry.reach,
    standover: geometry.standover,
    barX: Math.round(bar.x),
    barY: Math.round(bar.y),
  }
}

export type Figure = keyof ReturnType<typeof figuresOf>

/** In the order of their letters on the drawing. */
export const figures = ['saddle', 'stack', 'reach', 'standover', 'barX', 'barY'] as const satisfies readonly Figure[]

export function letterOf(figure: Figure): string {
  return 'ABCDEF'.charAt(figures.indexOf(figure))
}

/** What the table of all sizes shows of each; `least` is the smallest inseam that may stand over it. */
export const geometryRows = ['stack', 'reach', 'seatTube', 'standover', 'crank', 'least'] as const
export type GeometryRow = (typeof geometryRows)[number]

export function leastInseam(size: RaceSize): number {
  return raceGeometry(size).standover + leastClearance
}

/** The reach that suits a height: that of the frame somebody of average proportions would ride, between the sizes too. */
export function reachFor(height: number): number {
  const frameSize = frameSizeFor(averageInseam * height)
  const [lower, upper] = around(frameSize)
  const { reach } = raceGeometry(lower)
  if (lower === upper) return reach
  return reach + (raceGeometry(upper).reach - reach) * shareBetween(lower, upper, frameSize)
}

/** Of the height, in an adult of average build: our own estimate, which only decides which of two sizes comes first. */
const averageInseam = 0.47

/** Beyond it a further size, were there one, would be nearer than the largest. */
const largestFrameSize = raceSizes[5] * 10 + ((raceSizes[5] - raceSizes[4]) * 10) / 2

/** Both neighbours in the middle third between them, else the nearer one. */
function nearestSizes(frameSize: number): RaceSize[] {
  const [lower, upper] = around(frameSize)
  if (lower === upper) return [lower]
  const share = shareBetween(lower, upper, frameSize)
  if (share < 1 / 3) return [lower]
  return share > 2 / 3 ? [upper] : [lower, upper]
}

/** The sizes on either side; at the ends of the range, twice the same. */
function around(frameSize: number): readonly [RaceSize, RaceSize] {
  const lower = raceSizes.findLast((size) => size * 10 <= frameSize) ?? raceSizes[0]
  const upper = raceSizes.find((size) => size * 10 >= frameSize) ?? lower
  return upper < lower ? [lower, lower] : [lower, upper]
}

function shareBetween(lower: RaceSize, upper: RaceSize, frameSize: number): number {
  return (frameSize - lower * 10) / ((upper - lower) * 10)
}

type Between = { inseam: number; frameSize: number; wish: number }

function fitBetween(size: RaceSize, other: RaceSize, { inseam, frameSize, wish }: Between): Fit {
  const [own, theirs] = [raceGeometry(size), raceGeometry(other)]
  const reasons: Reason[] = [{ kind: 'clearance', clearance: clearanceOf(size, inseam) }]
  if (offBy(size, frameSize) <= offBy(other, frameSize)) reasons.push({ kind: 'nearest', frameSize })
  if (reachGap(size, wish) <= reachGap(other, wish)) reasons.push({ kind: 'reach', reach: own.reach, wish })
  if (size < other) reasons.push({ kind: 'lower', by: theirs.standover - own.standover })
  else reasons.push({ kind: 'higher', by: own.stack - theirs.stack })
  return { size, reasons }
}

function offBy(size: RaceSize, frameSize: number): number {
  return Math.abs(frameSize - size * 10)
}

function reachGap(size: RaceSize, wish: number): number {
  return Math.abs(raceGeometry(size).reach - wish)
}
