import type { WordTable } from '#app/kit/words/words.ts'

/** What stands in a standard answer for what is not known. */
export const answersWords = {
  'promised.none': { it: 'data da definire', en: 'a date to be set', fr: 'date à définir' },
} as const satisfies WordTable
