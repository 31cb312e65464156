import type { WordTable } from '#app/kit/words/words.ts'

/** What every list says alike. */
export const listsWords = {
  search: { it: 'Cerca', en: 'Search', fr: 'Rechercher' },
  'search.short': {
    it: 'Inserisci almeno {least} caratteri per cercare',
    en: 'Please type at least {least} characters to search',
    fr: 'Saisissez au moins {least} caractères pour lancer la recherche',
  },
  'first-page': { it: 'Torna alla prima pagina', en: 'Back to the first page', fr: 'Revenir à la première page' },
  'no-result.for': {
    it: 'Nessun risultato per «{query}»',
    en: 'No results for “{query}”',
    fr: 'Aucun résultat pour «\u00a0{query}\u00a0»',
  },
  'error.words': {
    it: 'Il problema è temporaneo e di solito si risolve in fretta.',
    en: 'The problem is on our side and usually passes quickly.',
    fr: 'Le problème vient de notre côté et se résout en général rapidement.',
  },
  retry: { it: 'Riprova', en: 'Try again', fr: 'Réessayer' },
} as const satisfies WordTable
