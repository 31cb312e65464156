import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { as, type Member, post } from '#tests/app.ts'
import { cancel, move } from '../changes.server.ts'
import { openShop } from '../mails/booking.fixture.ts'

type World = Awaited<ReturnType<typeof openShop>>
const page = '/en/appointments/calendar'
const day = 24 * 60 * 60_000

async function make({ app }: World, by: Member, shop: number | '' = ''): Promise<string> {
  const answer = await app.fetch(page, post(by, { intent: 'make', shop: String(shop) }))
  const text = await answer.text()
  return /http:\/\/portal\.test(\/appointments\/calendar\/[\w-]{43}\.ics)/.exec(text)?.[1] ?? `none: ${answer.status}`
}

async function entries({ app }: World, address: string): Promise<string[]> {
  const answer = await app.fetch(address)
  expect(answer.status).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary)
}

test('a shop’s calendar has all who come, a rider’s has their own, and nobody has a stranger’s', async () => {
  const world = await openShop()
  const { app, owner, rider, shopId, book } = world
  const stranger = await app.dealer({ role: 'customer', name: 'Ugo Neri' })
  await book()
  await book({ when: '2026-12-02T15:00' }, stranger)
  const [ofShop, own] = [await make(world, owner, shopId), await make(world, rider)]
  expect(await entries(world, ofShop)).toEqual(['Bike fitting · Anna Verdi', 'Bike fitting · Ugo Neri'])
  expect(await entries(world, own)).toEqual(['Bike fitting · Negozio in centro'])
  const other = await app.dealer()
  for (const [who, shop] of [
    [other, shopId],
    [rider, shopId],
    [owner, ''],
  ] as const)
    expect(await make(world, who, shop)).toBe('none: 404')
  expect((await app.fetch(page, as(await app.staff('admin')))).status).toBe(404)
})

test('what was moved is there once, what was cancelled no more, and only some time back and ahead', async () => {
  const world = await openShop()
  const { app, rider, book } = world
  const [moved, cancelled] = [await book(), await book({ when: '2026-12-02T15:00' })]
  const address = await make(world, rider)
  await move(app.portal, rider.viewer, moved, { when: '2026-12-03T15:00', seen: 0 })
  await cancel(app.portal, rider.viewer, cancelled, { reason: '' })
  const text = await (await app.fetch(address)).text()
  expect(text.match(/DTSTART:\S+/g)).toEqual(['DTSTART:20261203T140000Z'])
  app.clock.advance(110 * day)
  expect(await entries(world, address)).toEqual([])
})

test('a calendar that has it all is told so, and of a change it gets the whole again', async () => {
  const world = await openShop()
  const address = await make(world, world.rider)
  const first = await world.app.fetch(address)
  const tag = first.headers.get('etag') ?? ''
  expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ])
  const again = () => world.app.fetch(address, { headers: { 'if-none-match': tag } })
  expect([(await again()).status, await (await again()).text()]).toEqual([304, ''])
  await world.book()
  expect((await again()).status).toBe(200)
})

test('the key is shown once and kept as a hash; made again or revoked, the one before leads nowhere', async () => {
  const world = await openShop()
  const { app, rider } = world
  const first = await make(world, rider)
  const key = /([\w-]{43})\.ics/.exec(first)?.[1] ?? ''
  expect(await (await app.fetch(page, as(rider))).text()).not.toContain(key)
  const kept = await app.portal.db.selectFrom('calendar_key').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(key)
  const second = await make(world, rider)
  expect([(await app.fetch(first)).status, (await app.fetch(second)).status]).toEqual([404, 200])
  for (let at = 0; at < 2; at += 1)
    expect((await app.fetch(page, post(rider, { intent: 'revoke', shop: '' }))).status).toBe(303)
  expect((await app.fetch(second)).status).toBe(404)
})

test('whose access ends, or whose licence lacks the module, reads no more', async () => {
  const world = await openShop()
  const { app, owner, shopId } = world
  const address = await make(world, owner, shopId)
  const { db } = app.portal
  const account = db.updateTable('account').where('id', '=', owner.viewer.accountId)
  await account.set({ disabled_at: app.clock.now() }).execute()
  expect((await app.fetch(address)).status).toBe(404)
  await account.set({ disabled_at: null }).execute()
  expect((await app.fetch(address)).status).toBe(200)
  await db.deleteFrom('company_module').where('module', '=', 'appointments').execute()
  expect((await app.fetch(address)).status).toBe(404)
})

test('who guesses keys, reads without end or makes addresses all day is held off', async () => {
  const world = await openShop()
  const { app, rider } = world
  const address = await make(world, rider)
  for (let at = 0; at < 60; at += 1) expect((await app.fetch(address)).status).toBe(200)
  expect((await app.fetch(address)).status).toBe(429)
  for (let at = 0; at < 30; at += 1) await app.fetch(`/appointments/calendar/guess-${at}.ics`)
  expect((await app.fetch('/appointments/calendar/guess.ics')).status).toBe(429)
  for (let at = 1; at < 20; at += 1) await make(world, rider)
  const over = await app.fetch(page, post(rider, { intent: 'make', shop: '' }))
  expect([over.status, (await over.text()).includes('Too many new addresses')]).toEqual([429, true])
})
