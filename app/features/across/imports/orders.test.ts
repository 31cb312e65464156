import { expect, test } from 'vitest'
import { searchOrders } from '#app/features/trade/orders/orders.server.ts'
import { openApp } from '#tests/app.ts'
import { checkedFile, importedFile, press, readPage, stateOf, type App } from './imports.fixture.ts'

const head =
  'Numero ordine;Cliente;Data ordine;Valuta;Stato;IVA;Codice articolo;Articolo;Quantità;Spedita;Prezzo;Numeri di serie'

function file(...rows: string[]): string {
  return [head, ...rows].join('\r\n')
}

const rows = [
  'OV-1;Cicli Rossi;04/03/2026;EUR;Released;2.299,00;C68;Telaio C68;2;1;5.200,50;C68.51S.00123',
  'OV-1;;;;;;REG;Reggisella;1;;"€ 49,90";',
  'OV-2;cicli rossi;2026-03-05;eur;Open;;NAS;Nastro;0,5;;10;',
]

function standing(app: App) {
  return app.portal.db
    .selectFrom('sales_order')
    .select([
      'number',
      'status',
      'net_amount as net',
      'vat_amount as vat',
      'total_amount as total',
      'line_count as lines',
    ])
    .select(['order_date as day', 'quantity_outstanding as outstanding', 'company_id as company'])
    .orderBy('number')
    .execute()
}

/** In two parcels, as staff write it down. */
async function sendTwice(app: App, number: string): Promise<void> {
  const { id } = await app.portal.db
    .selectFrom('sales_order')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const parcels = [1, 2].map((position) => ({
    order_id: id,
    position,
    carrier: 'BRT',
    tracking_number: `N-${position}`,
  }))
  await app.portal.db.insertInto('sales_order_shipment').values(parcels).execute()
}

function shipments(app: App) {
  return app.portal.db
    .selectFrom('sales_order_shipment')
    .select(['order_id', 'position', 'carrier', 'tracking_number'])
    .orderBy('position')
    .execute()
}

test('the rows of one order become its lines, wherever in the file they stand', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { viewer } = await app.dealer()
  const [first = '', second = '', third = ''] = rows
  const page = await importedFile(app, admin, 'orders', file(first, third, second))
  expect((await stateOf(app, page)).counts).toMatchObject({ rows: 3, new: 2, bad: 0 })
  const company = viewer.companyId
  const one = { number: 'OV-1', status: 'partly_shipped', net: 1_045_090, vat: 229_900, total: 1_274_990, lines: 2 }
  const other = { number: 'OV-2', status: 'open', net: 500, vat: 0, total: 500, lines: 1 }
  expect(await standing(app)).toEqual([
    { ...one, day: '2026-03-04', outstanding: 2, company },
    { ...other, day: '2026-03-05', outstanding: 0.5, company },
  ])
  const found = await searchOrders(app.portal, viewer, 'c68.51s.00123', 5)
  expect(found.map(({ title }) => title)).toHaveLength(1)
  const again = await checkedFile(app, admin, 'orders', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
})

test('a changed line changes its order, and undoing puts back all of it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'orders', file(...rows))
  await sendTwice(app, 'OV-1')
  const shipped = await shipments(app)
  const before = await standing(app)
  const changed = rows
    .map((row) => row.replace(';1;5.200,50', ';2;5.200,50'))
    .concat('OV-3;Cicli Rossi;2026-03-05;EUR;Open;;X;Y;1;;1;')
  const page = await checkedFile(app, admin, 'orders', file(...changed))
  expect(await readPage(app, admin, page)).toMatch(/OV-1 Row 2 Status: partly_shipped .* confirmed|OV-1 Row 2/)
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, changed: 1, unchanged: 1 })
  expect((await standing(app)).map(({ number, outstanding }) => [number, outstanding])).toEqual([
    ['OV-1', 1],
    ['OV-2', 0.5],
    ['OV-3', 1],
  ])
  // The file says nothing of how it was sent.
  expect(await shipments(app)).toEqual(shipped)
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await standing(app)).toEqual(before)
  expect(await shipments(app)).toEqual(shipped)
})

test('what differs between the rows of one order, money of another writing and unknown customers are told by their line', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const page = await checkedFile(
    app,
    admin,
    'orders',
    file(
      ...rows,
      'OV-2;Cicli Rossi;2026-03-06;EUR;Open;;NAS;Nastro;1;;10;',
      'OV-4;Cicli Rossi;2026-03-06;EUR;Open;;NAS;Nastro;1;;10.50;',
      'OV-5;Nessuno;2026-03-06;EUR;Open;;NAS;;-1;;=1+1;',
    ),
  )
  const mistakes = await app.portal.db
    .selectFrom('import_mistake')
    .select(['line', 'field', 'reason', 'value'])
    .orderBy('line')
    .orderBy('field')
    .execute()
  expect(mistakes.map((one) => Object.values(one).join(' '))).toEqual([
    '5 order_date head-differs 2026-03-06',
    '6 price no-money 10.50',
    '7 company company-unknown Nessuno',
    '7 item_name required ',
    '7 price no-money =1+1',
    '7 quantity out-of-range -1',
  ])
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, bad: 3 })
})

test('an order brings where it goes and who is billed, and what the file does not say of them stays', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const start = 'number;customer;order date;currency;status;item;quantity;unit price'
  const row = 'OV-9;Cicli Rossi;2026-03-05;EUR;Open;Nastro;1;10'
  const places = 'ship to;ship to city;bill to;bill to address;bill to country'
  const of = `${start};${places}\n${row};Magazzino Nord;Milano;Rossi Holding;Via Po 2;IT\n`
  await importedFile(app, admin, 'orders', of)
  const addresses = () =>
    app.portal.db
      .selectFrom('sales_order_address')
      .select(['role', 'name', 'address', 'city', 'country'])
      .orderBy('role')
      .execute()
  const before = [
    { role: 'billing', name: 'Rossi Holding', address: 'Via Po 2', city: '', country: 'IT' },
    { role: 'shipping', name: 'Magazzino Nord', address: '', city: 'Milano', country: '' },
  ]
  expect(await addresses()).toEqual(before)
  const page = await checkedFile(app, admin, 'orders', of)
  expect((await stateOf(app, page)).counts).toMatchObject({ unchanged: 1 })
  await importedFile(app, admin, 'orders', `${start};bill to city\n${row};Torino\n`)
  expect(await addresses()).toEqual(before.map((one) => (one.role === 'billing' ? { ...one, city: 'Torino' } : one)))
})

const bare = 'number;customer;order date;currency;status;tracking number;item number;item;quantity;shipped;unit price'

test('an order that is there keeps its amounts where a table has no columns for them, and a new one gets them', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'orders', file(...rows))
  // Ten per cent less on the first line, as an ERP grants it.
  const discounted = app.portal.db.updateTable('sales_order_line').set({ amount: 936_090 }).where('price', '=', 520_050)
  await discounted.execute()
  const before = await standing(app)
  const sent = [
    'OV-1;Cicli Rossi;2026-03-04;EUR;Released;N-1;C68;Telaio C68;2;1;5200.50',
    'OV-1;;;;;;REG;Reggisella;1;0;49.90',
    'OV-8;Cicli Rossi;2026-03-06;EUR;Open;N-2;NAS;Nastro;1;0;10.00',
  ]
  const page = await importedFile(app, admin, 'orders', [bare, ...sent].join('\n'))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, changed: 1, bad: 0 })
  expect((await standing(app)).slice(0, 2)).toEqual(before)
  const added = { number: 'OV-8', net: 1000, vat: 0, total: 1000 }
  expect((await standing(app))[2]).toMatchObject(added)
  const lines = app.portal.db.selectFrom('sales_order_line').select('amount').orderBy('amount', 'desc')
  expect((await lines.execute()).map(({ amount }) => amount)).toEqual([936_090, 4990, 1000, 500])
})

test('what a table changes of an order’s lines goes into its net amount and its total, and leaves its VAT', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'orders', file(...rows))
  const sent = [
    'OV-1;Cicli Rossi;2026-03-04;EUR;Released;N-1;C68;Telaio C68;2;1;5200.50',
    'OV-1;;;;;;REG;Reggisella;2;0;49.90',
  ]
  const page = await checkedFile(app, admin, 'orders', [bare, ...sent].join('\n'))
  expect(await readPage(app, admin, page)).toContain('Net amount: €10,450.90 → €10,500.80')
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await standing(app))[0]).toMatchObject({ net: 1_050_080, vat: 229_900, total: 1_279_980 })
})

/** So many orders of one line, by which the rows of another stand far apart. */
function others(count: number): string[] {
  const row = ';Cicli Rossi;2026-03-05;EUR;Open;;NAS;Nastro;1;0;10.00'
  return Array.from({ length: count }, (_, at) => `OV-${at + 100}${row}`)
}

test('an order whose rows stand far apart costs what all of them cost', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const between = others(400)
  const own = 'OV-1;Cicli Rossi;2026-03-05;EUR;Open;;NAS;Nastro;1;0;10.00'
  await importedFile(app, admin, 'orders', [bare, own, ...between, own].join('\n'))
  expect((await standing(app))[0]).toMatchObject({ number: 'OV-1', net: 2000, total: 2000, lines: 2 })
})

function furtherRow(price: number): string {
  return `OV-1;;;;;;REG;Reggisella;1;0;${price}`
}

test('a line whose row leaves the currency blank is read in the currency of its order', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const first = 'OV-1;Cicli Rossi;2026-03-05;JPY;Open;;NAS;Nastro;1;0;5000'
  const [other = '', ...between] = others(400)
  const sent = [bare, first, furtherRow(400), other, furtherRow(30), ...between, furtherRow(2)]
  await importedFile(app, admin, 'orders', sent.join('\n'))
  const [order] = await standing(app)
  expect(order).toMatchObject({ number: 'OV-1', net: 5432, total: 5432, lines: 4 })
})

test('a line whose amount is beyond counting is refused, and the rest of the file is taken', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const uncountable = 'OV-1;Cicli Rossi;2026-03-05;EUR;Open;;NAS;Nastro;1000000;0;99999999999.00'
  const page = await checkedFile(app, admin, 'orders', [bare, uncountable, ...others(1)].join('\n'))
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', problem: null, counts: { new: 1, bad: 1 } })
  expect(await readPage(app, admin, page)).toContain('makes too large an amount')
})

function summed(number: string, sums: string): string {
  return `${number};Cicli Rossi;2026-03-05;EUR;Open;;NAS;Nastro;1;0;10.00;${sums}`
}

test('an order whose total is not its net amount and its VAT, but for a cent a line, is refused, and the rest is taken', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const sent = [
    `${bare};Imponibile;IVA;Totale ordine`,
    summed('OV-1', '10.00;2.20;12.20'),
    summed('OV-2', '10.00;2.20;12.21'),
    summed('OV-3', '10.00;2.20;12.22'),
    // What the file does not say is reckoned.
    summed('OV-4', '10.00;;12.30'),
  ]
  const page = await checkedFile(app, admin, 'orders', sent.join('\n'))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 3, bad: 1 })
  const mistakes = app.portal.db.selectFrom('import_mistake').select(['line', 'field', 'reason'])
  expect(await mistakes.execute()).toEqual([{ line: 4, field: 'total_amount', reason: 'no-sum' }])
  expect(await readPage(app, admin, page)).toContain('is not net amount plus VAT')
})

test('rows of one order stand wherever they like, told by customer number and with the ERP’s own status', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { viewer } = await app.dealer()
  const company = app.portal.db.updateTable('company').where('id', '=', viewer.companyId)
  await company.set({ customer_number: 'C-100' }).execute()
  const line = '2026-03-05;EUR;Released;;NAS;Nastro;1;1;10.00'
  const own = `OV-1;C-100;${line};`
  const wrong = `OV-2;Nessuno;${line};`
  const between = others(400).map((other) => `${other};`)
  const sent = [`${bare};net amount`, own, wrong, ...between, `OV-1;c-100;${line};21.00`, wrong]
  const page = await checkedFile(app, admin, 'orders', sent.join('\n'))
  const mistakes = app.portal.db.selectFrom('import_mistake').select(['line', 'field', 'reason'])
  expect(await mistakes.execute()).toEqual([{ line: 3, field: 'company', reason: 'company-unknown' }])
  await press(app, admin, page, 'apply-good')
  await app.work()
  expect((await standing(app))[0]).toMatchObject({ number: 'OV-1', status: 'shipped', net: 2100, lines: 2 })
})
