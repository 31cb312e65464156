import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { quoteWords } from '../quotes.words.ts'

/** What the list of quotes says, beside the words of the quotes. */
export const listWords = {
  eyebrow: terms.purchases,
  'eyebrow.staff': terms.sales,
  'search.where': { it: 'Numero, titolo, articolo', en: 'Number, title, item', fr: 'N°, objet, article' },
  'search.in': {
    it: 'Numero, titolo, referente, articolo',
    en: 'Number, title, owner, item',
    fr: 'Numéro, objet, interlocuteur, article',
  },
  'status.all': terms.allStatuses,
  asked: terms.requests,
  'asked.waiting': terms.asksToPrice,
  'acceptance.all': { it: 'Tutte le risposte', en: 'Any answer', fr: 'Toutes les réponses' },
  'filter.pending': quoteWords['standing.pending'],
  'filter.accepted': { it: 'Accettati', en: 'Accepted', fr: 'Acceptés' },
  'filter.rejected': { it: 'Rifiutati', en: 'Declined', fr: 'Refusés' },
  'filter.withdrawn': { it: 'Ritirati', en: 'Withdrawn', fr: 'Retirés' },
  validity: { it: 'Validità', en: 'Validity', fr: 'Validité' },
  'expired.all': { it: 'Tutti i preventivi', en: 'All quotes', fr: 'Tous les devis' },
  'expired.no': { it: 'Non scaduti', en: 'Not expired', fr: 'Non expirés' },
  'expired.yes': { it: 'Solo scaduti', en: 'Expired only', fr: 'Expirés seulement' },
  'order.created-desc': terms.newestOf,
  'order.created-asc': terms.oldestOf,
  'order.expires-asc': { it: 'Scadenza più vicina', en: 'Earliest expiry', fr: 'Échéance la plus proche' },
  'order.expires-desc': { it: 'Scadenza più lontana', en: 'Latest expiry', fr: 'Échéance la plus lointaine' },
  new: quoteWords.new,
  approved: { it: 'Approvato da noi', en: 'Approved by us', fr: 'Approuvé par nous' },
  count: terms.quoteCount,

  empty: { it: 'Nessun preventivo', en: 'No quotes', fr: 'Aucun devis' },
  'empty.words': {
    it: 'Qui compaiono i preventivi preparati per te: puoi accettarli, rifiutarli o scriverci.',
    en: 'You will find the quotes we have prepared for you here: accept them, decline them or write to us.',
    fr: 'Vous retrouverez ici les devis préparés pour vous\u00a0: acceptez-les, refusez-les ou écrivez-nous.',
  },
  'empty.staff': {
    it: 'Qui compaiono i preventivi di tutti i clienti.',
    en: 'The quotes of all customers appear here.',
    fr: 'Les devis de tous les clients apparaîtront ici.',
  },
  'no-result': { it: 'Nessun preventivo trovato', en: 'No quotes found', fr: 'Aucun devis trouvé' },
  'search.fields': {
    it: 'numero, titolo, referente e articolo',
    en: 'number, title, owner and items',
    fr: 'le numéro, l’objet, l’interlocuteur et les articles',
  },
  'show-all': { it: 'Mostra tutti i preventivi', en: 'Show all quotes', fr: 'Afficher tous les devis' },
  error: {
    it: 'Errore nel caricamento dei preventivi',
    en: 'Error loading quotes',
    fr: 'Erreur lors du chargement des devis',
  },
  currency: terms.currency,
  file: { it: 'preventivi', en: 'quotes', fr: 'devis' },
} as const satisfies WordTable
