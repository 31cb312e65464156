import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** '2028-11' as 'novembre 2028': the day is nobody else's business. */
export function formatMonth(locale: Locale, month: string): string {
  return formatDate(locale, new Date(`${month}-15T12:00:00Z`), 'longDay').replace(/^15\s/, '')
}
