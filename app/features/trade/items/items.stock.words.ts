import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const stockWords = {
  stock: terms.availability,
  in_stock: { it: 'Disponibile', en: 'In stock', fr: 'En stock' },
  few: { it: 'Ultimi pezzi', en: 'A few left', fr: 'Dernières pièces' },
  none: { it: 'Non disponibile', en: 'Out of stock', fr: 'Indisponible' },
  quantity: {
    it: { one: '{count} pezzo', other: '{count} pezzi' },
    en: { one: '{count} unit', other: '{count} units' },
    fr: { one: '{count} unité', other: '{count} unités' },
  },
  next: { it: 'Prossimo arrivo: {day}', en: 'Expected {day}', fr: 'Prochain arrivage\u00a0: {day}' },
  replaced: { it: 'Sostituito da {number}', en: 'Replaced by {number}', fr: 'Remplacé par {number}' },
} as const satisfies WordTable
