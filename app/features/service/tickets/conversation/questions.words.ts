import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import type { Question } from '../tickets.ts'

const questionWords = {
  'ask.missing': {
    it: 'Serve ancora una foto. {shot}.',
    en: 'One more photo is needed. {shot}.',
    fr: 'Il manque une photo. {shot}.',
  },
  'ask.again': {
    it: 'Serve una foto più chiara. {shot}.',
    en: 'A clearer photo is needed. {shot}.',
    fr: 'Il faut une photo plus nette. {shot}.',
  },
  photo: { it: 'Foto in allegato.', en: 'Photo attached.', fr: 'Photo jointe.' },
  photos: { it: 'Foto in allegato.', en: 'Photos attached.', fr: 'Photos jointes.' },
  files: { it: 'File in allegato.', en: 'Files attached.', fr: 'Fichiers joints.' },
  answer: { it: 'Foto inviata. {shot}.', en: 'Photo sent. {shot}.', fr: 'Photo envoyée. {shot}.' },
} as const satisfies WordTable

/** A question as its reader is asked it. @param shot as the catalogue calls it in that language */
export function sayQuestion(locale: Locale, { why }: Question, shot: string): string {
  return sayIn(questionWords, locale)(`ask.${why}`, { shot })
}

export function sayAnswer(locale: Locale, shot: string): string {
  return sayIn(questionWords, locale)('answer', { shot })
}

/** What a message without words says: so many photos, or other files. */
export function sayFiles(locale: Locale, photos: number): string {
  return sayIn(questionWords, locale)(photos === 0 ? 'files' : photos === 1 ? 'photo' : 'photos')
}
