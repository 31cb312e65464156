import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Closure } from './shops.ts'

/** One day, or the first and the last of several. */
export function closureText(locale: Locale, { from, to }: Pick<Closure, 'from' | 'to'>): string {
  return from === to ? formatDay(locale, from) : `${formatDay(locale, from)} – ${formatDay(locale, to)}`
}
