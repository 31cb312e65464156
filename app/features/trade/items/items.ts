import { readAmount, readPercent, writeAmount } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { FormValues } from '#app/kit/forms/problems.ts'

/** What the lines of a quote or an order are called, and by which number the maker knows it. */
export type Item = { number: string; name: string }

/** A line as staff type it: amounts in the currency's smallest unit, discounts in hundredths of a percent. */
export type TypedLine = {
  itemNumber: string
  item: string
  quantity: number
  price: number
  discount: number
  /** Of an order alone. */
  shipped: number
}

export const linesMost = 100
export const quantityMost = 1_000_000

/** The parts of a line, each a field `NAME_1`, `NAME_2` and so on. */
export const linePartNames = ['item_number', 'item', 'quantity', 'price', 'discount', 'shipped'] as const
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
    shipped: textOf('shipped'),
  }
}

/** A line in which nothing was said is none: there may be empty ones below the last. */
export function isBlank({ item_number: number, item, price }: Record<LinePart, string>): boolean {
  return number === '' && item === '' && price === ''
}

/** A quantity as it is typed: '2', '1,5', '0.25'. @returns undefined for what is none */
export function readQuantity(typed: string): number | undefined {
  const bare = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,5})?$/.test(bare)) return undefined
  const quantity = Number(bare)
  return quantity <= quantityMost ? quantity : undefined
}

/** The lines that were typed, of a form whose checks have passed. */
export function readLines(locale: Locale, values: object, count: number): TypedLine[] {
  const all = Array.from({ length: count }, (_, at) => lineTextsIn(values, at + 1))
  return all
    .filter((texts) => !isBlank(texts))
    .map((texts) => ({
      itemNumber: texts.item_number,
      item: texts.item,
      quantity: readQuantity(texts.quantity) ?? 0,
      price: readAmount(locale, texts.price) ?? 0,
      discount: readPercent(locale, texts.discount || '0') ?? 0,
      shipped: readQuantity(texts.shipped || '0') ?? 0,
    }))
}

/** What a form begins with. */
export function writeLines(locale: Locale, lines: readonly TypedLine[]): FormValues {
  const decimal = locale === 'en' ? '.' : ','
  const quantity = (value: number) => String(value).replace('.', decimal)
  const values: FormValues = { lines: String(Math.max(lines.length, 1)) }
  if (lines.length === 0) values[fieldOf('quantity', 1)] = '1'
  for (const [at, line] of lines.entries()) {
    values[fieldOf('item_number', at + 1)] = line.itemNumber
    values[fieldOf('item', at + 1)] = line.item
    values[fieldOf('quantity', at + 1)] = quantity(line.quantity)
    values[fieldOf('price', at + 1)] = writeAmount(locale, line.price)
    values[fieldOf('discount', at + 1)] = line.discount > 0 ? writeAmount(locale, line.discount) : ''
    values[fieldOf('shipped', at + 1)] = line.shipped > 0 ? quantity(line.shipped) : ''
  }
  return values
}
