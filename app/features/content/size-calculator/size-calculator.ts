import type { FrameSize } from '#app/catalogue/catalogue.ts'
import { barPosition, bicycleIn, type Geometry, type Point } from '#app/features/bicycles/bicycle/bicycle.ts'

/** The sizes of one family, from the smallest to the largest: one at least. */
export type Sizes = readonly [FrameSize, ...FrameSize[]]

/** A person's measures, in millimetres. */
export type Rider = { height: number; inseam: number }

/** What stands between steerer and bar; what is not told is what a size is built with. */
export type Cockpit = { stem?: number; stemAngle?: number; spacers?: number }

/** What speaks for a size: the sentences are in the words. */
export type Reason =
  | { kind: 'clearance'; clearance: number }
  | { kind: 'nearest'; frameSize: number }
  | { kind: 'reach'; reach: number; wanted: number }
  | { kind: 'lower'; by: number }
  | { kind: 'higher'; by: number }
  | { kind: 'unsafe'; size: string; clearance: number; nearer: boolean }

export type Fit = { frame: FrameSize; reasons: Reason[] }

/** One size, or two neighbours in the order of the table, of which the one called `first` suits the height better. */
export type Proposal =
  | { fits: readonly [Fit] | readonly [Fit, Fit]; first: string }
  | { fits: readonly []; why: 'too-small'; least: number; smallest: string }
  | { fits: readonly []; why: 'too-large'; frameSize: number; largest: string }

/** Between crotch and top tube when one stands over the bicycle. */
export const leastClearance = 20

export function saddleHeightFor(inseam: number): number {
  return 0.883 * inseam
}

/** Centre to centre, as a size is named: 550 is a 55. */
export function frameSizeFor(inseam: number): number {
  return 0.65 * inseam
}

export function clearanceOf({ standover }: FrameSize, inseam: number): number {
  return inseam - standover
}

/**
 * The formula alone puts somebody small on a frame they cannot stand over, so what can be stood over comes first; among
 * that, the nearest to the formula; halfway between two, both, and the height tells which of them reaches better.
 */
export function proposeSizes(sizes: Sizes, { height, inseam }: Rider): Proposal {
  const frameSize = frameSizeFor(inseam)
  const safe = sizes.filter((size) => clearanceOf(size, inseam) >= leastClearance)
  const [smallest] = sizes
  const largest = sizes.at(-1) ?? smallest
  const last = safe.at(-1)
  if (last === undefined) return { fits: [], why: 'too-small', least: leastInseam(smallest), smallest: smallest.size }
  if (frameSize > largestFrameSize(sizes)) return { fits: [], why: 'too-large', frameSize, largest: largest.size }

  const near = nearestSizes(sizes, frameSize)
  const unsafe = near.filter((size) => !safe.includes(size))
  const [one = last, other] = near.filter((size) => safe.includes(size))
  const wanted = reachFor(sizes, height)
  if (other !== undefined) {
    const between = { inseam, frameSize, wanted }
    const fits = [fitBetween(one, other, between), fitBetween(other, one, between)] as const
    return { fits, first: (reachGap(other, wanted) < reachGap(one, wanted) ? other : one).size }
  }
  const reasons: Reason[] = [{ kind: 'clearance', clearance: clearanceOf(one, inseam) }]
  const isNearer = (size: FrameSize) => offBy(size, frameSize) < offBy(one, frameSize)
  if (!near.some(isNearer)) reasons.push({ kind: 'nearest', frameSize })
  for (const size of unsafe)
    reasons.push({
      kind: 'unsafe',
      size: size.size,
      clearance: clearanceOf(size, inseam),
      nearer: isNearer(size),
    })
  reasons.push({ kind: 'reach', reach: one.reach, wanted })
  return { fits: [{ frame: one, reasons }], first: one.size }
}

/** The proposed size that somebody asked to see, else the one that suits better. */
export function chosenOf(proposal: Proposal, wanted: string | null): FrameSize | undefined {
  if ('why' in proposal) return undefined
  const called = (size: string | null) => proposal.fits.find(({ frame }) => frame.size === size)?.frame
  return called(wanted) ?? called(proposal.first)
}

/** The bicycle in a size, as this person would have it. */
export function bicycleFor(frame: FrameSize, { inseam }: Rider, cockpit: Cockpit): Geometry {
  return { ...bicycleIn(frame), ...cockpit, saddleHeight: saddleHeightFor(inseam) }
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

export function leastInseam({ standover }: FrameSize): number {
  return standover + leastClearance
}

/** The reach that suits a height: that of the frame somebody of average proportions would ride, between the sizes too. */
export function reachFor(sizes: Sizes, height: number): number {
  const frameSize = frameSizeFor(averageInseam * height)
  const [lower, upper] = around(sizes, frameSize)
  if (lower === upper) return lower.reach
  return lower.reach + (upper.reach - lower.reach) * shareBetween(lower, upper, frameSize)
}

/**
 * The inseam's share of the height in an adult of average build: our own estimate, which only decides which of two
 * sizes comes first.
 */
const averageInseam = 0.47

/** Beyond it a further size, were there one, would be nearer than the largest; two centimetres from a single one. */
function largestFrameSize(sizes: Sizes): number {
  const [last, beforeLast] = [sizes.at(-1) ?? sizes[0], sizes.at(-2)]
  return last.nominal * 10 + ((beforeLast ? last.nominal - beforeLast.nominal : 4) * 10) / 2
}

/** Both neighbours in the middle third between them, else the nearer one. */
function nearestSizes(sizes: Sizes, frameSize: number): FrameSize[] {
  const [lower, upper] = around(sizes, frameSize)
  if (lower === upper) return [lower]
  const share = shareBetween(lower, upper, frameSize)
  if (share < 1 / 3) return [lower]
  return share > 2 / 3 ? [upper] : [lower, upper]
}

/** The sizes on either side; at the ends of the range, twice the same. */
function around(sizes: Sizes, frameSize: number): readonly [FrameSize, FrameSize] {
  const lower = sizes.findLast(({ nominal }) => nominal * 10 <= frameSize) ?? sizes[0]
  const upper = sizes.find(({ nominal }) => nominal * 10 >= frameSize) ?? lower
  return upper.nominal < lower.nominal ? [lower, lower] : [lower, upper]
}

function shareBetween(lower: FrameSize, upper: FrameSize, frameSize: number): number {
  return (frameSize - lower.nominal * 10) / ((upper.nominal - lower.nominal) * 10)
}

type Between = { inseam: number; frameSize: number; wanted: number }

function fitBetween(frame: FrameSize, other: FrameSize, { inseam, frameSize, wanted }: Between): Fit {
  const reasons: Reason[] = [{ kind: 'clearance', clearance: clearanceOf(frame, inseam) }]
  if (offBy(frame, frameSize) <= offBy(other, frameSize)) reasons.push({ kind: 'nearest', frameSize })
  if (reachGap(frame, wanted) <= reachGap(other, wanted)) reasons.push({ kind: 'reach', reach: frame.reach, wanted })
  if (frame.nominal < other.nominal) reasons.push({ kind: 'lower', by: other.standover - frame.standover })
  else reasons.push({ kind: 'higher', by: frame.stack - other.stack })
  return { frame, reasons }
}

function offBy({ nominal }: FrameSize, frameSize: number): number {
  return Math.abs(frameSize - nominal * 10)
}

function reachGap({ reach }: FrameSize, wanted: number): number {
  return Math.abs(reach - wanted)
}
