import { tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { highestOf, type Scale } from './surveys.ts'
import { surveyWords } from './surveys.words.ts'

/** To a tenth: more would feign an accuracy that nobody needs. */
export function formatScore(locale: Locale, average: number, scale: Scale): string {
  const score = average.toLocaleString(tags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return sayIn(surveyWords, locale)('score.of', { score, of: String(highestOf(scale)) })
}
