import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'

export const detailWords = {
  facts: terms.details,
  lines: terms.items,
  'no-lines': terms.noItems,
  item: lineWords.item,
  quantity: lineWords.quantity,
  price: terms.price,
  amount: terms.amount,
  document: terms.openDocument,
} as const satisfies WordTable
