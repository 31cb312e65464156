import * as z from 'zod/mini'
import type { Part } from '#app/catalogue/catalogue.ts'
import { choice, flag } from '#app/kit/forms/fields.ts'
import { entryFields, isNamed, nameFields, textsIn, textsInto } from '../editing/fields.ts'

/** What can be pointed at on the drawing of a bicycle. */
export const places = ['frame', 'fork', 'handlebar', 'seatpost'] as const

export const partForm = z
  .object({ ...entryFields, ...nameFields, drawn: z.optional(choice(places)), active: flag() })
  .check(isNamed())

export function partOf({ code, drawn, active, ...name }: z.output<typeof partForm>): Part {
  return { code, name: textsIn('name', name), active, drawn: drawn ?? null }
}

export function partInto(known: Part | undefined) {
  return { code: known?.code, ...textsInto('name', known?.name), drawn: known?.drawn, active: known?.active ?? true }
}
