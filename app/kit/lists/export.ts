import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { majorOf, type Money } from '#app/kit/words/money.ts'

/** A day is a date to the spreadsheet, in whatever language it speaks; an amount is a number written like money. */
export type Cell = string | number | { day: string } | { amount: number } | null

export type ExportColumn<Row> = { label: string; value: (row: Row) => Cell }

/** A day, or a moment cut to its day by the maker's calendar. */
export function dayCell(at: Date | string | null): Cell {
  return at === null ? null : { day: typeof at === 'string' ? at : dayOf(at) }
}

/** An amount of money in whole units; its currency has a column of its own. */
export function amountCell(locale: Locale, money: Money): { amount: number } {
  return { amount: majorOf(locale, money) }
}

/** Texts in pieces of some size: one for each row would cost more in passing on than in making. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLeast) continue
    yield piece
    piece = ''
  }
  yield piece
}

const pieceLeast = 64_000
