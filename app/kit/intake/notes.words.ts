import type { WordTable } from '#app/kit/words/words.ts'

/** What is to be known of fields that other systems hand over, where their names do not say it. */
export const noteWords = {
  minor: {
    it: 'Nell’unità minima della valuta: 12200 sono 122,00 euro',
    en: 'In the smallest unit of the currency: 12200 is 122.00 euros',
    fr: 'Dans la plus petite unité de la devise\u00a0: 12200 font 122,00 euros',
  },
} as const satisfies WordTable
