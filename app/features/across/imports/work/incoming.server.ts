import type { RawCell, SheetRow } from '#app/kit/sheets/sheets.ts'
import { readCell, type Reading, shownText, textOf } from '../cells.ts'
import type { Choices } from '../columns.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { isSame, shownValue } from '../comparing.ts'
import type { Column, Kind, Mistake, Value, Values, Incoming } from '../kind.ts'

/** A record while it is read, with what is wrong with it so far; `wasBad`: besides what is noted already. */
export type Read = { incoming: Incoming; mistakes: Mistake[]; warnings: Mistake[]; wasBad?: boolean }

export function isGood({ mistakes, wasBad = false }: Read): boolean {
  return mistakes.length === 0 && !wasBad
}

/** The columns the file has, in the order in which they are read: what a cell's currency is, is known before it. */
function chosenColumns({ columns }: Kind, choices: Choices): { column: Column; at: number }[] {
  const chosen = columns.flatMap((column) => {
    const at = choices.columns[column.name]
    return at === undefined ? [] : [{ column, at }]
  })
  return [...chosen.filter(({ column }) => column.cell.type !== 'money'), ...chosen.filter(isMoney)]
}

function isMoney({ column }: { column: Column }): boolean {
  return column.cell.type === 'money'
}

/**
 * Makes records of the rows of a file. Rows that follow each other and belong to the same record become one; of rows
 * further apart the caller makes one. @param table how many columns it has, and the year it is read in
 */
export async function* incomingOf(
  kind: Kind,
  choices: Choices,
  { width, year }: { width: number; year: number },
  rows: AsyncIterable<SheetRow>,
): AsyncGenerator<Read, void, undefined> {
  const writing = { ...choices.writing, year }
  const reading: Table = { kind, columns: chosenColumns(kind, choices), writing, width, currencies: new Map() }
  let last: Read | undefined
  for await (const row of rows) {
    const read = readRow(reading, row)
    if (kind.hasLines && last && read.incoming.key !== '' && last.incoming.key === read.incoming.key) {
      addLines(last, read)
      continue
    }
    if (last) yield last
    last = read
  }
  if (last) yield last
}

/** A document has no more lines than anybody scrolls through. */
const linesMost = 1000

/** What is the record's as a whole is repeated on each of its rows, or left blank there. */
export function addLines(first: Read, more: Read): void {
  const { incoming } = first
  const { line } = more.incoming
  for (const [name, value] of Object.entries(more.incoming.values)) {
    if (value === null || isSaidAlike(value, incoming.values[name])) continue
    if (isLacking(incoming, name)) incoming.values[name] = value
    else
      first.mistakes.push({
        line,
        field: name,
        value: shownValue(value),
        reason: 'head-differs',
        slots: { line: incoming.line },
      })
  }
  // What a later row lacks of the whole stands in the first.
  first.mistakes.push(
    ...more.mistakes.filter(({ reason, field }) => reason !== 'required' || isLacking(incoming, field)),
  )
  if (incoming.lines.length > linesMost) return
  incoming.lines.push(...more.incoming.lines)
  if (incoming.lines.length > linesMost)
    first.mistakes.push({ line, field: '', value: incoming.key, reason: 'too-many-lines', slots: { count: linesMost } })
}

/** A customer may be written in capitals once. */
function isSaidAlike(one: Value, other: Value | undefined): boolean {
  return isSame(one, other) || folded(shownValue(one)) === folded(shownValue(other))
}

function isLacking({ values }: Incoming, field: string): boolean {
  return values[field] === null || values[field] === undefined
}

type Table = {
  kind: Kind
  columns: readonly { column: Column; at: number }[]
  writing: Reading
  width: number
  /**
   * The currencies of the records so far, by key: a further row of a record, wherever it stands, may leave the currency
   * blank.
   */
  currencies: Map<string, Value>
}

function readRow({ kind, columns, writing, width, currencies }: Table, { line, cells }: SheetRow): Read {
  const [values, ofLine]: [Values, Values] = [{}, {}]
  const said = (name: string) => ofLine[name] ?? values[name] ?? currencies.get(kind.keyOf(values))
  const mistakes: Mistake[] = []
  for (const { column, at } of columns) {
    const { name, cell, isRequired, instead, isOfLine } = column
    const raw: RawCell = cells[at] ?? ''
    const read = readCell(raw, cell, writing, said)
    const value = 'value' in read ? read.value : null
    const into = isOfLine ? ofLine : values
    into[name] = value
    if ('wrong' in read) mistakes.push({ line, field: name, value: shownText(textOf(raw)), ...read.wrong })
    else if (isRequired && instead === undefined && value === null)
      mistakes.push({ line, field: name, value: '', reason: 'required' })
  }
  if (cells.slice(width).some((cell) => cell !== ''))
    mistakes.push({ line, field: '', value: '', reason: 'too-many-cells' })
  const key = kind.keyOf(values)
  const lines = kind.hasLines ? [{ line, values: ofLine }] : []
  const currency = columns.find(({ column }) => column.cell.type === 'currency')
  const own = currency && values[currency.column.name]
  if (kind.hasLines && key !== '' && own && !currencies.has(key)) currencies.set(key, own)
  return { incoming: { key, line, values, lines }, mistakes, warnings: [] }
}
