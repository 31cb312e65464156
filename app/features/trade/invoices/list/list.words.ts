import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { invoiceWords } from '../invoices.words.ts'

export const listWords = {
  eyebrow: terms.purchases,
  'eyebrow.staff': terms.sales,
  'search.where': { it: 'Numero, ordine, articolo', en: 'Number, order, item', fr: 'N°, commande, article' },
  'search.in': {
    it: 'Numero, ordine, riferimento, articolo',
    en: 'Number, order, reference, item',
    fr: 'N°, commande, référence, article',
  },
  'state.all': terms.allStatuses,
  'order.date-desc': terms.newestFirst,
  'order.date-asc': terms.oldestFirst,
  count: {
    it: { one: '{count} documento', other: '{count} documenti' },
    en: { one: '{count} document', other: '{count} documents' },
    fr: { one: '{count} document', other: '{count} documents' },
  },
  empty: { it: 'Nessuna fattura', en: 'No invoices', fr: 'Aucune facture' },
  'empty.words': {
    it: 'Qui compaiono fatture e note di credito, con scadenza e residuo da pagare.',
    en: 'You will find invoices and credit notes here, with when they are due and what is still to be paid.',
    fr: 'Vous retrouverez ici les factures et les avoirs, avec leur échéance et le reste à payer.',
  },
  'no-result': { it: 'Nessuna fattura trovata', en: 'No invoices found', fr: 'Aucune facture trouvée' },
  'search.fields': {
    it: 'numero, ordine, riferimento e articolo',
    en: 'number, order, reference and item',
    fr: 'le numéro, la commande, la référence et l’article',
  },
  'show-all': { it: 'Mostra tutte le fatture', en: 'Show all invoices', fr: 'Afficher toutes les factures' },
  error: {
    it: 'Errore nel caricamento delle fatture',
    en: 'Error loading invoices',
    fr: 'Erreur lors du chargement des factures',
  },
  'export.file': invoiceWords.invoices,
  currency: terms.currency,
} as const satisfies WordTable
