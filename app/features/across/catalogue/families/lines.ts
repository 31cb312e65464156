import * as z from 'zod/mini'
import type { Texts } from '#app/catalogue/catalogue.ts'
import { keysOf, type FormValues } from '#app/kit/forms/problems.ts'
import { byLocale, fieldsByLocale, type Locale } from '#app/kit/words/locales.ts'
import { writtenTexts } from '#app/kit/words/texts.ts'
import { formWords } from './forms.words.ts'

// Several texts in three languages: each stands on the same line of the three fields: the second line of the Italian
// one and the second of the French one are one text.

const say = keysOf(formWords)

/** Not trimmed: a blank first line has its place. */
export function linesFields<Name extends string>(name: Name, max: number) {
  return fieldsByLocale(name, () => z.optional(z.string().check(z.maxLength(max))))
}

export function linesCheck(name: string, { most, longest }: { most: number; longest: number }) {
  return finding(`${name}_it`, (typed) => {
    const lines = linesIn(name, typed)
    if (lines.length > most) return { message: say('lines-many'), params: { most } }
    const isLong = lines.some((texts) => Object.values(texts).some((text) => (text?.length ?? 0) > longest))
    return isLong ? { message: say('line-long'), params: { longest } } : undefined
  })
}

/** As the kit's, for fields that the types do not know one by one. */
function finding(path: string, find: (typed: object) => { message: string; params?: object } | undefined) {
  return z.superRefine<object>(
    (typed, context) => {
      const found = find(typed)
      if (found) context.addIssue({ code: 'custom', path: [path], ...found })
    },
    { when: () => true },
  )
}

/** What stands on the lines that are not blank in every language. */
export function linesIn(name: string, typed: object): Texts[] {
  const columns = byLocale(linesOf)
  const count = Math.max(...Object.values(columns).map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => writtenTexts((locale) => columns[locale][at]?.trim())).filter(
    (texts) => Object.keys(texts).length > 0,
  )

  function linesOf(locale: Locale): string[] {
    return fieldIn(typed, `${name}_${locale}`).split('\n')
  }
}

function fieldIn(typed: object, field: string): string {
  const text = new Map<string, unknown>(Object.entries(typed)).get(field)
  return typeof text === 'string' ? text : ''
}

export function linesTyped(name: string, lines: readonly Texts[]): FormValues {
  return fieldsByLocale(name, (locale) =>
    lines
      .map((texts) => texts[locale] ?? '')
      .join('\n')
      .trimEnd(),
  )
}

/** The lines, counted from 1, that nobody has written in a language. */
export function linesWithout(locale: Locale, lines: readonly Texts[]): number[] {
  return lines.flatMap((texts, at) => (texts[locale] ? [] : [at + 1]))
}

/** Lines of one language, without the blank ones. */
export function plainLines(text: string | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
