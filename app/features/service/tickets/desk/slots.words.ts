import type { WordTable } from '#app/kit/words/words.ts'

export const slotsWords = {
  slots: { it: 'Foto da avere', en: 'Photos to have', fr: 'Photos à avoir' },
  'slots.complete': { it: 'Complete', en: 'Complete', fr: 'Complètes' },
  'slots.missing': {
    it: { one: 'Ne manca {count}', other: 'Ne mancano {count}' },
    en: { one: '{count} missing', other: '{count} missing' },
    fr: { one: 'Il en manque {count}', other: 'Il en manque {count}' },
  },
  'slot.none': { it: 'Non c’è', en: 'Not there', fr: 'Absente' },
  'slot.asked': { it: 'Richiesta al cliente', en: 'Requested from the customer', fr: 'Demandée au client' },
  'slot.open': { it: 'Apri la foto. {shot}', en: 'Open the photo. {shot}', fr: 'Ouvrir la photo. {shot}' },
  'slot.ask': { it: 'Chiedi', en: 'Ask', fr: 'Demander' },
  'slot.again': { it: 'Chiedi di nuovo', en: 'Ask again', fr: 'Redemander' },
  told: {
    it: 'Al momento dell’invio: {verdict}.',
    en: 'When sent: {verdict}.',
    fr: 'Lors de l’envoi\u00a0: {verdict}.',
  },
  'told.until': {
    it: 'Al momento dell’invio: {verdict}, ultimo giorno {day}.',
    en: 'When sent: {verdict}, until {day}.',
    fr: 'Lors de l’envoi\u00a0: {verdict}, jusqu’au {day}.',
  },
} as const satisfies WordTable
