import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addOrder, line, orderWish } from './orders.fixture.ts'
import { importOrders } from './orders.import.server.ts'
import { statusOf } from './orders.import.ts'
import { ordersWithSerial, readOrder, searchOrders } from './orders.server.ts'

test('an order is found again by its number and replaced whole, unless what is here is newer', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { id } = await addOrder(portal, { of, name: 'Prima' })
  const changed = orderWish({
    of,
    name: 'Seconda',
    changedAt: '2026-11-05T09:00:00Z',
    lines: [line({ itemName: 'Nastro', quantity: 2.5 }), line({ itemName: 'Sella' })],
  })
  expect(await importOrders(portal, [changed])).toEqual({ saved: 1, refused: [] })
  const late = orderWish({ of, name: 'Vecchia', changedAt: '2026-11-03T09:00:00Z', lines: [] })
  expect(await importOrders(portal, [late])).toEqual({ saved: 0, refused: [] })
  const order = await readOrder(portal, of.viewer, String(id))
  expect(order.name).toBe('Seconda')
  expect(order.lines.map(({ itemName, quantity }) => [itemName, quantity])).toEqual([
    ['Nastro', 2.5],
    ['Sella', 2],
  ])
  expect(order.quantityOutstanding).toBe(4.5)
})

test('what cannot be read is refused by itself, with its mistakes', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { refused, saved } = await importOrders(portal, [
    orderWish({ of, number: 'A-1', currency: 'euro' }),
    orderWish({ of: { viewer: { companyId: 999_999 } }, number: 'A-2' }),
    'nonsense',
    orderWish({ of, number: 'A-3' }),
  ])
  expect(saved).toBe(1)
  expect(refused.map(({ number, mistakes }) => [number, mistakes.length])).toEqual([
    ['A-1', 1],
    ['', 1],
    ['A-2', 1],
  ])
  expect(refused[0]?.mistakes[0]).toMatch(/^currency: /)
})

test('of two copies in one delivery the newer one stays, and the same delivery twice changes nothing', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const both = [
    orderWish({ of, name: 'Nuova', changedAt: '2026-11-04T09:00:00+01:00' }),
    orderWish({ of, name: 'Vecchia', changedAt: '2026-11-03T09:00:00+01:00' }),
  ]
  await Promise.all([importOrders(portal, both), importOrders(portal, both)])
  const { rows, lines } = {
    rows: await portal.db.selectFrom('sales_order').select('name').execute(),
    lines: await portal.db.selectFrom('sales_order_line').select('id').execute(),
  }
  expect(rows).toEqual([{ name: 'Nuova' }])
  expect(lines).toHaveLength(1)
})

test('only addresses of the web become links', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { id } = await addOrder(portal, { of, trackingUrl: 'javascript:alert(1)', invoiceUrl: 'HTTPS://erp.example/1' })
  const { trackingUrl, invoiceUrl } = await readOrder(portal, of.viewer, String(id))
  expect([trackingUrl, invoiceUrl]).toEqual([null, 'https://erp.example/1'])
})

test('the status says how far an order has been shipped and invoiced', () => {
  expect(statusFor('Open', 0)).toBe('open')
  expect(statusFor('In_x0020_Review', 0)).toBe('open')
  expect(statusFor('Released', 0)).toBe('confirmed')
  expect(statusFor('Released', 1)).toBe('partly_shipped')
  expect(statusFor('Released', 2)).toBe('shipped')
  expect(statusFor('Released', 2, 'FV-1')).toBe('invoiced')
  expect(statusFor('Pending Prepayment', 0)).toBe('awaiting_payment')
  expect(statusFor('Cancelled', 2)).toBe('cancelled')
  expect(statusFor('Verifica disponibilità', 0)).toBe('Verifica disponibilità')
  expect(statusFor('constructor', 0)).toBe('constructor')
})

test('a product finds its orders by serial number, and the search its words, within what one may see', async () => {
  const app = await openApp()
  const { portal } = app
  const of = await app.dealer()
  const other = await app.dealer()
  const workshop = await app.dealer({ company: of, role: 'workshop' })
  const unlicensed = { ...of.viewer, modules: [] }
  const serialNumbers = ['C68.51S.00123']
  const { id } = await addOrder(portal, { of, name: 'Vetrina', lines: [line({ quantityShipped: 2, serialNumbers })] })
  const found = { id, number: 'OV25-0001', orderDate: '2026-11-02' }
  expect(await ordersWithSerial(portal, of.viewer, ' c68.51s.00123')).toEqual([found])
  expect(await searchOrders(portal, of.viewer, 'vetrina', 5)).toEqual([{ id, title: 'Vetrina', hint: 'OV25-0001' }])
  expect(await searchOrders(portal, of.viewer, 'c6851s', 5)).toHaveLength(1)
  const { viewer: staff } = await app.staff()
  expect(await ordersWithSerial(portal, staff, 'C68.51S.00123')).toEqual([found])
  expect(await searchOrders(portal, staff, 'vetrina', 5)).toMatchObject([{ hint: 'OV25-0001 · Cicli Rossi' }])
  for (const viewer of [other.viewer, workshop.viewer, unlicensed]) {
    expect(await ordersWithSerial(portal, viewer, 'C68.51S.00123')).toEqual([])
    expect(await searchOrders(portal, viewer, 'vetrina', 5)).toEqual([])
  }
})

function statusFor(status: string, shipped: number, invoiceNumber = ''): string {
  return statusOf({ status, invoiceNumber, lines: [{ quantity: 2, quantityShipped: shipped }] })
}
