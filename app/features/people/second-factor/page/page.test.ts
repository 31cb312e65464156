import { expect, onTestFinished, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { createAuthenticator } from '../authenticator.fixture.ts'
import {
  type App,
  askChallenge,
  codesIn,
  cookieOf,
  givePassword,
  linkApp,
  mailsOf,
  newStaff,
  page,
  password,
  phoneOf,
  show,
  signIn,
} from '../second-factor.fixture.ts'

const minute = 60_000

test('the page stands there in three languages for everybody with full access, and for nobody else', async () => {
  const app = await openApp()
  const titles = { '': 'Verifica in due passaggi', '/en': 'Two-step verification', '/fr': 'Validation en deux étapes' }
  for (const person of [await app.dealer(), await app.dealer({ role: 'customer' }), await app.staff()])
    for (const [prefix, title] of Object.entries(titles)) {
      const answer = await app.fetch(`${prefix}/user/second-factor`, as(person))
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(title)
    }
  expect((await app.fetch(page)).status).toBe(401)
})

test('reading the page changes nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const statements = await app.queriesOf(() => app.fetch(page, as(dealer)))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter((text) => /insert|update|delete/i.test(text))).toEqual([])
})

test('a dealer links an app by choice: it takes the password, ends their other sessions and is told by mail', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer({ locale: 'en' }))
  const elsewhere = await signIn(app, dealer)
  const phone = phoneOf(app, await (await app.fetch(page, as(dealer))).text())
  const fields = { intent: 'totp', setup: phone.setup, factor_code: phone.code() }
  for (const wrong of ['', 'not-the-password']) {
    const refused = await app.fetch(page, post(dealer, { ...fields, password: wrong }))
    expect(refused.status).toBe(400)
    expect(await refused.text()).not.toContain('not-the-password')
  }
  const { cookie, codes } = await linkApp(app, dealer)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect((await app.fetch('/en/tickets', as({ cookie }))).status).toBe(200)
  expect((await app.fetch('/en/tickets', as({ cookie: elsewhere }))).status).toBe(401)
  expect((await app.fetch('/en/tickets', as(dealer))).status).toBe(401)
  expect(await mailsOf(app, dealer)).toEqual(['Two-step verification: app linked'])
  const html = await (await app.fetch(page, as({ cookie }))).text()
  expect(codesIn(html)).toEqual([])
  expect(html).toContain('10 codes left.')
})

test('a password that somebody set with a claim to the same address is not the person’s', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const claim = { email: dealer.viewer.email, password: 'of-the-claim', emailVerified: false }
  expect(await app.portal.identity.register(claim)).toHaveProperty('subject')
  const phone = phoneOf(app, await (await app.fetch(page, as(dealer))).text())
  const fields = { intent: 'totp', setup: phone.setup, factor_code: phone.code(), password: claim.password }
  expect((await app.fetch(page, post(dealer, fields))).status).toBe(400)
})

test('after ten wrong passwords the right one waits', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { cookie } = await linkApp(app, dealer)
  const renew = (typed: string) => app.fetch(page, post({ cookie }, { intent: 'codes', password: typed }))
  for (let tries = 0; tries < 10; tries += 1) expect((await renew('wrong')).status).toBe(400)
  expect((await renew(password)).status).toBe(429)
  app.clock.advance(16 * minute)
  expect((await renew(password)).status).toBe(200)
})

test('an identity service that is away, or fails, is no wrong password, and is not counted as one', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { cookie } = await linkApp(app, dealer)
  const { identity } = app.portal
  onTestFinished(() => {
    app.portal.identity = identity
  })
  const renew = () => app.fetch(page, post({ cookie }, { intent: 'codes', password }))
  for (const refused of ['network-request-failed', 'internal-error'] as const) {
    app.portal.identity = { ...identity, signIn: async () => ({ refused }) }
    for (let tries = 0; tries < 11; tries += 1) {
      const answer = await renew()
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('login service is not responding'),
      ])
    }
  }
  app.portal.identity = identity
  expect((await renew()).status).toBe(200)
})

test('the app is removed with the password, and the recovery codes with the last factor', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { cookie } = await linkApp(app, dealer)
  expect((await app.fetch(page, post({ cookie }, { intent: 'totp-remove', password: 'wrong' }))).status).toBe(400)
  const removed = await app.fetch(page, post({ cookie }, { intent: 'totp-remove', password }))
  expect(removed.status).toBe(303)
  expect(removed.headers.get('location')).toBe(`${page}?notice=totp-removed`)
  expect(await app.portal.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  expect((await app.fetch('/en/tickets', as({ cookie: cookieOf(removed) }))).status).toBe(200)
  expect((await app.fetch('/en/tickets', as({ cookie: await signIn(app, dealer) }))).status).toBe(200)
})

test('new recovery codes void the earlier ones', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { cookie, codes: earlier } = await linkApp(app, dealer)
  const answer = await app.fetch(page, post({ cookie }, { intent: 'codes', password }))
  const codes = codesIn(await answer.text())
  expect(codes).toHaveLength(10)
  expect((await show(app, await signIn(app, dealer), { factor_code: earlier[0] ?? '' })).status).toBe(400)
  expect((await show(app, await signIn(app, dealer), { factor_code: codes[0] ?? '' })).status).toBe(303)
})

test('who has no factor gets no recovery codes', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  expect((await app.fetch(page, post(dealer, { intent: 'codes', password }))).status).toBe(404)
})

test('another phone takes the place of the first', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const first = await linkApp(app, dealer)
  const phone = phoneOf(app, await (await app.fetch(page, as(first))).text())
  const moved = await app.fetch(
    page,
    post(first, { intent: 'totp', setup: phone.setup, factor_code: phone.code(), password }),
  )
  expect(moved.status).toBe(303)
  app.clock.advance(minute)
  expect((await show(app, await signIn(app, dealer), { factor_code: first.phone.code() })).status).toBe(400)
  expect((await show(app, await signIn(app, dealer), { factor_code: phone.code() })).status).toBe(303)
  expect((await show(app, await signIn(app, dealer), { factor_code: first.codes[0] ?? '' })).status).toBe(303)
})

test('staff cannot remove their last factor', async () => {
  const app = await openApp()
  const agent = await givePassword(app, await app.staff())
  const refused = await app.fetch(page, post(agent, { intent: 'totp-remove', password }))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('your only method')
  const passkey = createAuthenticator()
  const cookie = cookieOf(await addPasskey(app, agent.cookie, passkey))
  const removed = await app.fetch(page, post({ cookie }, { intent: 'totp-remove', password }))
  expect(removed.status).toBe(303)
  const fields = { intent: 'passkey-remove', id: passkey.id, password }
  expect((await app.fetch(page, post({ cookie: cookieOf(removed) }, fields))).status).toBe(400)
})

test('staff make a passkey where they have nothing, and come in with it the next time', async () => {
  const app = await openApp()
  const agent = await newStaff(app)
  const passkey = createAuthenticator()
  const made = await show(app, agent.cookie, { passkey: passkey.create(await askChallenge(app, agent.cookie)) })
  expect(made.status).toBe(200)
  expect(codesIn(await made.text())).toHaveLength(10)
  expect((await app.fetch('/en/console/tickets', as({ cookie: cookieOf(made) }))).status).toBe(200)

  const cookie = await signIn(app, agent)
  expect((await app.fetch('/en/console/tickets', as({ cookie }))).status).toBe(403)
  const shown = await show(app, cookie, { passkey: passkey.get(await askChallenge(app, cookie)) })
  expect(shown.status).toBe(303)
  expect((await app.fetch('/en/console/tickets', as({ cookie: cookieOf(shown) }))).status).toBe(200)
  expect((await app.fetch('/en/console/tickets', as({ cookie }))).status).toBe(401)
})

test('a challenge is answered once, within five minutes, in the session it was made for', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const passkey = createAuthenticator()
  await addPasskey(app, dealer.cookie, passkey)
  const [cookie, other] = [await signIn(app, dealer), await signIn(app, dealer)]

  const asked = await askChallenge(app, cookie)
  expect((await show(app, other, { passkey: passkey.get(asked) })).status).toBe(400)
  expect((await show(app, cookie, { passkey: createAuthenticator().get(asked) })).status).toBe(400)
  expect((await show(app, cookie, { passkey: passkey.get(asked) })).status).toBe(400)

  const late = await askChallenge(app, cookie)
  app.clock.advance(6 * minute)
  expect((await show(app, cookie, { passkey: passkey.get(late) })).status).toBe(400)
  expect((await show(app, cookie, { passkey: passkey.get(await askChallenge(app, cookie)) })).status).toBe(303)
})

test('somebody else’s passkey, a copy, and one shown to another site are refused', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  const bianchi = await givePassword(app, await app.dealer())
  const [ofRossi, ofBianchi] = [createAuthenticator(), createAuthenticator()]
  await addPasskey(app, rossi.cookie, ofRossi)
  await addPasskey(app, bianchi.cookie, ofBianchi)
  const cookie = await signIn(app, rossi)
  const shows = async (answer: (asked: Asked) => string) =>
    (await show(app, cookie, { passkey: answer(await askChallenge(app, cookie)) })).status
  type Asked = Awaited<ReturnType<typeof askChallenge>>

  expect(await shows((asked) => ofBianchi.get(asked))).toBe(400)
  expect(await shows((asked) => ofRossi.get({ ...asked, rpId: 'portal.example' }))).toBe(400)
  expect(await shows(() => 'no json')).toBe(400)
  expect(await shows(() => '{"id":"\\u0000"}')).toBe(400)
  const second = await signIn(app, rossi)
  const through = await show(app, second, { passkey: ofRossi.get(await askChallenge(app, second)) })
  expect(through.status).toBe(303)
  // A copy of the key does not know how far the counter has come.
  expect(await shows((asked) => ofRossi.get(asked, 0))).toBe(400)
  expect(await shows((asked) => ofRossi.get(asked))).toBe(303)
})

test('a challenge to show a passkey makes none, and one passkey belongs to one person', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  const bianchi = await givePassword(app, await app.dealer())
  const passkey = createAuthenticator()
  const cookie = cookieOf(await addPasskey(app, rossi.cookie, passkey))
  expect((await addPasskey(app, bianchi.cookie, passkey)).status).toBe(400)
  expect((await addPasskey(app, bianchi.cookie, createAuthenticator('http://elsewhere.test'))).status).toBe(400)

  await askChallenge(app, cookie, { password })
  const noAnswer = await app.fetch(page, post({ cookie }, { intent: 'passkey', passkey: '', name: '' }))
  expect(noAnswer.status).toBe(400)
  const asked = await signIn(app, rossi)
  const { challenge } = await askChallenge(app, asked)
  const made = createAuthenticator().create({ challenge, rp: { id: 'portal.test' } })
  // As if the code had been shown meanwhile: what the challenge was given for counts, not how far somebody has come.
  await app.portal.db.updateTable('session').set({ second_factor_at: app.clock.now() }).execute()
  const fields = { intent: 'passkey', passkey: made, name: '' }
  expect((await app.fetch(page, post({ cookie: asked }, fields))).status).toBe(400)
})

test('a passkey has a name its owner changes, and nobody else', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer({ locale: 'en' }))
  const bianchi = await givePassword(app, await app.dealer())
  const passkey = createAuthenticator()
  const cookie = cookieOf(await addPasskey(app, rossi.cookie, passkey, 'Office laptop'))
  expect(await (await app.fetch(page, as({ cookie }))).text()).toContain('Office laptop')
  const rename = (who: { cookie: string }, name: string) =>
    app.fetch(page, post(who, { intent: 'passkey-rename', id: passkey.id, name }))
  expect((await rename({ cookie }, ' ')).status).toBe(400)
  expect((await rename(bianchi, 'Mine')).status).toBe(404)
  const remove = { intent: 'passkey-remove', id: passkey.id, password }
  expect((await app.fetch(page, post(bianchi, remove))).status).toBe(404)
  expect((await rename({ cookie }, 'Workshop')).status).toBe(303)
  const html = await (await app.fetch(page, as({ cookie }))).text()
  expect(html).toContain('Workshop')
  expect(html).toContain('Never used')
  expect((await app.fetch(page, post({ cookie }, remove))).status).toBe(303)
  expect(await mailsOf(app, rossi)).toEqual([
    'Two-step verification: new passkey',
    'Two-step verification: passkey deleted',
  ])
})

async function addPasskey(
  app: App,
  cookie: string,
  passkey: ReturnType<typeof createAuthenticator>,
  name = '',
): Promise<Response> {
  const made = passkey.create(await askChallenge(app, cookie, { password }))
  return app.fetch(page, post({ cookie }, { intent: 'passkey', passkey: made, name }))
}
