import { type Catalogue, type ModelFamily, textIn } from './catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** Where the number of a family is and what to check first: shown beside the form and kept with the ticket. */
export function instructionsFor(locale: Locale, { families, instructions }: Catalogue, code: ModelFamily): string[] {
  const own = families.find((family) => family.code === code)?.instructions ?? []
  return [...own, ...instructions].map((texts) => textIn(locale, texts)).filter(Boolean)
}

/** Instructions kept with a ticket from before they were kept in every language; an unknown line stays as it was kept. */
export function instructionsAgain(locale: Locale, { families, instructions }: Catalogue, kept: string): string {
  const known = [...families.flatMap((family) => family.instructions), ...instructions]
  const again = (line: string) => known.find((texts) => Object.values(texts).includes(line))
  return kept
    .split('\n')
    .map((line) => textIn(locale, again(line) ?? {}) || line)
    .join('\n')
}
