import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderInput } from '#app/features/trade/orders/orders.fixture.ts'
import { takeOrders } from '#app/features/trade/orders/orders.intake.server.ts'
import { openApp, post, type Staff } from '#tests/app.ts'
import { type App, checkedFile, importedFile, press, stateOf } from './imports.fixture.ts'

const head = 'number;customer;order date;currency;status;item;quantity;unit price'

function file(...rows: string[]): string {
  return [head, ...rows].join('\n')
}

function ordersOf({ portal }: App) {
  const columns = ['number', 'status', 'net_amount as net', 'by_hand as byHand'] as const
  return portal.db.selectFrom('sales_order').select(columns).orderBy('number').execute()
}

async function undo(app: App, admin: Staff, page: string): Promise<void> {
  await press(app, admin, page, 'undo')
  await app.work()
  expect((await stateOf(app, page)).state).toBe('undone')
}

test('an order by hand is by hand again once the import over it is undone', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const order = { company: String(dealer.viewer.companyId), number: 'OM-1', status: 'confirmed', currency: 'EUR' }
  const line = { order_date: '2026-11-20', lines: '1', item_1: 'Nastro', quantity_1: '2', price_1: '12' }
  await app.fetch('/orders/new', post(admin, { submission: randomUUID(), ...order, ...line }))
  const before = await ordersOf(app)
  const page = await importedFile(app, admin, 'orders', file('OM-1;Cicli Rossi;2026-11-20;EUR;Open;Nastro;3;12.00'))
  expect(await ordersOf(app)).toEqual([{ number: 'OM-1', status: 'open', net: 3600, byHand: false }])
  await undo(app, admin, page)
  expect(await ordersOf(app)).toEqual(before)
  expect(before).toMatchObject([{ byHand: true }])
})

test('a table without what was shipped finds a partly shipped order unchanged, and is undone', async () => {
  const app = await openApp()
  await app.dealer()
  const admin = await app.staff('admin')
  const [row, other] = ['OV-1;Cicli Rossi;2026-03-05;EUR;Released;Nastro;2', 'OV-2;Cicli Rossi;2026-03-05;EUR;Released']
  const whole = [`${head};shipped;invoice`, `${row};10.00;1;`, `${other};Sella;1;50.00;1;F-1`]
  await importedFile(app, admin, 'orders', whole.join('\n'))
  const before = await ordersOf(app)
  expect(before.map(({ status }) => status)).toEqual(['partly_shipped', 'invoiced'])
  const bare = file(`${row};10.00`, `${other};Sella;1;50.00`)
  expect((await stateOf(app, await checkedFile(app, admin, 'orders', bare))).counts).toMatchObject({ unchanged: 2 })
  const dearer = await importedFile(app, admin, 'orders', bare.replace('10.00', '11.00'))
  expect((await stateOf(app, dearer)).counts).toMatchObject({ changed: 1, unchanged: 1 })
  expect((await ordersOf(app)).map(({ status, net }) => [status, net])).toEqual([
    ['partly_shipped', 2200],
    ['invoiced', 5000],
  ])
  await undo(app, admin, dearer)
  expect(await ordersOf(app)).toEqual(before)
})

test('what an ERP changed before a table was taken over, and tells after it, is taken', async () => {
  const app = await openApp()
  const [of, admin] = [await app.dealer(), await app.staff('admin')]
  const isOurs = app.portal.db.updateTable('company').where('id', '=', of.viewer.companyId)
  await isOurs.set({ customer_number: 'C-100' }).execute()
  const tell = async (number: string, more: object) => {
    const { companyId: _companyId, ...order } = orderInput({ of, number })
    const [fate] = await takeOrders(app.portal, [{ ...order, customerNumber: 'C-100', ...more }])
    return fate?.fate
  }
  expect(await tell('OV-1', { changedAt: '2026-11-20T09:00:00Z' })).toBe('taken')
  const row = ';Cicli Rossi;2026-11-02;EUR;Open;Nastro;1;10.00'
  await importedFile(app, admin, 'orders', file(`OV-1${row}`, `OV-2${row}`))
  const cancelled = { status: 'Canceled', changedAt: new Date(app.clock.now().getTime() - 30 * 60_000).toISOString() }
  expect([await tell('OV-1', cancelled), await tell('OV-2', cancelled)]).toEqual(['taken', 'taken'])
  expect((await ordersOf(app)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  const older = { changedAt: '2026-11-10T09:00:00Z' }
  expect([await tell('OV-1', older), await tell('OV-2', cancelled)]).toEqual(['older', 'unchanged'])
})

const numbered = 'number;customer;order date;currency;status;item number;item;quantity;unit price'

/** All lines cost the same: only the item tells them apart. */
function lineOf(item: string, quantity = 2): string {
  return `OV-1;Cicli Rossi;2026-03-05;EUR;Released;${item};${quantity};100.00`
}

function linesOf({ portal }: App) {
  const columns = ['item_name as item', 'amount', 'quantity_shipped as shipped', 'serial_numbers as serials'] as const
  return portal.db.selectFrom('sales_order_line').select(columns).orderBy('position').execute()
}

function sentOf({ portal }: App) {
  return portal.db.selectFrom('sales_order_shipment_line').select(['line', 'quantity']).execute()
}

/** As an ERP tells it of a frameset: shipped at once, for ten per cent less. */
async function sendFrames({ portal }: App): Promise<void> {
  const { id } = await portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  const shipment = { order_id: id, position: 1, carrier: 'BRT', tracking_number: 'N-1' }
  await portal.db.insertInto('sales_order_shipment').values(shipment).execute()
  const sent = { order_id: id, shipment: 1, line: 1, quantity: 2 }
  await portal.db.insertInto('sales_order_shipment_line').values(sent).execute()
}

test('what a table does not say of an item stays with it, in whichever line it stands, and goes with it', async () => {
  const app = await openApp()
  await app.dealer()
  const admin = await app.staff('admin')
  const [frame, seatpost] = [lineOf('C68;Telaio'), lineOf('REG;Reggisella')]
  const known = [`${frame};2;C68.51S.00123 C68.51S.00124;180.00`, `${seatpost};0;;`]
  await importedFile(app, admin, 'orders', [`${numbered};shipped;serial numbers;line amount`, ...known].join('\n'))
  await sendFrames(app)
  const frames = { item: 'Telaio', amount: 18_000, shipped: 2, serials: ['C68.51S.00123', 'C68.51S.00124'] }
  const seatposts = { item: 'Reggisella', amount: 20_000, shipped: 0, serials: [] }
  expect(await linesOf(app)).toEqual([frames, seatposts])
  const swapped = await importedFile(app, admin, 'orders', [numbered, seatpost, frame].join('\n'))
  expect((await stateOf(app, swapped)).counts).toMatchObject({ changed: 1, bad: 0 })
  expect([await linesOf(app), await sentOf(app)]).toEqual([[seatposts, frames], [{ line: 2, quantity: 2 }]])
  expect(await ordersOf(app)).toMatchObject([{ status: 'partly_shipped', net: 38_000 }])
  await undo(app, admin, swapped)
  expect([await linesOf(app), await sentOf(app)]).toEqual([[frames, seatposts], [{ line: 1, quantity: 2 }]])
  await importedFile(app, admin, 'orders', [numbered, seatpost].join('\n'))
  expect([await linesOf(app), await sentOf(app)]).toEqual([[seatposts], []])
  expect(await ordersOf(app)).toMatchObject([{ status: 'confirmed', net: 20_000 }])
})

test('of an item in two lines the one of that quantity is meant, and one that is called otherwise is known by its number', async () => {
  const app = await openApp()
  await app.dealer()
  const admin = await app.staff('admin')
  const known = [`${lineOf('C68;Telaio')};2`, `${lineOf('C68;Telaio', 5)};0`, `${lineOf('REG;Reggisella', 1)};1`]
  await importedFile(app, admin, 'orders', [`${numbered};shipped`, ...known].join('\n'))
  const others = [lineOf('C68;Telaio', 5), lineOf('REG;Reggisella in carbonio', 1), lineOf('NAS;Nastro')]
  await importedFile(app, admin, 'orders', [numbered, ...others].join('\n'))
  expect((await linesOf(app)).map(({ item, shipped }) => [item, shipped])).toEqual([
    ['Telaio', 0],
    ['Reggisella in carbonio', 1],
    ['Nastro', 0],
  ])
})
