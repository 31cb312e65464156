import * as z from 'zod/mini'
import { isCosmetic } from '#app/catalogue/catalogue.cosmetic.ts'
import type { Kind } from '#app/catalogue/catalogue.ts'
import { flag } from '#app/kit/forms/fields.ts'
import { count, entryFields, isNamed, nameFields, textFields, textsIn, textsInto } from '../editing/fields.ts'

export const kindForm = z
  .object({
    ...entryFields,
    ...nameFields,
    ...textFields('subject', 200),
    ...textFields('hint', 200),
    photos: count(12),
    shows_parts: flag(),
    cosmetic: flag(),
    active: flag(),
    main: flag(),
  })
  .check(isNamed())

export function kindOf(typed: z.output<typeof kindForm>): Kind {
  return {
    code: typed.code,
    name: textsIn('name', typed),
    subject: textsIn('subject', typed),
    hint: textsIn('hint', typed),
    active: typed.active,
    photos: typed.photos,
    showsParts: typed.shows_parts,
    cosmetic: typed.cosmetic,
  }
}

export function kindInto(known: Kind | undefined, mainKind: string | null) {
  return {
    code: known?.code,
    ...textsInto('name', known?.name),
    ...textsInto('subject', known?.subject),
    ...textsInto('hint', known?.hint),
    photos: known?.photos ?? 3,
    shows_parts: known?.showsParts ?? true,
    cosmetic: known !== undefined && isCosmetic(known),
    active: known?.active ?? true,
    main: known !== undefined && known.code === mainKind,
  }
}
