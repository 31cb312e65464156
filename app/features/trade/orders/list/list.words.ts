import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import { orderWords } from '../orders.words.ts'

export const listWords = {
  eyebrow: terms.purchases,
  'eyebrow.staff': terms.sales,
  'search.where': { it: 'Numero, articolo, serie', en: 'Number, item, serial', fr: 'N°, article, série' },
  'search.in': {
    it: 'Numero, articolo, numero di serie',
    en: 'Number, item, serial number',
    fr: 'N°, article, numéro de série',
  },
  'status.all': terms.allStatuses,
  'order.date-desc': terms.newestFirst,
  'order.date-asc': terms.oldestFirst,
  items: terms.items,
  'more-lines': {
    it: { one: '{first} +\u00a0{count}\u00a0articolo', other: '{first} +\u00a0{count}\u00a0articoli' },
    en: { one: '{first} +\u00a0{count}\u00a0item', other: '{first} +\u00a0{count}\u00a0items' },
    fr: { one: '{first} +\u00a0{count}\u00a0article', other: '{first} +\u00a0{count}\u00a0articles' },
  },
  count: terms.orderCount,

  new: orderWords.new,

  empty: { it: 'Nessun ordine', en: 'No orders', fr: 'Aucune commande' },
  'empty.words': {
    it: 'Qui compaiono gli ordini, con spedizioni, numeri di serie e fatture.',
    en: 'You will find orders here, with their shipments, serial numbers and invoices.',
    fr: 'Vous retrouverez ici les commandes, avec leurs expéditions, numéros de série et factures.',
  },
  'no-result': { it: 'Nessun ordine trovato', en: 'No orders found', fr: 'Aucune commande trouvée' },
  'search.fields': {
    it: 'numero, riferimento, articolo, numero di serie e nome',
    en: 'number, reference, item, serial number and name',
    fr: 'le numéro, la référence, l’article, le numéro de série et le nom',
  },
  'show-all': { it: 'Mostra tutti gli ordini', en: 'Show all orders', fr: 'Afficher toutes les commandes' },
  error: {
    it: 'Errore nel caricamento degli ordini',
    en: 'Error loading orders',
    fr: 'Erreur lors du chargement des commandes',
  },
  'export.file': terms.orders,
  'item.number': { it: 'Codice articolo', en: 'Item number', fr: 'Référence article' },
  'tracking.link': { it: 'Link di tracciamento', en: 'Tracking link', fr: 'Lien de suivi' },
  'invoice.link': { it: 'Link alla fattura', en: 'Invoice link', fr: 'Lien de la facture' },
  discount: lineWords.discount,
  currency: terms.currency,
} as const satisfies WordTable
