import { type Catalogue, codesOf, type ModelFamily } from '#app/catalogue/catalogue.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Sizes } from './size-calculator.ts'

export type FamilyChoice = {
  /** Those offered, in the maker's order, and with them the one asked for; the first is that of an address without. */
  models: [ModelFamily, ...ModelFamily[]]
  family: ModelFamily
  sizes: Sizes
}

/**
 * The family whose sizes are proposed; undefined where none has a geometry.
 * @param wanted of the address. @throws Problem not-found where that one has none: nobody is to be given another's sizes
 */
export function chooseFamily({ families }: Catalogue, wanted: string | null): FamilyChoice | undefined {
  const measured = families.flatMap(({ code, active, geometry: [smallest, ...larger] }) =>
    smallest ? [{ code, active, sizes: [smallest, ...larger] as const }] : [],
  )
  const chosen = wanted === null ? undefined : measured.find(({ code }) => code === wanted)
  if (wanted !== null && !chosen) throw new Problem('not-found')
  const [first, ...others] = measured.filter(({ active }) => active)
  if (!first) return undefined
  const { code: family, sizes } = chosen ?? first
  const models: FamilyChoice['models'] = [first.code, ...codesOf(others)]
  if (!models.includes(family)) models.push(family)
  return { models, family, sizes }
}
