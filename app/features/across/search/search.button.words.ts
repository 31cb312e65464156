import type { WordTable } from '#app/kit/words/words.ts'

export const searchButtonWords = {
  title: { it: 'Cerca ovunque', en: 'Search everywhere', fr: 'Rechercher partout' },
  'open.keys': { it: 'Cerca (Ctrl K)', en: 'Search (Ctrl K)', fr: 'Rechercher (Ctrl K)' },
  unopened: {
    it: 'La ricerca non si è aperta. Riprova.',
    en: 'The search did not open. Please try again.',
    fr: 'La recherche ne s’est pas ouverte. Réessayez.',
  },
} as const satisfies WordTable
