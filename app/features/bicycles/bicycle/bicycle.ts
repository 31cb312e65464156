export { along, between, barPosition, bicycleIn, bicyclePoints, raceGeometry, raceSizes } from './geometry.ts'
export type { Geometry, Point } from './geometry.ts'
export { bicycleShapes, tube } from './shapes.ts'
export type { BicycleShapes, Limb, Wheel } from './shapes.ts'

/** What a person can point at on the drawing. */
export const bicycleParts = ['frame', 'fork', 'handlebar', 'seatpost'] as const
export type BicyclePart = (typeof bicycleParts)[number]
