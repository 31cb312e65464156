import type { WordTable } from '#app/kit/words/words.ts'

export const shelfWords = {
  title: {
    it: 'Ricambi e articoli per questa bici',
    en: 'Parts and items for this bike',
    fr: 'Pièces et articles pour ce vélo',
  },
  more: {
    it: 'Sono i primi {count} in ordine alfabetico.',
    en: 'These are the first {count} by name.',
    fr: 'Voici les {count} premiers par ordre alphabétique.',
  },
} as const satisfies WordTable
