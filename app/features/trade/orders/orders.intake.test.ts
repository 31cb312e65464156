import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { orderInput } from './orders.fixture.ts'
import { takeOrders } from './orders.intake.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function numbered(app: App, customerNumber: string) {
  const of = await app.dealer()
  const { companyId } = of.viewer
  await app.portal.db
    .updateTable('company')
    .set({ customer_number: customerNumber })
    .where('id', '=', companyId)
    .execute()
  return of
}

function rowOf(options: Partial<Parameters<typeof orderInput>[0]> = {}, customerNumber = 'C-100') {
  const { companyId: _companyId, ...order } = orderInput({ of: { viewer: { companyId: 0 } }, ...options })
  return { ...order, customerNumber }
}

test('an order finds its company by customer number, however it is written', async () => {
  const app = await openApp()
  const of = await numbered(app, 'C-100')
  expect(await takeOrders(app.portal, [rowOf({}, ' c-100')])).toEqual([{ number: 'OV25-0001', fate: 'taken' }])
  const order = await app.portal.db.selectFrom('sales_order').select('company_id').executeTakeFirstOrThrow()
  expect(order.company_id).toBe(of.viewer.companyId)
})

test('every row of a delivery has its fate, in the order of the rows', async () => {
  const app = await openApp()
  await numbered(app, 'C-100')
  const later = { changedAt: '2026-11-05T09:00:00Z' }
  expect(await takeOrders(app.portal, [rowOf(later)])).toEqual([{ number: 'OV25-0001', fate: 'taken' }])
  const rows = [
    rowOf(later),
    rowOf({ number: 'A-2' }, 'C-999'),
    'nonsense',
    { ...rowOf({ number: 'A-3' }), colour: 'red' },
    rowOf({ number: 'A-4', name: 'Vecchia' }),
    rowOf({ number: 'A-4', name: 'Nuova', ...later }),
    rowOf({ number: 'A-5', currency: 'euro', totalAmount: 1.5 }),
  ]
  expect(await takeOrders(app.portal, rows)).toEqual([
    { number: 'OV25-0001', fate: 'unchanged' },
    { number: 'A-2', fate: 'refused', reasons: [{ field: 'customerNumber', reason: 'unknown-company' }] },
    { number: '', fate: 'refused', reasons: [{ field: '', reason: 'no-row' }] },
    { number: 'A-3', fate: 'refused', reasons: [{ field: 'colour', reason: 'unknown-field' }] },
    { number: 'A-4', fate: 'older' },
    { number: 'A-4', fate: 'taken' },
    {
      number: 'A-5',
      fate: 'refused',
      reasons: [
        { field: 'currency', reason: 'no-currency' },
        { field: 'totalAmount', reason: 'wrong-form' },
      ],
    },
  ])
})

test('what was changed earlier stays out, of one moment what says something else is taken, and who asks for one gets it', async () => {
  const app = await openApp()
  await numbered(app, 'C-100')
  await takeOrders(app.portal, [rowOf({ name: 'Prima', changedAt: '2026-11-05T09:00:00Z' })])
  const fates = async (options: Parameters<typeof rowOf>[0], overwrites = false) =>
    (await takeOrders(app.portal, [rowOf(options)], { overwrites })).map(({ fate }) => fate)
  expect(await fates({ name: 'Vecchia', changedAt: '2026-11-04T09:00:00Z' })).toEqual(['older'])
  expect(await fates({ name: 'Seconda', changedAt: '2026-11-05T09:00:00Z' })).toEqual(['taken'])
  expect(await fates({ name: 'Seconda', changedAt: '2026-11-05T09:00:00Z' })).toEqual(['unchanged'])
  expect(await fates({ name: 'Vecchia', changedAt: '2026-11-04T09:00:00Z' }, true)).toEqual(['taken'])
  const { name } = await app.portal.db.selectFrom('sales_order').select('name').executeTakeFirstOrThrow()
  expect(name).toBe('Vecchia')
})

test('an order is taken where its total is net amount and VAT, but for a cent a line, and in a currency there is', async () => {
  const app = await openApp()
  await numbered(app, 'C-100')
  const reasonOf = async (options: Parameters<typeof rowOf>[0]) => {
    const [fate] = await takeOrders(app.portal, [rowOf(options)])
    return fate?.fate === 'refused' ? fate.reasons : fate?.fate
  }
  expect(await reasonOf({ totalAmount: 1_068_722 })).toEqual([{ field: 'totalAmount', reason: 'no-sum' }])
  expect(await reasonOf({ currency: 'ZZZ' })).toEqual([{ field: 'currency', reason: 'no-currency' }])
  expect(await reasonOf({ netAmount: 1e14, totalAmount: 1e14 + 192_720 })).toEqual([
    { field: 'netAmount', reason: 'too-long' },
    { field: 'totalAmount', reason: 'too-long' },
  ])
  expect(await reasonOf({ totalAmount: 1_068_721 })).toBe('taken')
})
