import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenFor } from '#app/features/across/api/api.fixture.ts'
import { openShop } from '#app/features/service/appointments/mails/booking.fixture.ts'
import { setAside } from '#app/features/trade/erp/store.server.ts'
import { as, openApp, post } from './app.ts'
import { publishForTest } from './catalogue.ts'
import { openWithErp } from './erp/portal.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** The forms of a page with this intent, each with whether a fold that is closed holds it. */
async function formsOf(app: App, person: { cookie: string }, address: string, intent: string): Promise<boolean[]> {
  const answer = await app.fetch(address, as(person))
  expect([address, answer.status]).toEqual([address, 200])
  const html = await answer.text()
  const folds = [...html.matchAll(/<details(?![^>]* open)[^>]*>[\s\S]*?<\/details>/g)].map(({ index, 0: fold }) => ({
    from: index,
    to: index + fold.length,
  }))
  const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].filter(({ 0: form }) => form.includes(`value="${intent}"`))
  return forms.map(({ index }) => folds.some(({ from, to }) => from < index && index < to))
}

test('a token is revoked, and a row of the ERP discarded, by two presses', async () => {
  const { app } = await openWithErp()
  const admin = await app.staff('admin')
  await tokenFor(app, { by: admin })
  expect(await formsOf(app, admin, '/en/console/api', 'revoke')).toEqual([true])
  const row = { number: 'SO-1', content: {}, reasons: [{ field: 'number', reason: 'missing' } as const] }
  await setAside(app.portal.db, 'orders', [row], app.clock.now())
  expect(await formsOf(app, admin, '/en/console/erp', 'discard')).toEqual([true])
  expect(await formsOf(app, admin, '/en/console/erp', 'retry')).toEqual([false])
})

test('a shipment is deleted, and a second factor reset, by two presses', async () => {
  const app = await openApp()
  const [admin, agent, dealer] = [await app.staff('admin'), await app.staff('agent'), await app.dealer()]
  const fields = { submission: randomUUID(), company: String(dealer.viewer.companyId), number: 'OM-1' }
  const line = { lines: '1', item_1: 'C68', quantity_1: '2', price_1: '4380' }
  const head = { status: 'confirmed', order_date: '2026-11-20', currency: 'EUR' }
  const made = await app.fetch('/orders/new', post(agent, { ...fields, ...head, ...line }))
  const order = /\/orders\/\d+/.exec(made.headers.get('location') ?? '')?.[0] ?? ''
  const left = { intent: 'save', submission: randomUUID(), version: '1', shipped_on: '2026-11-24', quantity_1: '1' }
  expect((await app.fetch(`${order}/shipment`, post(agent, left))).status).toBe(303)
  expect(await formsOf(app, agent, `${order}/shipment?shipment=1`, 'remove')).toEqual([true])
  const person = `/en/console/staff/${agent.viewer.accountId}`
  expect(await formsOf(app, admin, person, 'reset-second-factor')).toEqual([true])
})

test('the first address of a calendar is made by one press; what ends it, by two', async () => {
  const { app, owner, shopId } = await openShop()
  const page = '/en/appointments/calendar'
  expect(await formsOf(app, owner, page, 'make')).toEqual([false])
  expect((await app.fetch(page, post(owner, { intent: 'make', shop: String(shopId) }))).status).toBe(200)
  expect(await formsOf(app, owner, page, 'make')).toEqual([true])
  expect(await formsOf(app, owner, page, 'revoke')).toEqual([true])
})

test('of the draft a checklist with steps is removed by two presses, a step or a list without any by one', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = '/en/console/catalogue/checklists'
  const before = await formsOf(app, admin, page, 'remove')
  expect(before.length).toBeGreaterThan(0)
  expect(before).not.toContain(false)
  const bare = { intent: 'checklist', revision: '0', was: '', code: 'winter', name_en: 'Winter', kind: 'other' }
  const added = await app.fetch(page, post(admin, { ...bare, families: 'C68', rider: 'none' }))
  expect(added.status).toBe(303)
  expect(await formsOf(app, admin, page, 'remove')).toEqual([...before, false])
  expect(await formsOf(app, admin, `${page}/yearly`, 'remove')).toContain(false)
})

test('an earlier version is put into the draft by one press; where it takes the place of a draft, by two', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await publishForTest(app, (catalogue) => catalogue)
  const [catalogue, brand] = ['/en/console/catalogue', '/en/console/brand']
  const send = async (page: string, fields: Record<string, string>) => {
    expect((await app.fetch(page, post(admin, fields))).status).toBe(303)
  }
  const identity = { intent: 'identity', colour: '#0057b8' }
  await send(brand, { ...identity, revision: '0', name: 'Cicli Rossi' })
  await send(brand, { intent: 'publish', revision: '1', note: '' })
  await send(brand, { ...identity, revision: '2', name: 'Cicli Bianchi' })
  await send(brand, { intent: 'publish', revision: '3', note: '' })
  expect(await formsOf(app, admin, catalogue, 'again')).toEqual([false])
  expect(await formsOf(app, admin, brand, 'again')).toEqual([false])
  await send(`${catalogue}/parts`, { intent: 'up', revision: '0', code: 'fork' })
  await send(brand, { ...identity, revision: '4', name: 'Cicli Verdi' })
  expect(await formsOf(app, admin, catalogue, 'again')).toEqual([true])
  expect(await formsOf(app, admin, brand, 'again')).toEqual([true])
})
