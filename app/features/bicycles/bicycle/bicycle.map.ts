import { bicycleIn, bicycleShapes, type Geometry, type Limb, type Point, raceGeometry } from './bicycle.ts'
import type { FrameLengths } from './geometry.ts'
import type { BicycleMap, BicyclePlace } from './bicycle.places.ts'

/** The bicycle by which a family is drawn: of its middle size, or an ordinary one where its sizes are not known. */
export function geometryOf(sizes: readonly FrameLengths[]): Geometry {
  const middle = sizes[Math.floor((sizes.length - 1) / 2)]
  return middle ? bicycleIn(middle) : raceGeometry(54)
}

/** What lies where on the drawing of this bicycle. */
export function mapOf(geometry: Geometry): BicycleMap {
  const { frame, fork, seatpost, stem, points, view, wheels } = bicycleShapes(geometry)
  const { barReach: reach, barDrop: drop } = geometry
  const at = (x: number, y: number): Point => ({ x: points.bar.x + x, y: points.bar.y + y })
  const saddle = (x: number): Point => ({ x: points.saddle.x + x, y: points.saddle.y + 10 })
  const limb = (place: BicyclePlace, { from, to, half }: Limb) => stretch(place, from, to, half)
  return {
    view: whole(view),
    stretches: [
      limb('downTube', frame.downTube),
      limb('topTube', frame.topTube),
      limb('seatTube', frame.seatTube),
      limb('headTube', frame.headTube),
      limb('chainstay', frame.chainstay),
      limb('seatstay', frame.seatstay),
      stretch('shell', points.bb, points.bb, 33),
      limb('fork', fork),
      limb('seatpost', seatpost),
      stretch('bar', at(reach, -10), at(reach * 0.86, drop * 0.7), 14),
      stretch('bar', at(reach * 0.86, drop * 0.7), at(-52, drop), 14),
      stretch('bar', at(0, 0), at(reach, -10), 14),
      limb('stem', stem.body),
      stretch('saddle', saddle(-120), saddle(120), 16),
    ],
    wheels: (['rearWheel', 'frontWheel'] as const).map((place, index) => {
      const wheel = wheels[index === 0 ? 0 : 1]
      return { place, centre: whole(wheel.centre), radius: wheel.tyre }
    }),
  }
}

function stretch(place: BicyclePlace, from: Point, to: Point, half: number) {
  return { place, from: whole(from), to: whole(to), half: Math.round(half) }
}

/** Whole millimetres: the drawing's own frame of view is rounded in the same way. */
function whole<Numbers extends Record<string, number>>(numbers: Numbers): Numbers {
  // The same keys with numbers again.
  return Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Math.round(value)])) as Numbers
}
