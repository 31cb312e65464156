import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { saveBuilt, saveSold } from './built-bicycles.import.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function order(app: App, company: number, item: string, serials: string, status?: string): Promise<void> {
  await place(app, company, item, serials, status)
  await app.work()
}

/** Before the worker hears of it. */
async function place(app: App, company: number, item: string, serials: string, status = 'confirmed'): Promise<void> {
  const head = { submission: randomUUID(), number: randomUUID().slice(0, 8), status, currency: 'EUR' }
  const line = { lines: '1', item_1: item, quantity_1: '9', price_1: '10', serials_1: serials }
  const fields = { ...head, company: String(company), order_date: '2026-11-20', ...line }
  expect((await app.fetch('/orders/new', post(await app.staff(), fields))).status).toBe(303)
}

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
  await saveSold(app.portal.db, company, bicycles, app.clock.now())
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
