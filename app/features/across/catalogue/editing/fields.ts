import * as z from 'zod/mini'
import type { Texts } from '#app/catalogue/catalogue.ts'
import { optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { fieldsByLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import { writtenTexts } from '#app/kit/words/texts.ts'
import { editingWords } from './editing.words.ts'
import { codePattern } from './entries.ts'

const say = keysOf(editingWords)

/** What every form about one entry sends: the draft its reader saw, and which entry it was; a new one has no `was`. */
export const entryFields = {
  revision: z.string(),
  was: z.optional(z.string()),
  code: z.string().check(z.trim(), z.regex(codePattern, say('code-wrong'))),
}

/** A name, or another text, in each language. */
export function textFields<Name extends string>(name: Name, max: number) {
  return fieldsByLocale(name, () => optionalText({ max }))
}

export const nameFields = textFields('name', 200)

type Typed<Name extends string> = Partial<Record<`${Name}_${Locale}`, string | undefined>>

/** Something is called by one name at least. */
export function isNamed<Value extends Typed<'name'>>() {
  return rule<Value>('name_it', say('texts-missing'), (typed) => locales.some((locale) => typed[`name_${locale}`]))
}

/** Languages in which nothing is written are left out. */
export function textsIn<Name extends string>(name: Name, typed: Typed<Name>): Texts {
  return writtenTexts((locale) => typed[`${name}_${locale}`])
}

/** As the fields of a form begin. */
export function textsInto<Name extends string>(name: Name, texts: Texts | undefined) {
  return fieldsByLocale(name, (locale) => texts?.[locale])
}

/** A whole number that may be left out. */
export function optionalCount(most: number, least = 0) {
  return z.optional(z.int().check(z.gte(least), z.lte(most)))
}

export function count(most: number, least = 0) {
  return z.int().check(z.gte(least), z.lte(most))
}
