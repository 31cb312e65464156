import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { as } from '#tests/app.ts'
import { putKind } from '../appointments.fixture.ts'
import { usualOffers } from '../appointments.ts'
import { cancel, move } from '../changes.server.ts'
import { arrive, ready } from '../steps.server.ts'
import { openShop } from './booking.fixture.ts'
import { remindOfAppointments } from './reminders.server.ts'

type World = Awaited<ReturnType<typeof openShop>>
const hour = 60 * 60_000

async function toPerson(world: World) {
  const all = await world.mails()
  return all.filter(({ to_address: to }) => to === world.rider.viewer.email)
}

const part = z.object({ method: z.string(), content: z.string() })

/** What its calendar part asks for, as an independent reader sees it. */
function askedIn(mail: { calendar: unknown } | undefined) {
  const { method, content } = part.parse(mail?.calendar)
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { method, inside: calendar.getFirstPropertyValue('method'), event }
}

test('booked, moved and cancelled are one entry in the calendar, each time with a higher number', async () => {
  const world = await openShop()
  const { app, rider } = world
  const id = await world.book()
  const [booked] = await toPerson(world)
  await move(app.portal, rider.viewer, id, { when: '2026-12-02T15:00', seen: 0 })
  const [moved] = await toPerson(world)
  await cancel(app.portal, rider.viewer, id, { reason: 'Ill' })
  const [cancelled] = await toPerson(world)
  expect([booked?.subject, moved?.subject, cancelled?.subject]).toEqual([
    'Appointment confirmed: Tue 1 Dec 2026, 15:00',
    'Appointment moved: Wed 2 Dec 2026, 15:00',
    'Appointment cancelled: Wed 2 Dec 2026, 15:00',
  ])
  const asked = [booked, moved, cancelled].map((mail) => askedIn(mail))
  expect(asked.map(({ method, inside }) => [method, inside])).toEqual([
    ['REQUEST', 'REQUEST'],
    ['REQUEST', 'REQUEST'],
    ['CANCEL', 'CANCEL'],
  ])
  expect(new Set(asked.map(({ event }) => event.uid)).size).toBe(1)
  expect(asked.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
  expect(asked.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
    '2026-12-01T14:00:00.000Z',
    '2026-12-02T14:00:00.000Z',
    '2026-12-02T14:00:00.000Z',
  ])
})

test('the mail says where, whom to call, what to bring and until when it can be cancelled, and its key is sealed', async () => {
  const world = await openShop({ shop: { wayIn: 'From the yard', email: 'shop@rossi.example' } })
  const id = await world.book()
  const [mail] = await toPerson(world)
  for (const words of ['Via Roma 3, 33100 Udine', '+39 0432 1234', 'From the yard', 'the shoes, shorts and pedals'])
    expect(mail?.body).toContain(words)
  expect(mail?.body).toContain('You can move or cancel it from the link until Mon 30 Nov 2026, 15:00')
  const link = await world.linkOf(id)
  expect(mail?.body).toContain(`http://portal.test${link}`)
  expect(mail?.kept).not.toContain(link)
  // Calendars are shown to others: none holds the key.
  expect(JSON.stringify(mail?.calendar)).not.toContain('/a/')
  // Nobody there wonders what time is meant.
  expect(mail?.body).not.toContain('Times are those of the shop')
})

test('what a shop has written itself is marked by its language, in the mail and on the page of its link', async () => {
  const world = await openShop({ locale: 'fr', shop: { wayIn: 'Officina dal cortile, parcheggio dietro il negozio.' } })
  const offer = { lanes: 1, words: 'Lavaggio compreso.', forRiders: true, active: true }
  await putKind(world.app.portal.db, world.shopId, { kind: 'yearly', ...usualOffers.yearly, ...offer })
  const id = await world.book({ kind: 'yearly', when: '2026-12-01' })
  const [mail] = await toPerson(world)
  expect(mail?.html).toMatch(/<blockquote lang="it"[^>]*>Lavaggio compreso\./)
  expect(mail?.html).toMatch(/<p lang="it"[^>]*>[^<]*Officina dal cortile/)
  const page = await (await world.app.fetch(await world.linkOf(id))).text()
  expect(page).toContain('<p lang="it">Lavaggio compreso.</p>')
  expect(page).toContain('<span lang="it">Officina dal cortile')
  const own = await (await world.app.fetch(`/fr/appointments/${id}`, as(world.rider))).text()
  expect(own).toContain('<span lang="it">Lavaggio compreso.</span>')
})

test('a reader in another zone is told whose time it is', async () => {
  const world = await openShop({ shop: { country: 'GB', timeZone: 'Europe/London' } })
  await world.book()
  const [mail] = await toPerson(world)
  expect(mail?.body).toContain('Times are those of the shop: United Kingdom Time.')
})

test('a mail names the zone when the clocks differ on the day itself', async () => {
  // In Tunisia it is as late as in Italy, but for the summer.
  const world = await openShop({ shop: { timeZone: 'Africa/Tunis' } })
  const { app, owner } = world
  const words = 'Times are those of the shop'
  const tells = async (kind: 'fitting' | 'yearly', when: string) => {
    const id = await world.book(
      { kind, when, name: 'Ida', phone: '1', email: 'ida@rider.example', locale: 'en' },
      owner,
    )
    const page = await (await app.fetch(await world.linkOf(id))).text()
    return [...(await world.mails()).map(({ body }) => body.includes(words)), page.includes(words)]
  }
  expect(await tells('fitting', '2026-12-01T15:00')).toEqual([false, false])
  expect(await tells('fitting', '2027-04-06T15:00')).toEqual([true, true])
  expect(await tells('yearly', '2027-04-07')).toEqual([true, true])
  app.clock.advance(165 * 24 * hour)
  expect(await tells('fitting', '2027-12-01T15:00')).toEqual([false, false])
})

test('what is left for a day is a day in the calendar, with the hours in which the shop is open', async () => {
  const world = await openShop()
  await world.book({ kind: 'yearly', when: '2026-12-01' })
  const [mail] = await toPerson(world)
  expect(mail?.subject).toBe('Appointment confirmed: Tue 1 Dec 2026')
  expect(mail?.body).toContain('during opening hours, 09:00–12:30, 15:00–19:00')
  const { event } = askedIn(mail)
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2026-12-01'])
})

test('somebody without an account is written to in the language said at the desk, or not at all without an address', async () => {
  const world = await openShop()
  const { owner } = world
  const person = { name: 'Hervé\r\nBcc: x@y.example', phone: '1', locale: 'fr' } as const
  await world.book({ ...person, email: 'herve@rider.example' }, owner)
  const mails = await world.mails()
  expect(mails.map(({ to_address: to, subject }) => [to, subject])).toEqual([
    ['herve@rider.example', 'Rendez-vous confirmé\u00a0: mar. 1er déc. 2026, 15:00'],
  ])
  await world.book({ ...person, when: '2026-12-02T15:00' }, owner)
  expect(await world.mails()).toEqual([])
})

test('the shop hears of what riders do, by its address and its people, and not of its own doing', async () => {
  const world = await openShop({ shop: { email: 'shop@rossi.example' } })
  const { app, owner, rider } = world
  const workshop = await app.dealer({ company: owner, role: 'workshop', locale: 'it' })
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const stranger = await app.dealer()
  const id = await world.book({ message: 'Knee hurts' })
  const mails = (await world.mails()).filter(({ to_address: to }) => to !== rider.viewer.email)
  expect(mails.map(({ to_address: to }) => to).sort()).toEqual(
    [owner.viewer.email, workshop.viewer.email, 'shop@rossi.example'].sort(),
  )
  const toOwner = mails.find(({ to_address: to }) => to === owner.viewer.email)
  expect(toOwner?.subject).toContain('New appointment: ')
  for (const words of ['Anna Verdi has booked an appointment.', 'Knee hurts', `/en/appointments/${id}`])
    expect(toOwner?.body).toContain(words)
  expect(JSON.stringify(toOwner?.headers)).toContain('-appointments-')
  for (const { to_address: to } of mails) expect([stranger, sales].map(({ viewer }) => viewer.email)).not.toContain(to)
  await setSubscription(app.portal, owner.viewer, { topic: 'appointments', subscribed: false })
  await setSubscription(app.portal, sales.viewer, { topic: 'appointments', subscribed: true })
  await cancel(app.portal, rider.viewer, id, { reason: '' })
  const later = (await world.mails()).map(({ to_address: to }) => to)
  expect(later.sort()).toEqual(
    [rider.viewer.email, workshop.viewer.email, sales.viewer.email, 'shop@rossi.example'].sort(),
  )
  const own = await world.book({ when: '2026-12-03T15:00' })
  await world.mails()
  await cancel(app.portal, owner.viewer, own, { reason: 'Closed' })
  expect((await world.mails()).map(({ to_address: to, body }) => [to, body.includes('Closed')])).toEqual([
    [rider.viewer.email, true],
  ])
})

test('ready to collect is said once, and nothing of what is over', async () => {
  const world = await openShop()
  const { app, owner } = world
  const id = await world.book({ kind: 'yearly', when: '2026-12-01', bicycle: 'V4R' })
  await world.mails()
  await arrive(app.portal, owner.viewer, id)
  expect(await world.mails()).toEqual([])
  await ready(app.portal, owner.viewer, id, { log: false })
  await ready(app.portal, owner.viewer, id, { log: false })
  const mails = await toPerson(world)
  expect(mails.map(({ subject, calendar }) => [subject, calendar])).toEqual([['V4R: ready to collect', null]])
})

test('a mail that has been overtaken does not leave: of two moves at once the last is told', async () => {
  const world = await openShop()
  const { app, rider } = world
  const id = await world.book()
  await move(app.portal, rider.viewer, id, { when: '2026-12-02T15:00', seen: 0 })
  expect((await toPerson(world)).map(({ subject }) => subject)).toEqual(['Appointment moved: Wed 2 Dec 2026, 15:00'])
})

async function reminders(world: World) {
  await Promise.all([remindOfAppointments(world.app.portal), remindOfAppointments(world.app.portal)])
  return (await world.mails()).filter(({ subject }) => subject.startsWith('Reminder'))
}

test('the day before its person is reminded once, from nine by the shop’s clocks, though two processes look', async () => {
  const world = await openShop()
  await world.book()
  await world.mails()
  // It is Saturday the 21st, ten in Udine.
  world.app.clock.advance(8 * 24 * hour + 22.9 * hour)
  expect(await reminders(world)).toEqual([])
  world.app.clock.advance(0.2 * hour)
  expect((await reminders(world)).map(({ subject }) => subject)).toEqual([
    'Reminder: appointment on Tue 1 Dec 2026, 15:00',
  ])
  world.app.clock.advance(3 * hour)
  expect(await reminders(world)).toEqual([])
})

test('a portal that was down reminds late, but not once the day has begun', async () => {
  const late = await openShop()
  await late.book()
  await late.mails()
  late.app.clock.advance(9 * 24 * hour + 14 * hour)
  expect(await reminders(late)).toHaveLength(1)
  const over = await openShop()
  await over.book()
  await over.mails()
  over.app.clock.advance(9 * 24 * hour + 22 * hour)
  expect(await reminders(over)).toEqual([])
})

test('nobody is reminded of what was cancelled or moved, not even where the reminder waits already', async () => {
  const world = await openShop()
  const { app, owner } = world
  const [cancelled, moved] = [await world.book(), await world.book({ when: '2026-12-01T16:30' })]
  await world.mails()
  app.clock.advance(9 * 24 * hour)
  await remindOfAppointments(app.portal)
  await cancel(app.portal, owner.viewer, cancelled, { reason: '' })
  await move(app.portal, owner.viewer, moved, { when: '2026-12-03T16:30', seen: 0 })
  expect(await reminders(world)).toEqual([])
  // The reminder of the new day leaves like any other.
  app.clock.advance(2 * 24 * hour)
  expect((await reminders(world)).map(({ subject }) => subject)).toEqual([
    'Reminder: appointment on Thu 3 Dec 2026, 16:30',
  ])
})

test('what was booked for tomorrow a moment ago needs no reminder', async () => {
  const world = await openShop()
  world.app.clock.advance(9 * 24 * hour)
  await world.book({ name: 'Ugo', email: 'ugo@rider.example', locale: 'en' }, world.owner)
  await world.mails()
  expect(await reminders(world)).toEqual([])
})

test('the mail of a recall’s appointment says that it is free, and that of a warranty inspection nothing of paying', async () => {
  const world = await openShop({ locale: 'fr' })
  const offer = { lanes: 1, words: '', forRiders: true, active: true }
  const told = async (kind: 'recall' | 'warranty_inspection' | 'yearly') => {
    await putKind(world.app.portal.db, world.shopId, { kind, ...usualOffers[kind], ...offer })
    await world.book({ kind, when: '2026-12-01' })
    const [mail] = await toPerson(world)
    const body = mail?.body ?? ''
    return ['Rappel produit · ', 'L’intervention de rappel est gratuite', 'se règlent en magasin'].map((words) =>
      body.includes(words),
    )
  }
  expect(await told('recall')).toEqual([true, true, false])
  expect(await told('warranty_inspection')).toEqual([false, false, false])
  expect(await told('yearly')).toEqual([false, false, true])
})
