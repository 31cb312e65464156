import type { WordTable } from '#app/kit/words/words.ts'

/** Why an appointment is cancelled, by who comes or by the shop. */
export const cancelWords = {
  'why.unable': { it: 'Quel giorno non è possibile', en: 'Not possible that day', fr: 'Pas possible ce jour-là' },
  'why.not_needed': { it: 'Non serve più', en: 'No longer needed', fr: 'Plus nécessaire' },
  'why.elsewhere': { it: 'Già fatto altrove', en: 'Done elsewhere already', fr: 'Déjà fait ailleurs' },
  'why.asked': { it: 'Lo ha chiesto il cliente', en: 'The customer asked', fr: 'À la demande du client' },
  'why.shop_closed': { it: 'Negozio chiuso', en: 'Shop closed', fr: 'Magasin fermé' },
  'why.no_parts': { it: 'Mancano i ricambi', en: 'Parts missing', fr: 'Pièces manquantes' },
  'why.no_staff': { it: 'Manca il personale', en: 'Short of staff', fr: 'Manque de personnel' },
  'why.mistake': { it: 'Prenotato per errore', en: 'Booked by mistake', fr: 'Réservé par erreur' },
  'why.other': { it: 'Un altro motivo', en: 'Another reason', fr: 'Une autre raison' },
  why: { it: 'Perché', en: 'Why', fr: 'Pourquoi' },
  'why.none': { it: 'Nessuna scelta', en: 'No choice', fr: 'Sans choix' },
  words: {
    it: 'Con parole tue, se vuoi',
    en: 'In your own words, if you like',
    fr: 'Avec vos mots, si vous le souhaitez',
  },
} as const satisfies WordTable
