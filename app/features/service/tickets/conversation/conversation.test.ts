import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { reply } from '../tickets.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

test('older messages come by the count asked for', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  for (let number = 1; number <= 45; number += 1)
    await reply(app.portal, dealer.viewer, id, { submission: randomUUID(), message: `message-${number}.` })
  const shown = async (search: string) => {
    const { text } = await pageOf(app, `/en/tickets/${id}${search}`, dealer)
    const bodies = [...text.matchAll(/<p class="ticket-text">message-(\d+)\./g)].map((found) => Number(found[1]))
    return { first: bodies[0], count: bodies.length, older: /href="([^"]*messages=\d+#[^"]*)"/.exec(text)?.[1] }
  }
  expect(await shown('')).toEqual({ first: 26, count: 20, older: `/en/tickets/${id}?messages=40#message-26` })
  expect(await shown('?messages=40')).toEqual({ first: 6, count: 40, older: `/en/tickets/${id}?messages=60#message-6` })
  expect(await shown('?messages=60')).toEqual({ first: 1, count: 45, older: undefined })
  for (const odd of ['?messages=-1', '?messages=x', '?messages=1e9x', '?messages=5'])
    expect((await shown(odd)).count).toBe(20)
})

test('of the longest conversation every message can be reached, page by page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const said = { ticket_id: id, author_id: dealer.viewer.accountId, from_staff: false, created_at: app.clock.now() }
  const messages = Array.from({ length: 525 }, (_, at) => ({ ...said, body: `m-${at + 1}.`, submission: randomUUID() }))
  await app.portal.db.insertInto('message').values(messages).execute()
  const read = async (address: string) => {
    const { text } = await pageOf(app, address, dealer)
    const links = [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*(Show older|Back to the latest)/g)]
    const to = (name: string) => links.find((link) => link[2] === name)?.[1]?.replaceAll('&amp;', '&')
    const bodies = [...text.matchAll(/<p class="ticket-text">m-(\d+)\./g)].map((found) => Number(found[1]))
    return { from: bodies[0], until: bodies.at(-1), older: to('Show older'), latest: to('Back to the latest') }
  }
  const most = await read(`/en/tickets/${id}?messages=500`)
  expect(most).toMatchObject({ from: 26, until: 525, latest: undefined })
  const older = await read(most.older ?? '')
  expect(older).toMatchObject({ from: 6, until: 25, latest: `/en/tickets/${id}` })
  expect(await read(older.older ?? '')).toMatchObject({ from: 1, until: 25, older: undefined })
  for (const odd of ['?before=x', '?before=0', '?before=-5', '?before='])
    expect(await read(`/en/tickets/${id}${odd}`)).toMatchObject({ from: 506, until: 525, latest: undefined })
  const nothing = await pageOf(app, `/en/tickets/${id}?before=1`, dealer)
  expect([nothing.status, nothing.text.includes('No messages yet')]).toEqual([200, false])
})

test('files that were added before a word was written come back with the reply', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const upload = new FormData()
  for (const [name, value] of Object.entries({ submission, field: 'attachments' })) upload.set(name, value)
  upload.set('file', new File(['%PDF-1.7\n%%EOF'], 'distinta.pdf', { type: 'application/pdf' }))
  expect((await app.fetch('/uploads', post(dealer, upload))).status).toBe(200)
  await app.fetch('/drafts', post(dealer, { form: `reply-${id}`, submission, intent: 'reply', message: '' }))
  const { text } = await pageOf(app, `/tickets/${id}`, dealer)
  expect(text).toContain(`name="submission" value="${submission}"`)
  expect(text).toContain('distinta.pdf')
})

test('of a reply that is gone on with in two windows the second, which says something else, is a message as well, with its photo; sent twice it is one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const send = (message: string, ticket = id) =>
    app.fetch(`/en/tickets/${ticket}`, post(dealer, { intent: 'reply', submission, message }))
  const sent = () =>
    app.portal.db
      .selectFrom('message')
      .leftJoin('attachment', 'attachment.message_id', 'message.id')
      .select(['message.ticket_id as ticket', 'message.body', 'attachment.id as photo'])
      .orderBy('message.id')
      .execute()
  await app.fetch('/drafts', post(dealer, { form: `reply-${id}`, submission, message: 'Il telaio' }))
  expect((await send('Il telaio ha una crepa.')).status).toBe(303)
  await app.portal.db.updateTable('ticket').set({ awaiting: 'dealer' }).execute()
  const { id: photo } = await uploadPhoto(app, dealer, photoOf('waterfall'), submission)
  const answers = [await send('Ecco la foto.'), await send('Ecco la foto.'), await send('Il telaio ha una crepa.')]
  for (const answer of answers)
    expect(answer.headers.get('location')).toBe(`/en/tickets/${id}?notice=reply.${submission}#latest-message`)
  const both = [
    { ticket: id, body: 'Il telaio ha una crepa.', photo: null },
    { ticket: id, body: 'Ecco la foto.', photo },
  ]
  expect(await sent()).toEqual(both)
  const { awaiting } = await app.portal.db.selectFrom('ticket').select('awaiting').executeTakeFirstOrThrow()
  expect(awaiting).toBe('maker')
  const told = await app.portal.db.selectFrom('outbox').select('kind').where('kind', '=', 'tickets.replied').execute()
  expect(told).toHaveLength(2)

  // The same words with another photo, and the same in another ticket.
  const { id: more } = await uploadPhoto(app, dealer, photoOf('walker'), submission)
  const { id: other } = await app.ticket({ of: dealer })
  for (const ticket of [id, id, other, other]) await send('Ecco la foto.', ticket)
  expect(await sent()).toEqual([
    ...both,
    { ticket: id, body: 'Ecco la foto.', photo: more },
    { ticket: other, body: 'Ecco la foto.', photo: null },
  ])
})

test('a photo alone is an answer, to and from staff, and says in words that it is there wherever only words are shown', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer({ locale: 'fr' }), await app.staff()]
  const { id } = await app.ticket({ of: dealer, awaiting: 'dealer' })
  const bodies = async () =>
    (await app.portal.db.selectFrom('message').select('body').orderBy('id').execute()).map(({ body }) => body)
  const answer = (who: Person, address: string, submission: string) =>
    app.fetch(address, post(who, { intent: 'reply', submission, message: ' ' }))
  for (const [who, address, photo] of [
    [dealer, `/en/tickets/${id}`, 'waterfall'],
    [agent, `/en/console/tickets/${id}`, 'walker'],
  ] as const) {
    const refused = await answer(who, address, randomUUID())
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('or attach a photo.')])
    const { submission } = await uploadPhoto(app, who, photoOf(photo))
    expect((await answer(who, address, submission)).status).toBe(303)
    // The press that is made twice, as its photo has gone with the first.
    expect((await answer(who, address, submission)).status).toBe(303)
  }
  // The customer is told in their language, by either side.
  expect(await bodies()).toEqual(['Photo jointe.', 'Photo jointe.'])
  const { awaiting } = await app.portal.db.selectFrom('ticket').select('awaiting').executeTakeFirstOrThrow()
  expect(awaiting).toBe('dealer')
  const { text } = await pageOf(app, `/console/tickets/${id}`, agent)
  expect(text.match(/Photo jointe\.<\/p>/g)).toHaveLength(2)
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select('body')
    .where('to_address', '=', dealer.viewer.email)
    .execute()
  expect(mails.map(({ body }) => body).join()).toContain('Photo jointe.')
})
