import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { xlsxPieces } from '#app/kit/lists/xlsx.server.ts'
import { openSheet } from './open-sheet.server.ts'
import { workbook } from './sheets.fixture.ts'
import { SheetRefused } from './sheets.ts'

function fileOf(bytes: Uint8Array | string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'file')
  writeFileSync(file, bytes)
  return file
}

async function read(bytes: Uint8Array | string) {
  const sheet = await openSheet(fileOf(bytes))
  const rows = []
  for await (const row of sheet.rows) rows.push(row)
  return { ...sheet.facts, header: sheet.header, rows, formulas: sheet.formulas(), share: sheet.share() }
}

async function refusalOf(bytes: Uint8Array | string) {
  const error: unknown = await read(bytes).catch((thrown: unknown) => thrown)
  return error instanceof SheetRefused ? [error.refusal, error.line] : error
}

test.each([
  ['UTF-8', Buffer.from('Città;Nome\nForlì;Zoë\n'), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFCittà;Nome\r\nForlì;Zoë\r\n'), 'utf-8'],
  ['Windows’ letters', Buffer.from('Città;Nome\r\nForlì;Zoë\r\n', 'latin1'), 'windows-1252'],
  ['UTF-16 with its mark', Buffer.from('\uFEFFCittà;Nome\r\nForlì;Zoë\r\n', 'utf16le'), 'utf-16le'],
  ['UTF-16 without', Buffer.from('Città;Nome\r\nForlì;Zoë\r\n', 'utf16le'), 'utf-16le'],
  ['UTF-16 the other way round', Buffer.from('\uFEFFCittà;Nome\r\nForlì;Zoë\r\n', 'utf16le').swap16(), 'utf-16be'],
])('a table written in %s says the same', async (_, bytes, encoding) => {
  const found = await read(bytes)
  expect([found.encoding, found.header]).toEqual([encoding, ['Città', 'Nome']])
  expect(found.rows).toEqual([{ line: 2, cells: ['Forlì', 'Zoë'] }])
})

test.each([',', ';', '\t', '|'])(
  'cells parted by “%s” are told apart, also where others stand in them',
  async (sign) => {
    const found = await read(`a${sign}b${sign}c\n1${sign}"x,y;z"${sign}3\n4${sign}5 5${sign}6\n`)
    expect([found.separator, found.header]).toEqual([sign, ['a', 'b', 'c']])
    expect(found.rows.map(({ cells }) => cells)).toEqual([
      ['1', 'x,y;z', '3'],
      ['4', '5 5', '6'],
    ])
  },
)

test('the line is that of the file, whatever a cell spans or is left blank', async () => {
  const { rows } = await read('a;b\n\n"uno\ndue";1\n\ntre;2\n')
  expect(rows).toEqual([
    { line: 3, cells: ['uno\ndue', '1'] },
    { line: 6, cells: ['tre', '2'] },
  ])
})

test('a quotation mark that is never closed is found where it opens, and one within a text is a sign', async () => {
  expect(await refusalOf('a;b\n1;2\n3;"open\n4;5\n')).toEqual(['quote-open', 3])
  expect(await refusalOf(`a;b\n1;2\n3;"${'open\n'.repeat(300_000)}`)).toEqual(['row-too-long', 3])
  expect((await read('a;b\nruota 12" nera;2\n')).rows[0]?.cells).toEqual(['ruota 12" nera', '2'])
})

test('a mistake is where it is in the file, also for one who takes the rows slowly', async () => {
  const sheet = await openSheet(fileOf(`a;b\n${'1;2\n'.repeat(300)}3;"open\n`))
  // Read to its end meanwhile.
  await expect.poll(() => sheet.share()).toBe(1)
  const rest = async () => {
    for await (const row of sheet.rows) if (row.line % 50 === 0) await new Promise(setImmediate)
  }
  await expect(rest()).rejects.toMatchObject({ refusal: 'quote-open', line: 302 })
})

test('a million columns, nothing at all, and what is no table are refused', async () => {
  expect(await refusalOf('a,'.repeat(1_000_000))).toEqual(['too-many-columns', undefined])
  expect(await refusalOf('')).toEqual(['empty', undefined])
  expect(await refusalOf('\n\n')).toEqual(['empty', undefined])
  expect(await refusalOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toEqual(['not-a-table', undefined])
  expect(await refusalOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual(['old-workbook', undefined])
  expect(await refusalOf(Buffer.from('PK\u0003\u0004 and nothing behind'))).toEqual(['broken-workbook', undefined])
})

test('a million blank cells behind the others are none', async () => {
  const found = await read(`a,b${','.repeat(1000)}\n1,2${','.repeat(1000)}\n`)
  expect(found.rows[0]?.cells.slice(0, 3)).toEqual(['1', '2', ''])
})

async function* oneRow() {
  yield ['=1+1', 12.5, { day: '2026-03-04' }, null]
}

test('a workbook of the portal’s own is read back as it was written', async () => {
  const pieces = []
  for await (const piece of xlsxPieces('Prova: [a/b]', ['Testo', 'Numero', 'Giorno', 'Niente'], oneRow()))
    pieces.push(piece)
  const found = await read(Buffer.concat(pieces))
  expect([found.format, found.header]).toEqual(['xlsx', ['Testo', 'Numero', 'Giorno', 'Niente']])
  expect(found.rows).toEqual([{ line: 2, cells: ['=1+1', 12.5, { day: '2026-03-04' }] }])
})

test('formulas are never computed: what was kept of them is taken, and counted', async () => {
  const found = await read(
    workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>' +
        '<row r="3"><c r="A3"><f>SUM(1,2)</f><v>3</v></c><c r="B3"><f>NOW()</f></c><c r="C3" t="e"><v>#N/A</v></c></row>',
    ),
  )
  expect(found.formulas).toBe(2)
  expect(found.rows).toEqual([
    { line: 3, cells: [3, { fault: 'formula', text: '' }, { fault: 'error', text: '#N/A' }] },
  ])
})

test('texts that cells share, days by their style, and cells left out find their places', async () => {
  const found = await read(
    workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2" s="1"><v>46085</v></c><c r="C2" s="2"><v>46085.75</v></c><c r="D2" t="b"><v>1</v></c></row>',
      {
        'xl/sharedStrings.xml': '<sst><si><t>Uno</t></si><si><r><t>Du</t></r><r><t>e</t></r></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy"/></numFmts>' +
          '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      },
    ),
  )
  expect(found.header).toEqual(['Uno', '', 'Due'])
  expect(found.rows[0]?.cells).toEqual([{ day: '2026-03-04' }, '', { day: '2026-03-04' }, 'TRUE'])
})

test('the first sheet in sight is read, and how many there are is said', async () => {
  const sheets =
    '<sheet name="Nascosto" sheetId="1" state="hidden" r:id="r0"/>' +
    '<sheet name="Uno" sheetId="2" r:id="r1"/><sheet name="Due" sheetId="3" r:id="r2"/>'
  const found = await read(workbook('<row><c t="inlineStr"><is><t>a</t></is></c></row>', {}, sheets))
  expect([found.sheet, found.sheets]).toEqual(['Uno', 2])
})

test('a workbook that unpacks to far more than it is, or brings entities of its own, is refused', async () => {
  const row = '<row><c><v>1</v></c></row>'
  const blank = ' '.repeat(60_000_000)
  expect(await refusalOf(workbook(`${row}${blank}${row}`))).toEqual(['unpacks-too-large', undefined])
  const dtd = `<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData>${row}</sheetData></worksheet>`
  expect(await refusalOf(workbook('', { 'xl/worksheets/sheet1.xml': dtd }))).toEqual(['broken-workbook', undefined])
  expect(await refusalOf(workbook(`<row><c r="ZZ1"><v>1</v></c></row>`))).toEqual(['too-many-columns', undefined])
})
