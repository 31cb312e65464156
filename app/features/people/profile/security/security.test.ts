import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { endRevoked } from '#app/features/people/account/account.revocations.server.ts'
import { givePassword, landedAt, mailsTo, password, signIn } from '../profile.fixture.ts'

const page = '/en/user/security'
const minute = 60_000

function renewed(answer: Response): { cookie: string } {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { cookie }
}

test('a new password ends the other sessions but not this one, and is told by mail', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer({ locale: 'en' }))
  const { email } = dealer.viewer
  const elsewhere = await signIn(app, email)
  const fields = { intent: 'password', current: password, password: 'tre forcelle blu' }
  const changed = await app.fetch(page, post(dealer, fields))
  expect(landedAt(changed)).toBe(`${page}?notice=password-changed`)
  expect((await app.fetch(page, as(renewed(changed)))).status).toBe(200)
  expect((await app.fetch(page, as(elsewhere))).status).toBe(401)
  expect((await signIn(app, email)).status).toBe(401)
  expect((await signIn(app, email, 'tre forcelle blu')).status).toBe(303)
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['Ammiraglia: your password was changed'])
})

test('after a new password the session goes on under a new token, which an identity service’s revocation spares', async () => {
  const app = await openApp()
  const staff = await givePassword(app, await app.staff())
  app.clock.advance(5 * minute)
  const fields = { intent: 'password', current: password, password: 'tre forcelle blu' }
  const changed = await app.fetch(page, post(staff, fields))
  expect(changed.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  const { subject, ends_at: endsAt } = await app.portal.db
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select(['subject', 'ends_at'])
    .where('account.id', '=', staff.viewer.accountId)
    .executeTakeFirstOrThrow()
  const left = Math.floor((endsAt.getTime() - app.clock.now().getTime()) / 1000)
  expect(changed.headers.get('set-cookie')).toContain(`Max-Age=${left};`)
  expect((await app.fetch(page, as(staff))).status).toBe(401)
  const listRevoked = async () => [{ subject, before: app.clock.now() }]
  await endRevoked({ ...app.portal, identity: { ...app.portal.identity, listRevoked } })
  expect((await app.fetch(page, as(renewed(changed)))).status).toBe(200)
})

test('a password that is not changed leaves the session as it is', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const fields = { intent: 'password', current: 'not-my-password', password: 'tre forcelle blu' }
  const refused = await app.fetch(page, post(dealer, fields))
  expect(refused.headers.get('set-cookie')).toBeNull()
  expect((await app.fetch(page, as(dealer))).status).toBe(200)
})

test('a wrong current password is refused in the catalogue’s words, and no password comes back', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const claim = { email: dealer.viewer.email, password: 'of-somebody-else', emailVerified: false }
  expect(await app.portal.identity.register(claim)).toHaveProperty('subject')
  for (const current of ['not-my-password', claim.password]) {
    const fields = { intent: 'password', current, password: 'tre forcelle blu' }
    const refused = await app.fetch(page, post(dealer, fields))
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Invalid credentials')
    expect(html).not.toContain(current)
    expect(html).not.toContain('tre forcelle blu')
  }
  expect((await signIn(app, dealer.viewer.email)).status).toBe(303)
})

test('a common password and one too short are refused as new ones', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  for (const [typed, words] of [
    ['qwerty123', 'among the most common'],
    [dealer.viewer.email, 'it is your address'],
    ['abc', 'must contain at least 6 characters'],
  ]) {
    const refused = await app.fetch(
      page,
      post(dealer, { intent: 'password', current: password, password: typed ?? '' }),
    )
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(words)
  }
  expect((await signIn(app, dealer.viewer.email)).status).toBe(303)
})

test('after ten wrong passwords the right one waits a quarter of an hour', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const change = (current: string) =>
    app.fetch(page, post(dealer, { intent: 'password', current, password: 'tre forcelle blu' }))
  for (let tries = 0; tries < 10; tries += 1) expect((await change('wrong')).status).toBe(400)
  const waits = await change(password)
  expect(waits.status).toBe(429)
  expect(waits.headers.get('retry-after')).not.toBeNull()
  app.clock.advance(16 * minute)
  expect((await change(password)).status).toBe(303)
})

test('a change of address sends a link to the new one, changes nothing before, and says the same of a taken one', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer({ locale: 'en' }))
  const other = await givePassword(app, await app.dealer())
  const ask = (email: string, current = password) => app.fetch(page, post(dealer, { intent: 'email', email, current }))
  const [free, taken] = [await ask('nuovo@dealer.example'), await ask(other.viewer.email)]
  expect(landedAt(free)).toBe(`${page}?notice=email-asked`)
  expect(landedAt(taken)).toBe(landedAt(free))
  expect(await mailsTo(app, other.viewer.email)).toEqual([])
  const [mail] = await mailsTo(app, 'nuovo@dealer.example')
  const link = /http:\/\/portal\.test(\S*\/verify\/\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect(link).toMatch(/^\/en\/verify\/.{40,}/)
  expect((await signIn(app, dealer.viewer.email)).status).toBe(303)
  const stored = await app.portal.db.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify(stored)).not.toContain(link.slice(-20))
})

test('a change of address needs the password and another address; what was typed comes back', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const ask = (email: string, current: string) => app.fetch(page, post(dealer, { intent: 'email', email, current }))
  const wrong = await ask('nuovo@dealer.example', 'not-my-password')
  expect(wrong.status).toBe(400)
  const html = await wrong.text()
  expect(html).toContain('value="nuovo@dealer.example"')
  expect(html).toContain('Invalid credentials')
  expect(html).not.toContain('not-my-password')
  const same = await ask(dealer.viewer.email.toUpperCase(), password)
  expect(same.status).toBe(400)
  expect(await same.text()).toContain('This is already your address')
  expect(await mailsTo(app, 'nuovo@dealer.example')).toEqual([])
})

test('sessions are listed with their device, this one marked, and ended one by one or all others at once', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { email } = dealer.viewer
  const linux = await signIn(app, email)
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605 Version/18.6 Safari/604.1'
  const iphone = await signIn(app, email, password, phone)
  const third = await signIn(app, email)
  const html = await (await app.fetch(page, as(linux))).text()
  expect(html).toContain('Firefox on Linux')
  expect(html).toContain('Safari on iPhone')
  expect(html).toContain('Unknown device')
  expect(html.match(/This device/g)).toHaveLength(1)
  expect(html.match(/name="session"/g)).toHaveLength(3)

  const { id } = await app.portal.db
    .selectFrom('session')
    .select('id')
    .where('user_agent', '=', phone)
    .executeTakeFirstOrThrow()
  const end = await app.fetch(page, post(linux, { intent: 'session-end', session: String(id) }))
  expect(landedAt(end)).toBe(`${page}?notice=session-ended`)
  expect((await app.fetch(page, as(iphone))).status).toBe(401)
  expect((await app.fetch(page, as(third))).status).toBe(200)
  expect(landedAt(await app.fetch(page, post(linux, { intent: 'sessions-end' })))).toBe(`${page}?notice=sessions-ended`)
  expect((await app.fetch(page, as(third))).status).toBe(401)
  expect((await app.fetch(page, as(dealer))).status).toBe(401)
  expect((await app.fetch(page, as(linux))).status).toBe(200)
})

test('somebody else’s session reads like one that is not there, and goes on', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const { id } = await app.portal.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', bianchi.viewer.accountId)
    .executeTakeFirstOrThrow()
  for (const session of [String(id), '999999', 'x'])
    expect((await app.fetch(page, post(rossi, { intent: 'session-end', session }))).status).toBe(404)
  expect((await app.fetch(page, as(bianchi))).status).toBe(200)
})

test('the second factor’s state stands there with the way to it', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const off = await (await app.fetch(page, as(dealer))).text()
  expect(off).toContain('href="/en/user/second-factor"')
  expect(off).toContain('>Off<')
  expect(await (await app.fetch(page, as(staff))).text()).toContain('>On<')
})

test('anyone who asks for too many mails to a new address is told so', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const ask = () => app.fetch(page, post(dealer, { intent: 'email', email: 'nuova@cicli.example', current: password }))
  for (let times = 0; times < 5; times += 1) expect((await ask()).status).toBe(303)
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await refused.text()).toContain('no email was sent. Try again in an hour.')
  expect(await mailsTo(app, 'nuova@cicli.example')).toHaveLength(5)
})
