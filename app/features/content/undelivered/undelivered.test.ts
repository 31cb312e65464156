import { expect, test } from 'vitest'
import { giveUp } from './undelivered.fixture.ts'
import { leadMail } from '#app/features/trade/leads/leads.outbox.ts'
import { jobsOf } from '#app/jobs.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import { as, openApp, post } from '#tests/app.ts'
import { kindWords } from './kind.words.ts'

type App = Awaited<ReturnType<typeof openApp>>

test('what has words for who reads that it could not be done is all of it something that the worker does', async () => {
  const { portal } = await openApp()
  const names = jobsOf(portal).map(({ kind }) => kind.name)
  expect(Object.keys(kindWords).toSorted()).toEqual([...names, 'other'].toSorted())
})

test('what was given up is listed with what it was about, how often it was tried and why it failed', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await giveUp(app, 'mail.ticket', 'ticket 10042 7', 'Error: 550 <anna.rossi@cicli.example>: no such user')
  await giveUp(app, 'account.reset', 'account anna.rossi@cicli.example', 'Error: connect ECONNREFUSED 10.0.0.9:25')
  await outbox.put(app.portal.db, leadMail.of('lead 3', { leadId: 3, accountId: 1 }), app.clock.now())
  const page = await (await app.fetch('/en/console/undelivered', as(admin))).text()
  expect(page).toContain('2 items could not be sent.')
  expect(page).toContain('Email about a ticket')
  expect(page).toContain('href="/en/console/tickets/10042"')
  expect(page).toContain('Error: 550 &lt;…&gt;: no such user')
  expect(page).toContain('Email to reset a password')
  expect(page).toContain('connect ECONNREFUSED 10.0.0.9:25')
  expect(page).toContain(formatNumber('en', outbox.mostAttempts))
  expect(page).toContain('21 Nov 2026, 10:00')
  expect(page).not.toContain('Email about a lead')
  const data = await (await app.fetch('/en/console/undelivered.data', as(admin))).text()
  for (const sent of [page, data]) expect(sent).not.toContain('anna.rossi')
})

test('one that is tried again is due at once, with all its tries before it, and is gone from the list when it arrives', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { id: ticket } = await app.ticket({ of: dealer })
  const payload = { mail: 'received', ticketId: ticket, accountId: dealer.viewer.accountId }
  const id = await giveUp(app, 'mail.ticket', `ticket ${ticket} 1`, 'Error: away', payload)
  const other = await giveUp(app, 'mail.lead', 'lead 3 1', 'Error: away')
  await app.work()
  expect(await mails(app)).toBe(0)
  const answer = await app.fetch('/console/undelivered', post(admin, { intent: 'retry', id: `${id}` }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/undelivered?notice=done'])
  expect(await rowOf(app, id)).toMatchObject({ attempts: 0, dead_at: null, due_at: app.clock.now() })
  await app.work()
  expect(await mails(app)).toBe(1)
  expect((await rowOf(app, other)).dead_at).not.toBeNull()
  // The page was open elsewhere: what has arrived is not sent again.
  expect((await app.fetch('/console/undelivered', post(admin, { intent: 'retry', id: `${id}` }))).status).toBe(303)
  await app.work()
  expect(await mails(app)).toBe(1)
})

test('all are tried again at once, and what waits keeps its turn', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dead = [await giveUp(app, 'mail.lead', 'lead 3 1', 'a'), await giveUp(app, 'mail.invite', 'invite 4', 'b')]
  const due = new Date(app.clock.now().getTime() + 60_000)
  await outbox.put(app.portal.db, leadMail.of('lead 5 1', { leadId: 5, accountId: 1 }), due)
  const answer = await app.fetch('/console/undelivered', post(admin, { intent: 'retry-all' }))
  expect(answer.status).toBe(303)
  for (const id of dead) expect(await rowOf(app, id)).toMatchObject({ attempts: 0, dead_at: null })
  const waiting = await app.portal.db.selectFrom('outbox').select('due_at').where('subject', '=', 'lead 5 1').execute()
  expect(waiting).toEqual([{ due_at: due }])
  const page = await (await app.fetch('/en/console/undelivered?notice=done', as(admin))).text()
  expect(page).toContain('Nothing to try again')
  expect(page).toContain('Trying again')
})

test('one that can never arrive is discarded for good: never tried again, counted no more, and still told of', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const id = await giveUp(app, 'mail.product', 'product 7 3', 'Error: gone')
  await giveUp(app, 'mail.lead', 'lead 3 1', 'Error: away')
  const before = await (await app.fetch('/en/console/undelivered', as(admin))).text()
  expect(before).toContain('href="/en/products/7"')
  expect(before).toContain('It will never be sent or tried again.')
  expect(before).not.toContain('>Discarded<')
  for (const _ of ['once', 'twice']) {
    const answer = await app.fetch('/en/console/undelivered', post(admin, { intent: 'discard', id: `${id}` }))
    expect(answer.headers.get('location')).toBe('/en/console/undelivered?notice=discarded')
  }
  const after = await (await app.fetch('/en/console/undelivered?notice=discarded', as(admin))).text()
  for (const told of ['1 item could not be sent.', 'Item discarded', '>Discarded<', 'Error: gone'])
    expect(after).toContain(told)
  const discarded = await rowOf(app, id)
  for (const fields of [{ intent: 'retry', id: `${id}` }, { intent: 'retry-all' }])
    await app.fetch('/console/undelivered', post(admin, fields))
  expect(await rowOf(app, id)).toEqual(discarded)
  expect((await app.fetch('/en/console/undelivered', post(admin, { intent: 'discard', id: '999' }))).status).toBe(404)
})

test('what waits for its next try is not discarded', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await outbox.put(app.portal.db, leadMail.of('lead 5 1', { leadId: 5, accountId: 1 }), app.clock.now())
  const { id } = await app.portal.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  await app.fetch('/console/undelivered', post(admin, { intent: 'discard', id: `${id}` }))
  const row = await app.portal.db.selectFrom('outbox').select(['done_at', 'dead_at']).executeTakeFirstOrThrow()
  expect(row).toEqual({ done_at: null, dead_at: null })
})

test('who is no administrator is told nothing of it', async () => {
  const app = await openApp()
  await giveUp(app, 'mail.invite', 'invite 4')
  for (const person of [await app.staff('agent'), await app.dealer()]) {
    expect((await app.fetch('/console/undelivered', as(person))).status).toBe(404)
    expect((await app.fetch('/console/undelivered', post(person, { intent: 'retry-all' }))).status).toBe(404)
  }
})

test('an unknown row is 404, and a form that says nothing it knows is no request', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  for (const id of ['999', '', 'x', '1e3'])
    expect((await app.fetch('/console/undelivered', post(admin, { intent: 'retry', id }))).status, id).toBe(404)
  expect((await app.fetch('/console/undelivered', post(admin, { intent: 'other' }))).status).toBe(400)
})

function rowOf({ portal }: App, id: number) {
  return portal.db
    .selectFrom('outbox')
    .select(['attempts', 'dead_at', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function mails({ portal }: App): Promise<number> {
  return (await portal.db.selectFrom('sent_mail').select('outbox_id').execute()).length
}
