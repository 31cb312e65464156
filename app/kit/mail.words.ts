import type { WordTable } from '#app/kit/words/words.ts'

/** How every mail begins, and what several say. */
export const mailTerms = {
  hello: { it: 'Buongiorno {name},', en: 'Hello {name},', fr: 'Bonjour {name},' },
  helloNameless: { it: 'Buongiorno,', en: 'Hello,', fr: 'Bonjour,' },
  ofMaker: { it: '{name} di {brand}', en: '{name} at {brand}', fr: '{name} ({brand})' },
  ofCompany: { it: '{name} ({company})', en: '{name} ({company})', fr: '{name} ({company})' },
  answerRequest: { it: 'Rispondi alla richiesta', en: 'Answer the request', fr: 'Répondre à la demande' },
  testSubject: {
    it: '{brand}: e-mail di prova',
    en: '{brand}: test email',
    fr: '{brand}\u00a0: e-mail de test',
  },
  testText: {
    it: 'questa è un’e-mail di prova: il portale di {brand} può inviare e-mail a questo indirizzo.',
    en: 'This is a test email: the portal of {brand} can send emails to this address.',
    fr: 'Ceci est un e-mail de test\u00a0: le portail {brand} peut envoyer des e-mails à cette adresse.',
  },
  noReplies: {
    it: 'Per rispondere usa il portale: le risposte a questa e-mail non vengono lette.',
    en: 'To reply, please use the portal: replies to this email are not read.',
    fr: 'Pour répondre, utilisez le portail\u00a0: les réponses à cet e-mail ne sont pas lues.',
  },
} as const satisfies WordTable
