import { expect, test } from 'vitest'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { addPackage } from '#app/features/trade/packages/packages.fixture.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { type App, as, type Member, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { whileHeld } from '#tests/waiting.ts'
import { sweepChecks } from './checks.jobs.server.ts'
import { beginAt, checkRow, fill, pageOf, sign } from './checks.fixture.ts'

test('from an appointment the checklist of a rider’s bicycle is a tap away, and its service is logged once', async () => {
  const app = await openApp()
  const [dealer, rider, other] = [await app.dealer(), await app.dealer({ role: 'customer' }), await app.dealer()]
  const { id: product } = await addProduct(app.portal, { of: rider })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const shop = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const booked = await addAppointment(shop, { accountId: rider.viewer.accountId, productId: product, kind: 'yearly' })
  const address = `/en/checks/at-desk/${booked}/yearly`
  expect(await pageOf(app, dealer, `/en/appointments/${booked}`)).toContain(address)
  expect((await app.fetch(address, as(other))).status).toBe(404)
  // The bicycle is the rider's: without the appointment it is nothing of the workshop's.
  expect((await app.fetch(`/en/products/${product}/checks/yearly`, as(dealer))).status).toBe(404)
  const id = await beginAt(app, dealer, address)
  await fill(app, dealer, id, 'yearly')
  expect((await sign(app, dealer, id, { rider_name: 'Rita' })).status).toBe(303)
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain(`/en/appointments/${booked}`)
  const step = (intent: string) => app.fetch(`/en/appointments/${booked}`, post(dealer, { intent, log: 'on' }))
  for (const intent of ['arrived', 'ready', 'done']) expect((await step(intent)).status).toBe(303)
  const services = app.portal.db.selectFrom('product_event').select('subject').where('kind', '=', 'service')
  expect(await services.execute()).toEqual([{ subject: 'yearly' }])
  // Its holder when it was signed.
  expect(await pageOf(app, rider, `/en/checks/${id}`)).toContain('Rita')
})

test('an appointment offers the usual list where the package’s is for another model', async () => {
  const app = await openApp()
  await publishForTest(app, ({ checklists, ...catalogue }) => ({
    ...catalogue,
    checklists: checklists.map((list) => (list.code === 'first-check' ? { ...list, families: ['V3'] } : list)),
  }))
  const by = (await app.staff('admin')).viewer.accountId
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const shop = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const service = await addPackage(app.portal, { by, kind: 'service', checklist: 'first-check' })
  const whose = { accountId: rider.viewer.accountId, package: { id: service, amount: 9_900, currency: 'EUR' } }
  const { id: usual } = await addProduct(app.portal, { of: rider })
  const { id: own } = await addProduct(app.portal, { of: rider, family: 'V3', serial: 'V3-54S-26-00777' })
  for (const [productId, code] of [
    [usual, 'yearly'],
    [own, 'first-check'],
  ] as const) {
    const booked = await addAppointment(shop, { ...whose, productId, kind: 'yearly' })
    const address = `/en/checks/at-desk/${booked}/${code}`
    expect(await pageOf(app, dealer, `/en/appointments/${booked}`)).toContain(address)
    expect([address, (await app.fetch(address, as(dealer))).status]).toEqual([address, 200])
  }
})

function yearlyAtDesk(appointment: number): string {
  return `/en/checks/at-desk/${appointment}/yearly`
}

test('a bicycle that never came, or was handed over weeks ago, begins no checklist at the desk', async () => {
  const app = await openApp()
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const { id: productId } = await addProduct(app.portal, { of: rider })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const shop = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000)
  const add = (days: number) => {
    const day = ago(days).toISOString().slice(0, 10)
    return addAppointment(shop, { accountId: rider.viewer.accountId, productId, kind: 'yearly', day })
  }
  const end = (id: number, state: 'done' | 'no_show', days: number) =>
    app.portal.db
      .updateTable('appointment')
      .set({ state, ended_at: ago(days) })
      .where('id', '=', id)
      .execute()
  const begin = (id: number) => app.fetch(yearlyAtDesk(id), post(dealer, { intent: 'begin' }))
  const offered = async (id: number) => {
    const page = await pageOf(app, dealer, `/en/appointments/${id}`)
    return [page.includes(yearlyAtDesk(id)), (await app.fetch(yearlyAtDesk(id), as(dealer))).status]
  }
  const [expected, unmarked, missed] = [await add(0), await add(15), await add(0)]
  const [handedOver, left, begun] = [await add(20), await add(20), await add(20)]
  await end(missed, 'no_show', 0)
  await end(handedOver, 'done', 13)
  await end(left, 'done', 15)
  for (const id of [expected, handedOver]) expect([id, ...(await offered(id))]).toEqual([id, true, 200])
  for (const id of [unmarked, missed, left]) {
    expect([id, ...(await offered(id))]).toEqual([id, false, 404])
    expect((await begin(id)).status).toBe(404)
  }
  await end(begun, 'done', 13)
  const check = await beginAt(app, dealer, yearlyAtDesk(begun))
  await end(begun, 'done', 15)
  // What was begun while it was there is found from its appointment.
  expect(await pageOf(app, dealer, `/en/appointments/${begun}`)).toContain(`/en/checks/${check}`)
})

/** A rider's bicycle that came to a workshop for its yearly service, whose checklist is gone through and not yet signed. */
async function answeredAtDesk() {
  const app = await openApp()
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const { id: product } = await addProduct(app.portal, { of: rider })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const shop = { portal: app.portal, shopId, bookedBy: rider.viewer.accountId }
  const booked = await addAppointment(shop, { accountId: rider.viewer.accountId, productId: product, kind: 'yearly' })
  const id = await beginAt(app, dealer, `/en/checks/at-desk/${booked}/yearly`)
  await fill(app, dealer, id, 'yearly')
  const step = (intent: string, log = 'on') =>
    app.fetch(`/en/appointments/${booked}`, post(dealer, { intent, ...(log && { log }) }))
  for (const intent of ['arrived', 'ready']) expect((await step(intent, '')).status).toBe(303)
  const services = app.portal.db.selectFrom('product_event').select('subject').where('kind', '=', 'service')
  const finish = {
    desk: async () => (await step('done')).status,
    mechanic: async () => (await sign(app, dealer, id)).status,
  }
  return { app, step, finish, logged: () => services.execute() }
}

/** Whose log a service stands in: who has come so far knows nothing of another who has. */
function holdBicycle(tx: Db) {
  return tx.selectFrom('product').select('id').forNoKeyUpdate().execute()
}

test('a service that the desk has logged already is not logged again by who signs its checklist', async () => {
  const { finish, logged } = await answeredAtDesk()
  expect([await finish.desk(), await finish.mechanic()]).toEqual([303, 303])
  expect(await logged()).toEqual([{ subject: 'yearly' }])
})

test('a service that the desk has not logged is logged by who signs its checklist', async () => {
  const { step, finish, logged } = await answeredAtDesk()
  expect((await step('done', '')).status).toBe(303)
  expect(await logged()).toEqual([])
  expect(await finish.mechanic()).toBe(303)
  expect(await logged()).toEqual([{ subject: 'yearly' }])
})

test('desk and mechanic who finish at the same moment log one service, no matter who comes first', async () => {
  for (const order of [['desk', 'mechanic'] as const, ['mechanic', 'desk'] as const]) {
    const { app, finish, logged } = await answeredAtDesk()
    const both = order.map((who) => finish[who])
    expect(await whileHeld(app.portal.db, holdBicycle, both)).toEqual([303, 303])
    expect(await logged()).toEqual([{ subject: 'yearly' }])
  }
})

const [wrongSerial, rightSerial] = ['C68.51S.00124', 'C68.51S.00125'] as const

/** Two bicycles that nobody has registered, sold to a dealer, and a recall of them that asks for a checklist. */
async function publishRemedy(app: App, dealer: Member) {
  const admin = await givePassword(app, await app.staff('admin'))
  const built = { family: 'C68', size: '54', colour: 'Nero', madeOn: null, deliveredOn: null }
  const sold = { ...built, companyId: dealer.viewer.companyId }
  const rows = [wrongSerial, rightSerial].map((serialNumber) => ({ ...sold, serialNumber }))
  await saveBuilt(app.owner, rows, app.clock.now())
  const recall = await addDraft(app.portal, {
    by: admin.viewer.accountId,
    number: '2026-07',
    checklist: 'recall-remedy',
  })
  const publish = { intent: 'publish', version: '1', seen: 'on', current: password }
  await app.fetch(`/en/console/recalls/${recall}`, post(admin, publish))
  const units = await app.portal.db.selectFrom('recall_unit').select('id').orderBy('serial_number').execute()
  return { admin, recall, units }
}

test('a recall that asks for a checklist is done as soon as a workshop signs it, and by staff at any time', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { admin, recall, units } = await publishRemedy(app, dealer)
  const [unit, second] = units
  const done = { intent: 'step', unit: String(unit?.id), state: 'done' }
  const early = await app.fetch('/en/recalls', post(dealer, done))
  expect([early.status, (await early.text()).includes('signed checklist of this bicycle is needed')]).toEqual([
    409,
    true,
  ])
  expect(await pageOf(app, dealer, '/en/recalls')).toContain(`/en/checks/recalled/${unit?.id}`)
  const stranger = await app.dealer()
  expect((await app.fetch(`/en/checks/recalled/${unit?.id}`, as(stranger))).status).toBe(404)
  const id = await beginAt(app, dealer, `/en/checks/recalled/${unit?.id}`)
  await fill(app, dealer, id, 'recall-remedy')
  expect((await sign(app, dealer, id)).status).toBe(303)
  const settled = await app.portal.db
    .selectFrom('recall_unit')
    .select(['id', 'state'])
    .orderBy('serial_number')
    .execute()
  expect(settled.map(({ state }) => state)).toEqual(['done', 'open'])
  const refund = { intent: 'step', unit: String(second?.id), state: 'done' }
  expect((await app.fetch(`/en/console/recalls/${recall}/units`, post(admin, refund))).status).toBe(303)
  // Registered since, the bicycle has what was done on it.
  const rider = await app.dealer({ role: 'customer' })
  const { id: product } = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00124' })
  expect(await pageOf(app, rider, `/en/products/${product}`)).toContain(`/en/checks/${id}/pdf`)
})

test('a corrected number leaves the other bicycle’s checklist behind and takes its own', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { units } = await publishRemedy(app, dealer)
  const signedAt = async (address: string, code: string) => {
    const id = await beginAt(app, dealer, address)
    await fill(app, dealer, id, code)
    expect((await sign(app, dealer, id)).status).toBe(303)
    return id
  }
  const remedies: number[] = []
  for (const unit of units) remedies.push(await signedAt(`/en/checks/recalled/${unit.id}`, 'recall-remedy'))
  const bicyclesOf = async (ids: readonly number[]) => {
    const rows = await Promise.all(ids.map((id) => checkRow(app, id)))
    return rows.map((row) => row.product_id)
  }
  // A number that only looks like one of them is another bicycle's.
  await addProduct(app.portal, { of: await app.dealer(), serial: 'C68.51S.OO124' })
  expect(await bicyclesOf(remedies)).toEqual([null, null])
  const { id } = await addProduct(app.portal, { of: dealer, serial: wrongSerial })
  const own = await signedAt(`/en/products/${id}/checks/yearly`, 'yearly')
  expect(await bicyclesOf([...remedies, own])).toEqual([id, null, id])
  const { version } = await app.portal.db
    .selectFrom('product')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const facts = { frame_model: 'C68', serial_number: rightSerial, country: 'IT', size: '', colour: '' }
  const days = { date_of_purchase: '2026-03-02', registered_on: '2026-03-02' }
  const corrected = post(agent, { intent: 'correct', version: String(version), ...facts, ...days })
  expect((await app.fetch(`/en/products/${id}`, corrected)).status).toBe(303)
  // What its holder had done on it is its own by whichever number.
  expect(await bicyclesOf([...remedies, own])).toEqual([null, id, id])
  const { id: other } = await addProduct(app.portal, { of: await app.dealer(), serial: wrongSerial })
  expect(await bicyclesOf(remedies)).toEqual([other, id])
})

test('a signed checklist is kept for ten years, and one that nobody goes on with for half a year', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const signed = await beginAt(app, dealer, `/en/products/${product}/checks/yearly`)
  await fill(app, dealer, signed, 'yearly')
  await sign(app, dealer, signed)
  const open = await beginAt(app, dealer, `/en/products/${product}/checks/first-check`)
  expect(await sweepChecks(app.portal)).toBe(0)
  app.clock.advance(181 * 86_400_000)
  expect(await sweepChecks(app.portal)).toBe(1)
  await expect(checkRow(app, open)).rejects.toThrow()
  expect(await checkRow(app, signed)).toMatchObject({ state: 'signed' })
  app.clock.advance(3500 * 86_400_000)
  expect(await sweepChecks(app.portal)).toBe(1)
})
