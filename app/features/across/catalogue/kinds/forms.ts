import * as z from 'zod/mini'
import { isCosmetic } from '#app/catalogue/catalogue.cosmetic.ts'
import type { Kind } from '#app/catalogue/catalogue.ts'
import { flag, optionalText } from '#app/kit/forms/fields.ts'
import { count, entryFields, isNamed, nameFields, nameIn, nameInto, textsOf } from '../editing/fields.ts'

const line = () => optionalText({ max: 200 })

export const kindForm = z
  .object({
    ...entryFields,
    ...nameFields,
    subject_it: line(),
    subject_en: line(),
    subject_fr: line(),
    hint_it: line(),
    hint_en: line(),
    hint_fr: line(),
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
    name: nameIn(typed),
    subject: textsOf(typed.subject_it, typed.subject_en, typed.subject_fr),
    hint: textsOf(typed.hint_it, typed.hint_en, typed.hint_fr),
    active: typed.active,
    photos: typed.photos,
    showsParts: typed.shows_parts,
    cosmetic: typed.cosmetic,
  }
}

export function kindInto(known: Kind | undefined, mainKind: string | null) {
  return {
    code: known?.code,
    ...nameInto(known?.name),
    subject_it: known?.subject.it,
    subject_en: known?.subject.en,
    subject_fr: known?.subject.fr,
    hint_it: known?.hint.it,
    hint_en: known?.hint.en,
    hint_fr: known?.hint.fr,
    photos: known?.photos ?? 3,
    shows_parts: known?.showsParts ?? true,
    cosmetic: known !== undefined && isCosmetic(known),
    active: known?.active ?? true,
    main: known !== undefined && known.code === mainKind,
  }
}
