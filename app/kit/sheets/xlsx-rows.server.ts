import { type RawCell, sheetLimits, SheetRefused, type SheetRow } from './sheets.ts'
import { unescaped, xmlParser } from './xml.server.ts'

type Context = { texts: readonly string[]; days: readonly boolean[]; is1904: boolean }
type Reading = { read: number; formulas: number }

/** A cell while it is read; its place is counted on where the file does not say it. */
type Cell = { at: number; type: string; isDay: boolean; hasFormula: boolean; value: string }

/** The rows of a sheet that hold anything, as its bytes come in. @throws SheetRefused */
export async function* rowsOfSheet(stream: AsyncIterable<Buffer>, context: Context, reading: Reading) {
  const done: SheetRow[] = []
  const parser = sheetParser(context, reading, done)
  const decoder = new TextDecoder()
  let count = 0
  try {
    for await (const piece of stream) {
      reading.read += piece.length
      parser.write(decoder.decode(piece, { stream: true }))
      for (const row of done.splice(0)) {
        if (count > sheetLimits.rows) throw new SheetRefused('too-many-rows')
        count += 1
        yield row
      }
    }
    parser.close()
  } catch (cause) {
    throw cause instanceof SheetRefused ? cause : new SheetRefused('broken-workbook', { cause })
  }
}

function sheetParser(context: Context, reading: Reading, done: SheetRow[]) {
  let row: SheetRow = { line: 0, cells: [] }
  let cell: Cell | undefined
  let nextAt = 0
  let isValue = false
  return xmlParser({
    open(name, attributes) {
      if (name === 'row') {
        row = { line: Number(attributes['r'] ?? row.line + 1), cells: [] }
        nextAt = 0
      } else if (name === 'c') {
        cell = cellOf(attributes, nextAt, context)
        nextAt = cell.at + 1
      } else if (cell) {
        if (name === 'f') {
          cell.hasFormula = true
          reading.formulas += 1
        }
        isValue = name === 'v' || name === 't'
      }
    },
    text(text) {
      if (isValue && cell) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && cell) {
        put(row, cell.at, valueOf(cell, context))
        cell = undefined
      }
      if (name === 'row' && row.cells.some((one) => one !== '')) done.push(row)
    },
  })
}

function cellOf(attributes: Record<string, string>, nextAt: number, { days }: Context): Cell {
  const { r: reference, t: type = 'n', s: style } = attributes
  const at = reference === undefined ? nextAt : columnIn(reference)
  return { at, type, isDay: style !== undefined && days[Number(style)] === true, hasFormula: false, value: '' }
}

/** `AB12` is the 28th column, whose place is 27. */
function columnIn(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1
}

/** Cells that only have a look reach far beyond those that hold something. */
function put(row: SheetRow, at: number, value: RawCell): void {
  if (value === '') return
  if (at >= sheetLimits.columns) throw new SheetRefused('too-many-columns')
  while (row.cells.length < at) row.cells.push('')
  row.cells[at] = value
}

function valueOf({ type, value, isDay, hasFormula }: Cell, { texts, is1904 }: Context): RawCell {
  if (hasFormula && value === '' && type !== 'str') return { fault: 'formula', text: '' }
  if (type === 'e') return { fault: 'error', text: value }
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'd') return { day: value.slice(0, 10) }
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return unescaped(value)
  if (value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return isDay && number >= 1 ? { day: dayOfSerial(number, is1904) } : number
}

const dayMs = 86_400_000

/** Days are counted from the last of 1899; that 1900 is taken for a leap year counts until its March. */
function dayOfSerial(serial: number, is1904: boolean): string {
  const days = Math.floor(serial)
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const moment = start + days * dayMs
  // Beyond what any calendar writes: shown as it stands, and refused as a day.
  return moment < Date.UTC(10_000, 0, 1) ? new Date(moment).toISOString().slice(0, 10) : String(serial)
}
