import type { WordTable } from '#app/kit/words/words.ts'

export const searchingWords = {
  'no-options': { it: 'Nessuna opzione.', en: 'No options.', fr: 'Aucune option.' },
  'no-results': {
    it: 'Nessun risultato per «{query}».',
    en: 'No results for "{query}".',
    fr: 'Aucun résultat pour «\u00a0{query}\u00a0».',
  },
  'show-options': { it: 'Mostra l’elenco', en: 'Show the options', fr: 'Afficher la liste' },
} as const satisfies WordTable
