import { amountMost, currencies, readAmount, writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { countryIn } from '#app/features/people/audience/audience.forms.ts'
import type { CountryPrice } from './packages.ts'

// Prices by country, as staff type them: `Italia 1.290,00 EUR`, one a line, and `*` for all that are not named.

export const pricesMost = 60

type Wrong = { wrong: 'price-form' | 'price-country' | 'price-currency' | 'price-twice' | 'price-many'; line: number }

/** @returns the prices, or what is wrong with the first line that cannot be read, and which it is */
export function readPrices(locale: Locale, typed: string): { prices: CountryPrice[] } | Wrong {
  const lines = typed.split('\n').flatMap((text, at) => (text.trim() ? [{ text: text.trim(), line: at + 1 }] : []))
  if (lines.length > pricesMost) return { wrong: 'price-many', line: lines[pricesMost]?.line ?? 0 }
  const prices: CountryPrice[] = []
  for (const { text, line } of lines) {
    const read = readPrice(locale, text)
    if (typeof read === 'string') return { wrong: read, line }
    if (prices.some(({ country }) => country === read.country)) return { wrong: 'price-twice', line }
    prices.push(read)
  }
  return { prices }
}

function readPrice(locale: Locale, text: string): CountryPrice | Wrong['wrong'] {
  const [, place = '', number = '', code = ''] = /^(.+?)[\s:]+([\d.,' \u00a0\u202f]+)\s*([A-Za-z]{3})$/.exec(text) ?? []
  const amount = readAmount(locale, number)
  if (amount === undefined || amount <= 0 || amount > amountMost) return 'price-form'
  const country = place === '*' ? '' : countryIn(place)
  if (country === undefined) return 'price-country'
  const currency = currencies.find((one) => one === code.toUpperCase())
  return currency ? { country, currency, amount } : 'price-currency'
}

export function writePrices(locale: Locale, prices: readonly CountryPrice[]): string {
  return prices
    .map(({ country, currency, amount }) => `${country || '*'} ${writeAmount(locale, amount)} ${currency}`)
    .join('\n')
}
