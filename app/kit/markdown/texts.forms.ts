import { optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { byLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import type { Texts } from '#app/kit/words/texts.ts'
import { textMistakes } from './texts.words.ts'

// The fields of a title and a text in each language, wherever the maker writes both.

const say = keysOf(textMistakes)

export function titleField(locale: Locale): `title_${Locale}` {
  return `title_${locale}`
}

export function bodyField(locale: Locale): `body_${Locale}` {
  return `body_${locale}`
}

export type TextFieldName = `title_${Locale}` | `body_${Locale}`

/** Spread into the schema. @param most how many characters each may have */
export function textFields(most: { title: number; body: number }) {
  const [title, body] = [optionalText({ max: most.title }), optionalText({ max: most.body })]
  const fields = locales.flatMap((locale) => [
    [titleField(locale), title],
    [bodyField(locale), body],
  ])
  // Made of all languages, which the type of `fromEntries` forgets.
  return Object.fromEntries(fields) as Record<TextFieldName, typeof title>
}

/** A text without its title is not finished. */
export function titleChecks() {
  return locales.map((locale) =>
    rule<Record<string, unknown>>(
      titleField(locale),
      say('title-missing'),
      (input) => Boolean(input[titleField(locale)]) || !input[bodyField(locale)],
    ),
  )
}

type TextInput = Partial<Record<TextFieldName, string | undefined>>

export function textsIn(input: TextInput): { titles: Texts; bodies: Texts } {
  return {
    titles: byLocale((locale) => input[titleField(locale)] ?? ''),
    bodies: byLocale((locale) => input[bodyField(locale)] ?? ''),
  }
}

/** As a form shows them again. */
export function textsInitial({ titles, bodies }: { titles: Texts; bodies: Texts }): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      [titleField(locale), titles[locale]],
      [bodyField(locale), bodies[locale]],
    ]),
  )
}
