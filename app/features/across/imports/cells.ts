import { storable } from '#app/kit/storable.ts'
import * as z from 'zod/mini'
import { isCountry } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { isCurrency, moneyMost } from '#app/kit/intake/amounts.ts'
import type { RawCell } from '#app/kit/sheets/sheets.ts'
import { firstDay, isDay } from '#app/kit/words/days.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { countryNamed } from './countries.ts'
import type { CellType, Mistake, Value } from './kind.ts'

/** How the file writes what a text alone does not tell. */
export type Writing = { days: 'dmy' | 'mdy'; decimals: ',' | '.' }

/** `year`: that of now, by which a year of two digits is understood. */
export type Reading = Writing & { year: number }

type Said = (column: string) => Value | undefined
type Read = { value: Value } | { wrong: Pick<Mistake, 'reason' | 'slots'> }

/** What a cell says: a blank one is null. @param said what the columns read before it say, as its currency */
export function readCell(raw: RawCell, cell: CellType, writing: Reading, said: Said): Read {
  if (typeof raw === 'object' && 'fault' in raw)
    return wrong(raw.fault === 'formula' ? 'formula-unknown' : 'cell-error')
  const text = textOf(raw)
  if (text === '') return { value: null }
  switch (cell.type) {
    case 'text':
      return text.length > cell.max ? wrong('too-long', { count: cell.max }) : { value: text }
    case 'day':
      return readDay(raw, text, writing)
    case 'number':
      return readNumber(raw, text, cell, writing)
    case 'money':
      return readMoney(raw, text, currencyIn(said(cell.currency)), writing)
    case 'email':
      return z.email().safeParse(text.toLowerCase()).success && text.length <= 254
        ? { value: text.toLowerCase() }
        : wrong('no-email')
    case 'country':
      return readCountry(text)
    case 'currency':
      return isCurrency(text.toUpperCase()) ? { value: text.toUpperCase() } : wrong('no-currency')
    case 'link':
      return readLink(text)
    case 'list':
      return { value: text.split(/[\s;,]+/).filter(Boolean) }
    case 'choice':
      return readChoice(text, cell.options)
  }
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula: it is taken away again. */
export function textOf(raw: RawCell): string {
  if (typeof raw === 'object') return storable('day' in raw ? raw.day : raw.text)
  const text = storable(String(raw)).trim()
  return text.startsWith("'") && /^'[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text
}

/** As much of a text as there is room for; a cut may leave the half of a sign. */
export function shortened(text: string, most: number): string {
  return storable(text.slice(0, most))
}

/** So many letters of a cell tell which one it is. */
const shownMost = 200

/** As a list of mistakes shows it. */
export function shownText(text: string): string {
  return shortened(text, shownMost)
}

/** As who chooses the columns sees it. */
export function sampleOf(raw: RawCell): RawCell {
  if (typeof raw === 'number') return raw
  if (typeof raw === 'string') return shownText(raw)
  return 'day' in raw ? { day: shownText(raw.day) } : { ...raw, text: shownText(raw.text) }
}

function wrong(reason: Mistake['reason'], slots?: Mistake['slots']): Read {
  return { wrong: slots ? { reason, slots } : { reason } }
}

/** 2026-03-04 is the same to everybody; of 04/03/2026 the file says which comes first. */
function readDay(raw: RawCell, text: string, { days, year: now }: Reading): Read {
  if (typeof raw === 'object' && 'day' in raw) return dayFrom(raw.day)
  const bare = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(bare)) return dayFrom(bare)
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(bare) ?? []
  if (year === '') return wrong('no-day')
  const [day, month] = days === 'dmy' ? [one, other] : [other, one]
  return dayFrom(`${year.length === 2 ? wholeYear(Number(year), now) : year}-${month}-${day}`)
}

/** Deliveries are planned, and quotes run out, in some years at most. */
const yearsAhead = 10

/** The last year with these two digits that is no further ahead: 98 is of the last century, 27 of this. */
function wholeYear(digits: number, now: number): number {
  const last = now + yearsAhead
  return last - ((last - digits) % 100)
}

function dayFrom(written: string): Read {
  const [year = '', month = '', day = ''] = written.split('-')
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) && iso >= firstDay ? { value: iso } : wrong('no-day')
}

/** A number as its digits with a point, or nothing where the sign before its decimals is not the file's. */
export function plainNumber(text: string, decimals: Writing['decimals']): string | undefined {
  const grouping = decimals === ',' ? /[.\s'’]/g : /[,\s'’]/g
  const grouped = decimals === ',' ? /^\d{1,3}(?:[.\s'’]\d{3})+(?:,\d+)?$/ : /^\d{1,3}(?:[,\s'’]\d{3})+(?:\.\d+)?$/
  const bare = decimals === ',' ? /^\d*(?:,\d+)?$|^\d+,$/ : /^\d*(?:\.\d+)?$|^\d+\.$/
  const isNegative = /^[-−(]|[-−]$/.test(text)
  const digits = text.replaceAll(/^[-−+(]\s*|\s*[-−)]$/g, '')
  if (digits === '' || !(bare.test(digits) || grouped.test(digits))) return undefined
  return (isNegative ? '-' : '') + digits.replaceAll(grouping, '').replace(',', '.')
}

function readNumber(raw: RawCell, text: string, cell: CellType & { type: 'number' }, { decimals }: Writing): Read {
  const plain = typeof raw === 'number' ? String(raw) : plainNumber(text.replace(/\s*%$/, ''), decimals)
  const number = Number(plain)
  if (plain === undefined || !Number.isFinite(number)) return wrong('no-number', { sign: decimals })
  const factor = 10 ** cell.decimals
  const rounded = Math.round(number * factor) / factor
  if (Math.abs(rounded - number) > 1e-9) return wrong('too-fine', { count: cell.decimals })
  if (rounded < cell.least || rounded > cell.most) return wrong('out-of-range', { least: cell.least, most: cell.most })
  return { value: rounded }
}

function currencyIn(currency: Value | undefined): string {
  return typeof currency === 'string' ? currency : 'EUR'
}

function readMoney(raw: RawCell, text: string, currency: string, { decimals }: Writing): Read {
  const bare = text.replaceAll(/^(?:[A-Z]{3}|[€$£])\s*|\s*(?:[A-Z]{3}|[€$£])$/gi, '')
  const plain = typeof raw === 'number' ? String(raw) : plainNumber(bare, decimals)
  const number = Number(plain)
  if (plain === undefined || !Number.isFinite(number)) return wrong('no-money', { sign: decimals })
  const digits = minorDigits(currency)
  const minor = Math.round(number * 10 ** digits)
  // What a workbook computes is as inexact as all floating-point numbers: 0.1 + 0.2.
  if (Math.abs(minor - number * 10 ** digits) > 1e-4) return wrong('too-fine', { count: digits })
  return Math.abs(minor) > moneyMost ? wrong('no-money', { sign: decimals }) : { value: minor }
}

const digitsOf = new Map<string, number>()

/** 2 of the euro's, none of the yen's. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const isCode = /^[A-Z]{3}$/.test(currency)
  const options = { style: 'currency', currency: isCode ? currency : 'EUR' } as const
  const digits = new Intl.NumberFormat('en', options).resolvedOptions().maximumFractionDigits ?? 2
  if (isCode) digitsOf.set(currency, digits)
  return digits
}

function readCountry(text: string): Read {
  const code = text.toUpperCase()
  if (isCountry(code)) return { value: code }
  const named = countryNamed(folded(text))
  return named ? { value: named } : wrong('no-country')
}

function readLink(text: string): Read {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? { value: url.href } : wrong('no-link')
}

function readChoice(text: string, options: Record<string, Record<Locale, string>>): Read {
  const asked = folded(text)
  const found = Object.entries(options).find(([name, words]) =>
    [name, ...Object.values(words)].some((word) => folded(word) === asked),
  )
  return found ? { value: found[0] } : wrong('no-choice')
}
