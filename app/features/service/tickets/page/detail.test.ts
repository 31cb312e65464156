import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { statementNames } from '#app/kit/db/prepared.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { decide, moveStage, replyAsStaff, addNote } from '../desk/staff.server.ts'
import { reply } from '../tickets.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

function replyOf(message: string, submission: string = randomUUID()) {
  return { submission, message }
}

async function photo(name: string): Promise<File> {
  return new File([await readFile(path.join(rootDir, 'tests/photos', name))], name, { type: 'image/jpeg' })
}

function messagesOf(app: App) {
  return app.portal.db.selectFrom('message').select(['body', 'from_staff', 'internal']).orderBy('id').execute()
}

test('the page of a ticket shows the claim, its number and where it stands', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, awaiting: 'dealer', promisedAt: '2026-12-01' })
  const { status, text } = await pageOf(app, `/en/tickets/${id}`, dealer)
  expect(status).toBe(200)
  for (const shown of [
    `Ticket no. ${id}`,
    'La vernice si è staccata',
    'C68.51S.00123',
    'New request',
    'Answer the after-sales team',
    'Promised for 1\u00a0Dec\u00a02026. The deadline is paused while we wait for you',
    'Before sale (km\u00a00)',
    'Italy',
  ])
    expect(text).toContain(shown)
})

test('another company’s ticket, one that is not there and an id that is none are the same 404', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  const addresses = [
    `/en/tickets/${id}`,
    '/en/tickets/99999',
    '/en/tickets/abc',
    '/en/tickets/0',
    `/en/tickets/0${id}`,
    '/en/tickets/1e4',
    '/en/tickets/9999999999999999999999',
  ]
  for (const address of addresses) {
    const { status, text } = await pageOf(app, address, bianchi)
    expect([address, status]).toEqual([address, 404])
    expect(text).toContain('The page you are looking for does not exist.')
    expect((await app.fetch(address, post(bianchi, replyOf('Hello')))).status).toBe(404)
    expect((await app.fetch(address, post(bianchi, { intent: 'withdraw' }))).status).toBe(404)
    expect((await app.fetch(`${address}.data`, as(bianchi))).status).toBe(404)
  }
  expect(await messagesOf(app)).toEqual([])
})

test('after a reply the maker is to act, leaves the stage, and leads back to the page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, stage: 'decision_completed', awaiting: 'dealer', accepted: true })
  const sent = replyOf('Ecco le altre foto.')
  const answer = await app.fetch(`/en/tickets/${id}`, post(dealer, sent))
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/en/tickets/${id}?notice=reply.${sent.submission}#latest-message`,
  ])
  const { text } = await pageOf(app, answer.headers.get('location') ?? '', dealer)
  // The page opens where the new message stands.
  expect(text).toMatch(/<li[^>]*id="latest-message"[^]*Ecco le altre foto\./i)
  expect(text).toContain('Reply sent')
  const ticket = await app.portal.db.selectFrom('ticket').select(['stage', 'awaiting']).executeTakeFirstOrThrow()
  expect(ticket).toEqual({ stage: 'decision_completed', awaiting: 'maker' })
})

test('a doubled reply makes one message', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const sent = replyOf('Una volta sola.')
  const both = await Promise.all([1, 2].map(() => app.fetch(`/tickets/${id}`, post(dealer, sent))))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await messagesOf(app)).toHaveLength(1)
})

test('an empty or endless reply comes back with what is wrong and what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const empty = await app.fetch(`/en/tickets/${id}`, post(dealer, replyOf('   ')))
  expect(empty.status).toBe(400)
  expect(await empty.text()).toContain('aria-invalid="true"')
  const sent = replyOf(`mark-${'x'.repeat(5000)}`)
  const long = await app.fetch(`/en/tickets/${id}`, post(dealer, sent))
  const text = await long.text()
  expect(long.status).toBe(400)
  expect(text).toContain(`>${sent.message}</textarea>`)
  expect(text).toContain(`name="submission" value="${sent.submission}"`)
  for (const odd of [{ message: 'No submission' }, { message: 'Odd', submission: 'x' }]) {
    const { status } = await app.fetch(`/en/tickets/${id}`, post(dealer, odd))
    expect([odd, status < 500]).toEqual([odd, true])
  }
  expect(await messagesOf(app)).toEqual([])
})

test('a reply takes its files along, and those that arrived stay when another is refused', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const form = new FormData()
  form.append('submission', submission)
  form.append('message', 'Due foto.')
  form.append('attachments', await photo('portrait-orientation-3.jpg'))
  form.append(
    'attachments',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawn.jpg', { type: 'image/jpeg' }),
  )
  const refused = await app.fetch(`/en/tickets/${id}`, post(dealer, form))
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toContain('“drawn.jpg” is not a kind of file we accept')
  expect(page).toContain('portrait-orientation-3.jpg')
  expect(page).toContain('>Due foto.</textarea>')
  expect(await messagesOf(app)).toEqual([])
  expect((await app.fetch(`/en/tickets/${id}`, post(dealer, replyOf('Due foto.', submission)))).status).toBe(303)
  const { text } = await pageOf(app, `/en/tickets/${id}`, dealer)
  const [file] = await app.portal.db.selectFrom('attachment').select(['id', 'ticket_id', 'message_id']).execute()
  expect(file?.message_id).not.toBeNull()
  expect(text).toContain(`/files/${file?.id}/thumb`)
})

test('a closed ticket takes no reply, keeps what was typed in sight, and offers a new one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const { text: page } = await pageOf(app, `/en/tickets/${id}`, dealer)
  expect(page).toContain('This ticket is closed and cannot be replied to')
  expect(page).toContain(`href="/en/new-ticket?from=${id}"`)
  expect(page).not.toContain('name="message"')
  const answer = await app.fetch(`/en/tickets/${id}`, post(dealer, replyOf('But it <cracked> again!')))
  const text = await answer.text()
  expect(answer.status).toBe(409)
  expect(text).toContain('This ticket is closed and cannot be replied to')
  expect(text).toMatch(/<textarea[^>]*>But it &lt;cracked&gt; again!<\/textarea>/)
  expect(text).toContain(`href="/en/new-ticket?from=${id}"`)
  expect(await messagesOf(app)).toEqual([])
})

test('only the author withdraws, and only a new request', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner, role: 'workshop' })
  const { id } = await app.ticket({ of: owner })
  const form = 'value="withdraw"'
  expect((await pageOf(app, `/tickets/${id}`, colleague)).text).not.toContain(form)
  expect((await app.fetch(`/tickets/${id}`, post(colleague, { intent: 'withdraw' }))).status).toBe(409)
  expect((await pageOf(app, `/tickets/${id}`, owner)).text).toContain(form)
  const done = await app.fetch(`/tickets/${id}`, post(owner, { intent: 'withdraw' }))
  expect([done.status, done.headers.get('location')]).toEqual([303, `/tickets/${id}?notice=withdraw`])
  const { text } = await pageOf(app, `/tickets/${id}`, owner)
  expect(text).toContain('Richiesta ritirata')
  expect(text).not.toContain('>withdrawn<')
  expect((await app.fetch(`/tickets/${id}`, post(owner, { intent: 'withdraw' }))).status).toBe(409)
})

test('the dealer sees the maker’s people by first name, and never a note among them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await replyAsStaff(app.portal, agent, id, replyOf('Ci mandi una foto del numero.'))
  await addNote(app.portal, agent, id, replyOf('Cliente noto per urti.'))
  const { text } = await pageOf(app, `/tickets/${id}`, dealer)
  expect(text).toContain('Ammiraglia · Giulia')
  expect(text).toContain('Ci mandi una foto del numero.')
  expect(text).not.toContain('Conti')
  expect(text).not.toContain('urti')
})

test('the decision tells its reason and what to do with the authorisation number', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await decide(app.portal, agent, id, { accepted: true, reason: 'Vernice difettosa.', returnRequested: true })
  const { text } = await pageOf(app, `/en/tickets/${id}`, dealer)
  for (const shown of [
    'Claim accepted',
    'Vernice difettosa.',
    `RMA-2026-${id}`,
    'outside of the parcel',
    'Decision completed',
  ])
    expect(text).toContain(shown)
  const refused = await app.ticket({ of: dealer })
  await decide(app.portal, agent, refused.id, { accepted: false, reason: 'Segni di urto.', returnRequested: true })
  const { text: other } = await pageOf(app, `/en/tickets/${refused.id}`, dealer)
  expect(other).toContain('Claim refused')
  expect(other).not.toContain('RMA-')
})

test('the reason for closing is read in words', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await moveStage(app.portal, agent, id, {
    stage: 'ticket_closed',
    reason: 'duplicate',
    closeReason: 'duplicate',
    paidRepair: false,
  })
  expect((await pageOf(app, `/fr/tickets/${id}`, dealer)).text).toContain('Doublon')
})

test('a draft comes back into the reply, but not once it was sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const draft = { form: `reply-${id}`, ...replyOf('Half a sent') }
  expect((await app.fetch('/drafts', post(dealer, draft))).status).toBe(204)
  const { text } = await pageOf(app, `/tickets/${id}`, dealer)
  expect(text).toContain('>Half a sent</textarea>')
  expect(text).toContain(`name="submission" value="${draft.submission}"`)
  await app.fetch(`/tickets/${id}`, post(dealer, replyOf('Half a sentence', draft.submission)))
  // The browser's last save overtaken by the reply itself.
  await app.fetch('/drafts', post(dealer, draft))
  const { text: after } = await pageOf(app, `/tickets/${id}`, dealer)
  expect(after).not.toContain('>Half a sent</textarea>')
  expect(after).not.toContain(`name="submission" value="${draft.submission}"`)
})

test('a withdrawal that is refused leaves the reply that was begun in its form', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const colleague = await app.dealer({ company: owner })
  const { id } = await app.ticket({ of: owner })
  await app.fetch('/drafts', post(colleague, { form: `reply-${id}`, ...replyOf('Half a sent') }))
  const refused = await app.fetch(`/tickets/${id}`, post(colleague, { intent: 'withdraw' }))
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('>Half a sent</textarea>')])
})

test('staff who follow a dealer’s address land in the console', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const answer = await app.fetch(`/fr/tickets/${id}`, as(await app.staff()))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/fr/console/tickets/${id}`])
})

test('the page of a ticket asks the database at most seven things', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  for (const body of ['a', 'b', 'c']) await reply(app.portal, dealer.viewer, id, replyOf(body))
  // How long decisions usually take is known from then on.
  await app.fetch(`/tickets/${id}`, as(dealer))
  const queries = await app.queriesOf(() => app.fetch(`/tickets/${id}`, as(dealer)))
  expect(queries.length).toBeLessThanOrEqual(7)
})

test('of what the page of a ticket asks, for either side, only its bulletins are planned each time', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  for (const [person, page] of [[dealer, `/tickets/${id}`] as const, [staff, `/console/tickets/${id}`] as const]) {
    const look = () => app.queriesOf(() => app.fetch(page, as(person)))
    await look()
    const [nameOf, queries] = [statementNames(), await look()]
    for (let time = 0; time < 20; time += 1) queries.forEach(nameOf)
    expect(queries.filter((text) => nameOf(text) === undefined && !text.includes('from "bulletin"'))).toEqual([])
  }
})
