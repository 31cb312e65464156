import * as z from 'zod/mini'
import type { Shot } from '#app/catalogue/catalogue.ts'
import { entryFields, isNamed, nameFields, textsIn, textsInto } from '../editing/fields.ts'

export const shotForm = z.object({ ...entryFields, ...nameFields }).check(isNamed())

export function shotOf({ code, ...name }: z.output<typeof shotForm>): Shot {
  return { code, name: textsIn('name', name) }
}

export function shotInto(known: Shot | undefined) {
  return { code: known?.code, ...textsInto('name', known?.name) }
}

/** Blank: of whichever part, of whichever kind. */
export const listForm = z.object({
  revision: z.string(),
  part: z.optional(z.string()),
  kind: z.optional(z.string()),
  shots: z.array(z.string()).check(z.maxLength(300)),
})
