import * as z from 'zod/mini'
import type { Texts } from '#app/catalogue/catalogue.ts'
import { optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { editingWords } from './editing.words.ts'
import { codePattern } from './entries.ts'

const say = keysOf(editingWords)

/** What every form about one entry sends: the draft its reader saw, and which entry it was; a new one has no `was`. */
export const entryFields = {
  revision: z.string(),
  was: z.optional(z.string()),
  code: z.string().check(z.trim(), z.regex(codePattern, say('code-wrong'))),
}

/** A name in three languages. */
export const nameFields = {
  name_it: optionalText({ max: 200 }),
  name_en: optionalText({ max: 200 }),
  name_fr: optionalText({ max: 200 }),
}

type Named = { name_it?: string | undefined; name_en?: string | undefined; name_fr?: string | undefined }

/** Something is called by one name at least. */
export function isNamed<Value extends Named>() {
  return rule<Value>('name_it', say('texts-missing'), (typed) =>
    Boolean(typed.name_it || typed.name_en || typed.name_fr),
  )
}

export function nameIn({ name_it: it, name_en: en, name_fr: fr }: Named): Texts {
  return textsOf(it, en, fr)
}

/** Languages in which nothing is written are left out. */
export function textsOf(it: string | undefined, en: string | undefined, fr: string | undefined): Texts {
  return { ...(it ? { it } : {}), ...(en ? { en } : {}), ...(fr ? { fr } : {}) }
}

/** As the fields of a form begin. */
export function nameInto(name: Texts | undefined): Record<`name_${Locale}`, string | undefined> {
  return { name_it: name?.it, name_en: name?.en, name_fr: name?.fr }
}

/** A whole number that may be left out. */
export function optionalCount(most: number, least = 0) {
  return z.optional(z.int().check(z.gte(least), z.lte(most)))
}

export function count(most: number, least = 0) {
  return z.int().check(z.gte(least), z.lte(most))
}
