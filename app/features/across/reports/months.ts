import { tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'

const cache = new Map<string, Intl.DateTimeFormat>()

/** nov 2026 @param month YYYY-MM */
export function formatMonth(locale: Locale, month: string): string {
  return formatter(locale, 'year').format(new Date(`${month}-15T00:00:00Z`))
}

/** nov */
export function shortMonth(locale: Locale, month: string): string {
  return formatter(locale, 'short').format(new Date(`${month}-15T00:00:00Z`))
}

function formatter(locale: Locale, style: 'year' | 'short'): Intl.DateTimeFormat {
  const known = cache.get(`${locale} ${style}`)
  if (known) return known
  const year = style === 'year' ? ({ year: 'numeric' } as const) : {}
  const made = new Intl.DateTimeFormat(tags[locale], { month: 'short', timeZone: 'UTC', ...year })
  cache.set(`${locale} ${style}`, made)
  return made
}
