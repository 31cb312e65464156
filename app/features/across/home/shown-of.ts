import { countText } from '#app/kit/lists/lists.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { homeWords } from './home.words.ts'

/** How many are shown of how many: a count stops behind what lists count to. */
export function shownOf(locale: Locale, shown: number, count: number): string {
  const all = countText(locale, Math.max(count, shown))
  return sayIn(homeWords, locale)('shown', { shown, all })
}
