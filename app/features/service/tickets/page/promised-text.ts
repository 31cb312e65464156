import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Promised } from '../tickets.due.ts'
import type { Awaiting } from '../tickets.ts'
import { pageWords } from './page.words.ts'

/** By when the customer may expect an answer, and why that day has moved or rests. */
export function promisedText(locale: Locale, { day, moved, rests }: Promised, awaiting: Awaiting): string {
  const say = sayIn(pageWords, locale)
  const written = unbroken(formatDay(locale, day))
  if (moved) return say('promised.moved', { count: moved.days, day: written })
  if (rests && (awaiting === 'dealer' || awaiting === 'courier')) return say(`promised.${awaiting}`, { day: written })
  return say('promised', { day: written })
}
