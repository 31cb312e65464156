import * as z from 'zod/mini'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { noteWords } from './notes.words.ts'

type Note = Record<Locale, string>

/** What a field is, in the document (in English, the other languages as extensions of it) and on the page. */
export function noted(note: Note) {
  const others = locales.filter((locale) => locale !== 'en').map((locale) => [`x-description-${locale}`, note[locale]])
  return z.meta({ description: note.en, ...Object.fromEntries(others) })
}

export function about(key: keyof typeof noteWords) {
  return noted(noteWords[key])
}

/** @param described a field of the document @returns '' where nothing is to be known of it */
export function noteIn(described: object, locale: Locale): string {
  const fields: Record<string, unknown> = { ...described }
  const note = fields[locale === 'en' ? 'description' : `x-description-${locale}`]
  return typeof note === 'string' ? note : ''
}
