import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Cell, inPieces } from './export.ts'

/**
 * A workbook of one sheet, written while its rows are read: its bytes are deflated piece by piece, so that the largest
 * one costs no more memory than the smallest. Texts are texts here, whatever they begin with; days and numbers keep
 * their kind.
 */
export async function* xlsxPieces(name: string, labels: readonly string[], rows: AsyncIterable<Cell[]>) {
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  const begin = (path: string) => {
    const file = new ZipDeflate(path, { level: 4 })
    zip.add(file)
    return file
  }
  for (const [path, xml] of Object.entries(partsOf(name))) begin(path).push(strToU8(head + xml), true)
  const sheet = begin('xl/worksheets/sheet1.xml')
  for await (const piece of inPieces(sheetOf(labels, rows))) {
    sheet.push(strToU8(piece))
    yield* made.splice(0)
  }
  sheet.push(new Uint8Array(), true)
  zip.end()
  yield* made.splice(0)
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function xf(format: number, font: number): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
}

/** All but the sheet; the cells' styles are plain, bold, day and amount (#,##0.00). */
const partsOf = (name: string) => ({
  '[Content_Types].xml':
    `<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
    `<sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="4">${xf(0, 0)}${xf(0, 1)}${xf(14, 0)}${xf(4, 0)}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
    '</styleSheet>',
})
const [bold, day, amount] = [1, 2, 3]

/** What a spreadsheet takes for the name of a sheet: 31 characters at most, and some signs never. */
function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\'"]/g, ' ')
      .trim()
      .slice(0, 31) || '1'
  )
}

/** Columns are as wide as their first rows need. */
const measured = 100

async function* sheetOf(labels: readonly string[], rows: AsyncIterable<Cell[]>) {
  const first: Cell[][] = []
  let [hasBegun, count] = [false, 0]
  const begin = () => {
    hasBegun = true
    return `${beginning(labels, first)}${first.map(rowOf).join('')}`
  }
  for await (const row of rows) {
    count += 1
    if (hasBegun) yield rowOf(row)
    else if (first.push(row) === measured) yield begin()
  }
  if (!hasBegun) yield begin()
  // The head row has the arrows by which a spreadsheet filters and sorts.
  yield `</sheetData><autoFilter ref="A1:${columnName(labels.length)}${count + 1}"/></worksheet>`
}

/** The head row stays in sight. */
function beginning(labels: readonly string[], rows: readonly Cell[][]): string {
  const columns = labels.map((label, at) => {
    const longest = Math.max(label.length, ...rows.map((row) => textOf(row[at]).length))
    const width = Math.min(Math.max(longest + 2, 8), 60)
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols>` +
    `<sheetData><row>${labels.map((label) => inline(label, ` s="${bold}"`)).join('')}</row>`
  )
}

function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'day' in cell ? cell.day : cell.amount.toFixed(2)
}

function rowOf(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'string') return inline(cell)
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if ('day' in cell) return `<c s="${day}"><v>${serialOf(cell.day)}</v></c>`
  return `<c s="${amount}"><v>${cell.amount}</v></c>`
}

/** A spreadsheet refuses the whole file for a longer text. */
const textMost = 32_767

function inline(text: string, style = ''): string {
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, textMost))}</t></is></c>`
}

/** A for the first column, AA for the 27th. */
function columnName(at: number): string {
  const [before, last] = [Math.floor((at - 1) / 26), (at - 1) % 26]
  return (before > 0 ? columnName(before) : '') + String.fromCodePoint(65 + last)
}

/** Days since the one spreadsheets count from. */
function serialOf(text: string): number {
  return (Date.parse(`${text}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no control characters, and no halves of a pair; `_x0041_` would be read as the letter it stands for. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/[&<>]/g, (sign) => named[sign] ?? '')
  )
}
