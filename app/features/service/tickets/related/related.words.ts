import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** Tickets that staff have put together, as both sides read it. */
export const relatedWords = {
  title: { it: 'Interventi collegati', en: 'Related tickets', fr: 'Dossiers SAV liés' },
  linked: { it: 'Collegato a questo', en: 'Linked with this one', fr: 'Lié à celui-ci' },
  'merged.source': { it: 'Unito a questo', en: 'Merged into this one', fr: 'Fusionné avec celui-ci' },
  'merged.target': { it: 'Questo prosegue lì', en: 'This one goes on there', fr: 'Celui-ci s’y poursuit' },
  'split.source': { it: 'Separato da questo', en: 'Split from this one', fr: 'Séparé de celui-ci' },
  'split.target': {
    it: 'Questo ne è stato separato',
    en: 'This one was split from it',
    fr: 'Celui-ci en a été séparé',
  },
  messages: terms.messageCount,
} as const satisfies WordTable
