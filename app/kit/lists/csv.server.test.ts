import { expect, test } from 'vitest'
import { csvResponse } from './csv.server.ts'

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

/** Bytes and not `text()`, which would take the mark away. */
async function textOf(locale: 'it' | 'en', rows: Row[]): Promise<string> {
  async function* each() {
    yield* rows
  }
  return Buffer.from(await csvResponse(locale, 'list', columns, each()).arrayBuffer()).toString()
}
