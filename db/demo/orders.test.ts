import { expect, test } from 'vitest'
import { orderStatuses } from '#app/features/trade/orders/orders.ts'
import { openApp } from '#tests/app.ts'
import { claimsBefore } from './claims.ts'
import { addErp } from './erp.server.ts'
import { addOrders } from './orders.server.ts'
import { addPeople } from './people.server.ts'
import { people } from './people.ts'

type App = Awaited<ReturnType<typeof openApp>>

test('the demonstration’s orders show every status, hold the bicycles of its claims, and are twice the same', async () => {
  const first = await filledOrders(await openApp())
  const app = await openApp()
  expect(await filledOrders(app)).toEqual(first)
  const { orders, lines } = first
  const of = (name: string) => orders.filter((order) => order.company === name)
  expect(of('Cicli Bellavista').length).toBeGreaterThan(55)
  expect(of('Harrow Road Cycles').length).toBeGreaterThan(12)
  expect(orders.length).toBe(of('Cicli Bellavista').length + of('Harrow Road Cycles').length)
  const shown = new Set(of('Cicli Bellavista').map(({ status }) => status))
  for (const status of orderStatuses) expect(shown, status).toContain(status)
  const claimed = new Set(claimsBefore(app.clock.now()).map(({ serial }) => serial))
  const shipped = lines.flatMap(({ serial_numbers }) => serial_numbers)
  expect(shipped.filter((serial) => claimed.has(serial)).length).toBeGreaterThan(15)
  expect(new Set(shipped).size).toBe(shipped.length)
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(orders.filter(({ order_date }) => order_date > today)).toEqual([])
})

async function filledOrders({ portal }: Pick<App, 'portal'>) {
  const { db } = portal
  const now = portal.clock.now()
  await db.transaction().execute(async (tx) => {
    const cast = await addPeople(tx, new Map(people.map(({ email }) => [email, email])), now)
    await addOrders(portal, tx, cast, claimsBefore(now))
  })
  const orders = await db
    .selectFrom('sales_order')
    .innerJoin('company', 'company.id', 'sales_order.company_id')
    .selectAll('sales_order')
    .select('company.name as company')
    .orderBy('sales_order.id')
    .execute()
  // By the database's own clock: when the portal took it in.
  const told = orders.map(({ touched_at: _touched, ...order }) => order)
  return { orders: told, lines: await db.selectFrom('sales_order_line').selectAll().orderBy('id').execute() }
}

test('the demonstration’s orders name the number and the address that its customers have in the portal', async () => {
  const app = await openApp()
  await filledOrders(app)
  const rows = await app.portal.db
    .selectFrom('sales_order_address as sold')
    .innerJoin('sales_order', 'sales_order.id', 'sold.order_id')
    .innerJoin('company', 'company.id', 'sales_order.company_id')
    .where('sold.role', '=', 'selling')
    .select(['sold.customer_no', 'sold.address', 'sold.postcode', 'sold.city'])
    .select(['company.customer_number', 'company.street', 'company.postcode as ownPostcode', 'company.city as ownCity'])
    .execute()
  expect(rows.length).toBeGreaterThan(60)
  for (const row of rows)
    expect([row.customer_no, row.address, row.postcode, row.city]).toEqual([
      row.customer_number,
      row.street,
      row.ownPostcode,
      row.ownCity,
    ])
})

test('the demonstration’s credit note is of one piece that came back, and sums up to it', async () => {
  const { portal } = await openApp()
  await filledOrders({ portal })
  await portal.db.transaction().execute((tx) => addErp(portal, tx))
  const credits = await portal.db
    .selectFrom('invoice')
    .innerJoin('invoice_line as line', 'line.invoice_id', 'invoice.id')
    .where('invoice.kind', '=', 'credit')
    .select(['line.quantity', 'line.amount', 'invoice.net_amount', 'invoice.vat_amount', 'invoice.total_amount'])
    .execute()
  expect(credits).toHaveLength(1)
  for (const { quantity, amount, net_amount, vat_amount, total_amount } of credits) {
    expect(quantity).toBe(1)
    expect([net_amount, total_amount]).toEqual([amount, net_amount + vat_amount])
  }
})
