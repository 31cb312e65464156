import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { type App, importedFile, press, stateOf } from './imports.fixture.ts'

const head = 'number;customer;order date;currency;status;item;quantity;unit price'

function file(...rows: string[]): string {
  return [head, ...rows].join('\n')
}

function ordersOf({ portal }: App) {
  const columns = ['number', 'status', 'net_amount as net', 'by_hand as byHand'] as const
  return portal.db.selectFrom('sales_order').select(columns).orderBy('number').execute()
}

async function undo(app: App, admin: Awaited<ReturnType<App['staff']>>, page: string): Promise<void> {
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
