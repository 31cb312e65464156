import { fileNameOf } from '#app/kit/pdf/response.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { csvWords } from './csv.words.ts'

/** A column of an export: numbers are written as the spreadsheets of the language read them. */
export type CsvColumn<Row> = { label: string; value: (row: Row) => string | number | null }

/** `lead-2026-11-21.csv`: what it is in the reader's language, and the day it was made. */
export type ExportFile = { name: string; now: Date }

/** More rows than anybody looks through in a spreadsheet: who needs others sets a filter. */
export const exportMost = 20_000

/**
 * A list as a file for a spreadsheet, written while it is read; one that is cut says so in its last line. Italian and
 * French spreadsheets part cells by a semicolon and decimals by a comma. What would be taken for a formula is kept from
 * being one (CWE-1236).
 */
export function csvResponse<Row>(
  locale: Locale,
  { name, now }: ExportFile,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Response {
  const separator = locale === 'en' ? ',' : ';'
  const write = (cells: readonly (string | number | null)[]) =>
    `${cells.map((cell) => cellOf(locale, separator, cell)).join(separator)}\r\n`
  async function* lines() {
    // The mark tells spreadsheets that this is UTF-8.
    yield `\uFEFF${write(columns.map(({ label }) => label))}`
    let count = 0
    for await (const row of rows) {
      if (count === exportMost) {
        yield write([sayIn(csvWords, locale)('cut', { count })])
        return
      }
      count += 1
      yield write(columns.map(({ value }) => value(row)))
    }
  }
  return new Response(streamOf(lines()).pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(`${name.slice(0, 60)} ${dayOf(now)}`).toLowerCase()}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

const step = 500

/**
 * The rows of an export, read a few hundred at a time: nothing is held meanwhile, neither the database nor a turn.
 * @param read the rows that come after one
 */
export async function* eachRow<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row, void, undefined> {
  let last: Row | undefined
  do {
    const rows = await read(last, step)
    yield* rows
    last = rows.length === step ? rows.at(-1) : undefined
  } while (last !== undefined)
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}

function cellOf(locale: Locale, separator: string, cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return locale === 'en' ? String(cell) : String(cell).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(cell) && !isPlainPhone(cell) ? `'${cell}` : cell
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A telephone number as most are written. Of digits and spaces alone nothing can be computed, and an apostrophe would
 * have to be taken off each before a phone or another program reads it.
 */
function isPlainPhone(cell: string): boolean {
  return /^\+\d[\d ]*$/.test(cell)
}
