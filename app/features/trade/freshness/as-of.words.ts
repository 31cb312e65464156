import type { WordTable } from '#app/kit/words/words.ts'

export const asOfWords = {
  'as-of': { it: 'Situazione aggiornata: {at}', en: 'As of {at}', fr: 'Situation au {at}' },
  old: {
    it: 'Situazione aggiornata: {at}. È di parecchio tempo fa e può essere cambiata.',
    en: 'As of {at}. That is a good while ago, and it may have changed since.',
    fr: 'Situation au {at}. Cette information date et a pu changer depuis.',
  },
  stock: {
    it: 'Disponibilità aggiornata: {at}',
    en: 'Availability as of {at}',
    fr: 'Disponibilité au {at}',
  },
  'stock.old': {
    it: 'Disponibilità aggiornata: {at}. È di parecchio tempo fa e può essere cambiata.',
    en: 'Availability as of {at}. That is a good while ago, and it may have changed since.',
    fr: 'Disponibilité au {at}. Cette information date et a pu changer depuis.',
  },
} as const satisfies WordTable
