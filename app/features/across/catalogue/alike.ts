import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { commonSerial } from '#app/features/bicycles/models/models.serials.common.ts'

/** Two families that one number fits. */
export type Alike = { family: string; other: string; example: string }

/**
 * By such a number alone a bicycle is of neither. That may be so and is said, since the model is asked before the number.
 * @param code only what is about this family
 */
export function alikeIn({ families }: Catalogue, code?: string): Alike[] {
  const active = families.filter((family) => family.active || family.code === code)
  const pairs = active.flatMap((family, at) => active.slice(at + 1).map((other) => ({ family, other })))
  return pairs
    .filter(({ family, other }) => code === undefined || [family.code, other.code].includes(code))
    .flatMap(({ family, other }) => {
      const example = commonSerial(family, other)
      return example === undefined ? [] : [{ family: family.code, other: other.code, example }]
    })
}
