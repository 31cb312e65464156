import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { addPackage, addPackagePrice } from '#app/features/trade/packages/packages.fixture.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { addBookableShop } from '../appointments.fixture.ts'
import { openGuest, textOf } from '../by-link/guests.fixture.ts'

/** A shop that its owner removes, and for which a rider books. */
async function openShop() {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer', locale: 'en' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const form = { intent: 'book', shop: `${shop}`, kind: 'yearly', when: '2026-11-30', phone: '+39 0432 123456' }
  const book = () =>
    app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, post(rider, { submission: randomUUID(), ...form }))
  const remove = () => app.fetch(`/en/user/company/shops/${shop}`, post(owner, { intent: 'remove' }))
  return { app, owner, shop, rider, book, remove }
}

/** Who books now has written the appointment, and waits to note it. */
function holdEvents(tx: Db) {
  return sql`lock table appointment_event in exclusive mode`.execute(tx)
}

test('a shop that somebody is booking at this moment is not removed, and their appointment stands', async () => {
  const { app, rider, book, remove } = await openShop()
  const [booked, removed] = await whileHeld(app.portal.db, holdEvents, [book, remove])
  const page = booked?.headers.get('location') ?? ''
  expect([booked?.status, page]).toEqual([303, expect.stringMatching(/^\/en\/appointments\/\d+/)])
  expect(removed?.status).toBe(409)
  expect(await removed?.text()).toContain('There are appointments under way or ahead')
  expect((await app.fetch(page, as(rider))).status).toBe(200)
})

test('a shop that is being removed while somebody books is not there for them, as it is a moment later', async () => {
  const { app, shop, book } = await openShop()
  const removing = (tx: Db) =>
    tx.updateTable('shop').set({ removed_at: app.clock.now() }).where('id', '=', shop).execute()
  const [answer] = await whileHeld(app.portal.db, removing, [book])
  expect([answer?.status, (await book()).status]).toEqual([404, 404])
})

test('a shop that is removed takes neither its past appointments nor what was answered about them', async () => {
  const { app, owner, shopId, id, finish, send, scores } = await openGuest()
  await finish(id)
  expect((await send({ intent: 'answer', q0: '3', q2: 'Troppo lento' })).status).toBe(303)
  const removed = await app.fetch(`/en/user/company/shops/${shopId}`, post(owner, { intent: 'remove' }))
  expect(removed.status).toBe(303)
  for (const page of [`/en/appointments/${id}`, '/en/appointments/list'])
    expect([page, await textOf(app.fetch(page, as(owner)))]).toEqual([
      page,
      expect.stringContaining('Negozio in centro'),
    ])
  expect(await scores()).toEqual([3])
  // Who was not satisfied is still to be called.
  expect(await app.portal.db.selectFrom('survey_task').select('done_at').execute()).toEqual([{ done_at: null }])
})

test('a removed shop is offered nowhere', async () => {
  const { app, owner, shop, rider, remove } = await openShop()
  await addBookableShop(app.portal.db, owner.viewer.companyId, { name: 'Negozio nuovo' })
  const service = await addPackage(app.portal, { by: (await app.staff('admin')).viewer.accountId, kind: 'service' })
  await addPackagePrice(app.portal, service, owner)
  const shown: [Member, string][] = [
    [owner, '/en/user/company/shops'],
    [owner, '/en/appointments'],
    [owner, '/en/appointments/calendar'],
    [owner, '/en/appointments/new'],
    [owner, `/en/packages/${service}`],
    [rider, '/en/appointments/new'],
    [rider, `/en/packages/${service}`],
  ]
  const offers = async (name: string) => {
    const pages = await Promise.all(shown.map(([who, path]) => textOf(app.fetch(path, as(who)))))
    return pages.map((page) => page.includes(name))
  }
  expect(await offers('Negozio in centro')).toEqual(shown.map(() => true))
  expect((await remove()).status).toBe(303)
  expect(await offers('Negozio in centro')).toEqual(shown.map(() => false))
  const asked: [Member, string][] = [
    [owner, `/en/user/company/shops/${shop}`],
    [owner, `/en/user/company/shops/${shop}/appointments`],
    [owner, `/en/appointments?shop=${shop}`],
    [owner, `/en/appointments/new?shop=${shop}`],
    [rider, `/en/appointments/new?shop=${shop}`],
  ]
  for (const [who, path] of asked) expect([path, (await app.fetch(path, as(who))).status]).toEqual([path, 404])
})
