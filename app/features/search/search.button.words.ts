import type { WordTable } from '#app/kit/words/words.ts'

export const searchButtonWords = {
  title: { it: 'Cerca ovunque', en: 'Search everywhere', fr: 'Rechercher partout' },
  'open.keys': { it: 'Cerca (Ctrl K)', en: 'Search (Ctrl K)', fr: 'Rechercher (Ctrl K)' },
} as const satisfies WordTable
