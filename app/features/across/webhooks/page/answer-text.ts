import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Try } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'

/** What came of a try: the status it was answered with, or why there was none. */
export function answerText(locale: Locale, { status, failure }: Pick<Try, 'status' | 'failure'>): string {
  if (status !== null) return String(status)
  return failure ? sayIn(webhookWords, locale)(`failure.${failure}`) : '–'
}
