import { readAmount, readNumber, readPercent, writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { isSerialLink, normaliseSerial, serialLength } from '#app/features/bicycles/models/models.serials.ts'

/** What the lines of a quote or an order are called, and by which number the maker knows it. */
export type Item = { number: string; name: string }

/** A line as staff type it: amounts in the currency's smallest unit, discounts in hundredths of a percent. */
export type TypedLine = {
  itemNumber: string
  item: string
  quantity: number
  price: number
  discount: number
  /** On an order alone: YYYY-MM-DD, or ''. */
  expected: string
  serials: string[]
  /** Where it stood in the order before; undefined for a new one. */
  was: number | undefined
}

export const linesMost = 100
export const quantityMost = 1_000_000

/** The parts of a line, each a field `NAME_1`, `NAME_2` and so on. */
export const linePartNames = [
  'item_number',
  'item',
  'quantity',
  'price',
  'discount',
  'expected',
  'serials',
  'was',
] as const
export type LinePart = (typeof linePartNames)[number]

export function fieldOf(part: LinePart, line: number): string {
  return `${part}_${line}`
}

/** What a line comes to, to the nearest of the smallest unit. */
export function amountOf({ quantity, price, discount }: Pick<TypedLine, 'quantity' | 'price' | 'discount'>): number {
  return lessDiscount(Math.round(quantity * price), discount)
}

/** @param discount in hundredths of a percent */
export function lessDiscount(amount: number, discount: number): number {
  return Math.round((amount * (10_000 - discount)) / 10_000)
}

/** The discount that makes this amount of a whole, in hundredths of a percent. */
export function discountOn(whole: number, amount: number): number {
  if (whole <= 0) return 0
  return roundestPercent((1 - amount / whole) * 10_000, (percent) => lessDiscount(whole, percent) === amount)
}

/** What VAT of so much comes to. @param percent in hundredths */
export function vatOn(net: number, percent: number): number {
  return Math.round((net * percent) / 10_000)
}

/** The VAT that makes this amount on a net one, in hundredths of a percent. */
export function vatPercentOn(net: number, amount: number): number {
  if (net <= 0) return 0
  return roundestPercent((amount / net) * 10_000, (percent) => vatOn(net, percent) === amount)
}

/** Amounts are rounded, so that several percentages make the same: the roundest is the one that people say. */
function roundestPercent(exact: number, makesIt: (percent: number) => boolean): number {
  return [100, 10].map((step) => Math.round(exact / step) * step).find(makesIt) ?? Math.round(exact)
}

type Texts = Readonly<Record<string, unknown>>

export function lineTextsIn(values: object, line: number): Record<LinePart, string> {
  const texts = values as Texts // Whatever stands there is made a text of below.
  const textOf = (part: LinePart) => {
    const text = texts[fieldOf(part, line)]
    return typeof text === 'string' ? text.trim() : ''
  }
  return {
    item_number: textOf('item_number'),
    item: textOf('item'),
    quantity: textOf('quantity'),
    price: textOf('price'),
    discount: textOf('discount'),
    expected: textOf('expected'),
    serials: textOf('serials'),
    was: textOf('was'),
  }
}

/** A line in which nothing was said is none: there may be empty ones below the last, with the quantity they begin with. */
export function isBlank({ quantity: _begun, was: _hidden, ...said }: Record<LinePart, string>): boolean {
  return Object.values(said).every((text) => text === '')
}

/** A quantity as it was typed. @returns undefined where it is not a number, or could be a thousand as well as one */
export function readQuantity(locale: Locale, typed: string): number | undefined {
  const quantity = readNumber(locale, typed)
  return quantity !== undefined && quantity <= quantityMost ? quantity : undefined
}

/** Several serial numbers in one field, each once, in the one way of writing them. */
export function readSerials(typed: string): string[] {
  const pieces = typed.split(/[\s,;]+/).flatMap((piece) => (isSerialLink(piece) ? [piece] : piece.split(/[/|]/)))
  return [...new Set(pieces.map((one) => normaliseSerial(one)))].filter(Boolean)
}

/** Whether it could be the number of a bicycle: of which family is not asked. */
export function isSerial(number: string): boolean {
  return number.length <= serialLength.most && /^[A-Z0-9.-]+$/.test(number)
}

/** The lines that were typed, of a form whose checks have passed. */
export function readLines(locale: Locale, values: object, count: number): TypedLine[] {
  const all = Array.from({ length: count }, (_, at) => lineTextsIn(values, at + 1))
  return (
    all
      .filter((texts) => !isBlank(texts))
      .map((texts) => ({
        itemNumber: texts.item_number,
        item: texts.item,
        quantity: readQuantity(locale, texts.quantity) ?? 0,
        price: readAmount(locale, texts.price) ?? 0,
        discount: readPercent(locale, texts.discount || '0') ?? 0,
        expected: texts.expected,
        serials: readSerials(texts.serials),
        was: /^\d{1,3}$/.test(texts.was) ? Number(texts.was) : undefined,
      }))
      // Two lines were not one: what was shipped of it counts once.
      .map((line, at, lines) =>
        lines.findIndex(({ was }) => was === line.was) < at ? { ...line, was: undefined } : line,
      )
  )
}

/** A quantity as the language writes it. */
export function writeQuantity(locale: Locale, value: number): string {
  return String(value).replace('.', locale === 'en' ? '.' : ',')
}

/** What a form begins with. */
export function writeLines(
  locale: Locale,
  lines: readonly (Omit<TypedLine, 'expected' | 'serials' | 'was'> & Partial<TypedLine>)[],
): FormValues {
  const values: FormValues = { lines: String(Math.max(lines.length, 1)) }
  if (lines.length === 0) values[fieldOf('quantity', 1)] = '1'
  for (const [at, line] of lines.entries()) {
    values[fieldOf('item_number', at + 1)] = line.itemNumber
    values[fieldOf('item', at + 1)] = line.item
    values[fieldOf('quantity', at + 1)] = writeQuantity(locale, line.quantity)
    values[fieldOf('price', at + 1)] = writeAmount(locale, line.price)
    values[fieldOf('discount', at + 1)] = line.discount > 0 ? writeAmount(locale, line.discount) : ''
    values[fieldOf('expected', at + 1)] = line.expected ?? ''
    values[fieldOf('serials', at + 1)] = line.serials?.join(' ') ?? ''
    values[fieldOf('was', at + 1)] = line.was === undefined ? '' : String(line.was)
  }
  return values
}
