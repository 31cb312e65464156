import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** The mail that an operator sends to try the mail server. */
export const adminWords = {
  hello: mailTerms.helloNameless,
  'mail-test.subject': mailTerms.testSubject,
  'mail-test.text': mailTerms.testText,
} as const satisfies WordTable
