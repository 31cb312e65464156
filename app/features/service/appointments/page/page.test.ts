import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'
import { entryOf } from '../calendar/entry.server.ts'
import { findFacts } from '../mails/facts.store.server.ts'

test('that nobody came is offered once its day is there, and no sooner', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const pageOf = async (day: string) => {
    const id = await addAppointment(desk, { day })
    return (await app.fetch(`/en/appointments/${id}`, as(owner))).text()
  }
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(await pageOf(today)).toContain('value="no_show"')
  expect(await pageOf('2026-12-24')).not.toContain('value="no_show"')
})

test('the desk calls and writes to who booked with a tap; a rider reads their own as text', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const desk = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const person = { accountId: rider.viewer.accountId, personPhone: '+39 333 123' }
  const id = await addAppointment(desk, person)
  const read = async (who: typeof owner) => (await app.fetch(`/en/appointments/${id}`, as(who))).text()
  const page = await read(owner)
  expect(page).toMatch(/<title>[^<]+ · C68 · Blu · Sat 21 Nov 2026 · /)
  expect(page).toContain('href="tel:+39333123"')
  expect(page).toContain(`href="mailto:${rider.viewer.email}"`)
  expect(await read(rider)).not.toMatch(/href="(?:tel|mailto):/)
})

test('who takes a bicycle in on another day’s sheet is back on that day', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment(
    { portal: app.portal, shopId, bookedBy: owner.viewer.accountId },
    { day: '2026-12-01' },
  )
  const step = { intent: 'arrived', appointment: `${id}` }
  const done = await app.fetch('/en/appointments?day=2026-12-01', post(owner, step))
  expect(done.headers.get('location')).toContain('day=2026-12-01')
})

test('a step that is refused is said where the focus goes, on the day’s sheet and on the appointment’s page', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment({ portal: app.portal, shopId, bookedBy: owner.viewer.accountId })
  expect((await app.fetch(`/en/appointments/${id}`, post(owner, { intent: 'cancel' }))).status).toBe(303)
  for (const page of [`/en/appointments?shop=${shopId}`, `/en/appointments/${id}`]) {
    const refused = await app.fetch(page, post(owner, { intent: 'arrived', appointment: `${id}` }))
    expect([page, refused.status]).toEqual([page, 409])
    expect(await refused.text()).toMatch(/autofocus=""[^>]*role="alert"/)
  }
})

test('an arrival said of the wrong appointment is taken back: it is booked as before, and nobody is written to', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { db } = app.portal
  const shop = `${await addBookableShop(db, owner.viewer.companyId)}`
  const form = { intent: 'book', submission: randomUUID(), shop, kind: 'yearly', name: 'Ida', phone: '+39 0432 123456' }
  const address = `/en/appointments/new?shop=${shop}&kind=yearly`
  const booked = await app.fetch(address, post(owner, { ...form, when: '2026-11-30' }))
  const page = /\/en\/appointments\/\d+/.exec(booked.headers.get('location') ?? '')?.[0] ?? ''
  const send = async (intent: string) => (await app.fetch(page, post(owner, { intent }))).status
  const told = () => db.selectFrom('outbox').select('id').orderBy('id').execute()
  const stands = async () => {
    const { state } = await db.selectFrom('appointment').select('state').executeTakeFirstOrThrow()
    return [state, (await db.selectFrom('bench_day').select('booked').executeTakeFirstOrThrow()).booked]
  }
  expect(await send('arrived')).toBe(303)
  const before = await told()
  // Taken back twice, it is taken back once.
  for (const _ of [1, 2]) expect(await send('not_arrived')).toBe(303)
  expect([await stands(), await told()]).toEqual([['booked', 120], before])
  const shown = await (await app.fetch(page, as(owner))).text()
  for (const words of ['Arrival undone', 'value="arrived"']) expect(shown).toContain(words)
  const taken = db.selectFrom('appointment_event').select('id').where('kind', '=', 'not_arrived')
  expect(await taken.execute()).toHaveLength(1)
  expect(await send('cancel')).toBe(303)
  expect(await stands()).toEqual(['cancelled', 0])
  expect(await send('not_arrived')).toBe(409)
})

test('the history says what was promised, and that a day’s minutes were passed', async () => {
  const app = await openApp()
  const [owner, rider] = [await app.dealer({ locale: 'en' }), await app.dealer({ role: 'customer', locale: 'en' })]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId, { bench: 120 })
  const book = async (who: typeof owner, fields: Record<string, string>) => {
    const form = { intent: 'book', submission: randomUUID(), shop: `${shop}`, kind: 'yearly', phone: '+39 0432 123456' }
    const booked = await app.fetch(`/en/appointments/new?shop=${shop}&kind=yearly`, post(who, { ...form, ...fields }))
    return /\/en\/appointments\/\d+/.exec(booked.headers.get('location') ?? '')?.[0] ?? ''
  }
  const history = async (page: string, who = owner) =>
    (await (await app.fetch(page, as(who))).text())
      .replace(/^.*aria-label="History"/s, '')
      .replaceAll(/<script.*?<\/script>/gs, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
  const send = async (page: string, fields: Record<string, string>) =>
    (await app.fetch(page, post(owner, fields))).status
  const monday = await book(rider, { when: '2026-11-30' })
  expect(await history(monday)).not.toContain('on a full day')
  const beyond = await book(owner, { when: '2026-11-30', name: 'Ida', beyond: 'on' })
  expect(await history(beyond)).toMatch(/Booked.*on a full day/s)
  const promise = { intent: 'promise', day: '2026-12-01', time: '17:30' }
  expect(await send(beyond, promise)).toBe(303)
  expect(await history(beyond)).toMatch(/Promise changed.*1 Dec 2026, 17:30/s)
  // A tick that was not needed is nothing to say; what the rider had is moved to a day that is full.
  const move = (day: string, seen: string) => send(monday, { intent: 'move', other_day: day, seen, beyond: 'on' })
  expect(await move('2026-12-02', '0')).toBe(303)
  expect(await history(monday)).not.toContain('on a full day')
  expect(await move('2026-11-30', '1')).toBe(303)
  expect(await history(monday)).toMatch(/→ Mon 30 Nov 2026 · on a full day/)
  // How full the shop is is nothing of the rider's.
  expect(await history(monday, rider)).not.toContain('on a full day')
})

test('who moves an appointment to where it is is told so, at the field; the same press twice is one move', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const id = await addAppointment(
    { portal: app.portal, shopId, bookedBy: owner.viewer.accountId },
    { day: '2026-11-30' },
  )
  const move = (day: string) =>
    app.fetch(`/en/appointments/${id}`, post(owner, { intent: 'move', other_day: day, seen: '0' }))
  const page = await (await move('2026-11-30')).text()
  expect(page).toContain('already set for then: there is nothing to move')
  expect(page).toContain('href="#move-other_day"')
  for (const _ of [1, 2]) expect((await move('2026-12-01')).status).toBe(303)
})

test('a bicycle that is booked by its number shows it once, on its page, on the day’s sheet and in a calendar', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const serialNumber = 'C68.51S.00123'
  const desk = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  const day = '2026-12-01'
  const shown = async (bicycle: string) => {
    const id = await addAppointment(desk, { bicycle, serialNumber, day })
    const facts = await findFacts(app.portal.db, id)
    const page = await (await app.fetch(`/en/appointments/${id}`, as(owner))).text()
    const sheet = await (await app.fetch(`/en/appointments?shop=${shopId}&day=${day}`, as(owner))).text()
    expect((await app.fetch(`/en/appointments/${id}`, post(owner, { intent: 'cancel' }))).status).toBe(303)
    return {
      serials: [page, sheet].map((one) => one.match(/class="serial[^"]*">C68/g)?.length ?? 0),
      calendar: facts && entryOf(facts, { locale: 'en', title: '', isForShop: true }).text,
    }
  }
  expect(await shown(serialNumber)).toEqual({ serials: [0, 0], calendar: serialNumber })
  expect(await shown(`C68 · ${serialNumber}`)).toEqual({ serials: [0, 0], calendar: `C68 · ${serialNumber}` })
  expect(await shown('C68 · Blu')).toEqual({ serials: [1, 1], calendar: `C68 · Blu · ${serialNumber}` })
})
