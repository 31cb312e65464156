import type { Locale } from '#app/kit/words/locales.ts'
import { type Cell, inPieces } from './export.ts'

/**
 * Italian and French spreadsheets part cells by a semicolon and decimals by a comma, and read numbers so. What would be
 * taken for a formula is kept from being one (CWE-1236).
 */
export async function* csvPieces(locale: Locale, labels: readonly string[], rows: AsyncIterable<Cell[]>) {
  const encoder = new TextEncoder()
  for await (const piece of inPieces(linesOf(locale, labels, rows))) yield encoder.encode(piece)
}

async function* linesOf(locale: Locale, labels: readonly string[], rows: AsyncIterable<Cell[]>) {
  const separator = locale === 'en' ? ',' : ';'
  const write = (cells: readonly Cell[]) =>
    `${cells.map((cell, at) => cellOf(locale, separator, cell, at === 0)).join(separator)}\r\n`
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${write(labels)}`
  for await (const row of rows) yield write(row)
}

function cellOf(locale: Locale, separator: string, cell: Cell, isFirst: boolean): string {
  if (cell === null) return ''
  if (typeof cell === 'object' && 'day' in cell) return cell.day
  if (typeof cell !== 'string') {
    const number = String(typeof cell === 'number' ? cell : cell.amount)
    return locale === 'en' ? number : number.replace('.', ',')
  }
  const text = !isFirst && isPlainPhone(cell) ? cell : withoutFormulas(cell)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Keeps text from becoming a formula. A spreadsheet that expects another separator splits a text into new cells, and
 * ignores the quotation marks around it: so a sign after any separator or line end may begin a cell. Blanks and
 * quotation marks before it are skipped; full-width signs count as the plain ones.
 */
function withoutFormulas(text: string): string {
  return text.replaceAll(/(?<=(?:^|[;,\t\r\n])[\p{White_Space}\p{Cf}"]*)[=+\-@＝＋－＠]/gu, "'$&")
}

/**
 * A telephone number as most are written. Digits and spaces alone compute nothing, and an apostrophe before it would
 * have to be removed before a phone or another program can use it. Not in the first cell of a line: with another
 * separator the next cell would become part of it.
 */
function isPlainPhone(cell: string): boolean {
  return /^\+\d[\d ]*$/.test(cell)
}
