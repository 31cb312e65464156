import type { WordTable } from '#app/kit/words/words.ts'
import { tradeTerms } from '#app/terms.trade.words.ts'
import { terms } from '#app/terms.words.ts'

export const shared = {
  newPackage: { it: 'Nuovo pacchetto', en: 'New package', fr: 'Nouveau forfait' },
} as const satisfies WordTable

/** Said on several of its pages. */
export const packageWords = {
  packages: terms.packages,
  title: terms.titleOf,
  kind: terms.kind,
  'kind.supply': { it: 'Fornitura', en: 'Supply', fr: 'Fourniture' },
  'kind.service': { it: 'Servizio', en: 'Service', fr: 'Prestation' },
  state: terms.health,
  'state.draft': terms.draft,
  'state.published': terms.published,
  'state.ended': { it: 'Concluso', en: 'Ended', fr: 'Terminé' },
  models: terms.models,
  'models.all': terms.allModels,
  valid: { it: 'Validità', en: 'Offered', fr: 'Validité' },
  'valid.first': terms.firstDay,
  'valid.last': terms.lastDay,
  'valid.from': { it: 'primo giorno: {from}', en: 'from {from}', fr: 'à partir du {from}' },
  'valid.until': { it: 'ultimo giorno: {until}', en: 'until {until}', fr: 'jusqu’au {until}' },
  'valid.between': { it: '{from} – {until}', en: '{from} to {until}', fr: 'du {from} au {until}' },
  price: terms.price,
  'price.request': { it: 'Su richiesta', en: 'On request', fr: 'Sur demande' },
  'price.advised': { it: 'Prezzo consigliato', en: 'Suggested price', fr: 'Prix conseillé' },
  'price.other': { it: 'Altri paesi', en: 'Other countries', fr: 'Autres pays' },
  vat: { it: 'IVA inclusa', en: 'VAT included', fr: 'TVA comprise' },
  books: { it: 'Si prenota come', en: 'Booked as', fr: 'À réserver comme' },
  'books.first_check': terms.firstCheck,
  'books.yearly': terms.yearlyService,
  'books.repair': terms.repair,
  'books.fitting': terms.fitting,
  duration: terms.duration,
  minutes: terms.minuteCount,
  checklist: tradeTerms.checklist,
  'choice.size': terms.size,
  'choice.colour': { it: 'Colore', en: 'Colour', fr: 'Coloris' },
  'choice.variant': { it: 'Versione', en: 'Variant', fr: 'Variante' },
  'for-bicycle': {
    it: 'Servizi per questa bici',
    en: 'Services for this bike',
    fr: 'Prestations pour ce vélo',
  },
  contents: { it: 'Che cosa contiene', en: 'What is in it', fr: 'Ce qu’il contient' },
  'contents.service': {
    it: 'Ricambi di solito sostituiti',
    en: 'Parts usually changed',
    fr: 'Pièces habituellement remplacées',
  },
} as const satisfies WordTable

/** Why one can be neither asked for nor booked. */
export const packageConflicts = {
  ended: {
    it: 'Questo pacchetto non è più offerto.',
    en: 'This package is no longer offered.',
    fr: 'Ce forfait n’est plus proposé.',
  },
  'ended-successor': {
    it: 'Questo pacchetto non è più offerto. Al suo posto c’è «{title}».',
    en: 'This package is no longer offered. In its place there is “{title}”.',
    fr: 'Ce forfait n’est plus proposé. Il est remplacé par «\u00a0{title}\u00a0».',
  },
} as const satisfies WordTable
