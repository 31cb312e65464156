import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveRegistered } from '#app/features/service/products/products.import.server.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { type App, openApp, post } from '#tests/app.ts'
import { bearing, tokenFor } from './api.fixture.ts'

/** A dealer with a program that follows its lists. */
async function opened() {
  const app = await openApp()
  const [admin, of] = [await app.staff('admin'), await app.dealer()]
  return { app, admin, of, token: await tokenFor(app, { by: admin, of }) }
}

async function json(app: App, address: string, init: RequestInit) {
  const answer = await app.fetch(address, init)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('an order that the ERP changed before the last round, and a quote that was approved after it, come with the next round', async () => {
  const { app, of, token } = await opened()
  const { db } = app.portal
  await addOrder(app.portal, { of, number: 'OV-1' })
  const { number } = await addTestQuote(app, { of, status: 'DRAFT' })
  // The database's own clock says when.
  const began = new Date()
  const before = { touched_at: new Date(began.getTime() - 60_000) }
  await db.updateTable('sales_order').set(before).execute()
  await db.updateTable('quote').set(before).execute()
  const listed = async () => {
    const lists = ['orders', 'quotes'].map((list) =>
      json(app, `/api/v1/${list}?since=${began.toISOString()}`, bearing(token)),
    )
    return (await Promise.all(lists)).flatMap(({ body }) =>
      (body['data'] as { number: string }[]).map((row) => row.number),
    )
  }
  expect(await listed()).toEqual([])
  await db.updateTable('quote').set({ reminded_at: app.clock.now() }).execute()
  expect(await listed()).toEqual([])
  await addOrder(app.portal, { of, number: 'OV-1', status: 'Shipped', changedAt: '2026-11-02T10:00:00Z' })
  await db.updateTable('quote').set({ status: 'APPROVED' }).execute()
  expect(await listed()).toEqual(['OV-1', number])
})

test('a bicycle registered in an American evening, or imported with a day that has passed, comes with the next round', async () => {
  const { app, admin, of, token } = await opened()
  const listed = async (since: string) => {
    const { body } = await json(app, `/api/v1/products?since=${since}`, bearing(token))
    return (body['data'] as { serialNumber: string; registeredOn: string }[]).map((row) => [
      row.serialNumber,
      row.registeredOn,
    ])
  }
  // Half past four in the afternoon in Los Angeles, half past one of the next day at the maker's.
  app.clock.advance(15.5 * 60 * 60_000)
  const bike = { serial_number: 'C68.51S.00123', frame_model: 'C68', size: '', colour: '', country: 'US' }
  const fields = { submission: randomUUID(), ...bike, date_of_purchase: '2026-11-20', safety_contact: 'on' }
  expect((await app.fetch('/en/products/new', post(of, fields))).status).toBe(303)
  const since = '2026-11-22T00:00:00Z'
  expect(await listed(since)).toEqual([['C68.51S.00123', '2026-11-21']])
  const saving = { actorId: admin.viewer.accountId, now: app.clock.now(), catalogue: app.portal.catalogues.current() }
  const bought = { date_of_purchase: '2026-03-01', registered_on: '2026-03-02', companyId: of.viewer.companyId }
  const elsewhere = { ...bike, ...bought, serial_number: 'C68.51S.00124' }
  await app.portal.db.transaction().execute((tx) => saveRegistered(tx, undefined, elsewhere, saving))
  expect(await listed(since)).toEqual([
    ['C68.51S.00123', '2026-11-21'],
    ['C68.51S.00124', '2026-03-02'],
  ])
  expect(await listed('2026-11-22T00:31:00Z')).toEqual([])
})
