import * as z from 'zod/mini'
import { type DueService, plannedServices } from '#app/catalogue/catalogue.services.ts'
import { choice, flag } from '#app/kit/forms/fields.ts'
import { count, entryFields, isNamed, nameFields, textsIn, textsInto, optionalCount } from '../editing/fields.ts'
import { graceDaysMost } from '../schema.ts'

/** Twenty years. */
const monthsMost = 240
const kilometresMost = 1_000_000

export const serviceForm = z
  .object({
    ...entryFields,
    ...nameFields,
    service: choice(plannedServices),
    first_months: count(monthsMost, 1),
    every_months: optionalCount(monthsMost, 1),
    kilometres: optionalCount(kilometresMost, 1),
    families: z.array(z.string()).check(z.maxLength(200)),
    counts: flag(),
    active: flag(),
  })
  .check(isNamed())

export function serviceOf(typed: z.output<typeof serviceForm>): DueService {
  const { code, service, families, counts, active } = typed
  const { first_months: firstMonths, every_months: everyMonths = 0, kilometres = null } = typed
  return { code, name: textsIn('name', typed), service, families, firstMonths, everyMonths, kilometres, counts, active }
}

export function serviceInto(known: DueService | undefined) {
  return {
    code: known?.code,
    ...textsInto('name', known?.name),
    service: known?.service,
    first_months: known?.firstMonths,
    every_months: known?.everyMonths || undefined,
    kilometres: known?.kilometres ?? undefined,
    families: known?.families,
    counts: known?.counts ?? true,
    active: known?.active ?? true,
  }
}

export const graceForm = z.object({ revision: z.string(), grace_days: count(graceDaysMost) })
