import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { addBookableShop } from '../appointments.fixture.ts'

/** A shop that its owner removes, and for which a rider books. */
async function openShop() {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer', locale: 'en' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const form = { intent: 'book', shop: `${shop}`, kind: 'yearly', when: '2026-11-30', phone: '+39 0432 123456' }
  const book = () =>
    app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, post(rider, { submission: randomUUID(), ...form }))
  const remove = () => app.fetch(`/en/user/company/shops/${shop}`, post(owner, { intent: 'remove' }))
  return { app, shop, rider, book, remove }
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
  const removing = (tx: Db) => tx.deleteFrom('shop').where('id', '=', shop).execute()
  const [answer] = await whileHeld(app.portal.db, removing, [book])
  expect([answer?.status, (await book()).status]).toEqual([404, 404])
})
