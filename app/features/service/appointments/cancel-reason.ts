import { colon } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Appointment, cancelWhysOf } from './appointments.ts'
import { cancelWords } from './cancel.words.ts'

type Said = Pick<Appointment, 'cancelWhy' | 'cancelReason'>

/** What was chosen, and what was written beside it; blank where nobody said anything. */
export function reasonText(locale: Locale, { cancelWhy, cancelReason }: Said): string {
  return [cancelWhy && sayIn(cancelWords, locale)(`why.${cancelWhy}`), cancelReason]
    .filter(Boolean)
    .join(`${colon(locale)} `)
}

/** For a select. */
export function whyOptions(locale: Locale, by: 'shop' | 'person'): { value: string; label: string }[] {
  const say = sayIn(cancelWords, locale)
  return cancelWhysOf[by].map((why) => ({ value: why, label: say(`why.${why}`) }))
}
