/** The families by the code the trade uses for them, which is also their name in every language. */
export const modelFamilies = ['C68', 'V4R', 'V3', 'V3R', 'TT1'] as const
export type ModelFamily = (typeof modelFamilies)[number]

export const bikeParts = ['frame', 'fork', 'handlebar', 'seatpost'] as const
export type BikePart = (typeof bikeParts)[number]

export const damageKinds = ['aesthetic', 'functional', 'missing_component'] as const
export type DamageKind = (typeof damageKinds)[number]

export function isModelFamily(value: unknown): value is ModelFamily {
  return modelFamilies.some((family) => family === value)
}
