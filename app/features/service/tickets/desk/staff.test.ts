import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { withdraw } from '../tickets.server.ts'
import { setSubject } from './corrections.server.ts'
import { decide, moveStage, setAwaiting } from './staff.server.ts'
import { openDesk } from './ticket.fixture.ts'

async function openTicket(promisedAt?: string) {
  const app = await openApp()
  const dealer = await app.dealer()
  const admin = await app.staff('admin')
  const { id } = await app.ticket({ of: dealer, ...(promisedAt ? { promisedAt } : {}) })
  return { app, dealer, admin, id }
}

test('an authorisation number bears the year that it is in the maker’s house', async () => {
  const { app, admin, id } = await openTicket()
  app.clock.advance(Date.parse('2026-12-31T23:30:00Z') - app.clock.now().getTime())
  await decide(app.portal, admin.viewer, id, { accepted: true, reason: 'Vernice difettosa.', returnRequested: true })
  const ticket = await app.portal.db.selectFrom('ticket').select('authorization_number').executeTakeFirstOrThrow()
  expect(ticket.authorization_number).toBe(`RMA-2027-${id}`)
})

test('who is to act and until when is written down once, however often the form is sent', async () => {
  const { app, admin, id } = await openTicket()
  const turn = { awaiting: 'courier', promisedAt: '2026-12-04' } as const
  await Promise.all([1, 2].map(() => setAwaiting(app.portal, admin.viewer, id, turn)))
  await setAwaiting(app.portal, admin.viewer, id, { ...turn, promisedAt: null })
  const events = await app.portal.db.selectFrom('ticket_event').select('detail').orderBy('id').execute()
  expect(events.map(({ detail }) => detail)).toEqual([turn, { ...turn, promisedAt: null }])
})

test('a promised day of a year in two digits is a mistake of the form', async () => {
  const { app, admin, id } = await openTicket()
  const sent = post(admin, { intent: 'turn', awaiting: 'maker', promised_at: '0026-12-04' })
  expect((await app.fetch(`/console/tickets/${id}`, sent)).status).toBe(400)
})

test('nothing is promised for a day that is over, today is none, and a promise not kept may stay', async () => {
  const { app, admin, id } = await openTicket('2026-11-18')
  const promise = (awaiting: string, day: string) =>
    app.fetch(`/en/console/tickets/${id}`, post(admin, { intent: 'turn', awaiting, promised_at: day }))
  const refused = await promise('courier', '2026-11-20')
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('The promised date cannot be in the past: choose today or a later day.')
  expect(page).toMatch(/<input[^>]*value="2026-11-20"/)
  expect((await promise('courier', '2026-11-18')).status).toBe(303)
  // In the maker's house the 22nd has begun.
  app.clock.advance(Date.parse('2026-11-21T23:30:00Z') - app.clock.now().getTime())
  expect((await promise('maker', '2026-11-21')).status).toBe(400)
  expect((await promise('maker', '2026-11-22')).status).toBe(303)
  const events = await app.portal.db.selectFrom('ticket_event').select('detail').orderBy('id').execute()
  expect(events.map(({ detail }) => detail)).toEqual([
    { awaiting: 'courier', promisedAt: '2026-11-18' },
    { awaiting: 'maker', promisedAt: '2026-11-22' },
  ])
})

test('what is promised for more than two years ahead is a slip in the year', async () => {
  const { app, admin, id } = await openTicket()
  const promise = (day: string) =>
    app.fetch(`/en/console/tickets/${id}`, post(admin, { intent: 'turn', awaiting: 'maker', promised_at: day }))
  const refused = await promise('2028-11-22')
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('The promised date is more than two years ahead: please check the year.')
  expect(page).toMatch(/<input[^>]*value="2028-11-22"/)
  expect((await promise('2028-11-21')).status).toBe(303)
})

test('a ticket that was withdrawn and taken up again is not late for what was promised before', async () => {
  const { app, dealer, admin, id } = await openTicket('2026-11-20')
  const overdue = async () => (await app.fetch('/en/console/tickets?overdue=yes', as(admin))).text()
  expect(await overdue()).toContain(`/console/tickets/${id}`)
  await withdraw(app.portal, dealer.viewer, id)
  const move = { stage: 'operations_in_progress', reason: 'Torna a segnalarlo.', paidRepair: false } as const
  expect(await moveStage(app.portal, admin.viewer, id, move)).toBeUndefined()
  expect(await overdue()).not.toContain(`/console/tickets/${id}`)
})

test('a claim that was closed before it was decided can be decided once it is opened again', async () => {
  const { app, dealer, admin, id } = await openTicket()
  const other = await app.ticket({ of: dealer })
  const address = `/en/console/tickets/${id}`
  const send = async (fields: Record<string, string>) => (await app.fetch(address, post(admin, fields))).status
  const read = async () => (await app.fetch(address, as(admin))).text()
  expect(await send({ intent: 'relate', how: 'merge', other: String(other.id) })).toBe(303)
  const page = await read()
  expect(page).toMatch(/<input(?=[^>]*value="new_request")(?=[^>]*name="stage")[^>]*checked/)
  expect(page).toContain('Reopen in operations, without a decision')
  const again = { intent: 'stage', from: 'ticket_closed', stage: 'new_request', reason: 'È un altro danno' }
  expect(await send({ ...again, reason: '' })).toBe(400)
  expect(await send(again)).toBe(303)
  expect(await send({ intent: 'decision', warranty_accepted: 'no', reason: 'Segni di urto.', return: 'no' })).toBe(303)
  const row = app.portal.db.selectFrom('ticket').select(['stage', 'warranty_accepted', 'close_reason', 'closed_at'])
  expect(await row.where('id', '=', id).executeTakeFirstOrThrow()).toEqual({
    stage: 'decision_completed',
    warranty_accepted: false,
    close_reason: null,
    closed_at: null,
  })
  // What was decided is opened again to be worked on alone.
  expect(await send({ intent: 'stage', stage: 'ticket_closed', close_reason: 'refused' })).toBe(303)
  expect(await read()).not.toMatch(/<input(?=[^>]*value="new_request")(?=[^>]*name="stage")/)
  expect(await send(again)).toBe(400)
})

test('of a very long history the latest is told, and that there was more before', async () => {
  const { app, dealer, admin, id } = await openTicket()
  const steps = Array.from({ length: 200 }, () => ({
    ticket_id: id,
    kind: 'awaiting' as const,
    actor_id: admin.viewer.accountId,
    from_staff: true,
    at: app.clock.now(),
  }))
  await app.portal.db.insertInto('ticket_event').values(steps).execute()
  await decide(app.portal, admin.viewer, id, { accepted: false, reason: 'Segni di urto.', returnRequested: false })
  const page = await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
  expect(page).toContain('Decision completed')
  expect(page).toContain('These are the latest 200 entries; earlier ones are not shown.')
})

test('a subject is found by its words as the page writes them, whatever characters those are made of', async () => {
  const { app, dealer, admin, id } = await openTicket()
  await setSubject(app.portal, admin.viewer, id, 'Crepa più larga'.normalize('NFD'))
  for (const q of ['Cadre\u00a0: défaut', 'Cadre : défaut', 'PIÙ LARGA']) {
    const page = await (await app.fetch(`/fr/tickets?${new URLSearchParams({ q })}`, as(dealer))).text()
    expect([q, page.includes(`/fr/tickets/${id}"`)]).toEqual([q, true])
  }
})

test('what a colleague has answered since a reply was begun is pointed out at it, and nobody’s own words or notes are', async () => {
  const desk = await openDesk()
  const other = await desk.app.staff('admin')
  const draft = { form: `reply-${desk.id}`, submission: randomUUID(), message: 'Stavo scrivendo' }
  await desk.app.fetch('/drafts', post(desk.staff, draft))
  const say = (fields: Record<string, string>, by = desk.staff) => {
    desk.app.clock.advance(60_000)
    return desk.send({ submission: randomUUID(), ...fields }, by)
  }
  await say({ intent: 'reply', message: 'Il pezzo parte oggi.', awaiting: 'courier' })
  await say({ intent: 'note', note: 'Sentire il fornitore.' }, other)
  expect(await desk.read()).not.toContain('in the meantime')
  await say({ intent: 'reply', message: 'Il pezzo parte domani.', awaiting: 'courier' }, other)
  expect(await desk.read()).toContain(`${other.viewer.name} has answered the customer in the meantime.`)
  expect(await desk.read(other)).not.toContain('in the meantime')
})
