import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '../../items/items.words.ts'

export const detailWords = {
  facts: { it: 'Dettagli', en: 'Details', fr: 'Détails' },
  lines: terms.items,
  'no-lines': { it: 'Nessun articolo', en: 'No items', fr: 'Aucun article' },
  item: lineWords.item,
  quantity: lineWords.quantity,
  price: terms.price,
  amount: terms.amount,
  document: { it: 'Apri il documento', en: 'Open the document', fr: 'Ouvrir le document' },
} as const satisfies WordTable
