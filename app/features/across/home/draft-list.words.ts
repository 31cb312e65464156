import type { WordTable } from '#app/kit/words/words.ts'

export const draftListWords = {
  drafts: { it: 'Bozze da pubblicare', en: 'Drafts to be published', fr: 'Brouillons à publier' },
  unpublished: {
    it: 'modifiche non ancora pubblicate',
    en: 'changes not published yet',
    fr: 'modifications pas encore publiées',
  },
} as const satisfies WordTable
