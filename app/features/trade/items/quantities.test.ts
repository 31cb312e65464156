import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { post } from '#tests/app.ts'
import { openWithErp } from '#tests/erp/portal.ts'

type World = Awaited<ReturnType<typeof openWithErp>>

/** Writes an order or a quote with one line. @returns its address, or undefined where the form came back */
async function written({ app, dealer }: World, list: string, quantity: string): Promise<string | undefined> {
  const head = { submission: randomUUID(), company: String(dealer.viewer.companyId), currency: 'EUR', lines: '1' }
  const ofOrder = { number: randomUUID(), status: 'confirmed', order_date: '2026-11-20' }
  const ofQuote = { title: 'Viteria', expires_on: '2026-12-31' }
  const line = { item_number_1: 'M5', item_1: 'Vite M5', quantity_1: quantity, price_1: '2' }
  const own = list.endsWith('orders') ? ofOrder : ofQuote
  const agent = await app.staff()
  const answer = await app.fetch(`${list}/new`, post(agent, { ...head, ...own, ...line }))
  return /^[^?]+/.exec(answer.headers.get('location') ?? '')?.[0]
}

/** The quantities of all lines that were written, in their order. */
async function quantities({ app }: World, table: 'quote_line' | 'sales_order_line' | 'order_request_line') {
  const rows = await app.portal.db.selectFrom(table).select('quantity').orderBy('quantity').execute()
  return rows.map(({ quantity }) => quantity)
}

test('a quantity with its mark of thousands is as many as it says, in each language, in quotes, orders, shipments and orders asked again', async () => {
  const world = await openWithErp()
  const { app, dealer } = world
  const agent = await app.staff()
  for (const [prefix, thousands] of [
    ['', '1.000'],
    ['/en', '1,001'],
    ['/fr', '1 002'],
  ] as const) {
    expect(await written(world, `${prefix}/quotes`, thousands)).toContain('/quotes/')
    const order = await written(world, `${prefix}/orders`, thousands)
    const shipped = { intent: 'save', submission: randomUUID(), version: '1', carrier: '', shipped_on: '2026-11-24' }
    const left = await app.fetch(`${order}/shipment`, post(agent, { ...shipped, quantity_1: thousands }))
    const again = { intent: 'again', submission: randomUUID(), quantity_1: thousands }
    expect([left.status, (await app.fetch(`${order}/again`, post(dealer, again))).status]).toEqual([303, 303])
  }
  for (const table of ['quote_line', 'sales_order_line', 'order_request_line'] as const)
    expect(await quantities(world, table)).toEqual([1000, 1001, 1002])
  const lines = app.portal.db.selectFrom('sales_order_line').select('quantity_shipped').orderBy('quantity')
  expect((await lines.execute()).map((line) => line.quantity_shipped)).toEqual([1000, 1001, 1002])
})

test('three digits behind the comma are parts of one, and what may be either is asked for', async () => {
  const world = await openWithErp()
  for (const [list, quantity] of [
    ['/orders', '0,125'],
    ['/orders', '1,125'],
    ['/orders', '0.250'],
    ['/en/orders', '1,200.5'],
    ['/fr/orders', '2,125'],
  ] as const)
    expect(await written(world, list, quantity)).toContain('/orders/')
  for (const quantity of ['1.000', '1.000,5']) expect(await written(world, '/fr/orders', quantity)).toBeUndefined()
  expect(await quantities(world, 'sales_order_line')).toEqual([0.125, 0.25, 1.125, 2.125, 1200.5])
})
