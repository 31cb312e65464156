import type { WordTable } from '#app/kit/words/words.ts'

/** How every mail begins. */
export const mailTerms = {
  hello: { it: 'Buongiorno {name},', en: 'Hello {name},', fr: 'Bonjour {name},' },
  helloNameless: { it: 'Buongiorno,', en: 'Hello,', fr: 'Bonjour,' },
} as const satisfies WordTable
