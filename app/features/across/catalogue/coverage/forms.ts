import * as z from 'zod/mini'
import type { CoverageRule, Floor } from '#app/catalogue/catalogue.ts'
import { type Country, countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { choice, flag, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { count, entryFields, isNamed, nameFields, textsIn, textsInto, optionalCount } from '../editing/fields.ts'
import { coverageWords } from './coverage.words.ts'

const say = keysOf(coverageWords)
const codes = (few: string) => z.array(z.string()).check(z.minLength(1, few), z.maxLength(200))
const mostMonths = 600

export const ruleForm = z
  .object({
    ...entryFields,
    ...nameFields,
    families: codes(say('rule-families')),
    parts: codes(say('rule-parts')),
    kinds: codes(say('rule-kinds')),
    starts: choice(['purchase', 'delivery']),
    months: count(mostMonths),
    extra_months: optionalCount(mostMonths),
    within_days: optionalCount(3650),
    service_months: optionalCount(mostMonths, 1),
    serviced_months: optionalCount(mostMonths, 1),
    replacement_months: count(mostMonths),
    first_owner_only: flag(),
  })
  .check(
    isNamed(),
    rule('within_days', say('registration-half'), (typed) => {
      const { extra_months: months, within_days: days } = typed
      return (months === undefined) === (days === undefined)
    }),
    rule('serviced_months', say('services-half'), (typed) => {
      const { service_months: more, serviced_months: within } = typed
      return (more === undefined) === (within === undefined)
    }),
  )

export function ruleOf(typed: z.output<typeof ruleForm>): CoverageRule {
  const { extra_months: extraMonths, within_days: withinDays } = typed
  const { service_months: more, serviced_months: withinMonths } = typed
  return {
    code: typed.code,
    name: textsIn('name', typed),
    families: typed.families,
    parts: typed.parts,
    kinds: typed.kinds,
    months: typed.months,
    registration: extraMonths === undefined || withinDays === undefined ? null : { extraMonths, withinDays },
    services: more === undefined || withinMonths === undefined ? null : { extraMonths: more, withinMonths },
    firstOwnerOnly: typed.first_owner_only,
    starts: typed.starts,
    replacementMonths: typed.replacement_months,
  }
}

/** A new rule begins as most are: for everything, from the purchase. */
export function ruleInto(known: CoverageRule | undefined, all: Pick<CoverageRule, 'families' | 'parts'>) {
  return {
    code: known?.code,
    ...textsInto('name', known?.name),
    families: [...(known ?? all).families],
    parts: [...(known ?? all).parts],
    kinds: [...(known?.kinds ?? [])],
    starts: known?.starts ?? 'purchase',
    months: known?.months ?? 24,
    extra_months: known?.registration?.extraMonths,
    within_days: known?.registration?.withinDays,
    service_months: known?.services?.extraMonths,
    serviced_months: known?.services?.withinMonths,
    replacement_months: known?.replacementMonths ?? 24,
    first_owner_only: known?.firstOwnerOnly ?? false,
  }
}

type FloorName = `floor_${Country}`

/** One for each country; the keys are those of the list. */
function ofCountries<Value>(valueOf: (country: Country) => Value): Record<FloorName, Value> {
  return Object.fromEntries(countryCodes.map((country) => [`floor_${country}`, valueOf(country)])) as Record<
    FloorName,
    Value
  >
}

const floorFields = ofCountries(() => optionalCount(mostMonths, 1))
export const floorsForm = z.object({ revision: z.string(), ...floorFields })

export function floorsOf(typed: Partial<Record<FloorName, number | undefined>>): Floor[] {
  return countryCodes.flatMap((country) => {
    const months = typed[`floor_${country}`]
    return months === undefined ? [] : [{ country, months }]
  })
}

export function floorsInto(floors: readonly Floor[]): Record<FloorName, number | undefined> {
  return ofCountries((country) => floors.find((floor) => floor.country === country)?.months)
}

export function floorLabels(nameOf: (country: Country) => string): Record<FloorName, string> {
  return ofCountries(nameOf)
}
