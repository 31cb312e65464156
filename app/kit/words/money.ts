import { currencyFormat, widened } from './formats.ts'
import type { Locale } from './locales.ts'

/** An amount in the currency's smallest unit: 129900 EUR is 1299 euros. */
export type Money = { minor: number; currency: string }

/** 1.299,00 € */
export function formatMoney(locale: Locale, money: Money): string {
  const { currency } = money
  return widened(currencyFormat(locale, currency).format(majorOf(locale, money)))
}

/** € */
export function currencySign(locale: Locale, currency: string): string {
  const parts = currencyFormat(locale, currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The amount as a number of whole units, for a file; not for reckoning. */
export function majorOf(locale: Locale, { minor, currency }: Money): number {
  const digits = currencyFormat(locale, currency).resolvedOptions().maximumFractionDigits ?? 2
  return minor / 10 ** digits
}
