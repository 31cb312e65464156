import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  askChallenge,
  challenge,
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
} from './second-factor.fixture.ts'
import { resetSecondFactor } from './second-factor.staff.server.ts'

const minute = 60_000

test('staff without a second factor set one up before they see anything', async () => {
  const app = await openApp()
  const agent = await newStaff(app)
  for (const address of ['/en', '/en/console/tickets', page]) {
    const answer = await app.fetch(address, as(agent))
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Set up two-step verification')
  }
  const phone = phoneOf(app, await (await app.fetch('/en/console/tickets', as(agent))).text())
  expect((await show(app, agent.cookie, { setup: phone.setup, factor_code: '000000' })).status).toBe(400)

  const answer = await show(app, agent.cookie, { setup: phone.setup, factor_code: phone.code() }, '/en/console/tickets')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(codesIn(html)).toHaveLength(10)
  expect(html).toContain('href="/en/console/tickets"')
  expect((await app.fetch('/en/console/tickets', as({ cookie: cookieOf(answer) }))).status).toBe(200)
  expect((await app.fetch('/en/console/tickets', as(agent))).status).toBe(401)
})

test('after a mistake the picture is the one the phone has already', async () => {
  const app = await openApp()
  const agent = await newStaff(app)
  const phone = phoneOf(app, await (await app.fetch(page, as(agent))).text())
  const again = phoneOf(
    app,
    await (await show(app, agent.cookie, { setup: phone.setup, factor_code: '000000' })).text(),
  )
  expect(again.secret.base32).toBe(phone.secret.base32)
})

test('who comes back from the app to a page loaded again finds the key the app has, until it is linked or they log out', async () => {
  const app = await openApp()
  const [agent, dealer] = [await newStaff(app), await givePassword(app, await app.dealer())]
  const keyFor = async (cookie: string) =>
    phoneOf(app, await (await app.fetch(page, as({ cookie }))).text()).secret.base32
  for (const { cookie } of [agent, dealer]) {
    const key = await keyFor(cookie)
    app.clock.advance(minute)
    expect(await keyFor(cookie)).toBe(key)
  }
  expect(await keyFor(await signIn(app, agent))).not.toBe(await keyFor(agent.cookie))
  const { phone, cookie } = await linkApp(app, dealer)
  expect(await keyFor(cookie)).not.toBe(phone.secret.base32)
})

test('the page that shows the recovery codes no longer holds the key that was linked', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const phone = phoneOf(app, await (await app.fetch(page, as(dealer))).text())
  const fields = { intent: 'totp', setup: phone.setup, factor_code: phone.code(), password }
  const linked = await (await app.fetch(page, post(dealer, fields))).text()
  expect([codesIn(linked).length, linked.includes(phone.secret.base32)]).toEqual([10, false])
})

test('a set-up serves its own person, within half an hour, and nobody else’s', async () => {
  const app = await openApp()
  const [giulia, dario] = [await newStaff(app), await newStaff(app)]
  const phone = phoneOf(app, await (await app.fetch(page, as(giulia))).text())
  expect((await show(app, dario.cookie, { setup: phone.setup, factor_code: phone.code() })).status).toBe(400)
  app.clock.advance(31 * minute)
  expect((await show(app, giulia.cookie, { setup: phone.setup, factor_code: phone.code() })).status).toBe(400)
  expect((await show(app, giulia.cookie, { setup: 'bm9uc2Vuc2U', factor_code: phone.code() })).status).toBe(400)
})

test('a code passes once, in no other session either, and none older after it', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  app.clock.advance(minute)
  const [first, second] = [await signIn(app, dealer), await signIn(app, dealer)]
  const older = phone.code(-30_000)
  expect((await app.fetch('/en/tickets', as({ cookie: first }))).status).toBe(403)
  const answer = await show(app, first, { factor_code: phone.code() }, '/en/tickets')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en/tickets')
  expect((await show(app, second, { factor_code: phone.code() })).status).toBe(400)
  expect((await show(app, second, { factor_code: older })).status).toBe(400)
  expect((await app.fetch('/en/tickets', as({ cookie: second }))).status).toBe(403)
  expect((await show(app, second, { factor_code: phone.code(30_000) })).status).toBe(303)
})

test('the code that linked the app opens nothing afterwards', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  expect((await show(app, await signIn(app, dealer), { factor_code: phone.code() })).status).toBe(400)
})

test('a code counts one step early and one late, and not two', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  app.clock.advance(10 * minute)
  const cookie = await signIn(app, dealer)
  expect((await show(app, cookie, { factor_code: phone.code(-60_000) })).status).toBe(400)
  expect((await show(app, cookie, { factor_code: phone.code(60_000) })).status).toBe(400)
  expect((await show(app, cookie, { factor_code: phone.code(-30_000) })).status).toBe(303)
})

test('a page that was open as the portal was updated shows its second factor under the name it had before', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  app.clock.advance(minute)
  expect((await show(app, await signIn(app, dealer), { code: phone.code() })).status).toBe(303)
})

test('with the second factor the session gets another token, and the old one is dead', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  app.clock.advance(minute)
  const before = await signIn(app, dealer)
  const after = cookieOf(await show(app, before, { factor_code: phone.code() }))
  expect(after).not.toBe(before)
  expect((await app.fetch('/en/tickets', as({ cookie: before }))).status).toBe(401)
  expect((await app.fetch('/en/tickets', as({ cookie: after }))).status).toBe(200)
})

test('a recovery code passes once, however it is typed, and its owner is told', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer({ locale: 'en' }))
  const { codes } = await linkApp(app, dealer)
  const [code = '', other = ''] = codes
  const typed = ` ${code.replaceAll('-', ' ').toUpperCase()} `
  expect((await show(app, await signIn(app, dealer), { factor_code: typed })).status).toBe(303)
  expect((await show(app, await signIn(app, dealer), { factor_code: code })).status).toBe(400)
  const cookie = cookieOf(await show(app, await signIn(app, dealer), { factor_code: other }))
  expect(await (await app.fetch(page, as({ cookie }))).text()).toContain('8 codes left.')
  const used = (await mailsOf(app, dealer)).filter((subject) => subject.includes('recovery code used'))
  expect(used).toHaveLength(2)
})

test('a recovery code is its owner’s only', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  const bianchi = await givePassword(app, await app.dealer())
  const { codes } = await linkApp(app, rossi)
  await linkApp(app, bianchi)
  expect((await show(app, await signIn(app, bianchi), { factor_code: codes[0] ?? '' })).status).toBe(400)
})

test('after ten wrong codes the right one waits a quarter of an hour, of this account and of no other', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  const bianchi = await givePassword(app, await app.dealer())
  const [ofRossi, ofBianchi] = [await linkApp(app, rossi), await linkApp(app, bianchi)]
  app.clock.advance(minute)
  const cookie = await signIn(app, rossi)
  for (let tries = 0; tries < 10; tries += 1)
    expect((await show(app, cookie, { factor_code: '000000' })).status).toBe(400)
  const refused = await show(app, cookie, { factor_code: ofRossi.phone.code() })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Too many failed attempts')
  expect((await show(app, await signIn(app, rossi), { factor_code: ofRossi.codes[0] ?? '' })).status).toBe(429)
  expect((await show(app, await signIn(app, bianchi), { factor_code: ofBianchi.phone.code() })).status).toBe(303)
  app.clock.advance(16 * minute)
  expect((await show(app, cookie, { factor_code: ofRossi.phone.code() })).status).toBe(303)
})

test('anyone who only knows the password keeps nobody out of a device that has shown the code before', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, rossi)
  app.clock.advance(minute)
  const shown = await show(app, await signIn(app, rossi), { factor_code: phone.code() })
  const device =
    shown.headers
      .getSetCookie()
      .find((one) => one.startsWith('device='))
      ?.split(';')[0] ?? ''
  expect(device).not.toBe('')
  const stranger = await signIn(app, rossi)
  for (let tries = 0; tries < 11; tries += 1) await show(app, stranger, { factor_code: '000000' })
  app.clock.advance(minute)
  expect((await show(app, stranger, { factor_code: phone.code() })).status).toBe(429)
  expect((await show(app, `${await signIn(app, rossi)}; ${device}`, { factor_code: phone.code() })).status).toBe(303)
})

test('the password alone makes no device known', async () => {
  const app = await openApp()
  const rossi = await givePassword(app, await app.dealer())
  await linkApp(app, rossi)
  const fields = { email: rossi.viewer.email, password }
  const entered = await app.fetch('/en?sign-in=', post({ cookie: '' }, fields))
  expect(entered.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['session'])
})

test('what is stored is neither the secret of the app nor a recovery code', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone, codes } = await linkApp(app, dealer)
  const secret = Buffer.from(phone.secret.buffer)
  expect(secret).toHaveLength(20)
  const [totp] = await app.portal.db.selectFrom('totp').selectAll().execute()
  expect(totp?.secret.includes(secret)).toBe(false)
  const rows = await app.portal.db.selectFrom('recovery_code').select('code_hash').execute()
  expect(rows).toHaveLength(10)
  for (const code of codes)
    expect(rows.some(({ code_hash: hash }) => hash.includes(Buffer.from(code.replaceAll('-', ''))))).toBe(false)
})

test('a form sent after the session had ended is still there behind the second factor', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const { phone } = await linkApp(app, dealer)
  app.clock.advance(minute)
  const cookie = await signIn(app, dealer)
  const asked = await app.fetch('/en/new-ticket', post({ cookie }, { content: 'Crack at the head tube' }))
  expect(asked.status).toBe(403)
  const typed = /name="typed" value="([^"]+)"/.exec(await asked.text())?.[1]?.replaceAll('&quot;', '"') ?? ''
  const again = await show(app, cookie, { factor_code: '000000', typed }, '/en/new-ticket')
  expect(await again.text()).toContain('Crack at the head tube')
  const through = await show(app, cookie, { factor_code: phone.code(), typed }, '/en/new-ticket')
  expect(through.status).toBe(200)
  expect(await through.text()).toContain('name="content" value="Crack at the head tube"')
})

test('an administrator resets the second factor of somebody who lost it, and nobody else does', async () => {
  const app = await openApp()
  const [agent, admin] = [await app.staff('agent'), await app.staff('admin')]
  const dealer = await givePassword(app, await app.dealer({ locale: 'en' }))
  const { cookie } = await linkApp(app, dealer)
  const { accountId } = dealer.viewer
  for (const viewer of [agent.viewer, dealer.viewer])
    await expect(resetSecondFactor(app.portal, viewer, accountId)).rejects.toMatchObject({ code: 'not-found' })
  await expect(resetSecondFactor(app.portal, admin.viewer, admin.viewer.accountId)).rejects.toMatchObject({
    code: 'not-yours',
  })
  await expect(resetSecondFactor(app.portal, admin.viewer, 987_654)).rejects.toMatchObject({ code: 'not-found' })
  expect((await app.fetch(page, as({ cookie }))).status).toBe(200)

  await resetSecondFactor(app.portal, admin.viewer, accountId)
  expect((await app.fetch(page, as({ cookie }))).status).toBe(401)
  expect((await app.fetch(page, as({ cookie: await signIn(app, dealer) }))).status).toBe(200)
  expect(await mailsOf(app, dealer)).toContain('Two-step verification reset')
})

test('who is not signed in gets no challenge, and somebody inside none without their password', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  expect((await app.fetch(challenge, post({ cookie: '' }, {}))).status).toBe(401)
  expect((await app.fetch(challenge, post(dealer, {}))).status).toBe(400)
  expect((await app.fetch(challenge, post(dealer, { password: 'wrong' }))).status).toBe(400)
  expect((await app.fetch(challenge, as(dealer))).status).toBe(404)
  expect((await askChallenge(app, dealer.cookie, { password })).rp.id).toBe('portal.test')
})

test('who has lost phone and codes is told whom to turn to: staff an administrator, everybody else after-sales', async () => {
  const app = await openApp()
  for (const [person, whom] of [
    [await givePassword(app, await app.staff()), 'Ask an administrator.'],
    [await givePassword(app, await app.dealer()), 'Write to our after-sales team.'],
  ] as const) {
    if (person.viewer.side === 'company') await linkApp(app, person)
    const screen = await app.fetch('/en', as({ cookie: await signIn(app, person) }))
    expect([screen.status, (await screen.text()).includes(whom)]).toEqual([403, true])
  }
})
