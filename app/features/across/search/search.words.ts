import type { WordTable } from '#app/kit/words/words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'
import { searchButtonWords } from './search.button.words.ts'

export const searchWords = {
  title: searchButtonWords.title,
  where: {
    it: 'Numero, nome o pagina…',
    en: 'Number, name or page…',
    fr: 'Numéro, nom ou page…',
  },
  empty: {
    it: 'Cerca per numero, numero di serie, nome o pagina',
    en: 'Search by number, serial number, name or page',
    fr: 'Recherchez par numéro, numéro de série, nom ou page',
  },
  submit: listsWords.search,
  'none.words': {
    it: 'Prova con un numero, un numero di serie o un nome.',
    en: 'Try a number, a serial number or a name.',
    fr: 'Essayez un numéro, un numéro de série ou un nom.',
  },
  found: {
    it: { one: '{count} risultato', other: '{count} risultati' },
    en: { one: '{count} result', other: '{count} results' },
    fr: { one: '{count} résultat', other: '{count} résultats' },
  },
  failed: {
    it: 'La ricerca non risponde',
    en: 'The search is not responding',
    fr: 'La recherche n’a pas répondu',
  },
  recent: { it: 'Aperti di recente', en: 'Recently opened', fr: 'Ouverts récemment' },
  'recent.none': {
    it: 'Qui compare ciò che apri di recente.',
    en: 'What you open appears here.',
    fr: 'Vous retrouverez ici ce que vous avez ouvert récemment.',
  },
  all: { it: 'Vedi tutti', en: 'View all', fr: 'Tout voir' },
  'kind.customers': { it: 'Clienti', en: 'Customers', fr: 'Clients' },
  'kind.pages': { it: 'Pagine', en: 'Pages', fr: 'Pages' },
  'kind.tickets': terms.tickets,
  'kind.appointments': terms.appointments,
  'kind.orders': terms.orders,
  'kind.invoices': terms.invoices,
  'kind.quotes': terms.quotes,
  'kind.products': terms.products,
  'kind.checks': terms.checks,
  'kind.recalls': terms.recalls,
  'kind.leads': terms.leads,
  'kind.resources': terms.resources,
  'kind.bulletins': terms.bulletins,
  'kind.packages': terms.packages,
  'kind.remarks': terms.remarks,
  'kind.shares': terms.mediaShares,
} as const satisfies WordTable
