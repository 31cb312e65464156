import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, type Info, parse, type Parser } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { decoded, encodingOf, isText, startOf, utf8Pieces } from './encoding.server.ts'
import { type Sheet, sheetLimits, SheetRefused, type SheetRow } from './sheets.ts'

type Found = { record: string[]; info: Info }

/** How far a text has been parsed; who takes its rows may be behind, and gets no more of them after a mistake. */
type Parsed = { rows: number; lastLine: number }

/** What parts the cells of a text. */
const separators = [';', ',', '\t', '|']

/**
 * A table written as text, however its letters are written and its cells parted. It takes no more memory than its
 * longest row. @throws SheetRefused
 */
export async function openCsv(path: string): Promise<Sheet> {
  const start = await startOf(path)
  const encoding = await encodingOf(path)
  if (!isText(start, encoding)) throw new SheetRefused('not-a-table')
  const separator = separatorIn(decoded(start, encoding))
  const { size } = await stat(path)
  const state = { read: 0 }
  const source = Readable.from(utf8Pieces(path, encoding, (bytes) => (state.read += bytes)))
  const parsed: Parsed = { rows: 0, lastLine: 0 }
  const parser = source.pipe(parserOf(separator, parsed))
  source.on('error', (error) => parser.destroy(error))
  const rows = rowsOf(parser, source, parsed)
  const first = await rows.next()
  if (first.done) throw new SheetRefused('empty')
  const header = first.value.cells.map(String)
  return {
    facts: { format: 'csv', encoding, separator },
    header,
    rows,
    share: () => (size > 0 ? Math.min(state.read / size, 1) : 1),
    formulas: () => 0,
  }
}

function parserOf(separator: string, parsed: Parsed): Parser {
  return parse({
    delimiter: separator,
    bom: true,
    info: true,
    // 12" wheels stand in many a file: a quotation mark within a cell is one.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: sheetLimits.rowBytes,
    on_record(found, { lines }) {
      parsed.rows += 1
      parsed.lastLine = lines
      return found
    },
  })
}

async function* rowsOf(parser: Parser, source: Readable, parsed: Parsed): AsyncGenerator<SheetRow, void, undefined> {
  let count = 0
  try {
    for await (const found of parser) {
      const { record, info }: Found = found
      if (record.length > sheetLimits.columns && hasTextBeyond(record)) throw new SheetRefused('too-many-columns')
      if (count > sheetLimits.rows) throw new SheetRefused('too-many-rows')
      count += 1
      yield { line: info.lines - lineEndsIn(record), cells: record.slice(0, sheetLimits.columns) }
    }
  } catch (error) {
    throw refusalOf(error, parsed)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Spreadsheets like to end every line with cells that nobody has filled in. */
function hasTextBeyond(record: readonly string[]): boolean {
  return record.slice(sheetLimits.columns).some((cell) => cell !== '')
}

function lineEndsIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
}

function refusalOf(error: unknown, { rows, lastLine }: Parsed): unknown {
  if (!(error instanceof CsvError)) return error
  const where = { line: lastLine + 1, cause: error }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new SheetRefused('quote-open', where)
  // A first row that long has not too long cells but too many.
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return rows === 0 ? new SheetRefused('too-many-columns') : new SheetRefused('row-too-long', where)
  return new SheetRefused('not-a-table', where)
}

/** The one by which the first rows fall into the most cells, alike in all of them. */
function separatorIn(start: string): string {
  const text = start.slice(0, 20_000)
  const scores = separators.map((separator) => ({ separator, score: scoreOf(text, separator) }))
  return scores.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ','
}

function scoreOf(text: string, separator: string): number {
  const options = { delimiter: separator, bom: true, relax_quotes: true, relax_column_count: true, to: 10 } as const
  const lines = text.split(/\r\n|[\r\n]/).slice(0, 10)
  try {
    const records: string[][] = parseSync(lines.join('\n'), options)
    const [head, ...rest] = records.map(({ length }) => length)
    if (head === undefined || head < 2) return 0
    return head * (1 + rest.filter((length) => length === head).length)
  } catch (error) {
    // Cut off within a cell of several lines.
    if (error instanceof CsvError) return (lines[0] ?? '').split(separator).length - 1
    throw error
  }
}
