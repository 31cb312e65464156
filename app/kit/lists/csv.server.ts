import { fileNameOf } from '#app/kit/pdf/response.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** A column of an export: numbers are written as the spreadsheets of the language read them. */
export type CsvColumn<Row> = { label: string; value: (row: Row) => string | number | null }

/**
 * A list as a file for a spreadsheet, written while it is read. Italian and French spreadsheets part cells by a
 * semicolon and decimals by a comma. What would be taken for a formula is kept from being one (CWE-1236).
 */
export function csvResponse<Row>(
  locale: Locale,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Response {
  const separator = locale === 'en' ? ',' : ';'
  const write = (cells: readonly (string | number | null)[]) =>
    `${cells.map((cell) => cellOf(locale, separator, cell)).join(separator)}\r\n`
  async function* lines() {
    // The mark tells spreadsheets that this is UTF-8.
    yield `\uFEFF${write(columns.map(({ label }) => label))}`
    for await (const row of rows) yield write(columns.map(({ value }) => value(row)))
  }
  return new Response(streamOf(lines()).pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNameOf(name)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
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
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
