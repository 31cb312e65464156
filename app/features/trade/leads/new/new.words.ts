import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const newWords = {
  title: { it: 'Nuovo contatto', en: 'New lead', fr: 'Nouveau contact' },
  words: {
    it: 'Il titolare e gli addetti alle vendite del rivenditore ricevono un’e-mail e hanno 72 ore per rispondere.',
    en: 'The dealer’s owner and sales people get an email and have 72 hours to answer.',
    fr: 'Le responsable et les vendeurs du revendeur reçoivent un e-mail et ont 72 heures pour répondre.',
  },
  'words.unsent': {
    it: 'Il titolare e gli addetti alle vendite del rivenditore hanno 72 ore per rispondere. Questo portale non invia ancora e-mail: avvisali tu.',
    en: 'The dealer’s owner and sales people have 72 hours to answer. This portal does not send emails yet: tell them yourself.',
    fr: 'Le responsable et les vendeurs du revendeur ont 72 heures pour répondre. Ce portail n’envoie pas encore d’e-mails\u00a0: prévenez-les vous-même.',
  },
  dealer: terms.dealer,
  'dealer.hint': {
    it: 'Solo i rivenditori con il modulo «Lead to store» attivo.',
    en: 'Only dealers with the “Lead to store” module active.',
    fr: 'Uniquement les revendeurs dont le module «\u00a0Lead to store\u00a0» est actif.',
  },
  'dealer.none': {
    it: 'Nessun rivenditore ha il modulo «Lead to store» attivo.',
    en: 'No dealer has the “Lead to store” module active.',
    fr: 'Aucun revendeur n’a le module «\u00a0Lead to store\u00a0» actif.',
  },
  message: { it: 'Messaggio del cliente', en: 'The customer’s message', fr: 'Message du client' },
  send: { it: 'Invia al rivenditore', en: 'Send to the dealer', fr: 'Envoyer au revendeur' },
} as const satisfies WordTable
