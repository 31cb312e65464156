import { type FieldProblem, wordProblem } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { webhookWords } from '../webhooks.words.ts'

/** What a button that did nothing is answered with. */
export function problemText(locale: Locale, problem: FieldProblem): string {
  return wordProblem(locale, webhookWords, problem)
}
