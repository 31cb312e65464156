import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** The mail that an operator sends to try the mail server. */
export const adminWords = {
  hello: mailTerms.helloNameless,
  'mail-test.subject': {
    it: '{brand}: e-mail di prova',
    en: '{brand}: test email',
    fr: '{brand}\u00a0: e-mail de test',
  },
  'mail-test.text': {
    it: 'questa è un’e-mail di prova: il portale di {brand} può inviare e-mail a questo indirizzo.',
    en: 'This is a test email: the portal of {brand} can send emails to this address.',
    fr: 'Ceci est un e-mail de test\u00a0: le portail {brand} peut envoyer des e-mails à cette adresse.',
  },
} as const satisfies WordTable
