import { fileNameOf } from '#app/kit/pdf/response.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { csvPieces } from './csv.server.ts'
import type { Cell, ExportColumn } from './export.ts'
import { exportWords } from './export.words.ts'
import { xlsxPieces } from './xlsx.server.ts'

/** `lead-2026-11-21.csv`: what it is in the reader's language, and the day it was made. */
export type ExportFile = {
  name: string
  now: Date
  /** More rows than a list has room for: what is no list, and has to be there as a whole, says how many. */
  most?: number
}

/** More rows than anybody looks through in a spreadsheet: who needs others sets a filter. */
export const exportMost = 20_000

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A list as a file for a spreadsheet, of the kind its address ends with, sent while its rows are read; one that is cut
 * says so in its last line. The first rows are read before the answer begins: what refuses them still gets its page.
 */
export async function exportResponse<Row>(
  { pathname }: URL,
  { name, now, most = exportMost }: ExportFile,
  columns: readonly ExportColumn<Row>[],
  rows: Rows<Row>,
): Promise<Response> {
  const locale = localeOf(pathname)
  const kind = pathname.endsWith('.xlsx') ? 'xlsx' : 'csv'
  const labels = columns.map(({ label }) => label)
  const cells = cellsOf(columns, rows, most, (count) => sayIn(exportWords, locale)('cut', { count }))
  const pieces = kind === 'xlsx' ? xlsxPieces(name, labels, cells) : csvPieces(locale, labels, cells)
  const first = await pieces.next()
  return new Response(streamOf(first, pieces), {
    headers: {
      'content-type': types[kind],
      'content-disposition': `attachment; filename="${fileNameOf(`${name.slice(0, 60)} ${dayOf(now)}`).toLowerCase()}.${kind}"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Rows<Row>,
  most: number,
  cutAfter: (count: number) => string,
): AsyncGenerator<Cell[], void, undefined> {
  let count = 0
  for await (const row of rows) {
    if (count === most) {
      yield [cutAfter(count)]
      return
    }
    count += 1
    yield columns.map(({ value }) => value(row))
  }
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

type Piece = Uint8Array<ArrayBuffer>

/** Asks for the next piece only when the one before has been taken; a reader who goes away ends the reading. */
function streamOf(first: IteratorResult<Piece, void>, pieces: AsyncGenerator<Piece, void>): ReadableStream<Piece> {
  let next: IteratorResult<Piece, void> | undefined = first
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = next ?? (await pieces.next())
      next = undefined
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return()
    },
  })
}
