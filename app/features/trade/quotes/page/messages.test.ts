import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote, readable } from '../quotes.fixture.ts'

test('both sides write, each message once, and the other side gets a mail', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Olga Rossi' })
  await app.dealer({ company: owner, role: 'workshop', name: 'Walter Rossi' })
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Sara Verdi', locale: 'fr' })
  const agent = await app.staff()
  const { id, number } = await addTestQuote(app, { of: owner })
  const fields = { intent: 'message', submission: randomUUID(), message: 'Si può avere la taglia 52?' }
  for (const _ of [1, 2]) expect((await app.fetch(`/quotes/${id}`, post(sales, fields))).status).toBe(303)
  await app.work()
  const mails = () => app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'subject', 'body']).execute()
  const [mail, ...more] = await mails()
  expect([mail?.to, more]).toEqual(['owner@maker.example', []])
  expect(mail?.body).toContain('Sara Verdi (Cicli Rossi) ha scritto:')
  const answer = { intent: 'message', submission: randomUUID(), message: 'Certo.' }
  expect((await app.fetch(`/quotes/${id}`, post(agent, answer))).status).toBe(303)
  await app.work()
  // Only who takes part in the conversation, in their language.
  const toDealer = (await mails()).filter(({ to }) => to !== 'owner@maker.example')
  expect(toDealer.map(({ to, subject }) => [to, subject])).toEqual([
    [sales.viewer.email, `Devis ${number}\u00a0: nouveau message`],
  ])
  const page = readable(await (await app.fetch(`/quotes/${id}`, as(owner))).text())
  expect(page).toMatch(
    /Sara Verdi 21 nov 2026, 10:00 Si può avere la taglia 52\? .*· Giulia 21 nov 2026, 10:00 Certo\./,
  )
  expect(page).not.toContain('Giulia Conti')
  for (const message of ['', 'x'.repeat(5001)]) {
    const wrong = { intent: 'message', submission: randomUUID(), message }
    expect((await app.fetch(`/quotes/${id}`, post(owner, wrong))).status).toBe(400)
  }
})

test('of a message that is sent again with other words the second is a message as well; sent twice it is one', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const [one, other] = [await addTestQuote(app, { of: owner }), await addTestQuote(app, { of: owner })]
  const submission = randomUUID()
  const send = async (id: number, message: string) => {
    const answer = await app.fetch(`/quotes/${id}`, post(owner, { intent: 'message', submission, message }))
    expect(answer.status).toBe(303)
  }
  for (const message of ['Taglia 52?', 'Taglia 54?', 'Taglia 54?', 'Taglia 52?']) await send(one.id, message)
  for (const id of [other.id, other.id]) await send(id, 'Taglia 54?')
  const messages = app.portal.db.selectFrom('quote_message').select(['quote_id', 'body']).orderBy('id')
  expect(await messages.execute()).toEqual([
    { quote_id: one.id, body: 'Taglia 52?' },
    { quote_id: one.id, body: 'Taglia 54?' },
    { quote_id: other.id, body: 'Taglia 54?' },
  ])
  const told = await app.portal.db.selectFrom('outbox').select('kind').where('kind', '=', 'quotes.replied').execute()
  expect(told).toHaveLength(3)
})

test('a message in another language than its reader’s says so to a screen reader', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { id } = await addTestQuote(app, { of: owner })
  const message = 'La forcella non è ancora arrivata, ma la bici è pronta per il resto.'
  await app.fetch(`/quotes/${id}`, post(owner, { intent: 'message', submission: randomUUID(), message }))
  expect(await (await app.fetch(`/en/quotes/${id}`, as(owner))).text()).toContain(`lang="it">${message}`)
  expect(await (await app.fetch(`/quotes/${id}`, as(owner))).text()).not.toContain(`lang="it">${message}`)
})

test('a dealer writes three hundred messages a day, those on tickets among them; the one beyond is kept in the form', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addTestQuote(app, { of: owner })
  const limit = { key: `messages ${owner.viewer.accountId}`, tries: accountLimits.messagesADay, minutes: 24 * 60 }
  for (let sent = 1; sent < limit.tries; sent += 1) await consumeLimit(app.portal.db, app.clock.now(), limit)
  const say = (who: { cookie: string }, message: string) =>
    app.fetch(`/en/quotes/${id}`, post(who, { intent: 'message', submission: randomUUID(), message }))
  expect((await say(owner, 'The last of today.')).status).toBe(303)
  const refused = await say(owner, 'One more for today.')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('One more for today.')
  expect((await say(agent, 'Here we are.')).status).toBe(303)
})

test('of the longest conversation every message can be reached, page by page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer })
  const said = { quote_id: id, author_id: dealer.viewer.accountId, from_staff: false, created_at: app.clock.now() }
  const messages = Array.from({ length: 210 }, (_, at) => ({ ...said, body: `m-${at + 1}.`, submission: randomUUID() }))
  await app.portal.db.insertInto('quote_message').values(messages).execute()
  const read = async (address: string) => {
    const text = await (await app.fetch(address, as(dealer))).text()
    const links = [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*(Show older|Back to the latest)/g)]
    const bodies = [...text.matchAll(/<p class="quote-text">m-(\d+)\./g)].map((found) => Number(found[1]))
    const to = (name: string) => links.find((link) => link[2] === name)?.[1]
    return { from: bodies[0], until: bodies.at(-1), older: to('Show older'), latest: to('Back to the latest') }
  }
  const latest = await read(`/en/quotes/${id}`)
  expect(latest).toMatchObject({ from: 111, until: 210, latest: undefined })
  const older = await read(latest.older ?? '')
  expect(older).toMatchObject({ from: 11, until: 110, latest: `/en/quotes/${id}#messages` })
  expect(await read(older.older ?? '')).toMatchObject({ from: 1, until: 10, older: undefined })
  for (const odd of ['?before=x', '?before=0', '?before='])
    expect(await read(`/en/quotes/${id}${odd}`)).toMatchObject({ from: 111, until: 210, latest: undefined })
})
