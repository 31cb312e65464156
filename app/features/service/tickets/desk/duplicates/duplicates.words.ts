import type { WordTable } from '#app/kit/words/words.ts'
import { deskWords } from '../desk.words.ts'

export const duplicatesWords = {
  number: deskWords['ticket.number'],
  title: { it: 'Forse è un doppione', en: 'Possibly a duplicate', fr: 'Peut-être un doublon' },
  part: {
    it: 'stesso numero di serie e stessa parte',
    en: 'same serial number and same part',
    fr: 'même numéro de série et même pièce',
  },
  photos: {
    it: { one: 'una foto in comune', other: '{count} foto in comune' },
    en: { one: 'a photo in common', other: '{count} photos in common' },
    fr: { one: 'une photo en commun', other: '{count} photos en commun' },
  },
  close: {
    it: 'Chiudi questo come doppione',
    en: 'Close this one as a duplicate',
    fr: 'Clôturer celui-ci comme doublon',
  },
  'close.of': {
    it: 'Chiudi questo come doppione del n. {number}',
    en: 'Close this one as a duplicate of no. {number}',
    fr: 'Clôturer celui-ci comme doublon du n°\u00a0{number}',
  },
  'close.sure': {
    it: 'Questo intervento si chiude come doppione. La sua cronologia rimanda al n. {number}, che resta com’è.',
    en: 'This ticket is closed as a duplicate. Its history leads to no. {number}, which stays as it is.',
    fr: 'Ce dossier SAV est clôturé comme doublon. Son historique renvoie au n°\u00a0{number}, qui reste inchangé.',
  },
  'close.do': { it: 'Chiudi come doppione', en: 'Close as a duplicate', fr: 'Clôturer comme doublon' },
} as const satisfies WordTable
