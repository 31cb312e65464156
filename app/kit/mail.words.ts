import type { WordTable } from '#app/kit/words/words.ts'

/** How every mail begins, and what several say. */
export const mailTerms = {
  hello: { it: 'Buongiorno {name},', en: 'Hello {name},', fr: 'Bonjour {name},' },
  helloNameless: { it: 'Buongiorno,', en: 'Hello,', fr: 'Bonjour,' },
  ofMaker: { it: '{name} di {brand}', en: '{name} at {brand}', fr: '{name} ({brand})' },
  ofCompany: { it: '{name} ({company})', en: '{name} ({company})', fr: '{name} ({company})' },
  answerRequest: { it: 'Rispondi alla richiesta', en: 'Answer the request', fr: 'Répondre à la demande' },
  noReplies: {
    it: 'Per rispondere usa il portale: le risposte a questa e-mail non vengono lette.',
    en: 'To reply, please use the portal: replies to this email are not read.',
    fr: 'Pour répondre, utilisez le portail\u00a0: les réponses à cet e-mail ne sont pas lues.',
  },
} as const satisfies WordTable
