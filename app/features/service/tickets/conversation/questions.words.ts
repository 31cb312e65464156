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
  answer: { it: 'Foto inviata. {shot}.', en: 'Photo sent. {shot}.', fr: 'Photo envoyée. {shot}.' },
} as const satisfies WordTable

/** A question as its reader is asked it. @param shot as the catalogue calls it in that language */
export function sayQuestion(locale: Locale, { why }: Question, shot: string): string {
  return sayIn(questionWords, locale)(`ask.${why}`, { shot })
}

export function sayAnswer(locale: Locale, shot: string): string {
  return sayIn(questionWords, locale)('answer', { shot })
}
