import type { WordTable } from '#app/kit/words/words.ts'

export const presenceWords = {
  looking: { it: 'Aperto anche da {names}', en: 'Also viewing: {names}', fr: 'Ouvert aussi par {names}' },
  writing: { it: '{names} sta scrivendo', en: '{names} is writing', fr: '{names} est en train d’écrire' },
  'writing.several': {
    it: '{names} stanno scrivendo',
    en: '{names} are writing',
    fr: '{names} sont en train d’écrire',
  },
} as const satisfies WordTable
