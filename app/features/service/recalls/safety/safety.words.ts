import type { WordTable } from '#app/kit/words/words.ts'

export const safetyWords = {
  title: { it: 'Sicurezza e richiami', en: 'Safety and recalls', fr: 'Sécurité et rappels' },
  intro: {
    it: 'Tutti gli avvisi sulla sicurezza dei prodotti {brand}.',
    en: 'All notices about the safety of {brand} products.',
    fr: 'Tous les avis sur la sécurité des produits {brand}.',
  },
  none: { it: 'Non ci sono avvisi.', en: 'There are no notices.', fr: 'Il n’y a pas d’avis.' },
  back: { it: 'Tutti gli avvisi', en: 'All notices', fr: 'Tous les avis' },
  closed: {
    it: 'Questo richiamo è chiuso.',
    en: 'This recall is closed.',
    fr: 'Ce rappel est clôturé.',
  },
  'check.title': {
    it: 'La tua bici è interessata?',
    en: 'Is your bike affected?',
    fr: 'Votre vélo est-il concerné\u00a0?',
  },
  'check.hint': {
    it: 'Si legge sul telaio, sull’adesivo con il QR code.',
    en: 'You find it on the frame, on the sticker with the QR code.',
    fr: 'Il se trouve sur le cadre, sur l’autocollant avec le QR code.',
  },
  'check.submit': { it: 'Controlla', en: 'Check', fr: 'Vérifier' },
  'check.affected': { it: 'Interessata', en: 'Affected', fr: 'Concerné' },
  'check.affected.words': {
    it: 'Segui subito quanto indicato nell’avviso.',
    en: 'Do at once what the notice says.',
    fr: 'Suivez immédiatement les consignes de l’avis.',
  },
  'check.not': { it: 'Non interessata', en: 'Not affected', fr: 'Non concerné' },
  share: {
    it: 'Conosci qualcuno con una di queste bici? Inoltra questa pagina.',
    en: 'Do you know someone with one of these bikes? Send them this page.',
    fr: 'Vous connaissez quelqu’un qui possède l’un de ces vélos\u00a0? Transmettez-lui cette page.',
  },
  own: {
    it: 'Hai un account? Apri le tue bici richiamate',
    en: 'Have an account? Open your recalled bikes',
    fr: 'Vous avez un compte\u00a0? Ouvrez vos vélos rappelés',
  },
} as const satisfies WordTable
