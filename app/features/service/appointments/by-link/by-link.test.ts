import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { post } from '#tests/app.ts'
import { move } from '../changes.server.ts'
import { openShop } from '../mails/booking.fixture.ts'

const day = 24 * 60 * 60_000
const person = {
  name: 'Ugo Neri',
  phone: '+39 333 1',
  email: 'ugo@rider.example',
  message: 'Secret',
  locale: 'en',
} as const

async function booked() {
  const world = await openShop()
  const id = await world.book(person, world.owner)
  const link = await world.linkOf(id)
  await world.mails()
  const rows = () =>
    world.app.portal.db
      .selectFrom('appointment')
      .select(['state', 'cancelled_by as by', 'cancel_reason as reason', 'sequence'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const send = (fields: Record<string, string>, address = link) => world.app.fetch(address, post(nobody, fields))
  return { ...world, id, link, rows, send }
}

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a link shows the appointment without an account, tells nothing of its person, and opening it changes nothing', async () => {
  const { app, link, rows } = await booked()
  const answer = await app.fetch(link)
  const headers = ['x-robots-tag', 'cache-control'].map((name) => answer.headers.get(name))
  expect([answer.status, ...headers]).toEqual([200, 'noindex', 'private, no-store'])
  const page = await answer.text()
  for (const words of ['Tue 1 Dec 2026, 15:00', 'Via Roma 3, 33100 Udine', '+39 0432 1234', 'What to bring'])
    expect(page).toContain(words)
  for (const hidden of [person.name, person.phone, person.email, person.message]) expect(page).not.toContain(hidden)
  expect(await textOf(app.fetch(link.replace('/en/', '/fr/')))).toContain('Votre rendez-vous')
  expect(await rows()).toEqual({ state: 'booked', by: null, reason: '', sequence: 0 })
})

test('it is cancelled by sending, once, with the reason for the shop, and the mails follow', async () => {
  const { link, rows, send, mails, app } = await booked()
  const answers = await Promise.all([1, 2, 3].map(() => send({ intent: 'cancel', reason: 'Ill' })))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    answers.map(() => [303, `${link}?notice=cancel`]),
  )
  expect(await rows()).toEqual({ state: 'cancelled', by: 'person', reason: 'Ill', sequence: 1 })
  const all = await mails()
  expect(all.map(({ to_address: to }) => to)).toContain(person.email)
  expect(all.filter(({ subject }) => subject.startsWith('Appointment cancelled'))).toHaveLength(2)
  const page = await textOf(app.fetch(link))
  expect(page).toContain('Appointment cancelled')
  expect(page).not.toContain('Move the appointment')
})

test('it is moved to what is free, and what was taken meanwhile comes back with a sentence', async () => {
  const { app, link, rows, send, book } = await booked()
  const page = await (await app.fetch(link)).text()
  const free = [...page.matchAll(/name="when"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="when"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  expect(free.length).toBeGreaterThan(3)
  const [first = '', second = ''] = free
  await book({ when: first })
  const taken = await send({ intent: 'move', when: first, seen: '0' })
  expect([taken.status, (await textOf(taken)).includes('This hour has been taken meanwhile')]).toEqual([409, true])
  for (const when of ['', 'x', '2026-12-06T15:00', '2030-01-01T09:00'])
    expect([when, (await send({ intent: 'move', when, seen: '0' })).status]).toEqual([when, 400])
  expect((await send({ intent: 'move', when: second, seen: '0' })).status).toBe(303)
  expect(await rows()).toMatchObject({ state: 'booked', sequence: 1 })
  const late = await send({ intent: 'move', when: free[2] ?? '', seen: '0' })
  expect(late.status).toBe(409)
})

test('by its link an appointment is moved ten times a day, and then no mail leaves any more; its shop still moves it', async () => {
  const { app, owner, id, rows, send, mails } = await booked()
  const [one, other] = ['2026-12-02T15:00', '2026-12-03T15:00'] as const
  const moveTo = (when: string, seen: number) => send({ intent: 'move', when, seen: `${seen}` })
  for (let seen = 0; seen < 10; seen += 1) expect((await moveTo(seen % 2 === 0 ? one : other, seen)).status).toBe(303)
  await mails()
  const refused = await moveTo(one, 10)
  expect([refused.status, (await textOf(refused)).includes('moved too often for one day')]).toEqual([429, true])
  expect([await mails(), (await rows()).sequence]).toEqual([[], 10])
  expect(await move(app.portal, owner.viewer, id, { when: one, seen: 10 })).toBeUndefined()
  app.clock.advance(day + 1)
  expect((await moveTo(other, 11)).status).toBe(303)
})

test('once it is too late nothing changes, and the page says whom to call', async () => {
  const { app, link, rows, send } = await booked()
  app.clock.advance(9.5 * day)
  expect(await textOf(app.fetch(link))).toContain('call Negozio in centro on +39 0432 1234')
  for (const fields of [{ intent: 'cancel' }, { intent: 'move', when: '2026-12-03T15:00', seen: '0' }]) {
    const answer = await send(fields)
    expect([answer.status, (await textOf(answer)).includes('It is too late to change')]).toEqual([409, true])
  }
  expect((await rows()).state).toBe('booked')
})

test('a link that never was, was replaced or is over is the same 404, to read and to send', async () => {
  const { app, link, send, id } = await booked()
  const bodies = new Set<string>()
  const isGone = async (address: string) => {
    for (const answer of [await app.fetch(address), await send({ intent: 'cancel' }, address)])
      expect([address, answer.status]).toEqual([address, 404])
    expect((await app.fetch(`${address}/appointment.ics`)).status).toBe(404)
    bodies.add(await textOf(app.fetch(address)))
  }
  await isGone('/en/a/nothing')
  await isGone(`${link}x`)
  const set = (row: object) => app.portal.db.updateTable('appointment').set(row).where('id', '=', id).execute()
  const { token_hash: hash } = await app.portal.db
    .selectFrom('appointment')
    .select('token_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await set({ token_hash: Buffer.from('another') })
  await isGone(link)
  await set({ token_hash: hash })
  app.clock.advance(40 * day)
  expect((await app.fetch(link)).status).toBe(200)
  app.clock.advance(day)
  await isGone(link)
  expect([...bodies].map((body) => body.includes('This link leads to no appointment'))).toEqual(
    [...bodies].map(() => true),
  )
})

test('the link leads to a bicycle that is still at the shop, and for thirty days after it was handed over', async () => {
  const { app, link, id } = await booked()
  const set = (row: object) => app.portal.db.updateTable('appointment').set(row).where('id', '=', id).execute()
  const later = async (days: number) => {
    app.clock.advance(days * day)
    return (await app.fetch(link)).status
  }
  await set({ state: 'arrived' })
  expect(await later(60)).toBe(200)
  await set({ state: 'ready' })
  expect(await later(1)).toBe(200)
  await set({ state: 'done', ended_at: app.clock.now() })
  expect([await later(30), await later(1)]).toEqual([200, 404])
})

test('who guesses is held off, and the right link is not', async () => {
  const { app, link } = await booked()
  for (let at = 0; at < 30; at += 1) await app.fetch(`/en/a/guess-${at}`)
  expect((await app.fetch('/en/a/guess')).status).toBe(429)
  expect((await app.fetch('/en/a/guess/appointment.ics')).status).toBe(429)
  app.clock.advance(16 * 60_000)
  for (let at = 0; at < 40; at += 1) expect((await app.fetch(link)).status).toBe(200)
})

test('the file to download is a calendar entry without the key, and the log never has the key', async () => {
  const { app, link } = await booked()
  app.lines()
  const answer = await app.fetch(`${link}/appointment.ics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
  ])
  const written = await answer.text()
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(written)).getFirstSubcomponent('vevent') ?? undefined)
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T14:00:00.000Z')
  const key = link.split('/').at(-1) ?? ''
  expect(written).not.toContain(key)
  expect(app.lines().join('\n')).not.toContain(key)
})
