import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const cardWords = {
  add: terms.addFiles,
  attach: terms.attach,
} as const satisfies WordTable
