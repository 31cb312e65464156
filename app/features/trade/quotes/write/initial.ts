import type { FormValues } from '#app/kit/forms/problems.ts'
import { writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { writeLines } from '#app/features/trade/items/items.ts'
import type { Quote, QuoteLine } from '../quotes.ts'

/** What the form of a quote begins with, of the quote it changes or copies. */
export function initialOf(locale: Locale, quote: Quote | undefined, lines: readonly QuoteLine[]): FormValues {
  const typed = writeLines(locale, lines)
  if (!quote) return { ...typed, currency: 'EUR' }
  const { title, currency, discount, terms, link } = quote
  return {
    ...typed,
    title,
    currency,
    discount: discount > 0 ? writeAmount(locale, discount) : '',
    terms,
    link: link ?? '',
  }
}
