import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPhotoTo, photoOf } from '#app/features/content/attachments/attachments.fixture.ts'
import { addNote, replyAsStaff } from '../../desk/staff.server.ts'
import { openDesk } from '../../desk/ticket.fixture.ts'
import { reply } from '../../tickets.server.ts'
import { askErasure, carryOutErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { as, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Fields = Record<string, string | string[]>

const content = 'Anche la forcella ha un graffio, vicino alla testa.'
const chosen = { part_involved: ['fork'], kind_of_damage: 'aesthetic', content }

function send({ app, staff, address }: Desk, fields: Fields) {
  return app.fetch(`${address}/split`, post(staff, fields))
}

async function withTwo() {
  const desk = await openDesk()
  const { portal } = desk.app
  await reply(portal, desk.dealer.viewer, desk.id, { submission: randomUUID(), message: 'Il telaio è crepato.' })
  await reply(portal, desk.dealer.viewer, desk.id, { submission: randomUUID(), message: 'Anche la forcella.' })
  await addNote(portal, desk.staff.viewer, desk.id, { submission: randomUUID(), message: 'Sono due cose.' })
  await addPhotoTo(desk.app, desk.dealer, desk.id, photoOf('waterfall'))
  const photo = await addPhotoTo(desk.app, desk.dealer, desk.id, photoOf('walker'))
  const rows = await portal.db.selectFrom('message').select(['id', 'body']).orderBy('id').execute()
  return { desk, photo, messages: rows.map(({ id }) => String(id)) }
}

test('one of two matters gets a ticket of its own, which shows what was chosen, and its customer is told', async () => {
  const { desk, photo, messages } = await withTwo()
  const { db } = desk.app.portal
  const page = await desk.read(desk.staff, `${desk.address}/split`)
  for (const words of ['Anche la forcella.', 'Sono due cose.', photo]) expect(page).toContain(words)
  const before = await db.selectFrom('attachment').selectAll().orderBy('id').execute()
  await desk.app.work()
  const submission = randomUUID()
  const fields = { ...chosen, submission, messages: messages.slice(1), files: [photo] }
  const answers = await Promise.all([send(desk, fields), send(desk, fields)])
  const { id } = await db.selectFrom('ticket').select('id').where('id', '<>', desk.id).executeTakeFirstOrThrow()
  // Pressed twice, it is one.
  for (const answer of answers) {
    const to = answer.headers.get('location')
    expect([answer.status, to]).toEqual([303, `/en/console/tickets/${id}?notice=split`])
  }
  expect(await db.selectFrom('ticket').select('id').execute()).toHaveLength(2)
  const theirs = await desk.read(desk.dealer, `/en/tickets/${id}`)
  for (const words of [content, 'Anche la forcella.', `Split from no. ${desk.id}`, 'This one was split from it'])
    expect(theirs).toContain(words)
  for (const words of ['Il telaio è crepato.', 'Sono due cose.']) expect(theirs).not.toContain(words)
  expect(await desk.read(desk.staff, `/en/console/tickets/${id}`)).toContain('Sono due cose.')
  const first = await desk.read(desk.dealer, `/en/tickets/${desk.id}`)
  for (const words of ['Il telaio è crepato.', 'Anche la forcella.', 'Split from this one', `href="/en/tickets/${id}"`])
    expect(first).toContain(words)
  // The photo lies in the store once, and is shown by both.
  const files = await db.selectFrom('attachment').selectAll().orderBy('id').execute()
  const copy = files.find(({ ticket_id: ticket }) => ticket === id)
  expect(files.filter(({ ticket_id: ticket }) => ticket === desk.id)).toEqual(before)
  expect(files).toHaveLength(before.length + 1)
  expect(copy?.content_key).toBe(before.find((one) => one.id === photo)?.content_key)
  expect((await desk.app.fetch(`/files/${copy?.id}`, as(desk.dealer))).status).toBe(200)
  await desk.app.work()
  const mails = await db.selectFrom('sent_mail').select(['to_address as to', 'subject']).orderBy('outbox_id').execute()
  const told = mails.filter(({ to }) => to === desk.dealer.viewer.email)
  expect(told).toEqual([{ to: desk.dealer.viewer.email, subject: `Intervento ${id}: separato dal n. ${desk.id}` }])
  expect(await desk.read(desk.staff, `/en/console/tickets/${id}`)).not.toContain('seems to be the same photo')
})

test('what is split with another text or photo, after a lost answer, is not told as done: the ticket is a tap away', async () => {
  const { desk, photo } = await withTwo()
  const fields = { ...chosen, submission: randomUUID() }
  const saved = await send(desk, fields)
  const [to] = (saved.headers.get('location') ?? '').split('?')
  for (const corrected of [{ content: `${content} Anche dietro.` }, { files: [photo] }]) {
    const answer = await send(desk, { ...fields, ...corrected })
    const led = expect.stringContaining(`<a href="${to}" target="_blank"`)
    expect([answer.status, await answer.text()]).toEqual([409, led])
  }
  // Though staff have corrected what stands there.
  await desk.app.portal.db
    .updateTable('ticket')
    .set({ part_involved: ['frame'] })
    .execute()
  const same = await send(desk, fields)
  expect([same.status, same.headers.get('location')]).toEqual([303, saved.headers.get('location')])
})

test('a photo that is withdrawn is gone from the ticket that was split as well', async () => {
  const { desk, photo } = await withTwo()
  const { app, dealer, staff } = desk
  const { db } = app.portal
  const fields = { ...chosen, files: [photo] }
  await send(desk, { ...fields, submission: randomUUID() })
  await send(desk, { ...fields, submission: randomUUID() })
  const photos = await db
    .selectFrom('attachment')
    .select(['id', 'ticket_id as ticketId'])
    .where('sent_sha256', '=', (row) => row.selectFrom('attachment').select('sent_sha256').where('id', '=', photo))
    .orderBy('ticket_id')
    .execute()
  expect(photos).toHaveLength(3)
  const [, turned, last] = photos.map(({ id, ticketId }) => ({ id, address: `/en/console/tickets/${ticketId}` }))
  if (!turned || !last) throw new Error('Nothing was split')
  // Turned it is another file in the store, and the same photo.
  expect((await app.fetch(turned.address, post(staff, { intent: 'turn-photo', file: turned.id }))).status).toBe(303)
  expect((await app.fetch(last.address, post(staff, { intent: 'withdraw-file', file: last.id }))).status).toBe(303)
  for (const { id, ticketId } of photos) {
    for (const person of [dealer, staff]) expect((await app.fetch(`/files/${id}`, as(person))).status).toBe(404)
    expect(await desk.read(staff, `/en/console/tickets/${ticketId}`)).toContain('File withdrawn')
  }
  const open = await db.selectFrom('attachment').select('ticket_id').where('withdrawn_at', 'is', null).execute()
  expect(open).toEqual([{ ticket_id: desk.id }])
})

test('a claim that was split from another after the warranty’s last day is assessed as of the day on which the damage was told', async () => {
  const desk = await openDesk()
  const { db } = desk.app.portal
  const lastDay = { damage_phase: 'field', kind_of_damage: 'functional', date_of_purchase: '2024-11-25' } as const
  await db.updateTable('ticket').set(lastDay).execute()
  const inTime = 'The warranty runs until 25 Nov 2026 inclusive.'
  expect(await desk.read()).toContain(inTime)
  expect(await desk.read()).not.toContain('Coverage as of')
  let { address } = desk
  // And what is split from that one again.
  for (const days of [10, 3]) {
    desk.app.clock.advance(days * 24 * 60 * 60_000)
    // By then the session has ended.
    const staff = await desk.app.staff()
    const fields = { ...chosen, kind_of_damage: 'functional', submission: randomUUID() }
    const answer = await send({ ...desk, staff, address }, fields)
    address = (answer.headers.get('location') ?? '').replace(/\?.*/, '')
    const page = await desk.read(staff, address)
    expect(page).toContain(inTime)
    expect(page).toContain('Coverage as of 21 Nov 2026, when the request that this one was split from came in.')
  }
})

test('what is missing comes back with what was chosen, and a closed ticket is split no more', async () => {
  const { desk, messages } = await withTwo()
  const short = await send(desk, { ...chosen, submission: randomUUID(), content: 'Poco', messages })
  const page = await short.text()
  expect(short.status).toBe(400)
  expect(page).toContain('Describe the damage in at least 20 characters')
  for (const id of messages) expect(page).toContain(`checked="" value="${id}"`)
  await desk.app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed' }).execute()
  const late = await send(desk, { ...chosen, submission: randomUUID() })
  expect([late.status, (await late.text()).includes(content)]).toEqual([409, true])
  expect(await desk.read(desk.staff, `${desk.address}/split`)).toContain('A closed ticket can no longer be split')
  expect(await desk.app.portal.db.selectFrom('ticket').select('id').execute()).toHaveLength(1)
})

test('messages and files of other tickets are not shown by the new one, whatever the form names', async () => {
  const { desk, messages } = await withTwo()
  const stranger = await desk.app.dealer()
  const other = await desk.app.ticket({ of: stranger })
  const photo = await addPhotoTo(desk.app, stranger, other.id, photoOf('walker'))
  const address = `/en/console/tickets/${other.id}`
  await send({ ...desk, address }, { ...chosen, submission: randomUUID(), messages, files: [photo] })
  const made = await desk.app.portal.db
    .selectFrom('ticket')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const theirs = await desk.read(stranger, `/en/tickets/${made.id}`)
  expect(theirs).toContain(content)
  expect(theirs).not.toContain('Anche la forcella.')
})

test('a photo that is being turned at that moment is shown as it lies in the store afterwards', async () => {
  const { desk, photo } = await withTwo()
  const { db } = desk.app.portal
  const turned = randomUUID().replaceAll('-', '')
  const turning = (tx: Db) =>
    tx.updateTable('attachment').set({ content_key: turned }).where('id', '=', photo).execute()
  const [answer] = await whileHeld(db, turning, [
    () => send(desk, { ...chosen, submission: randomUUID(), files: [photo] }),
  ])
  expect(answer?.status).toBe(303)
  const files = await db.selectFrom('attachment').select('content_key').where('ticket_id', '<>', desk.id).execute()
  expect(files).toEqual([{ content_key: turned }])
})

test('what a follower wrote stands in the new ticket in the follower’s name, who follows the first one alone', async () => {
  const { desk, messages } = await withTwo()
  const { app, dealer, staff } = desk
  const { db } = app.portal
  const anna = await givePassword(app, await app.dealer({ name: 'Anna Bossi' }))
  const { email } = anna.viewer
  const follow = { intent: 'follow', follower_name: 'Anna Bossi', follower_email: email, follower_locale: 'en' }
  await app.fetch(`/tickets/${desk.id}`, post(dealer, follow))
  const { id: follower } = await db.selectFrom('ticket_follower').select('id').executeTakeFirstOrThrow()
  // As their answers by mail are kept.
  const theirs = messages.slice(0, 2).map(Number)
  await db.updateTable('message').set({ follower_id: follower }).where('id', 'in', theirs).execute()
  expect((await send(desk, { ...chosen, submission: randomUUID(), messages })).status).toBe(303)
  const { id } = await db.selectFrom('ticket').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const pages = [
    [`/en/tickets/${id}`, dealer],
    [`/en/console/tickets/${id}`, staff],
  ] as const
  for (const [page, person] of pages) {
    const shown = await desk.read(person, page)
    expect(shown).toMatch(/Anna Bossi[^]{0,400}Il telaio è crepato\./)
    expect(shown).not.toContain(email)
  }
  await app.work()
  await db.deleteFrom('sent_mail').execute()
  await replyAsStaff(app.portal, staff.viewer, id, { submission: randomUUID(), message: 'Solo qui.' })
  await app.work()
  const told = await db.selectFrom('sent_mail').select('to_address as to').execute()
  expect(told.map(({ to }) => to)).toEqual([dealer.viewer.email])
  // Who asks to be forgotten is so in both.
  await carryOutErasure(app, await app.staff('admin'), await askErasure(app, anna))
  for (const [page, person] of pages) expect(await desk.read(person, page)).not.toContain('Anna Bossi')
})

test('a ticket of which another was split goes when its time is over, though a follower’s words stand in both', async () => {
  const { desk, messages } = await withTwo()
  const { db } = desk.app.portal
  const follow = { intent: 'follow', follower_name: 'Anna', follower_email: 'anna@x.example', follower_locale: 'en' }
  await desk.app.fetch(`/tickets/${desk.id}`, post(desk.dealer, follow))
  const { id: follower } = await db.selectFrom('ticket_follower').select('id').executeTakeFirstOrThrow()
  await db.updateTable('message').set({ follower_id: follower }).where('ticket_id', '=', desk.id).execute()
  await send(desk, { ...chosen, submission: randomUUID(), messages })
  await db.transaction().execute(async (tx) => {
    for (const table of ['attachment', 'ticket_event', 'message'] as const)
      await tx.deleteFrom(table).where('ticket_id', '=', desk.id).execute()
    await tx.deleteFrom('ticket').where('id', '=', desk.id).execute()
  })
  const { id } = await db.selectFrom('ticket').select('id').executeTakeFirstOrThrow()
  expect(await desk.read(desk.staff, `/en/console/tickets/${id}`)).toMatch(/Anna[^]{0,400}Il telaio è crepato\./)
})
