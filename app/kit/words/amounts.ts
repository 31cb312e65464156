import { formatNumber } from './formats.ts'
import type { Locale } from './locales.ts'

/** What people type amounts in: all of them have two digits behind the comma. */
export const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'] as const

const cents = 100

/** A million, in the smallest unit. */
export const amountMost = 1_000_000 * cents

const marks = {
  it: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  fr: { group: ' ', decimal: ',' },
} satisfies Record<Locale, { group: string; decimal: string }>

/**
 * An amount as it is typed in a language, in the smallest unit: '1.234,50' in Italian, '1,234.50' in English. The other
 * mark is taken for the decimal one where it can be nothing else, as in '12.5'.
 * @returns undefined for what is no amount; below zero is for the caller to refuse
 */
export function readAmount(locale: Locale, typed: string): number | undefined {
  const { group, decimal } = marks[locale]
  const bare = typed.replaceAll(/[\s\u00a0\u202f'’€£$]/gu, '')
  const grouped = new RegExp(`^-?\\d{1,3}(?:[${group}]\\d{3})+(?:[${decimal}]\\d{1,2})?$`)
  const plain = /^-?\d+(?:[.,]\d{1,2})?$/
  if (bare.length > 20) return undefined
  if (group !== ' ' && grouped.test(bare)) return minorOf(bare.replaceAll(group, '').replace(decimal, '.'))
  return plain.test(bare) ? minorOf(bare.replace(',', '.')) : undefined
}

/**
 * A number as it is typed: '2', '1,5', '0.25', and '1.000' in Italian, which are a thousand.
 * @returns undefined for what is none, or may be either a thousand or one
 */
export function readNumber(locale: Locale, typed: string): number | undefined {
  const { group, decimal } = marks[locale]
  const other = decimal === ',' ? '.' : ','
  const bare = typed.replaceAll(/\s/g, '')
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:[${other}]\\d{3})+(?:[${decimal}]\\d{1,5})?$`).test(bare)
  if (isGrouped && group !== other) return undefined
  const plain = (isGrouped ? bare.replaceAll(group, '') : bare).replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,5})?$/.test(plain) ? Number(plain) : undefined
}

/** Per cent as they are typed, in hundredths: '12,5' is 1250. @returns undefined for what is none */
export function readPercent(locale: Locale, typed: string): number | undefined {
  const hundredths = readAmount(locale, typed.replace('%', ''))
  return hundredths !== undefined && hundredths >= 0 && hundredths <= 100 * cents ? hundredths : undefined
}

function minorOf(text: string): number {
  return Math.round(Number(text) * cents)
}

/** The amount as the field shows it, without its currency. */
export function writeAmount(locale: Locale, minor: number): string {
  const whole = formatNumber(locale, Math.trunc(minor / cents))
  const rest = Math.abs(minor % cents)
  return rest === 0 ? whole : `${whole}${marks[locale].decimal}${String(rest).padStart(2, '0')}`
}
