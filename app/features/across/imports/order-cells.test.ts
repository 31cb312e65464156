import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { checkedFile, press, readPage, stateOf } from './imports.fixture.ts'

const head = 'Numero ordine;Cliente;Data ordine;Valuta;Stato;Imponibile;Articolo;Quantità;Prezzo;Importo riga'

async function openImports() {
  const app = await openApp()
  await app.dealer()
  const admin = await app.staff('admin')
  const found = async () => {
    const query = app.portal.db
      .selectFrom('import_mistake')
      .select(['line', 'field', 'reason', 'is_warning as isWarning'])
    return (await query.orderBy('line').orderBy('field').execute()).map((one) => Object.values(one).join(' '))
  }
  return { app, admin, found }
}

test('all that is wrong with the cells of a row is named at once', async () => {
  const { app, admin, found } = await openImports()
  const sent = [
    head,
    'OV-1;Cicli Inesistenti;31/02/2026;EURO;;abc;;-1;x;1,234',
    'OV-2;Cicli Rossi;2026-03-04;EUR;Released;;;due;;y',
  ]
  const page = await checkedFile(app, admin, 'orders', sent.join('\n'))
  expect(await found()).toEqual([
    '2 amount too-fine false',
    '2 company company-unknown false',
    '2 currency no-currency false',
    '2 item_name required false',
    '2 net_amount no-money false',
    '2 order_date no-day false',
    '2 price no-money false',
    '2 quantity out-of-range false',
    '2 status required false',
    '3 amount no-money false',
    '3 item_name required false',
    '3 price required false',
    '3 quantity no-number false',
  ])
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 0, bad: 2, warnings: 0 })
})

function row(number: string, line: string): string {
  return `${number};Cicli Rossi;2026-03-04;EUR;Released;;${line}`
}

test('a line that costs more than its quantity at its price is warned of, and comes in; less is a discount', async () => {
  const { app, admin, found } = await openImports()
  const sent = [
    head,
    row('OV-1', 'Forcella;2,5;50;999'),
    row('OV-2', 'Nastro;3;3,33;10,00'),
    row('OV-3', 'Telaio;1;100;90'),
    row('OV-4', 'Reso;1;-50;50'),
    row('OV-5', 'Nastro;3;3,33;'),
    row('OV-6', 'Testo;0;10;10'),
  ]
  const page = await checkedFile(app, admin, 'orders', sent.join('\n'))
  expect(await found()).toEqual([2, 5, 7].map((line) => `${line} amount amount-of-line true`))
  expect(await readPage(app, admin, page)).toMatch(/3 warnings.*is more than price times quantity: check all three/)
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 6, bad: 0, warnings: 3 })
})
