import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { eachRow, exportMost, exportResponse } from './export.server.ts'
import { amountCell, type Cell, dayCell, type ExportColumn } from './export.ts'

type Row = { name: string; amount: number | null }
const columns = [
  { label: 'Name', value: ({ name }: Row) => name },
  { label: 'Amount', value: ({ amount }: Row) => amount },
]
const file = { name: 'list', now: new Date(0) }
const roads = { it: '/list/export', en: '/en/list/export', fr: '/fr/list/export' }

function answerTo<Item>(
  locale: keyof typeof roads,
  kind: 'csv' | 'xlsx',
  all: readonly ExportColumn<Item>[],
  rows: Iterable<Item>,
) {
  return exportResponse(new URL(`http://portal.test${roads[locale]}.${kind}`), file, all, rows)
}

/** Bytes and not `text()`, which would take the mark away. */
async function csvOf(locale: keyof typeof roads, rows: Row[]): Promise<string> {
  return Buffer.from(await (await answerTo(locale, 'csv', columns, rows)).arrayBuffer()).toString()
}

async function sheetOf<Item>(all: readonly ExportColumn<Item>[], rows: Iterable<Item>): Promise<string> {
  const answer = await answerTo('it', 'xlsx', all, rows)
  const sheet = unzipSync(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml']
  return Buffer.from(sheet ?? []).toString()
}

/**
 * As a spreadsheet reads it that parts cells by this: quotation marks hold a cell together where they are its first
 * character, and are characters like any other elsewhere.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, at] = ['', 0]
  const end = () => {
    cells.push(cell)
    cell = ''
  }
  while (at < text.length) {
    if (cell === '' && text[at] === '"') {
      at += 1
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        cell += text[at]
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') cell += text[at++]
    end()
    at += 1
  }
  end()
  return cells
}

function isFormula(cell: string): boolean {
  return /^[\p{White_Space}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) && !/^-\d+(?:[.,]\d+)?$|^\+\d[\d ]*$/.test(cell)
}

test('an export opens in the spreadsheets of each language', async () => {
  expect(await csvOf('it', [{ name: 'Rossi; figli', amount: 12.5 }])).toBe(
    '\uFEFFName;Amount\r\n"Rossi; figli";12,5\r\n',
  )
  expect(await csvOf('en', [{ name: 'The "Wheel"', amount: null }])).toBe('\uFEFFName,Amount\r\n"The ""Wheel""",\r\n')
})

test('what somebody typed never becomes a formula in a spreadsheet', async () => {
  expect(await csvOf('en', [{ name: '=HYPERLINK(1)', amount: -3 }])).toBe("\uFEFFName,Amount\r\n'=HYPERLINK(1),-3\r\n")
})

test('nor does it in one that parts cells by the other separator, or takes full-width signs for plain ones', async () => {
  const typed = [
    'x;=1+1',
    'x,=1+1',
    'x\t@SUM(1)',
    'x\n-1+1',
    'x\r\n+1',
    ' =1+1',
    'x; \u00a0=1',
    '＝1+1',
    'a;＋1',
    'b,"=1"',
  ]
  for (const locale of ['it', 'en'] as const)
    for (const separator of [';', ',', '\t'])
      for (const name of typed) {
        const cells = cellsOf(
          await csvOf(locale, [
            { name: 'Rossi', amount: -1 },
            { name, amount: 1 },
          ]),
          separator,
        )
        expect([name, locale, separator, cells.filter(isFormula)]).toEqual([name, locale, separator, []])
      }
})

test('whatever was typed into three cells in a row, no spreadsheet finds a formula in the file', async () => {
  const signs = ['=', '+', '-', '@', '＝', ';', ',', '\t', '\n', '\r', '"', "'", ' ', '\u200b', '1', 'x']
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 })
  const three = [0, 1, 2].map((at) => ({ label: `${at}`, value: (row: string[]): Cell => row[at] ?? null }))
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 3, maxLength: 3 }),
      fc.constantFrom('it', 'en'),
      async (row, locale) => {
        const written = await (await answerTo(locale, 'csv', three, [row])).text()
        for (const separator of [';', ',', '\t'])
          expect(cellsOf(written.slice(written.indexOf('\n') + 1), separator).filter(isFormula)).toEqual([])
      },
    ),
    { numRuns: 2000 },
  )
})

test('a telephone number of digits and spaces leaves as it is; what else begins like a formula does not', async () => {
  const two = [{ label: 'Id', value: () => 1 }, ...columns]
  const lineOf = async (name: string) =>
    (await (await answerTo('it', 'csv', two, [{ name, amount: 1 }])).text()).split('\r\n')[1]
  for (const phone of ['+39 333 555 0101', '+393335550101']) expect(await lineOf(phone)).toBe(`1;${phone};1`)
  for (const formula of ['+39-333', '+39+1', '+A1', '+ 39', '+', '-39', '@SUM(1)', '=1'])
    expect(await lineOf(formula)).toBe(`1;'${formula};1`)
  expect(await lineOf('+39 333\t1')).toBe(`1;'+39 333\t1;1`)
})

test('a file that holds not all there is says so in its last line', async () => {
  const rows = Array.from({ length: exportMost + 1 }, () => ({ name: 'Rossi', amount: 1 }))
  const whole = await csvOf('it', rows.slice(1))
  expect(whole.trimEnd().split('\r\n').at(-1)).toBe('Rossi;1')
  const cut = await csvOf('it', rows)
  expect(cut).toBe(`${whole}Il file si ferma qui, a 20.000 righe: imposta dei filtri per esportare le altre.\r\n`)
  const sheet = await sheetOf(columns, rows)
  expect(sheet.match(/<row>/g)?.length).toBe(exportMost + 2)
  expect(sheet).toMatch(/Il file si ferma qui, a 20\.000 righe[^<]*<\/t><\/is><\/c><\/row><\/sheetData>/)
})

test('a file is called by what it is in small letters, the day it was made and its kind', async () => {
  const made = { name: 'Nouveautés et offres', now: new Date('2026-11-20T23:30:00Z') }
  for (const kind of ['csv', 'xlsx']) {
    const answer = await exportResponse(new URL(`http://portal.test/fr/x/export.${kind}`), made, columns, [])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="nouveautes-et-offres-2026-11-21.${kind}"`,
    )
  }
})

test('a workbook keeps texts as they were typed, numbers as numbers, amounts with two decimals and days as days, and can be filtered', async () => {
  type Bike = { name: string; price: number; minor: number; on: string }
  const bikes = [
    { label: 'Name', value: ({ name }: Bike) => name },
    { label: 'Price', value: ({ price }: Bike) => price },
    { label: 'Paid', value: ({ minor }: Bike) => amountCell('it', { minor, currency: 'EUR' }) },
    { label: 'Day', value: ({ on }: Bike) => dayCell(on) },
  ]
  const sheet = await sheetOf(bikes, [
    { name: '=1+1 <b>\u0007 & _x0041_ \ud800', price: 12.5, minor: -96_360, on: '2026-11-21' },
  ])
  expect(sheet).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt; &amp; _x005F_x0041_ \ufffd</t></is></c>' +
      '<c><v>12.5</v></c><c s="3"><v>-963.6</v></c><c s="2"><v>46347</v></c></row>',
  )
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:D2"/></worksheet>')
})

test.each(['csv', 'xlsx'] as const)(
  'of a long %s no more is read than is taken, and nothing once its reader has gone',
  async (kind) => {
    let [read, isOver] = [0, false]
    async function* endless() {
      try {
        for (;;) {
          read += 1
          yield { name: `Rossi ${read} ${Math.random()}`, amount: read }
        }
      } finally {
        isOver = true
      }
    }
    const answer = await exportResponse(new URL(`http://portal.test/list/export.${kind}`), file, columns, endless())
    const reader = answer.body?.getReader()
    await reader?.read()
    const atFirst = read
    expect(atFirst).toBeLessThan(10_000)
    for (let piece = 0; piece < 3; piece += 1) await reader?.read()
    expect(read).toBeLessThan(20_000)
    await reader?.cancel()
    expect([read < 20_000, isOver]).toEqual([true, true])
  },
)

test('what refuses the first rows refuses the file, before anything is sent', async () => {
  const refused = new Error('refused')
  const rows = eachRow<Row>(() => Promise.reject(refused))
  await expect(exportResponse(new URL('http://portal.test/x/export.xlsx'), file, columns, rows)).rejects.toBe(refused)
})

test('rows are read in steps, each after the last of the one before', async () => {
  const asked: (number | undefined)[] = []
  const read = async (after: number | undefined, limit: number) => {
    asked.push(after)
    const from = after ?? 0
    return Array.from({ length: Math.min(limit, 700 - from) }, (_, index) => from + index + 1)
  }
  const found: number[] = []
  for await (const row of eachRow(read)) found.push(row)
  expect([asked, found.length, found.at(-1)]).toEqual([[undefined, 500], 700, 700])
})
