import type { WordTable } from '#app/kit/words/words.ts'

/** What all lists say. */
export const listsWords = {
  search: { it: 'Cerca', en: 'Search', fr: 'Rechercher' },
  'search.short': {
    it: 'Inserisci almeno {least} caratteri per cercare',
    en: 'Please type at least {least} characters to search',
    fr: 'Saisissez au moins {least} caractères pour lancer la recherche',
  },
  'period.from': { it: '{what}: da', en: '{what}: from', fr: '{what}\u00a0: du' },
  'period.to': { it: '{what}: a', en: '{what}: to', fr: '{what}\u00a0: au' },
  'period.reversed': {
    it: 'La prima data viene dopo la seconda',
    en: 'The first date is after the second',
    fr: 'La première date est postérieure à la seconde',
  },
  'period.clear': {
    it: '{year}: togli il filtro',
    en: '{year}: remove the filter',
    fr: '{year}\u00a0: retirer le filtre',
  },
  order: { it: 'Ordina', en: 'Sort by', fr: 'Trier' },
  'first-page': { it: 'Torna alla prima pagina', en: 'Back to the first page', fr: 'Revenir à la première page' },
  'no-result.for': {
    it: 'Nessun risultato per «{query}»',
    en: 'No results for “{query}”',
    fr: 'Aucun résultat pour «\u00a0{query}\u00a0»',
  },
  'no-result.words': {
    it: 'Prova con un’altra parola o con meno filtri. Si cerca per {fields}.',
    en: 'Try another word or fewer filters. The search covers {fields}.',
    fr: 'Essayez un autre mot ou moins de filtres. La recherche porte sur {fields}.',
  },
  'error.words': {
    it: 'Il problema è dalla nostra parte e di solito si risolve in fretta.',
    en: 'The problem is on our side and usually passes quickly.',
    fr: 'Le problème vient de notre côté et se résout en général rapidement.',
  },
  retry: { it: 'Riprova', en: 'Try again', fr: 'Réessayer' },
} as const satisfies WordTable
