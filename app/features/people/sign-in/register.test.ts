import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

import { addOwner, cookieOf, mailsOf, nobody, password, register, signIn } from './sign-in.fixture.ts'

test('from registration over the link in the mail to the next step, on the page asked for', async () => {
  const app = await openApp()
  const form = await (await app.fetch('/en/tickets?stage=new_request&tab=register')).text()
  expect(form).toContain('action="/en/tickets?stage=new_request&amp;tab=register&amp;sign-in=register"')
  expect(form).toContain('autoComplete="new-password"')
  expect(form).toContain('At least 6 characters.')

  const email = 'nuova@cicli.example'
  const address = '/en/tickets?stage=new_request&tab=register&sign-in=register'
  const registered = await register(app, { email: ' Nuova@Cicli.example ', password }, address)
  expect([registered.status, registered.headers.get('location')]).toEqual([303, '/en/tickets?stage=new_request'])
  const person = cookieOf(registered)
  const waiting = await app.fetch('/en/tickets?stage=new_request', as(person))
  expect(waiting.status).toBe(403)
  expect(await waiting.text()).toContain('Verify your email')

  const [mail, ...more] = await mailsOf(app)
  expect([mail?.to, mail?.subject, more.length]).toEqual([email, 'Ammiraglia: confirm your email address', 0])
  const link = mail?.link ?? ''
  expect(link).toMatch(/^\/en\/verify\/[\w-]{40,}$/)
  expect((await app.fetch(link)).status).toBe(200)
  const query = '?to=%2Ftickets%3Fstage%3Dnew_request'
  expect(mail?.body).toContain(`http://portal.test${link}${query}\n`)
  const confirmed = await app.fetch(link + query, post(person, {}))
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/en/tickets?stage=new_request'])
  const next = await app.fetch('/en/tickets', as(person))
  expect(next.status).toBe(403)
  expect(await next.text()).not.toContain('Verify your email')
})

test('registering reads the same whether the address has an owner or not', async () => {
  const app = await openApp()
  await addOwner(app, 'known@cicli.example')
  const answers = []
  for (const email of ['known@cicli.example', 'other@cicli.example']) {
    const answer = await register(app, { email, password })
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
    const screen = await (await app.fetch('/en/tickets', as(cookieOf(answer)))).text()
    const neutral = (text: string) => text.replaceAll(email, 'somebody').replaceAll(/nonce="[^"]*"|session=[^;]+/g, '')
    answers.push({ status: answer.status, headers: neutral(JSON.stringify(headers)), screen: neutral(screen) })
  }
  expect(answers[0]?.status).toBe(303)
  expect(answers[0]?.headers).toContain('set-cookie')
  expect(answers[0]).toEqual(answers[1])
  const rows = app.portal.db.selectFrom('outbox').select(['kind', 'attempts']).execute()
  expect(await rows).toEqual([
    { kind: 'account.verify', attempts: 0 },
    { kind: 'account.verify', attempts: 0 },
  ])
})

test('the owner of an address hears of a registration with it, and nobody else can come to own it', async () => {
  const app = await openApp()
  await addOwner(app, 'known@cicli.example')
  const stranger = cookieOf(await register(app, { email: 'known@cicli.example', password }, '/fr?sign-in=register'))
  const [mail] = await mailsOf(app)
  expect(mail?.subject).toBe('Ammiraglia\u00a0: vous avez déjà un compte')
  expect(mail?.body).toContain('http://portal.test/fr?tab=forgot')
  expect(mail?.body).not.toMatch(/\/(?:verify|reset)\//)
  expect((await app.fetch('/fr/user', as(stranger))).status).toBe(403)
})

test('the owner of an address hears in their own language that somebody registered with it', async () => {
  const app = await openApp()
  const owner = await app.dealer({ locale: 'it' })
  const { email, accountId } = owner.viewer
  await addOwner(app, email)
  const known = app.portal.db.selectFrom('credential').select('subject').where('email', '=', email)
  const { subject } = await known.executeTakeFirstOrThrow()
  await app.portal.db.updateTable('account').set({ subject }).where('id', '=', accountId).execute()
  await register(app, { email, password }, '/fr?sign-in=register')
  const [mail] = await mailsOf(app)
  expect([mail?.to, mail?.subject]).toEqual([email, 'Ammiraglia: esiste già un account'])
  expect(mail?.body).toContain('http://portal.test/?tab=forgot')
})

test('a link leads to the page of the registration only within the portal, and in the language of the link', async () => {
  const app = await openApp()
  for (const [number, [to, landing]] of [
    ['/new-ticket?from=10001', '/en/new-ticket?from=10001'],
    ['/fr/tickets', '/en/tickets'],
    ['//evil.example/tickets', '/en'],
    ['/.//evil.example', '/en'],
    ['https://evil.example', '/en'],
    ['/\\evil.example', '/en'],
    ['tickets', '/en'],
  ].entries()) {
    const email = `${number}@cicli.example`
    const person = cookieOf(await register(app, { email, password }, '/en?sign-in=register'))
    const link = (await mailsOf(app)).at(-1)?.link ?? ''
    const answer = await app.fetch(`${link}?${new URLSearchParams({ to: to ?? '' })}`, post(person, {}))
    expect([to, answer.status, answer.headers.get('location')]).toEqual([to, 303, landing])
  }
})

test('the page that asks to verify names the way out of a mistyped address', async () => {
  const app = await openApp()
  const person = cookieOf(await register(app, { email: 'chi@cicli.exmple', password }))
  const page = await (await app.fetch('/en', as(person))).text()
  expect(page).toContain('Wrong address? Log out and register again.')
  // By this its script sees that the address was confirmed elsewhere.
  expect(page).toContain('id="waiting-for-verification"')
})

test('a stranger who registered with an address before keeps its owner neither out nor in company', async () => {
  const app = await openApp()
  const email = 'io@cicli.example'
  const stranger = cookieOf(await register(app, { email, password: 'parola di un altro' }))
  const owner = cookieOf(await register(app, { email, password }))
  const links = (await mailsOf(app)).map(({ link }) => link)
  expect(new Set(links).size).toBe(2)
  expect((await app.fetch(links[1] ?? '', post(owner, {}))).status).toBe(303)
  expect((await app.fetch('/en/user', as(stranger))).status).toBe(401)
  expect((await app.fetch('/en/user', as(owner))).status).toBe(403)
  expect((await signIn(app, { email, password: 'parola di un altro' })).status).toBe(401)
  expect((await signIn(app, { email, password })).status).toBe(303)
  expect((await app.fetch(links[0] ?? '', post(owner, {}))).status).toBe(410)
  const claims = app.portal.db.selectFrom('account').select('email_verified').where('email', '=', email)
  expect(await claims.execute()).toEqual([{ email_verified: true }])
})

test('a password that is too short, common or the own address is refused, and what else was typed stays', async () => {
  const app = await openApp()
  const email = 'cicli.bianchi@dealer.example'
  const address = '/en?tab=register&sign-in=register'
  for (const [tried, sentence] of [
    ['corta', 'The password must contain at least 6 characters'],
    ['iloveyou', 'This password is easy to guess'],
    ['Cicli.Bianchi', 'This password is easy to guess'],
  ] as const) {
    const answer = await register(app, { email, password: tried }, address)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain(sentence)
    expect(page).toContain(`value="${email}"`)
    expect(page).not.toContain(tried)
  }
  const wrong = await register(app, { email: 'no address', password }, address)
  expect([wrong.status, (await wrong.text()).includes('Enter a valid email address')]).toEqual([400, true])
  expect(await app.portal.db.selectFrom('credential').select('subject').execute()).toEqual([])
})

test('the CRM hears who registers from where, and never the password', async () => {
  const app = await openApp()
  const request = post(
    { cookie: 'hubspotutk=3f2a1b; session=planted' },
    { email: 'chi@cicli.example', password, pageName: 'Register · Ammiraglia' },
  )
  await app.fetch('/en/tickets?q=telaio&tab=register&sign-in=register', request)
  const contact = app.portal.db.selectFrom('contact').select(['email', 'name', 'context'])
  expect(await contact.execute()).toEqual([
    {
      email: 'chi@cicli.example',
      name: '',
      context: { hutk: '3f2a1b', pageUri: 'http://portal.test/en/tickets?q=telaio', pageName: 'Register · Ammiraglia' },
    },
  ])
})

test('a CRM that fails is told, and registration goes on', async () => {
  const app = await openApp()
  await sql`alter table contact rename to contact_away`.execute(app.owner)
  try {
    const answer = await register(app, { email: 'chi@cicli.example', password })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/tickets?notice=crm-failed'])
    const page = await (await app.fetch('/en/tickets?notice=crm-failed', as(cookieOf(answer)))).text()
    expect(page).toContain('Verify your email')
    expect(page).toContain('our customer records could not be updated')
  } finally {
    await sql`alter table contact_away rename to contact`.execute(app.owner)
  }
  expect(await mailsOf(app)).toHaveLength(1)
})

test('a password is in no page, no row and no log; nor is the secret of a link in the outbox or the log', async () => {
  const app = await openApp()
  app.portal.log.level = 'trace'
  const answer = await register(app, { email: 'chi@cicli.example', password })
  const page = await (await app.fetch('/en', as(cookieOf(answer)))).text()
  await signIn(app, { email: 'chi@cicli.example', password: `${password}!` })
  const [mail] = await mailsOf(app)
  app.portal.log.level = 'info'
  const log = app.lines().join('')
  expect(log).toContain('registered')
  expect(log + page).not.toContain(password)
  const secret = mail?.link.split('/').at(-1) ?? ''
  expect(secret).not.toBe('')
  expect(log).not.toContain(secret)

  const tables = ['outbox', 'sent_mail', 'contact', 'account', 'session', 'throttle', 'credential', 'one_time_link']
  for (const table of tables) {
    const stored = sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`
    const { rows } = await stored.execute(app.portal.db)
    expect([table, rows.length > 0]).toEqual([table, true])
    expect(rows.filter(({ text }) => text.includes(password))).toEqual([])
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
  }
})

test('anyone who registers somebody’s address does not notice when its owner signs in', async () => {
  const app = await openApp()
  await addOwner(app, 'owner@cicli.example')
  const owner = { email: 'owner@cicli.example', password: 'la mia bicicletta' }
  expect((await signIn(app, owner)).status).toBe(303)
  const stranger = cookieOf(await register(app, { email: owner.email, password }))
  expect((await signIn(app, owner)).status).toBe(303)
  expect((await app.fetch('/en/user', as(stranger))).status).toBe(403)
})

test('one place registers at most twenty times an hour, one address five times', async () => {
  const app = await openApp()
  for (let times = 0; times < 5; times++)
    expect((await register(app, { email: 'una@cicli.example', password })).status).toBe(303)
  const blocked = await register(app, { email: 'una@cicli.example', password })
  expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await register(app, { email: 'altra@cicli.example', password })).status).toBe(303)
  for (let times = 7; times < 20; times++)
    expect((await register(app, { email: `${times}@cicli.example`, password })).status).toBe(303)
  expect((await register(app, { email: 'ventuno@cicli.example', password })).status).toBe(429)
  app.clock.advance(61 * 60_000)
  expect((await register(app, { email: 'una@cicli.example', password })).status).toBe(303)
})

test('a registration that breaks off leaves nobody at the identity service', async () => {
  const app = await openApp()
  const { db } = app.portal
  await sql`alter table session rename to session_away`.execute(app.owner)
  try {
    expect((await register(app, { email: 'chi@cicli.example', password })).status).toBe(500)
  } finally {
    await sql`alter table session_away rename to session`.execute(app.owner)
  }
  expect(app.errors()).toHaveLength(1)
  expect(await db.selectFrom('credential').select('email').execute()).toEqual([])
  expect((await register(app, { email: 'chi@cicli.example', password })).status).toBe(303)
})

test('the mail can be sent again, at most five times an hour, and only to those who wait for it', async () => {
  const app = await openApp()
  const person = cookieOf(await register(app, { email: 'chi@cicli.example', password }, '/en?sign-in=register'))
  const again = (who = person) => app.fetch('/en/tickets?q=telaio&sign-in=resend', post(who, {}))
  const sent = await again()
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/tickets?q=telaio&notice=verify-sent'])
  const page = await (await app.fetch('/en/tickets?q=telaio&notice=verify-sent', as(person))).text()
  expect(page).toContain('Email sent!')
  for (let times = 1; times < 5; times++) expect((await again()).status).toBe(303)
  const blocked = await again()
  expect(blocked.status).toBe(429)
  expect(await blocked.text()).toContain('Error sending email')

  const dealer = await app.dealer()
  expect((await again(dealer)).headers.get('location')).toBe('/en/tickets?q=telaio')
  expect((await again(nobody)).headers.get('location')).toBe('/en/tickets?q=telaio')
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual(Array(6).fill('chi@cicli.example'))
})

test('registering ends the session somebody else had in this browser', async () => {
  const app = await openApp()
  const before = await app.dealer()
  await register(app, { email: 'chi@cicli.example', password }, '/en?sign-in=register', before)
  expect((await app.fetch('/en/user', as(before))).status).toBe(401)
})
