import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addNewcomer } from '../contact.fixture.ts'

const base = '/api/hubspot/contacts'

test('verify gives the contact’s id for the own verified address, and null for any other', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const verify = async (email: string, person = dealer) => {
    const answer = await app.fetch(`${base}/verify?email=${encodeURIComponent(email)}`, as(person))
    return [answer.status, await answer.text()]
  }
  const id = await contactIdOf(app, dealer.viewer.accountId)
  expect(await verify(dealer.viewer.email)).toEqual([200, `{"id":"${id}"}`])
  expect(await verify(dealer.viewer.email.toUpperCase())).toEqual([200, `{"id":"${id}"}`])
  for (const email of [other.viewer.email, 'nobody@dealer.example', '', '%'])
    expect(await verify(email)).toEqual([200, 'null'])
  expect(await verify(dealer.viewer.email, { cookie: 'session=planted', viewer: dealer.viewer })).toEqual([401, 'null'])
  await app.portal.db.updateTable('account').set({ email_verified: false }).execute()
  expect(await verify(dealer.viewer.email)).toEqual([200, 'null'])
})

test('a person without a contact, and staff, have none to verify', async () => {
  const app = await openApp()
  const [newcomer, admin] = [await addNewcomer(app), await app.staff('admin')]
  const dealer = await app.dealer()
  const ask = async (person: { cookie: string }, email: string) =>
    (await app.fetch(`${base}/verify?email=${email}`, as(person))).text()
  expect(await ask(newcomer, newcomer.email)).toBe('null')
  expect(await ask(admin, dealer.viewer.email)).toBe('null')
})

test('a contact is read by its own person alone, with the portal’s fields only; all else answers alike', async () => {
  const app = await openApp()
  const [dealer, other, admin] = [await app.dealer(), await app.dealer(), await app.staff('admin')]
  const id = await contactIdOf(app, dealer.viewer.accountId)
  const own = await app.fetch(`${base}/${id}`, as(dealer))
  expect(own.status).toBe(200)
  expect(await own.json()).toEqual({
    id,
    email: dealer.viewer.email,
    name: 'Marco Rossi',
    companyName: '',
    country: '',
    phone: '',
    vatNumber: '',
  })
  const answers = await Promise.all([
    app.fetch(`${base}/${id}`, as(other)),
    app.fetch(`${base}/${id}`, as(admin)),
    app.fetch(`${base}/${id}`),
    app.fetch(`${base}/999999`, as(dealer)),
    app.fetch(`${base}/0x${id}`, as(dealer)),
    app.fetch(`${base}/999999`),
  ])
  const seen = await Promise.all(answers.map(async (answer) => [answer.status, headersOf(answer), await answer.text()]))
  for (const one of seen) expect(one).toEqual(seen[0])
  expect(seen[0]?.[0]).toBe(404)
})

test('anyone who has still to show a second factor is nobody to the endpoints', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const id = await contactIdOf(app, dealer.viewer.accountId)
  const at = app.clock.now()
  const totp = { account_id: dealer.viewer.accountId, secret: Buffer.alloc(0), confirmed_at: at, created_at: at }
  await app.portal.db.insertInto('totp').values(totp).execute()
  expect((await app.fetch(`${base}/${id}`, as(dealer))).status).toBe(404)
  expect((await app.fetch(`${base}/verify?email=${dealer.viewer.email}`, as(dealer))).status).toBe(401)
})

test('a registration reads the same for a known and an unknown address, and becomes a contact later', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const context = { hutk: 'a1b2', pageUri: 'http://portal.test/en', pageName: 'Register · Ammiraglia' }
  const answers = await Promise.all([
    app.fetch(`${base}/create`, json({ email: dealer.viewer.email, password: 'segreta', context })),
    app.fetch(`${base}/create`, json({ email: 'New@Dealer.example', password: 'segreta', context })),
  ])
  const [known, unknown] = await Promise.all(answers.map(async (one) => [one.status, headersOf(one), await one.text()]))
  expect(known).toEqual(unknown)
  expect([known?.[0], known?.[2]]).toEqual([202, '{}'])
  expect(await app.portal.crm.findContact('new@dealer.example')).toBeUndefined()
  await app.work()
  expect(await app.portal.crm.findContact('new@dealer.example')).toMatchObject({ name: '' })
  expect(await app.portal.crm.findContact(dealer.viewer.email)).toMatchObject({ name: 'Marco Rossi' })
  const stored = app.portal.db.selectFrom('contact').select('context').where('email', '=', 'new@dealer.example')
  expect((await stored.executeTakeFirst())?.context).toEqual(context)
})

test('a known and an unknown address cost the same statements', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const cost = (email: string) => app.queriesOf(() => app.fetch(`${base}/create`, json({ email, password: 'x' })))
  const unknown = await cost('nobody@dealer.example')
  expect(unknown.length).toBeGreaterThan(0)
  expect(await cost(dealer.viewer.email)).toEqual(unknown)
})

test('the password of a registration is in no table and in no line of the log, whatever was sent with it', async () => {
  const app = await openApp()
  const password = 'Zitronenfalter-7431'
  app.portal.log.level = 'trace'
  try {
    for (const body of [
      JSON.stringify({ email: 'new@dealer.example', password, context: {} }),
      JSON.stringify({ email: 'no address', password }),
      JSON.stringify({ email: 'new@dealer.example', password: { nested: password } }),
      `{"email":"new@dealer.example","password":"${password}"`,
      password,
    ])
      await app.fetch(`${base}/create`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    await app.work()
  } finally {
    app.portal.log.level = 'info'
  }
  const log = app.lines().join('\n')
  expect(log).toContain(`${base}/create`)
  expect(log).not.toContain(password)
  expect(log).not.toContain('new@dealer.example')
  const texts = await wholeDatabase(app)
  expect(texts).toContain('new@dealer.example')
  expect(texts).not.toContain(password)
})

test('a body that is no registration is refused without a word of it', async () => {
  const app = await openApp()
  const bodies = [
    '',
    'null',
    '[]',
    '{',
    '{"email":5}',
    '{"email":"somebody"}',
    '{"email":"a@b.example","context":{"hutk":5}}',
  ]
  for (const body of bodies) {
    const answer = await app.fetch(`${base}/create`, { method: 'POST', body })
    expect(answer.status, body).toBe(400)
    if (body.length > 4) expect(await answer.text()).not.toContain(body.slice(2, -1))
  }
  const huge = JSON.stringify({ email: 'a@b.example', context: { pageName: 'x'.repeat(100_000) } })
  expect((await app.fetch(`${base}/create`, { method: 'POST', body: huge })).status).toBe(413)
  expect(await app.portal.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('text that PostgreSQL cannot hold does not break a registration', async () => {
  const app = await openApp()
  const body = String.raw`{"email":"odd@dealer.example","context":{"pageName":"a\u0000b\ud800c"}}`
  expect((await app.fetch(`${base}/create`, { method: 'POST', body })).status).toBe(202)
  await app.work()
  expect(await app.portal.crm.findContact('odd@dealer.example')).toBeDefined()
})

test('registrations are counted by e-mail and by address', async () => {
  const app = await openApp()
  const send = async (email: string) => (await app.fetch(`${base}/create`, json({ email, password: 'x' }))).status
  for (let count = 0; count < 5; count++) expect(await send('same@dealer.example')).toBe(202)
  const blocked = await app.fetch(`${base}/create`, json({ email: 'same@dealer.example', password: 'x' }))
  expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '900'])
  for (let count = 0; count < 24; count++) expect(await send(`${count}@dealer.example`)).toBe(202)
  expect(await send('last@dealer.example')).toBe(429)
  app.clock.advance(16 * 60_000)
  expect(await send('same@dealer.example')).toBe(202)
})

test('the endpoints have no language, take no other method, and no post from elsewhere', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  expect((await app.fetch(`/en${base}/verify?email=x`, as(dealer))).status).toBe(404)
  expect((await app.fetch(`${base}/create`)).status).toBe(405)
  expect((await app.fetch(`${base}/verify`, { method: 'POST' })).status).toBe(405)
  const foreign = { ...json({ email: 'a@b.example' }), headers: { origin: 'http://evil.example' } }
  expect((await app.fetch(`${base}/create`, foreign)).status).toBe(403)
})

type App = Awaited<ReturnType<typeof openApp>>

function json(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function headersOf(answer: Response) {
  return [...answer.headers].filter(([name]) => name !== 'x-request-id')
}

async function contactIdOf({ portal }: App, accountId: number): Promise<string | null> {
  const account = portal.db.selectFrom('account').select('contact_id').where('id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).contact_id
}

async function wholeDatabase({ portal: { db } }: App): Promise<string> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public'`.execute(db)
  const texts = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ text: string | null }>`select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(db),
    ),
  )
  return texts.map(({ rows }) => rows[0]?.text ?? '').join('\n')
}
