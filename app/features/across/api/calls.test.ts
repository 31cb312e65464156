import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { apiLimits } from '#app/limits.ts'
import { as, openApp, post } from '#tests/app.ts'
import { bearing, sending, tokenFor } from './api.fixture.ts'
import { sweepApi } from './api.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function opened() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const of = await app.dealer()
  return { app, admin, of, token: await tokenFor(app, { by: admin, of }) }
}

async function json(app: App, address: string, init: RequestInit) {
  const answer = await app.fetch(address, init)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

test('an administrator makes a token that is shown once, used, seen in use and revoked for good', async () => {
  const { app, admin, of } = await opened()
  const fields = { intent: 'add', name: 'Gestionale', company: String(of.viewer.companyId), validity: '30' }
  const made = await app.fetch('/en/console/api', post(admin, { ...fields, scopes: ['tickets:read', 'orders:read'] }))
  const [token = ''] = /ammiraglia_[\w-]{43}/.exec(await made.text()) ?? []
  expect(made.status).toBe(200)
  const page = async () => (await app.fetch('/en/console/api', as(admin))).text()
  expect(await page()).not.toContain(token)
  const unused = async () => (await page()).split('>not used yet<').length
  expect(await unused()).toBe(3)
  const kept = await app.portal.db.selectFrom('api_token').selectAll().where('name', '=', 'Gestionale').execute()
  expect(JSON.stringify(kept)).not.toContain(token.slice(11, -4))
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(200)
  expect(await unused()).toBe(2)
  expect(
    (await app.fetch('/en/console/api', post(admin, { intent: 'revoke', token: String(kept[0]?.id) }))).status,
  ).toBe(303)
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(401)
  const events = app.lines().join('\n')
  expect(events).toContain('api token made')
  expect(events).toContain('api token revoked')
  expect(events).not.toContain(token)
})

test('a token has what its holder can have, and a holder so many tokens and no more', async () => {
  const { app, admin, of } = await opened()
  const fields = { intent: 'add', name: 'Uno', validity: 'none', company: String(of.viewer.companyId) }
  const foreign = await app.fetch('/en/console/api', post(admin, { ...fields, scopes: 'companies:write' }))
  expect(foreign.status).toBe(400)
  expect(await foreign.text()).toContain('cannot have: companies:write')
  const absent = await app.fetch('/en/console/api', post(admin, { ...fields, company: '999', scopes: 'tickets:read' }))
  expect(absent.status).toBe(400)
  for (let made = 1; made < apiLimits.tokensOfCompany; made++) await tokenFor(app, { by: admin, of })
  const more = () => app.fetch('/en/console/api', post(admin, { ...fields, scopes: 'tickets:read' }))
  expect((await more()).status).toBe(409)
  app.clock.advance(1000)
  const [first] = await app.portal.db.selectFrom('api_token').select('id').orderBy('id').limit(1).execute()
  await app.portal.db
    .updateTable('api_token')
    .set({ ends_at: app.clock.now() })
    .where('id', '=', first?.id ?? 0)
    .execute()
  expect((await more()).status).toBe(200)
})

test('a company’s token reads what its owner reads, page by page, and nothing of others', async () => {
  const { app, of, token } = await opened()
  const other = await app.dealer()
  const mine = [await app.ticket({ of }), await app.ticket({ of }), await app.ticket({ of })].map(({ id }) => id)
  const theirs = await app.ticket({ of: other })
  const first = await json(app, '/api/v1/tickets?limit=2', bearing(token))
  const second = await json(app, `/api/v1/tickets?limit=2&after=${String(first.body['next'])}`, bearing(token))
  const ids = [first, second].flatMap(({ body }) => (body['data'] as { id: number }[]).map(({ id }) => id))
  expect(ids).toEqual(mine)
  expect(second.body['next']).toBeNull()
  expect((await json(app, `/api/v1/tickets/${mine[0]}`, bearing(token))).body).toMatchObject({
    companyName: 'Cicli Rossi',
  })
  const foreign = await app.fetch(`/api/v1/tickets/${theirs.id}`, bearing(token))
  const absent = await app.fetch('/api/v1/tickets/999999', bearing(token))
  expect([foreign.status, absent.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await absent.text())
  app.clock.advance(60_000)
  const since = encodeURIComponent(app.clock.now().toISOString())
  expect((await json(app, `/api/v1/tickets?since=${since}`, bearing(token))).body['data']).toEqual([])
})

test('a reply by the API is the owner’s reply: once for its key, within the same rules, and told by mail', async () => {
  const { app, admin, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const address = `/api/v1/tickets/${id}/messages`
  const key = { 'idempotency-key': 'k-1' }
  const sent = await json(app, address, sending(token, { message: ' Spedito oggi. ' }, key))
  const again = await json(app, address, sending(token, { message: ' Spedito oggi. ' }, key))
  expect([sent.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(sent.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const other = await json(app, address, sending(token, { message: 'Altro' }, key))
  expect([other.status, other.body['type']]).toEqual([409, '/api/v1#key-reused'])
  const messages = await json(app, address, bearing(token))
  expect(messages.body['data']).toMatchObject([{ authorName: of.viewer.name, fromStaff: false, body: 'Spedito oggi.' }])
  const outbox = await app.portal.db.selectFrom('outbox').select('kind').execute()
  expect(outbox.map(({ kind }) => kind)).toContain('tickets.replied')
  const maker = await tokenFor(app, { by: admin })
  expect((await json(app, address, sending(maker, { message: 'No' }))).status).toBe(403)
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed' }).where('id', '=', id).execute()
  expect((await json(app, address, sending(token, { message: 'Ancora' }))).status).toBe(409)
  app.clock.advance((apiLimits.keyHours + 1) * 60 * 60_000)
  expect((await json(app, address, sending(token, { message: 'Altro' }, key))).status).toBe(409)
})

test('a dealer’s program reads the maker’s people by their first name, and a follower by their own', async () => {
  const { app, admin, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const anna = { intent: 'follow', follower_name: 'Anna Bossi', follower_email: 'anna@officina.example' }
  await app.fetch(`/tickets/${id}`, post(of, { ...anna, follower_locale: 'it' }))
  const follower = await app.portal.db.selectFrom('ticket_follower').select('id').executeTakeFirstOrThrow()
  // As a mail of theirs is kept: in the name of who opened the ticket.
  const theirs = { author_id: of.viewer.accountId, follower_id: follower.id, from_staff: false, body: 'È crepato.' }
  const message = { ...theirs, ticket_id: id, submission: randomUUID(), created_at: app.clock.now() }
  await app.portal.db.insertInto('message').values(message).execute()
  const reply = { intent: 'reply', submission: randomUUID(), message: 'Lo guardiamo.' }
  expect((await app.fetch(`/console/tickets/${id}`, post(admin, reply))).status).toBe(303)
  const names = async (bearer: string) => {
    const { body } = await json(app, `/api/v1/tickets/${id}/messages`, bearing(bearer))
    return (body['data'] as { authorName: string }[]).map(({ authorName }) => authorName)
  }
  expect(await names(token)).toEqual(['Anna Bossi', 'Giulia'])
  expect(await names(await tokenFor(app, { by: admin }))).toEqual(['Anna Bossi', 'Giulia Conti'])
})

test('a key that is over takes another reply, and that reply is there', async () => {
  const { app, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const address = `/api/v1/tickets/${id}/messages`
  const send = (message: string) => json(app, address, sending(token, { message }, { 'idempotency-key': '1' }))
  expect((await send('Spedito oggi.')).status).toBe(201)
  app.clock.advance((apiLimits.keyHours + 1) * 60 * 60_000)
  expect((await send('È tornato indietro.')).status).toBe(201)
  expect((await send('È tornato indietro.')).headers.get('idempotency-replayed')).toBe('true')
  const { body } = await json(app, address, bearing(token))
  expect(body['data']).toMatchObject([{ body: 'Spedito oggi.' }, { body: 'È tornato indietro.' }])
})

test('two calls of one key at the same moment do their work once', async () => {
  const { app, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const send = () =>
    app.fetch(`/api/v1/tickets/${id}/messages`, sending(token, { message: 'Una volta' }, { 'idempotency-key': 'x' }))
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true)
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect(await app.portal.db.selectFrom('message').select('id').where('body', '=', 'Una volta').execute()).toHaveLength(
    1,
  )
})

test('a key whose first call died with its process is free after a while, and does nothing twice', async () => {
  const { app, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const send = () =>
    json(app, `/api/v1/tickets/${id}/messages`, sending(token, { message: 'Uno' }, { 'idempotency-key': 'x' }))
  await send()
  // As a kill leaves it, once the message was written.
  await app.portal.db.updateTable('api_answer').set({ status: null, answer: null }).execute()
  expect((await send()).body['type']).toBe('/api/v1#key-at-work')
  app.clock.advance(3 * 60_000)
  expect((await send()).status).toBe(201)
  expect(await app.portal.db.selectFrom('message').select('id').where('body', '=', 'Uno').execute()).toHaveLength(1)
})

test('a company works on its leads by the API as its owner does, from the status it knows', async () => {
  const { app, admin, of, token } = await opened()
  const { id } = await addLead(app.portal, { of, by: admin })
  const at = `/api/v1/leads/${id}`
  expect((await json(app, at, bearing(token))).body).toMatchObject({ status: 'routed', email: 'ivano@posta.example' })
  expect((await json(app, `${at}/answer`, sending(token, { accepted: true }))).body).toMatchObject({ status: 'new' })
  const moved = await json(app, `${at}/status`, sending(token, { from: 'new', to: 'contacted' }))
  expect(moved.body).toMatchObject({ status: 'contacted' })
  const stale = await json(app, `${at}/status`, sending(token, { from: 'new', to: 'offer' }))
  expect([stale.status, stale.body['type']]).toEqual([409, '/api/v1#moved-on'])
  const lost = await json(app, `${at}/status`, sending(token, { from: 'contacted', to: 'lost' }))
  expect([lost.status, lost.body['errors']]).toEqual([
    400,
    [{ pointer: '/reason', detail: 'is missing, and required' }],
  ])
  expect((await json(app, `${at}/notes`, sending(token, { note: 'Richiamare' }))).status).toBe(201)
  expect(await app.portal.db.selectFrom('lead_note').select('body').execute()).toEqual([{ body: 'Richiamare' }])
  const other = await tokenFor(app, { by: admin, of: await app.dealer() })
  expect((await json(app, `${at}/notes`, sending(other, { note: 'x' }))).status).toBe(404)
  const maker = await tokenFor(app, { by: admin })
  expect((await json(app, '/api/v1/leads?status=contacted', bearing(maker))).body['data']).toHaveLength(1)
})

test('what is wrong with a call is said by RFC 9457, at its place and in the caller’s language', async () => {
  const { app, of, token } = await opened()
  const { id } = await app.ticket({ of })
  const address = `/api/v1/tickets/${id}/messages`
  const wrong = await json(app, address, sending(token, { message: 7, colour: 'red' }))
  expect(wrong.headers.get('content-type')).toBe('application/problem+json')
  expect(wrong.body).toMatchObject({ type: '/api/v1#body-invalid', status: 400 })
  expect(wrong.body['errors']).toEqual([
    { pointer: '/message', detail: 'has the wrong type: string is wanted' },
    { pointer: '/colour', detail: 'is no field we know' },
  ])
  const italian = await json(app, address, sending(token, {}, { 'accept-language': 'it-IT,it;q=0.9' }))
  expect(italian.body['errors']).toEqual([{ pointer: '/message', detail: 'manca, ed è obbligatorio' }])
  const french = bearing(token, { headers: { 'accept-language': 'fr' } })
  const query = await json(app, '/api/v1/tickets?limit=500&colour=red', french)
  expect(query.body['errors']).toEqual([
    { parameter: 'limit', detail: 'dépasse le maximum de 100' },
    { parameter: 'colour', detail: 'n’est pas un champ connu' },
  ])
  const statusOf = async (init: RequestInit, at = address) => (await json(app, at, init)).status
  expect(await statusOf(sending(token, '{"message":'))).toBe(400)
  expect(await statusOf(sending(token, '['.repeat(1_000_000)))).toBe(400)
  const deep = `{"message":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(await statusOf(sending(token, deep, { 'idempotency-key': 'deep' }))).toBe(400)
  expect(await statusOf(sending(token, { message: 'Buon\u0000giorno \ud800' }))).toBe(201)
  expect(await statusOf(sending(token, { message: '\u0000' }))).toBe(400)
  expect(await statusOf(sending(token, { message: 'x' }, { 'content-type': 'text/plain' }))).toBe(415)
  expect(await statusOf(sending(token, { message: 'x'.repeat(2_000_001) }))).toBe(413)
  expect(await statusOf(sending(token, { message: 'x' }, { 'idempotency-key': 'é' }))).toBe(400)
  expect(await statusOf(bearing(token, { method: 'DELETE' }))).toBe(405)
  expect(await statusOf(bearing(token), '/api/v1/tickets/0')).toBe(404)
  expect(await statusOf(bearing(token), '/api/v1/nothing')).toBe(404)
  expect(await statusOf(bearing(token), '/api/v1/tickets?limit=1&limit=2')).toBe(400)
})

test('calls of a token are counted by the minute, told in each answer, and those beyond are held off', async () => {
  const { app, token } = await opened()
  const first = await app.fetch('/api/v1/tickets', bearing(token))
  expect(first.headers.get('ratelimit-policy')).toBe('"token";q=300;w=60')
  expect(first.headers.get('ratelimit')).toBe('"token";r=299;t=60')
  await app.portal.db.updateTable('api_token').set({ counted: apiLimits.callsAMinute }).execute()
  app.clock.advance(20_000)
  const over = await app.fetch('/api/v1/tickets', bearing(token))
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '40'])
  app.clock.advance(40_000)
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(200)
})

test('a token ends with the standing of whom it acts for', async () => {
  const { app, admin, of, token } = await opened()
  const maker = await tokenFor(app, { by: admin })
  expect((await app.fetch('/api/v1/companies', bearing(maker))).status).toBe(200)
  await app.portal.db.updateTable('account').set({ role: 'agent' }).where('id', '=', admin.viewer.accountId).execute()
  expect((await json(app, '/api/v1/companies', bearing(maker))).body['type']).toBe('/api/v1#nobody')
  await app.portal.db
    .updateTable('account')
    .set({ disabled_at: app.clock.now() })
    .where('id', '=', of.viewer.accountId)
    .execute()
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(403)
})

test('what ended long ago, and answers whose time is over, are swept away', async () => {
  const { app, of, admin, token } = await opened()
  const { id } = await app.ticket({ of })
  await app.fetch(`/api/v1/tickets/${id}/messages`, sending(token, { message: 'x' }, { 'idempotency-key': 'x' }))
  await tokenFor(app, { by: admin, of, days: 1 })
  await sweepApi(app.portal)
  expect(await app.portal.db.selectFrom('api_answer').select('key').execute()).toHaveLength(1)
  app.clock.advance(92 * 24 * 60 * 60_000)
  await sweepApi(app.portal)
  expect(await app.portal.db.selectFrom('api_answer').select('key').execute()).toEqual([])
  expect(await app.portal.db.selectFrom('api_token').select('id').execute()).toHaveLength(1)
})
