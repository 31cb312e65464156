import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addOrder, line } from '#app/features/trade/orders/orders.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { type Member, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { saveBuilt, saveSold } from './built-bicycles.import.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function order(app: App, company: number, item: string, serials: string, status?: string): Promise<string> {
  const number = await place(app, company, item, serials, status)
  await app.work()
  return number
}

/** Before the worker hears of it. @returns its number */
async function place(app: App, company: number, item: string, serials: string, status = 'confirmed'): Promise<string> {
  const number = randomUUID().slice(0, 8)
  const fields = { ...typed(company, item, serials), submission: randomUUID(), number, status }
  expect((await app.fetch('/orders/new', post(await app.staff(), fields))).status).toBe(303)
  return number
}

function typed(company: number, item: string, serials: string) {
  const only = { lines: '1', item_1: item, quantity_1: '9', price_1: '10', serials_1: serials }
  return { company: String(company), order_date: '2026-11-20', currency: 'EUR', ...only }
}

async function cancelByHand(app: App, number: string, fields: ReturnType<typeof typed>): Promise<void> {
  const found = app.portal.db.selectFrom('sales_order').select(['id', 'version']).where('number', '=', number)
  const { id, version } = await found.executeTakeFirstOrThrow()
  const changed = { ...fields, submission: randomUUID(), number, status: 'cancelled', version: String(version) }
  expect((await app.fetch(`/orders/${id}/edit`, post(await app.staff(), changed))).status).toBe(303)
}

/** The ERP, as the API and imports, finds an order by its number. */
async function cancelByErp(app: App, dealer: Member, number: string, lines: OrderLines): Promise<void> {
  const changedAt = app.clock.now().toISOString()
  await addOrder(app.portal, { of: dealer, number, status: 'Cancelled', changedAt, lines })
}

type OrderLines = ReturnType<typeof line>[]

function listed(app: App) {
  return app.portal.db
    .selectFrom('built_bicycle')
    .select(['serial_number as serial', 'family', 'company_id as company'])
    .orderBy('id')
    .execute()
}

const built = { family: 'C68', size: '54', colour: 'Nero', madeOn: null, companyId: null, deliveredOn: null }

test('a bicycle that an order by hand names is on the maker’s list as sold to the order’s company', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const company = dealer.viewer.companyId
  const sold = { ...built, serialNumber: 'C68.54.00124', companyId: other.viewer.companyId }
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }, sold], app.clock.now())
  await order(app, company, 'C68 kit telaio', 'c68.54.00123 C68.54.00124 C68.54.00125')
  // Either family’s rule fits these: the item says which it is, or nothing does.
  await order(app, company, 'TT1 kit telaio', 'TT1M00231')
  await order(app, company, 'Forcella', 'TT1M00232 1234')
  expect(await listed(app)).toEqual([
    { serial: 'C68.54.00123', family: 'C68', company },
    { serial: 'C68.54.00124', family: 'C68', company: other.viewer.companyId },
    { serial: 'C68.54.00125', family: 'C68', company },
    { serial: 'TT1M00231', family: 'TT1', company },
  ])
})

test('a bicycle that two lines of an order name is listed once, and the others with it', async () => {
  const app = await openApp()
  const company = (await app.dealer()).viewer.companyId
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123', companyId: company }], app.clock.now())
  const bicycles = ['C68.54.00125', 'C68.54.00126', 'C68.54.00125'].map((serialNumber) => ({ ...built, serialNumber }))
  await saveSold(app.portal.db, { companyId: company }, bicycles, app.clock.now())
  expect((await listed(app)).map(({ serial }) => serial)).toEqual(['C68.54.00123', 'C68.54.00125', 'C68.54.00126'])
})

test('an order that names a bicycle while the list is imported changes nothing of it but to whom it was sold', async () => {
  const app = await openApp()
  const company = (await app.dealer()).viewer.companyId
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  await place(app, company, 'C68 kit telaio', 'C68.54.00123 C68.54.00124')
  const says = { ...built, size: '56', colour: 'Rosso', madeOn: '2026-10-01', deliveredOn: '2026-11-02' }
  const imported = ['C68.54.00123', 'C68.54.00124'].map((serialNumber) => ({ ...says, serialNumber }))
  await whileHeld(app.portal.db, (tx) => saveBuilt(tx, imported, app.clock.now()), [() => app.work()])
  const columns = ['size', 'colour', 'made_on', 'delivered_on', 'company_id'] as const
  const now = { size: '56', colour: 'Rosso', made_on: '2026-10-01', delivered_on: '2026-11-02', company_id: company }
  expect(await app.portal.db.selectFrom('built_bicycle').select(columns).execute()).toEqual([now, now])
})

test('a cancelled order sells no bicycle', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  await order(app, dealer.viewer.companyId, 'C68 kit telaio', 'C68.54.00123 C68.54.00124', 'cancelled')
  expect(await listed(app)).toEqual([{ serial: 'C68.54.00123', family: 'C68', company: null }])
})

test('a maker who keeps no list gets none by an order: every other bicycle would be missing from it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await order(app, dealer.viewer.companyId, 'C68 kit telaio', 'C68.54.00123')
  expect(await listed(app)).toEqual([])
})

test('a bicycle that an order sold is nobody’s again once the order is cancelled, by the ERP or by hand', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const company = dealer.viewer.companyId
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  const number = await order(app, company, 'C68 kit telaio', 'C68.54.00123 C68.54.00124')
  expect((await listed(app)).map((one) => one.company)).toEqual([company, company])
  await cancelByErp(app, dealer, number, [line({ serialNumbers: ['C68.54.00123', 'C68.54.00124'] })])
  expect((await listed(app)).map((one) => one.company)).toEqual([null, null])
  const again = await order(app, company, 'C68 kit telaio', 'C68.54.00124')
  expect((await listed(app)).map((one) => one.company)).toEqual([null, company])
  await cancelByHand(app, again, typed(company, 'C68 kit telaio', 'C68.54.00124'))
  expect((await listed(app)).map((one) => one.company)).toEqual([null, null])
})

test('what a cancelled order shipped, a rider registered, or the list says by itself stays sold', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const company = dealer.viewer.companyId
  const [shipped, ridden, told, corrected] = ['C68.54.00123', 'C68.54.00124', 'C68.54.00125', 'C68.54.00126']
  await saveBuilt(app.owner, [{ ...built, serialNumber: told, companyId: company }], app.clock.now())
  const number = await order(app, company, 'C68 kit telaio', `${shipped} ${ridden} ${told} ${corrected}`)
  await addProduct(app.portal, { of: await app.dealer({ role: 'customer' }), serial: ridden })
  // What the maker's own list says of it by now is not the order's.
  await saveBuilt(app.owner, [{ ...built, serialNumber: corrected, companyId: company }], app.clock.now())
  const left = line({ quantity: 1, quantityShipped: 1, serialNumbers: [shipped] })
  await cancelByErp(app, dealer, number, [left, line({ serialNumbers: [ridden, told, corrected] })])
  expect((await listed(app)).map((one) => one.company)).toEqual([company, company, company, company])
})

test('an order that was cancelled before anybody heard of it sells no bicycle', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  const number = await place(app, dealer.viewer.companyId, 'C68 kit telaio', 'C68.54.00123')
  await cancelByErp(app, dealer, number, [line({ serialNumbers: ['C68.54.00123'] })])
  await app.work()
  expect((await listed(app)).map((one) => one.company)).toEqual([null])
})

test('a bicycle whose order is cancelled goes to the order that took its place, and that stands', async () => {
  const app = await openApp()
  const [first, second] = [await app.dealer(), await app.dealer()]
  const [one, other] = [first.viewer.companyId, second.viewer.companyId]
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  const number = await order(app, one, 'C68 kit telaio', 'C68.54.00123')
  await order(app, other, 'C68 kit telaio', 'C68.54.00123', 'cancelled')
  const instead = await order(app, other, 'C68 kit telaio', 'C68.54.00123')
  expect((await listed(app)).map(({ company }) => company)).toEqual([one])
  await cancelByHand(app, number, typed(one, 'C68 kit telaio', 'C68.54.00123'))
  expect((await listed(app)).map(({ company }) => company)).toEqual([other])
  await cancelByErp(app, second, instead, [line({ serialNumbers: ['C68.54.00123'] })])
  expect((await listed(app)).map(({ company }) => company)).toEqual([null])
})

test('of two orders for one bicycle that are cancelled at the same moment neither gets it', async () => {
  const app = await openApp()
  const [one, other] = [(await app.dealer()).viewer.companyId, (await app.dealer()).viewer.companyId]
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  const number = await order(app, one, 'C68 kit telaio', 'C68.54.00123')
  const instead = await order(app, other, 'C68 kit telaio', 'C68.54.00123')
  const hold = (tx: typeof app.owner) =>
    tx.updateTable('sales_order').set({ status: 'cancelled' }).where('number', '=', instead).execute()
  await whileHeld(app.owner, hold, [() => cancelByHand(app, number, typed(one, 'C68 kit telaio', 'C68.54.00123'))])
  expect((await listed(app)).map(({ company }) => company)).toEqual([null])
})

test('an order that stands again after all has its bicycles back, and none that another one sold meanwhile', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), (await app.dealer()).viewer.companyId]
  const company = dealer.viewer.companyId
  const serials = ['C68.54.00123', 'C68.54.00124']
  const lines = [line({ serialNumbers: serials })]
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'C68.54.00123' }], app.clock.now())
  const number = await order(app, company, 'C68 kit telaio', serials.join(' '))
  await cancelByErp(app, dealer, number, lines)
  await order(app, other, 'C68 kit telaio', 'C68.54.00124')
  app.clock.advance(1000)
  const changedAt = app.clock.now().toISOString()
  await addOrder(app.portal, { of: dealer, number, status: 'Released', changedAt, lines })
  expect((await listed(app)).map((one) => one.company)).toEqual([company, other])
})

test('a registered bicycle whose number only looks alike keeps no cancelled order’s bicycle sold', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [sold, alike] = ['C68.51S.00123', 'C68.51S.00I23']
  await saveBuilt(app.owner, [{ ...built, serialNumber: sold }], app.clock.now())
  const number = await order(app, dealer.viewer.companyId, 'C68 kit telaio', sold)
  await addProduct(app.portal, { of: await app.dealer({ role: 'customer' }), serial: alike })
  await cancelByErp(app, dealer, number, [line({ serialNumbers: [sold] })])
  expect((await listed(app)).map((one) => one.company)).toEqual([null])
})
