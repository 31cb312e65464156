import * as z from 'zod/mini'
import { type LabourCode, labourMinutesMost } from '#app/catalogue/catalogue.ts'
import { flag } from '#app/kit/forms/fields.ts'
import { count, entryFields, isNamed, nameFields, textsIn, textsInto } from '../editing/fields.ts'

export const labourForm = z
  .object({
    ...entryFields,
    ...nameFields,
    minutes: count(labourMinutesMost, 1),
    families: z.array(z.string()).check(z.maxLength(200)),
    parts: z.array(z.string()).check(z.maxLength(100)),
    active: flag(),
  })
  .check(isNamed())

export function labourOf(typed: z.output<typeof labourForm>): LabourCode {
  const { code, minutes, families, parts, active } = typed
  return { code, name: textsIn('name', typed), families, parts, minutes, active }
}

export function labourInto(known: LabourCode | undefined) {
  return {
    code: known?.code,
    ...textsInto('name', known?.name),
    minutes: known?.minutes,
    families: known?.families,
    parts: known?.parts,
    active: known?.active ?? true,
  }
}
