import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'

export const pdfWords = {
  ...checkWords,
  model: terms.model,
  serial: terms.serialNumber,
  number: terms.number,
  version: terms.version,
  step: terms.step,
  asked: terms.askedFor,
  said: terms.outcome,
  'photos.more': {
    it: {
      one: '{count} altra foto è sulla pagina del controllo.',
      other: 'Altre {count} foto sono sulla pagina del controllo.',
    },
    en: {
      one: '{count} more photo is on the page of the check.',
      other: '{count} more photos are on the page of the check.',
    },
    fr: {
      one: '{count} autre photo figure sur la page du contrôle.',
      other: '{count} autres photos figurent sur la page du contrôle.',
    },
  },
  corrects: {
    it: 'Corregge il controllo n. {id}.',
    en: 'Corrects check no. {id}.',
    fr: 'Corrige le contrôle n°\u00a0{id}.',
  },
  corrected: {
    it: 'È stato corretto dal controllo n. {id}.',
    en: 'Corrected by check no. {id}.',
    fr: 'Corrigé par le contrôle n°\u00a0{id}.',
  },
} as const satisfies WordTable
