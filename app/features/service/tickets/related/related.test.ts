import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDeadlock } from '#app/kit/db/database-away.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { as, type Member, type Staff } from '#tests/app.ts'
import { openDesk } from '../desk/ticket.fixture.ts'
import { countUnread } from '../unread/unread.server.ts'
import { lockTicket, reply } from '../tickets.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const relate = (how: 'link' | 'merge', other: number | string) => ({ intent: 'relate', how, other: String(other) })

async function pages(desk: Desk, id: number, dealer = desk.dealer) {
  return {
    staff: await desk.read(desk.staff, `/en/console/tickets/${id}`),
    dealer: await desk.read(dealer, `/en/tickets/${id}`),
  }
}

function mails({ app }: Desk) {
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body'])
    .orderBy('outbox_id')
    .execute()
}

test('two tickets of a customer are linked: both sides read it on both, and are written to once', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer })
  const answer = await desk.send(relate('link', ` no. ${other.id}`))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${desk.address}?notice=relate`])
  for (const [id, that] of [
    [desk.id, other.id],
    [other.id, desk.id],
  ] as const) {
    const { staff, dealer } = await pages(desk, id)
    for (const page of [staff, dealer]) expect(page).toContain('Linked with this one')
    expect(staff).toContain(`href="/en/console/tickets/${that}"`)
    expect(dealer).toContain(`href="/en/tickets/${that}"`)
    expect(dealer).toContain('Linked with another')
  }
  // Sent once more, also the other way round, it is no news.
  await desk.send(relate('link', other.id))
  await desk.app.fetch(`/en/console/tickets/${other.id}`, post(desk, relate('link', desk.id)))
  await desk.app.work()
  expect((await mails(desk)).map(({ to, subject }) => [to, subject])).toEqual([
    [desk.dealer.viewer.email, `Intervento ${desk.id}: collegato al n. ${other.id}`],
  ])
  await desk.send({ intent: 'unlink', other: String(other.id) })
  await desk.send({ intent: 'unlink', other: String(other.id) })
  expect((await pages(desk, other.id)).dealer).not.toContain('Linked with this one')
  const kinds = await desk.app.portal.db.selectFrom('ticket_event').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['linked', 'linked', 'unlinked', 'unlinked'])
})

function take(tx: Db, id: number) {
  return tx.selectFrom('ticket').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Links two tickets while another change takes them the other way round: one of the two is ended by the database, the one
 * that has waited for a second when both wait.
 * @returns what the link answered, unless it was the other change that was ended
 */
async function linkAcross(desk: Desk, other: number): Promise<Response | undefined> {
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const waiting = () => sql`select from pg_locks where not granted`.execute(desk.app.portal.db)
  const change = desk.app.owner.transaction().execute(async (tx) => {
    await take(tx, Math.max(desk.id, other))
    resolve(desk.send(relate('link', other)))
    await expect.poll(async () => (await waiting()).rows.length, { interval: 5 }).toBeGreaterThan(0)
    await take(tx, Math.min(desk.id, other))
  })
  const wasEnded = await change.then(
    () => false,
    (error: unknown) => {
      if (isDeadlock(error)) return true
      throw error
    },
  )
  const answered = await answer
  return wasEnded ? undefined : answered
}

test('two tickets are linked all the same where another change has taken them the other way round', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer })
  let answer = await linkAcross(desk, other.id)
  // The link had waited for its second before the other change came to wait.
  while (!answer) {
    await desk.send({ intent: 'unlink', other: String(other.id) })
    answer = await linkAcross(desk, other.id)
  }
  expect(answer.status).toBe(303)
  expect((await pages(desk, other.id)).dealer).toContain('Linked with this one')
})

test('a ticket linked with one of another customer tells its own customer nothing of it', async () => {
  const desk = await openDesk()
  const stranger = await desk.app.dealer()
  const other = await desk.app.ticket({ of: stranger })
  await desk.send(relate('link', other.id))
  for (const [id, that, dealer] of [
    [desk.id, other.id, desk.dealer],
    [other.id, desk.id, stranger],
  ] as const) {
    const { staff, dealer: theirs } = await pages(desk, id, dealer)
    expect(staff).toContain(`href="/en/console/tickets/${that}"`)
    const data = await desk.read(dealer, `/en/tickets/${id}.data`)
    for (const page of [theirs, data]) {
      expect(page).not.toContain(String(that))
      expect(page).not.toContain('Linked')
    }
  }
  await desk.app.work()
  expect(await mails(desk)).toEqual([])
  for (const dealer of [desk.dealer, stranger]) expect(await countUnread(desk.app.portal, dealer.viewer)).toBe(0)
})

test('a merged ticket is closed, says where it goes on, and its people take part there', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer })
  const colleague = await desk.app.dealer({ company: desk.dealer, locale: 'en' })
  await reply(desk.app.portal, colleague.viewer, desk.id, { submission: randomUUID(), message: 'Ecco un’altra foto.' })
  await desk.app.work()
  const before = (await mails(desk)).length
  const answer = await desk.send(relate('merge', other.id))
  expect(answer.headers.get('location')).toBe(`${desk.address}?notice=merged`)
  expect(await desk.stored()).toMatchObject({ stage: 'ticket_closed', close_reason: 'duplicate', awaiting: 'nobody' })
  const merged = await pages(desk, desk.id)
  expect(merged.dealer).toContain(`This ticket was merged into no. ${other.id}`)
  expect(merged.dealer).toContain('Ecco un’altra foto.')
  expect(merged.dealer).not.toContain('Open a new ticket')
  expect(merged.staff).toContain(`Continued in no. ${other.id}`)
  const target = await pages(desk, other.id)
  for (const page of [target.staff, target.dealer]) {
    expect(page).toContain('Merged into this one')
    expect(page).toContain('1 message')
    expect(page).toContain('Another was merged into this one')
  }
  await desk.app.work()
  const told = (await mails(desk)).slice(before)
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [desk.dealer.viewer.email, `Intervento ${desk.id}: prosegue nel n. ${other.id}`],
    [colleague.viewer.email, `Ticket ${desk.id}: continued in no. ${other.id}`],
  ])
  expect(told[1]?.body).toContain(`http://portal.test/en/tickets/${other.id}`)
  // What is said there from now on reaches them as well.
  await desk.app.fetch(
    `/en/console/tickets/${other.id}`,
    post(desk, { intent: 'reply', submission: randomUUID(), message: 'Grazie.' }),
  )
  await desk.app.work()
  expect((await mails(desk)).slice(before + 2).map(({ to }) => to)).toContain(colleague.viewer.email)
  // A reply to the merged one comes back with what was typed, and leads on.
  const late = await desk.app.fetch(
    `/en/tickets/${desk.id}`,
    post(desk, { submission: randomUUID(), message: 'Ancora una cosa.' }, desk.dealer),
  )
  const page = await late.text()
  expect([late.status, page.includes('Ancora una cosa.'), page.includes(`/en/tickets/${other.id}`)]).toEqual([
    409,
    true,
    true,
  ])
})

test('a merge sent twice is one, and neither itself, a stranger’s, a closed nor an absent ticket is merged into', async () => {
  const desk = await openDesk()
  const { app } = desk
  const strangers = await app.ticket({ of: await app.dealer() })
  const closed = await app.ticket({ of: desk.dealer, stage: 'ticket_closed' })
  const other = await app.ticket({ of: desk.dealer })
  const tries = [
    [desk.id, 400, 'the number of this ticket'],
    [strangers.id, 400, 'different customers'],
    [closed.id, 409, 'The other ticket is closed'],
    [999_999, 400, 'There is no ticket with that number'],
    ['abc', 400, 'There is no ticket with that number'],
  ] as const
  for (const [to, status, words] of tries) {
    const answer = await desk.send(relate('merge', to))
    const page = await answer.text()
    expect([answer.status, page.includes(words)], String(to)).toEqual([status, true])
  }
  expect(await desk.stored()).toMatchObject({ stage: 'new_request' })
  const both = await Promise.all([desk.send(relate('merge', other.id)), desk.send(relate('merge', other.id))])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  const events = await app.portal.db.selectFrom('ticket_event').select(['ticket_id', 'kind']).orderBy('id').execute()
  expect(events).toEqual([
    { ticket_id: desk.id, kind: 'stage' },
    { ticket_id: other.id, kind: 'merged' },
  ])
})

test('of two agents who merge two tickets each into the other, one is told that it was done', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer })
  const second = await desk.app.staff()
  const answers = await Promise.all([
    desk.send(relate('merge', other.id)),
    desk.app.fetch(`/en/console/tickets/${other.id}`, post(desk, relate('merge', desk.id), second)),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
  const closed = await desk.app.portal.db
    .selectFrom('ticket')
    .select('id')
    .where('stage', '=', 'ticket_closed')
    .execute()
  expect(closed).toHaveLength(1)
})

test('work in progress is completed before a merge, and a merged ticket that is opened again is linked', async () => {
  const desk = await openDesk({ stage: 'operations_in_progress', accepted: true }, 'admin')
  const other = await desk.app.ticket({ of: desk.dealer })
  const refused = await desk.send(relate('merge', other.id))
  expect([refused.status, (await refused.text()).includes('Operations are in progress on this ticket')]).toEqual([
    400,
    true,
  ])
  await desk.send({ intent: 'stage', stage: 'operations_completed', resolution: 'repair' })
  await desk.send(relate('merge', other.id))
  await desk.send({ intent: 'stage', stage: 'operations_in_progress', reason: 'Era un altro danno' })
  const { staff, dealer } = await pages(desk, desk.id)
  for (const page of [staff, dealer]) expect(page).toContain('Linked with this one')
  expect(dealer).not.toContain('was merged into')
  expect(await desk.stored()).toMatchObject({ stage: 'operations_in_progress', awaiting: 'maker', close_reason: null })
})

test('to open a merged ticket again waits for nobody who is at the other one, or two could wait in a circle', async () => {
  const desk = await openDesk({}, 'admin')
  const { app, staff } = desk
  const other = await app.ticket({ of: desk.dealer })
  const send = (fields: Record<string, string>) => app.fetch(`/en/console/tickets/${other.id}`, post(desk, fields))
  expect((await send(relate('merge', desk.id))).status).toBe(303)
  await app.portal.db.transaction().execute(async (tx) => {
    await lockTicket(tx, staff.viewer, desk.id)
    const again = await send({ intent: 'stage', stage: 'operations_in_progress', reason: 'Era un altro danno' })
    expect(again.status).toBe(303)
  })
  expect((await pages(desk, other.id)).dealer).toContain('Linked with this one')
})

test('a page that was kept of a ticket is not shown again once it was linked', async () => {
  const desk = await openDesk()
  const other = await desk.app.ticket({ of: desk.dealer, subject: 'Forcella' })
  await desk.send(relate('link', other.id))
  for (const [who, address] of [
    [desk.staff, `/en/console/tickets/${desk.id}.data`],
    [desk.dealer, `/en/tickets/${desk.id}.data`],
  ] as const) {
    const tag = (await desk.app.fetch(address, as(who))).headers.get('etag') ?? ''
    const again = () => desk.app.fetch(address, as(who, { headers: { 'if-none-match': tag } }))
    expect([tag !== '', (await again()).status]).toEqual([true, 304])
    await desk.app.portal.db
      .updateTable('ticket')
      .set({ subject: `Forcella ${tag.length} ${address}` })
      .where('id', '=', other.id)
      .execute()
    expect((await again()).status).toBe(200)
  }
})

function post(desk: Desk, fields: Record<string, string>, by: Member | Staff = desk.staff) {
  return as(by, { method: 'POST', body: new URLSearchParams(fields) })
}
