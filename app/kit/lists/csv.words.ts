import type { WordTable } from '#app/kit/words/words.ts'

export const csvWords = {
  cut: {
    it: 'Il file si ferma qui, a {count} righe: per le altre imposti dei filtri.',
    en: 'The file ends here, after {count} rows: set filters to get the others.',
    fr: 'Le fichier s’arrête ici, à {count} lignes\u00a0: pour les autres, utilisez des filtres.',
  },
} as const satisfies WordTable
