import type { WordTable } from '#app/kit/words/words.ts'

export const asOfWords = {
  'as-of': { it: 'Situazione aggiornata: {at}', en: 'As of {at}', fr: 'Situation au {at}' },
  old: {
    it: 'Situazione aggiornata: {at}. È di parecchio tempo fa e può essere cambiata.',
    en: 'As of {at}. That is a good while ago, and it may have changed since.',
    fr: 'Situation au {at}. Cette information date et a pu changer depuis.',
  },
} as const satisfies WordTable
