import { noted } from '#app/kit/intake/noted.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { noteWords } from './notes.words.ts'

export function about(key: keyof typeof noteWords) {
  return noted(noteWords[key])
}

/** @param described a field of the document @returns '' where nothing is to be known of it */
export function noteIn(described: object, locale: Locale): string {
  const fields: Record<string, unknown> = { ...described }
  const note = fields[locale === 'en' ? 'description' : `x-description-${locale}`]
  return typeof note === 'string' ? note : ''
}
