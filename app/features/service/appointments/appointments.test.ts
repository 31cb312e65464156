import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { type App, as, type Member, openApp, post } from '#tests/app.ts'
import { addAppointment, addBookableShop, rulesSeen } from './appointments.fixture.ts'
import { sweepAppointments } from './appointments.jobs.server.ts'
import { bearerOf, makeToken } from './links.server.ts'
import { boundIn, localIn, momentIn } from '#app/features/people/shops/shops.time.ts'
import { findAppointment } from './store.server.ts'

const desk = { name: 'Ida Rossi', phone: '+39 0432 123456' }

async function book(app: App, by: Member, fields: Record<string, string>): Promise<Response> {
  const address = `/en/appointments/new?shop=${fields['shop']}&kind=${fields['kind']}`
  const answer = await app.fetch(address, post(by, { intent: 'book', submission: randomUUID(), ...fields }))
  // In a crowd on a busy machine some are asked to come again.
  return answer.status === 503 ? book(app, by, fields) : answer
}

function at(app: App, by: Member, id: number, fields: Record<string, string>) {
  return app.fetch(`/en/appointments/${id}`, post(by, fields))
}

async function ridersOf(app: App, count: number): Promise<Member[]> {
  const riders: Member[] = []
  for (let one = 0; one < count; one += 1) riders.push(await app.dealer({ role: 'customer' }))
  return riders
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

async function stateOf(app: App, id: number) {
  return app.portal.db
    .selectFrom('appointment')
    .select(['state', 'day', 'sequence', 'minutes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('of fifty people after one hour on two lanes exactly two have it, and the others are offered what is near', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId, { lanes: 2 })
  const riders = await ridersOf(app, 50)
  const options = { shop: `${shop}`, kind: 'test_ride', when: '2026-11-30T10:00', message: 'Vorrei provarla' }
  const answers = await Promise.all(riders.map((rider) => book(app, rider, options)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(48)
  // With fifty at once, a slow machine refuses some of them their page again, once it can tell them apart.
  const [rider] = riders
  const page = rider ? await (await book(app, rider, options)).text() : ''
  expect(page).toContain('This hour has been taken meanwhile')
  expect(page).toContain('Vorrei provarla')
  const rows = await app.portal.db.selectFrom('appointment').select('lane').orderBy('lane').execute()
  expect(rows.map(({ lane }) => lane)).toEqual([1, 2])
})

test('what was taken comes back with the nearest three, as choices', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const options = { shop: `${shop}`, kind: 'test_ride', when: '2026-11-30T10:00+01:00' }
  expect((await book(app, rider, options)).status).toBe(303)
  const page = await (await book(app, rider, options)).text()
  const offered = [...page.matchAll(/type="radio"[^>]*name="when"[^>]*value="([^"]+)"/g)].map(([, value]) => value)
  expect(offered).toEqual(['2026-11-30T08:00+01:00', '2026-11-30T09:00+01:00', '2026-11-30T11:00+01:00'])
})

test('of sixty people after a day with room for six exactly six have it', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId, { bench: 720 })
  const riders = await ridersOf(app, 60)
  const options = { shop: `${shop}`, kind: 'yearly', when: '2026-11-30' }
  const answers = await Promise.all(riders.map((rider) => book(app, rider, options)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(54)
  const [day] = await app.portal.db.selectFrom('bench_day').select(['booked', 'minutes']).execute()
  expect(day).toEqual({ booked: 720, minutes: 720 })
})

test('the hour that spring skips is refused in words, and that of autumn is there twice', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const options = { ...desk, shop: `${shop}`, kind: 'test_ride' }
  const skipped = await book(app, owner, { ...options, other_day: '2027-03-28', other_time: '02:30' })
  expect(skipped.status).toBe(400)
  expect(await skipped.text()).toContain('this hour does not exist')
  for (const offset of ['+02:00', '+01:00'])
    expect((await book(app, owner, { ...options, when: `2027-10-31T02:00${offset}` })).status).toBe(303)
  const rows = await app.portal.db.selectFrom('appointment').select('starts_at').orderBy('starts_at').execute()
  const moments = rows.map(({ starts_at: moment }) => moment?.toISOString())
  expect(moments).toEqual(['2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z'])
  const address = `/en/appointments/new?shop=${shop}&kind=fitting&from=2027-10-31`
  const page = await textOf(await app.fetch(address, as(owner)))
  expect(page).toContain('31 Oct 2027, 03:30')
})

test('the clocks of a zone are read both ways', () => {
  const zone = 'Europe/Rome'
  expect(momentIn(zone, '2027-03-28T02:30')).toBe('skipped')
  expect(momentIn(zone, '2027-03-28T03:00')).toEqual(new Date('2027-03-28T01:00:00Z'))
  expect(momentIn(zone, '2027-02-29T10:00')).toBeUndefined()
  expect(momentIn(zone, '2027-10-31T02:30')).toEqual(new Date('2027-10-31T00:30:00Z'))
  expect(localIn(zone, new Date('2027-10-31T01:30:00Z'))).toEqual({
    day: '2027-10-31',
    time: '02:30',
    offset: '+01:00',
  })
  expect(boundIn(zone, '2027-10-31', '24:00')).toEqual(new Date('2027-10-31T23:00:00Z'))
})

test('riders book from a day ahead and cancel until a day before; the desk at once, and beyond the minutes with a tick', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId, { bench: 120 })}`
  const today = { shop, kind: 'yearly', when: '2026-11-21' }
  expect((await book(app, rider, today)).status).toBe(400)
  expect((await book(app, owner, { ...desk, ...today })).status).toBe(303)
  expect((await book(app, owner, { ...desk, ...today })).status).toBe(409)
  expect((await book(app, owner, { ...desk, ...today, beyond: 'on' })).status).toBe(303)
  expect((await book(app, rider, { ...today, when: '2026-11-23' })).status).toBe(303)
  const { id } = await app.portal.db
    .selectFrom('appointment')
    .select('id')
    .where('account_id', '=', rider.viewer.accountId)
    .executeTakeFirstOrThrow()
  app.clock.advance(24 * 60 * 60_000)
  const late = await at(app, rider, id, { intent: 'cancel', reason: 'Piove' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('too late to change or cancel')
  expect((await at(app, owner, id, { intent: 'cancel', reason: 'Chiusi' })).status).toBe(303)
  const free = await app.portal.db.selectFrom('bench_day').select('booked').where('day', '=', '2026-11-23').execute()
  expect(free).toEqual([{ booked: 0 }])
})

test('a form sent twice books once', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const options = { ...desk, shop, kind: 'test_ride', when: '2026-11-30T10:00', submission: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => book(app, owner, options)))
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
  expect(await app.portal.db.selectFrom('appointment').select('id').execute()).toHaveLength(1)
})

test('of two desks that move the same appointment the first counts, and the second is told', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment(
    { portal: app.portal, shopId, bookedBy: owner.viewer.accountId },
    { day: '2026-11-30' },
  )
  const move = (day: string) => at(app, owner, id, { intent: 'move', seen: '0', other_day: day })
  const answers = await Promise.all([move('2026-12-01'), move('2026-12-02')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  expect(await stateOf(app, id)).toMatchObject({ sequence: 1, state: 'booked' })
  const kinds = await app.portal.db.selectFrom('appointment_event').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['booked', 'moved'])
})

test('a phone number that is none is said in words, with what was typed', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const answer = await book(app, owner, {
    shop,
    kind: 'yearly',
    when: '2026-11-24',
    name: 'Ida Rossi',
    phone: '+39 333',
  })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('value="+39 333"')
  expect(page).not.toContain('phone-wrong</')
})

test('the steps go in their order, and a step taken twice is taken once', async () => {
  const app = await openApp()
  const [owner, rider, workshop] = [await app.dealer(), await app.dealer({ role: 'customer' }), await app.dealer()]
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const options = { accountId: rider.viewer.accountId }
  const id = await addAppointment({ portal: app.portal, shopId, bookedBy: owner.viewer.accountId }, options)
  const step = (by: Member, intent: string) => at(app, by, id, { intent })
  expect((await step(owner, 'ready')).status).toBe(409)
  expect((await step(rider, 'arrived')).status).toBe(403)
  expect((await step(workshop, 'arrived')).status).toBe(404)
  for (const intent of ['arrived', 'arrived', 'ready', 'done'])
    expect([intent, (await step(owner, intent)).status]).toEqual([intent, 303])
  expect((await step(owner, 'arrived')).status).toBe(409)
  expect((await at(app, owner, id, { intent: 'cancel', reason: 'No' })).status).toBe(409)
  expect(await app.portal.db.selectFrom('appointment_event').select('id').execute()).toHaveLength(4)
})

test('a tap on the sheet leads back to the day and the shop that were open', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment({ portal: app.portal, shopId, bookedBy: owner.viewer.accountId })
  const tap = post(owner, { intent: 'arrived', appointment: `${id}` })
  const open = `/en/appointments?shop=${shopId}&day=2026-11-24`
  expect((await app.fetch(open, tap)).headers.get('location')).toBe(`${open}&notice=step`)
})

test('done writes the service into the log of the rider’s bicycle', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = `${await addBookableShop(app.portal.db, owner.viewer.companyId)}`
  const product = await addProduct(app.portal, { of: rider })
  const answer = await book(app, rider, { shop, kind: 'yearly', when: '2026-11-24', product: `${product.id}` })
  expect(answer.status).toBe(303)
  const [row] = await app.portal.db.selectFrom('appointment').select(['id', 'bicycle']).execute()
  expect(row?.bicycle).not.toBe('')
  const id = row?.id ?? 0
  for (const intent of ['arrived', 'ready']) await at(app, owner, id, { intent })
  const sheet = await textOf(await app.fetch('/en/appointments?day=2026-11-24', as(owner)))
  expect(sheet).toContain(row?.bicycle.replaceAll('\u00a0', ' '))
  const done = post(owner, { intent: 'done', log: 'on', appointment: `${id}` })
  expect((await app.fetch('/en/appointments', done)).status).toBe(303)
  const log = await app.portal.db.selectFrom('product_event').select('subject').where('kind', '=', 'service').execute()
  expect(log).toEqual([{ subject: 'yearly' }])
})

test('foreign and absent things are not found, and without the module the licence is shown', async () => {
  const app = await openApp()
  const [owner, other, bare] = [await app.dealer(), await app.dealer(), await app.dealer({ modules: ['tickets'] })]
  const rider = await app.dealer({ role: 'customer' })
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const theirs = await addBookableShop(app.portal.db, other.viewer.companyId)
  const unlicensed = await addBookableShop(app.portal.db, bare.viewer.companyId)
  const id = await addAppointment({ portal: app.portal, shopId, bookedBy: owner.viewer.accountId })
  for (const who of [other, rider])
    for (const number of [id, 999_999])
      expect((await app.fetch(`/en/appointments/${number}`, as(who))).status).toBe(404)
  expect((await app.fetch('/en/appointments', as(bare))).status).toBe(403)
  const product = await addProduct(app.portal, { of: other })
  const options = { ...desk, shop: `${shopId}`, kind: 'yearly', when: '2026-11-30' }
  expect((await book(app, owner, { ...options, shop: `${theirs}` })).status).toBe(404)
  expect((await book(app, rider, { ...options, shop: `${unlicensed}` })).status).toBe(404)
  expect((await book(app, owner, { ...options, product: `${product.id}` })).status).toBe(404)
  expect((await app.fetch(`/en/user/company/shops/${theirs}/appointments`, as(owner))).status).toBe(404)
  expect((await app.fetch(`/en/appointments/${id}`, as(await app.staff()))).status).toBe(200)
})

test('fewer minutes drop nothing that is booked, and a kind that is changed leaves it as it was', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  expect((await book(app, owner, { ...desk, shop: `${shop}`, kind: 'yearly', when: '2026-11-30' })).status).toBe(303)
  const settings = `/en/user/company/shops/${shop}/appointments`
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '60'])
  const version = await rulesSeen(app, owner, shop)
  const rules = { intent: 'rules', version, hours_ahead: '24', days_ahead: '60', cancel_hours: '24' }
  const usual = { ...rules, ...Object.fromEntries(days) }
  expect((await app.fetch(settings, post(owner, usual))).status).toBe(303)
  const kind = { intent: 'kind', kind: 'yearly', active: 'on', mode: 'day', minutes: '30', lanes: '1' }
  expect((await app.fetch(settings, post(owner, kind))).status).toBe(303)
  const [day] = await app.portal.db.selectFrom('bench_day').select(['booked', 'minutes']).execute()
  expect(day).toEqual({ booked: 120, minutes: 60 })
  const [row] = await app.portal.db.selectFrom('appointment').select(['minutes', 'state']).execute()
  expect(row).toEqual({ minutes: 120, state: 'booked' })
  expect((await app.fetch(settings, post(owner, { ...kind, minutes: '0' }))).status).toBe(400)
})

test('the link of an appointment leads to that one and to no other', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const { token, ...link } = makeToken(app.portal)
  const booked = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const [id, other] = [await addAppointment(booked, link), await addAppointment(booked)]
  expect(await findAppointment(app.portal.db, bearerOf(token), id)).toMatchObject({ id })
  expect(await findAppointment(app.portal.db, bearerOf(token), other)).toBeUndefined()
  expect(await findAppointment(app.portal.db, bearerOf('no token'), id)).toBeUndefined()
})

test('a shop with appointments ahead is not deleted, and three years after it an appointment is', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment({ portal: app.portal, shopId, bookedBy: owner.viewer.accountId })
  const remove = await app.fetch(`/en/user/company/shops/${shopId}`, post(owner, { intent: 'remove' }))
  expect(remove.status).toBe(409)
  expect(await remove.text()).toContain('finish or cancel them first')
  expect((await at(app, owner, id, { intent: 'cancel', reason: 'Chiusi' })).status).toBe(303)
  app.clock.advance(3 * 365 * 24 * 60 * 60_000)
  expect(await sweepAppointments(app.portal)).toBe(0)
  app.clock.advance(3 * 24 * 60 * 60_000)
  expect(await sweepAppointments(app.portal)).toBe(1)
  expect(await app.portal.db.selectFrom('appointment_event').select('id').execute()).toEqual([])
})
