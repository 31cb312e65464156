import type { BicyclePart, Point } from './bicycle.ts'

/** What somebody calls a spot on the drawing of a bicycle by. */
export const bicyclePlaces = [
  'topTube',
  'downTube',
  'seatTube',
  'headTube',
  'chainstay',
  'seatstay',
  'shell',
  'fork',
  'seatpost',
  'stem',
  'bar',
  'saddle',
  'rearWheel',
  'frontWheel',
] as const
export type BicyclePlace = (typeof bicyclePlaces)[number]

/** A stretch of the drawing: between two points, and so far to both sides. */
type Stretch = { place: BicyclePlace; from: Point; to: Point; half: number }

/** Where everything is on the drawing of one bicycle, in its millimetres; y points down. */
export type BicycleMap = {
  view: { x: number; y: number; width: number; height: number }
  stretches: Stretch[]
  wheels: { place: BicyclePlace; centre: Point; radius: number }[]
}

/** So far from a tube a finger still means it. */
const nearby = 60

/** What is drawn at this point or next to it; undefined: nothing that has a name. */
export function placeAt({ stretches, wheels }: BicycleMap, point: Point): BicyclePlace | undefined {
  const near = stretches
    .map(({ place, from, to, half }) => ({ place, away: distance(point, from, to) - half }))
    .toSorted((one, other) => one.away - other.away)[0]
  if (near && near.away <= nearby) return near.place
  return wheels.find(({ centre, radius }) => distance(point, centre, centre) <= radius)?.place
}

/** Which part of those that can be pointed at a place belongs to. */
export function partAt(place: BicyclePlace | undefined): BicyclePart | undefined {
  switch (place) {
    case 'topTube':
    case 'downTube':
    case 'seatTube':
    case 'headTube':
    case 'chainstay':
    case 'seatstay':
    case 'shell':
      return 'frame'
    case 'stem':
    case 'bar':
      return 'handlebar'
    case 'fork':
    case 'seatpost':
      return place
    case 'saddle':
    case 'rearWheel':
    case 'frontWheel':
    case undefined:
      return undefined
  }
}

/** The middle of a part that can be pointed at, or else of the drawing. */
export function middleOf({ view, stretches }: BicycleMap, part: BicyclePart | null): Point {
  const found = part && stretches.find(({ place }) => partAt(place) === part)
  if (!found) return { x: Math.round(view.x + view.width / 2), y: Math.round(view.y + view.height / 2) }
  return { x: Math.round((found.from.x + found.to.x) / 2), y: Math.round((found.from.y + found.to.y) / 2) }
}

/** From a point to the nearest of those between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy)
}
