import { formatNumber } from './formats.ts'
import type { Locale } from './locales.ts'

/**
 * A figure as it is read off a tool: a comma or a point stands before its decimals, in whatever language.
 * @returns undefined for what is none, or has more digits than any tool shows
 */
export function readDecimal(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s\u00a0\u202f]/gu, '').replace('\u2212', '-')
  return /^[-+]?\d{1,6}(?:[.,]\d{1,3})?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined
}

/** As a field shows it: without the marks between thousands, which it would not read again. */
export function writeDecimal(locale: Locale, value: number): string {
  return Math.abs(value) < 1000 ? formatNumber(locale, value) : String(value).replace('.', locale === 'en' ? '.' : ',')
}
