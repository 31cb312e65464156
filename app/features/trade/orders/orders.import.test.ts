import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addOrder, line, orderInput } from './orders.fixture.ts'
import { importOrders } from './orders.import.server.ts'
import { statusOf } from './orders.import.ts'
import { ordersWithSerial, readOrder, searchOrders } from './orders.server.ts'

test('an order is found again by its number and replaced whole, unless what is here is newer', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { id } = await addOrder(portal, { of, name: 'Prima' })
  const changed = orderInput({
    of,
    name: 'Seconda',
    changedAt: '2026-11-05T09:00:00Z',
    lines: [line({ itemName: 'Nastro', quantity: 2.5 }), line({ itemName: 'Sella' })],
  })
  expect(await importOrders(portal, [changed])).toEqual({ saved: 1, refused: [] })
  const late = orderInput({ of, name: 'Vecchia', changedAt: '2026-11-03T09:00:00Z', lines: [] })
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
    orderInput({ of, number: 'A-1', currency: 'euro' }),
    orderInput({ of: { viewer: { companyId: 999_999 } }, number: 'A-2' }),
    'nonsense',
    orderInput({ of, number: 'A-3' }),
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
    orderInput({ of, name: 'Nuova', changedAt: '2026-11-04T09:00:00+01:00' }),
    orderInput({ of, name: 'Vecchia', changedAt: '2026-11-03T09:00:00+01:00' }),
  ]
  await Promise.all([importOrders(portal, both), importOrders(portal, both)])
  const { rows, lines } = {
    rows: await portal.db.selectFrom('sales_order').select('name').execute(),
    lines: await portal.db.selectFrom('sales_order_line').select('id').execute(),
  }
  expect(rows).toEqual([{ name: 'Nuova' }])
  expect(lines).toHaveLength(1)
})

test('a day that no calendar has stops only its own order, and the ERP’s day for “none” is none', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { saved, refused } = await importOrders(portal, [
    orderInput({ of, number: 'A-1', orderDate: '0000-01-01' }),
    orderInput({ of, number: 'A-2', requestedDeliveryDate: '0000-02-29' }),
    orderInput({
      of,
      number: 'A-3',
      lines: [line({ expectedDate: '0001-01-01' })],
      requestedDeliveryDate: '0001-01-01',
    }),
  ])
  expect([saved, refused.map(({ number }) => number)]).toEqual([1, ['A-1', 'A-2']])
  const [{ id } = { id: 0 }] = await portal.db.selectFrom('sales_order').select('id').execute()
  const order = await readOrder(portal, of.viewer, String(id))
  expect([order.requestedDeliveryDate, order.lines[0]?.expectedDate]).toEqual([null, null])
})

test('two deliveries of the same orders in another order of theirs do not block each other', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const all = Array.from({ length: 150 }, (_, index) => orderInput({ of, number: `OV-${index}` }))
  for (let round = 0; round < 5; round += 1) {
    const both = await Promise.all([importOrders(portal, all), importOrders(portal, all.toReversed())])
    expect(both.map(({ saved }) => saved)).toEqual([150, 150])
  }
})

test('a serial number that is named twice, or is blank, is one unit or none', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const serialNumbers = ['C68.51S.00123', ' c68.51s.00123', '', '\u0000']
  const { id } = await addOrder(portal, { of, lines: [line({ quantityShipped: 1, serialNumbers })] })
  const { lines } = await readOrder(portal, of.viewer, String(id))
  expect(lines[0]?.serialNumbers).toEqual(['C68.51S.00123'])
})

test('an address of blanks is none', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const first = await addOrder(portal, {
    of,
    addresses: { selling: { name: 'Cicli Rossi' }, billing: {}, shipping: {} },
  })
  const roles = (await readOrder(portal, of.viewer, String(first.id))).addresses.map(({ role }) => role)
  expect(roles).toEqual(['selling'])
  const second = await addOrder(portal, { of, number: 'OV-2', addresses: { selling: {} } })
  expect((await readOrder(portal, of.viewer, String(second.id))).addresses).toEqual([])
})

test('what is left of fractions is reckoned as it is written', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const { id } = await addOrder(portal, {
    of,
    lines: [line({ quantity: 0.3, quantityShipped: 0.1 }), line({ quantity: 0.1 })],
  })
  expect((await readOrder(portal, of.viewer, String(id))).quantityOutstanding).toBe(0.3)
  expect(statusOf({ status: 'Released', invoiceNumber: '', lines: [0.1, 0.2].map(unshipped) })).toBe('confirmed')
})

function unshipped(quantity: number) {
  return { quantity, quantityShipped: 0 }
}

test('only addresses of the web become links', async () => {
  const { portal, dealer } = await openApp()
  const of = await dealer()
  const links = { trackingUrl: 'javascript:alert(1)', invoiceUrl: 'HTTPS://erp.example/1' }
  const { id } = await addOrder(portal, { of, trackingNumber: '1', ...links })
  const { shipments, invoiceUrl } = await readOrder(portal, of.viewer, String(id))
  expect([shipments[0]?.trackingUrl, invoiceUrl]).toEqual([null, 'https://erp.example/1'])
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
