import * as z from 'zod/mini'
import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { finding, flag, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { readDecimal, writeDecimal } from '#app/kit/words/decimals.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { isNamed, nameFields, textsIn, textsInto } from '../../editing/fields.ts'
import { checklistsWords } from '../checklists.words.ts'

const say = keysOf(checklistsWords)
const figures = ['torque', 'lower', 'upper'] as const
type Figures = Partial<Record<(typeof figures)[number], string | undefined>>

export const stepForm = z
  .object({
    revision: z.string(),
    /** The step that is changed; none: a new one. */
    was: z.optional(z.string()),
    ...nameFields,
    torque: optionalText({ max: 20 }),
    torque_unit: optionalText({ max: 12 }),
    measure_unit: optionalText({ max: 12 }),
    lower: optionalText({ max: 20 }),
    upper: optionalText({ max: 20 }),
    photo: flag(),
    skippable: flag(),
  })
  .check(
    isNamed(),
    ...figures.map((name) =>
      finding<Figures>(name, (typed) =>
        typed[name] && readDecimal(typed[name]) === undefined ? { message: say('figure-wrong') } : undefined,
      ),
    ),
    rule('torque_unit', say('unit-missing'), ({ torque, torque_unit: unit }) => !torque || Boolean(unit)),
    rule(
      'measure_unit',
      say('unit-missing'),
      ({ lower, upper, measure_unit: unit }) => Boolean(unit) || !(lower || upper),
    ),
    rule('upper', say('limits-backwards'), ({ lower, upper }) => {
      const [low, high] = [readDecimal(lower ?? ''), readDecimal(upper ?? '')]
      return low === undefined || high === undefined || low <= high
    }),
  )

export function stepOf(code: string, typed: z.output<typeof stepForm>): CheckStep {
  const torque = readDecimal(typed.torque ?? '')
  return {
    code,
    name: textsIn('name', typed),
    torque: torque === undefined ? null : { value: torque, unit: typed.torque_unit ?? '' },
    measure: typed.measure_unit
      ? {
          unit: typed.measure_unit,
          lower: readDecimal(typed.lower ?? '') ?? null,
          upper: readDecimal(typed.upper ?? '') ?? null,
        }
      : null,
    photo: typed.photo,
    skippable: typed.skippable,
  }
}

export function stepInto(locale: Locale, known: CheckStep | undefined) {
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : writeDecimal(locale, value)
  return {
    ...textsInto('name', known?.name),
    torque: written(known?.torque?.value),
    torque_unit: known?.torque?.unit ?? 'Nm',
    measure_unit: known?.measure?.unit,
    lower: written(known?.measure?.lower),
    upper: written(known?.measure?.upper),
    photo: known?.photo ?? false,
    skippable: known?.skippable ?? false,
  }
}
