import * as z from 'zod/mini'
import { type Locale, locales } from '#app/kit/words/locales.ts'

type Note = Record<Locale, string>

/** What a field is, in the document (in English, the other languages as extensions of it) and on the page. */
export function noted(note: Note) {
  const others = locales.filter((locale) => locale !== 'en').map((locale) => [`x-description-${locale}`, note[locale]])
  return z.meta({ description: note.en, ...Object.fromEntries(others) })
}
