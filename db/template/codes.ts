/** The families of the template by the code the trade uses for them. */
export const modelFamilies = ['C68', 'V4R', 'V3', 'V3R', 'TT1'] as const
export type ModelFamily = (typeof modelFamilies)[number]

export const bikeParts = ['frame', 'fork', 'handlebar', 'seatpost'] as const
export type BikePart = (typeof bikeParts)[number]

export const damageKinds = ['aesthetic', 'functional', 'missing_component'] as const
export type DamageKind = (typeof damageKinds)[number]
