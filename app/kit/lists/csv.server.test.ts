import { expect, test } from 'vitest'
import { csvResponse, eachRow, exportMost } from './csv.server.ts'

type Row = { name: string; amount: number | null }
const columns = [
  { label: 'Name', value: ({ name }: Row) => name },
  { label: 'Amount', value: ({ amount }: Row) => amount },
]

test('an export opens in the spreadsheets of each language', async () => {
  expect(await textOf('it', [{ name: 'Rossi; figli', amount: 12.5 }])).toBe(
    '\uFEFFName;Amount\r\n"Rossi; figli";12,5\r\n',
  )
  expect(await textOf('en', [{ name: 'The "Wheel"', amount: null }])).toBe('\uFEFFName,Amount\r\n"The ""Wheel""",\r\n')
})

test('what somebody typed never becomes a formula in a spreadsheet', async () => {
  expect(await textOf('en', [{ name: '=HYPERLINK(1)', amount: -3 }])).toBe("\uFEFFName,Amount\r\n'=HYPERLINK(1),-3\r\n")
})

test('a telephone number of digits and spaces leaves as it is; what else begins like a formula does not', async () => {
  for (const phone of ['+39 333 555 0101', '+393335550101'])
    expect(await textOf('it', [{ name: phone, amount: 1 }])).toContain(`\n${phone};1`)
  for (const formula of ['+39-333', '+39+1', '+A1', '+ 39', '+', '-39', '@SUM(1)', '=1', '+39 333\t1'])
    expect(await textOf('it', [{ name: formula, amount: 1 }])).toContain(`\n'${formula};1`)
})

test('a file that holds not all there is says so in its last line', async () => {
  const rows = Array.from({ length: exportMost + 1 }, () => ({ name: 'Rossi', amount: 1 }))
  const whole = await textOf('it', rows.slice(1))
  expect(whole.trimEnd().split('\r\n').at(-1)).toBe('Rossi;1')
  const cut = await textOf('it', rows)
  expect(cut).toBe(`${whole}Il file si ferma qui, a 20.000 righe: per le altre imposti dei filtri.\r\n`)
})

test('a file is called by what it is in small letters and the day it was made', () => {
  const file = { name: 'Nouveautés et offres', now: new Date('2026-11-20T23:30:00Z') }
  expect(
    csvResponse(
      'fr',
      file,
      columns,
      eachRow(async () => []),
    ).headers.get('content-disposition'),
  ).toBe('attachment; filename="nouveautes-et-offres-2026-11-21.csv"')
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

/** Bytes and not `text()`, which would take the mark away. */
async function textOf(locale: 'it' | 'en', rows: Row[]): Promise<string> {
  async function* each() {
    yield* rows
  }
  return Buffer.from(
    await csvResponse(locale, { name: 'list', now: new Date(0) }, columns, each()).arrayBuffer(),
  ).toString()
}
