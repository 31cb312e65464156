import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { openApp, post, type Staff } from '#tests/app.ts'
import { type App, checkedFile, importedFile, press, readPage, stateOf } from './imports.fixture.ts'

const serial = 'C68.51S.00123'
const head = 'Numero ordine;Cliente;Data ordine;Valuta;Stato;IVA;Articolo;Quantità;Prezzo;Numeri di serie'

function orderFile(status: string): string {
  return `${head}\r\nOV-5;Cicli Rossi;2026-11-20;EUR;${status};0;C68;1;10,00;${serial}`
}

function bicycleFile(column: string, value: string): string {
  return `serial number,model,${column}\n${serial},C68,${value}\n`
}

/** A bicycle of the list, which an order by hand has sold. */
async function sell(app: App) {
  const admin = await app.staff('admin')
  const { companyId } = (await app.dealer()).viewer
  const bicycle = { serialNumber: serial, family: 'C68', size: '', colour: '', madeOn: null }
  await saveBuilt(app.owner, [{ ...bicycle, companyId: null, deliveredOn: null }], app.clock.now())
  const fields = { number: 'OV-5', status: 'confirmed', currency: 'EUR', order_date: '2026-11-20' }
  const item = { lines: '1', item_1: 'C68', quantity_1: '1', price_1: '10', serials_1: serial }
  const typed = { ...fields, ...item, company: String(companyId), submission: randomUUID() }
  expect((await app.fetch('/orders/new', post(admin, typed))).status).toBe(303)
  await app.work()
  expect(await soldTo(app)).toBe(companyId)
  return { admin, companyId }
}

async function soldTo(app: App) {
  const found = app.portal.db.selectFrom('built_bicycle').select('company_id').where('serial_number', '=', serial)
  return (await found.executeTakeFirstOrThrow()).company_id
}

async function undo(app: App, admin: Staff, page: string): Promise<void> {
  await press(app, admin, page, 'undo')
  await app.work()
  expect((await stateOf(app, page)).state).toBe('undone')
}

test('an import that cancels orders by mistake and is undone leaves their bicycles sold', async () => {
  const app = await openApp()
  const { admin, companyId } = await sell(app)
  const page = await importedFile(app, admin, 'orders', orderFile('Cancelled'))
  expect(await soldTo(app)).toBe(null)
  await undo(app, admin, page)
  expect(await soldTo(app)).toBe(companyId)
})

test('a list that does not say to whom a bicycle was sold leaves it to its order', async () => {
  const app = await openApp()
  const { admin } = await sell(app)
  await importedFile(app, admin, 'bicycles', bicycleFile('colour', 'Nero'))
  await importedFile(app, admin, 'orders', orderFile('Cancelled'))
  expect(await soldTo(app)).toBe(null)
})

test('a list that names the dealer of the order says from then on by itself to whom it was sold', async () => {
  const app = await openApp()
  const { admin, companyId } = await sell(app)
  const page = await checkedFile(app, admin, 'bicycles', bicycleFile('dealer', 'Cicli Rossi'))
  expect(await readPage(app, admin, page)).toContain('Sold to: as an order says → as this list says')
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await stateOf(app, page)).counts).toMatchObject({ changed: 1, unchanged: 0 })
  const again = await checkedFile(app, admin, 'bicycles', bicycleFile('dealer', 'Cicli Rossi'))
  expect((await stateOf(app, again)).counts).toMatchObject({ changed: 0, unchanged: 1 })
  await importedFile(app, admin, 'orders', orderFile('Cancelled'))
  expect(await soldTo(app)).toBe(companyId)
})

test('a list that is undone leaves a bicycle to its order as before, also where that was cancelled meanwhile', async () => {
  const app = await openApp()
  const { admin, companyId } = await sell(app)
  const page = await importedFile(app, admin, 'bicycles', bicycleFile('dealer', 'Cicli Rossi'))
  const cancelled = await importedFile(app, admin, 'orders', orderFile('Cancelled'))
  expect(await soldTo(app)).toBe(companyId)
  await undo(app, admin, page)
  expect(await soldTo(app)).toBe(null)
  await undo(app, admin, cancelled)
  expect(await soldTo(app)).toBe(companyId)
})

test('an order that is taken away again with its import lets go of what it sold', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { companyId } = (await app.dealer()).viewer
  const page = await importedFile(app, admin, 'orders', orderFile('Released'))
  const { id } = await app.portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  const sold = { serial_number: serial, serial_folded: serial, family: 'C68', company_id: companyId, sold_by_order: id }
  await app.owner
    .insertInto('built_bicycle')
    .values({ ...sold, listed_at: app.clock.now() })
    .execute()
  await undo(app, admin, page)
  const left = await app.portal.db.selectFrom('built_bicycle').select(['company_id', 'sold_by_order']).execute()
  expect(left).toEqual([{ company_id: companyId, sold_by_order: null }])
})
