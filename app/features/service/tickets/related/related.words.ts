import type { WordTable } from '#app/kit/words/words.ts'

/** Tickets that staff have put together, as both sides read it. */
export const relatedWords = {
  title: { it: 'Interventi collegati', en: 'Related tickets', fr: 'Dossiers SAV liés' },
  linked: { it: 'Collegato a questo', en: 'Linked with this one', fr: 'Lié à celui-ci' },
  'merged.source': { it: 'Unito a questo', en: 'Merged into this one', fr: 'Fusionné avec celui-ci' },
  'merged.target': { it: 'Questo prosegue qui', en: 'This one goes on here', fr: 'Celui-ci se poursuit ici' },
  'split.source': { it: 'Separato da questo', en: 'Split from this one', fr: 'Séparé de celui-ci' },
  'split.target': { it: 'Questo viene da qui', en: 'This one comes from here', fr: 'Celui-ci en provient' },
  messages: {
    it: { one: '{count} messaggio', other: '{count} messaggi' },
    en: { one: '{count} message', other: '{count} messages' },
    fr: { one: '{count} message', other: '{count} messages' },
  },
} as const satisfies WordTable
