import { countMost } from '#app/kit/lists/lists.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { homeWords } from './home.words.ts'

/** How many are shown of how many: a count stops behind what lists count to. */
export function shownOf(locale: Locale, shown: number, count: number): string {
  const all = count > countMost ? `${formatNumber(locale, countMost)}+` : formatNumber(locale, Math.max(count, shown))
  return sayIn(homeWords, locale)('shown', { shown, all })
}
