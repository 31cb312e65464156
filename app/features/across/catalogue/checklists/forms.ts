import * as z from 'zod/mini'
import { type Checklist, checklistKinds, riderSigns } from '#app/catalogue/catalogue.ts'
import { choice, flag } from '#app/kit/forms/fields.ts'
import { entryFields, isNamed, nameFields, textsIn, textsInto } from '../editing/fields.ts'

export const checklistForm = z
  .object({
    ...entryFields,
    ...nameFields,
    kind: choice(checklistKinds),
    families: z.array(z.string()).check(z.maxLength(200)),
    rider: choice(riderSigns),
    active: flag(),
  })
  .check(isNamed())

/** @param known what its form does not ask: the steps, which have a page */
export function checklistOf(typed: z.output<typeof checklistForm>, known: Checklist | undefined): Checklist {
  const { code, kind, families, rider, active } = typed
  return { code, name: textsIn('name', typed), kind, families, rider, active, steps: known?.steps ?? [] }
}

export function checklistInto(known: Checklist | undefined) {
  return {
    code: known?.code,
    ...textsInto('name', known?.name),
    kind: known?.kind ?? 'other',
    families: known?.families,
    rider: known?.rider ?? 'optional',
    // Without steps it would keep the catalogue from being published.
    active: known?.active ?? false,
  }
}
