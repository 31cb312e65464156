import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import {
  addClaim,
  addOwner,
  type App,
  cookieOf,
  mailsOf,
  nobody,
  password,
  signIn,
} from '#app/features/people/sign-in/sign-in.fixture.ts'
import { mailEmailChange } from './one-time-links.server.ts'

const minute = 60_000
const email = 'chi@cicli.example'

function forgot(app: App, address: string, page = '/en?tab=forgot&sign-in=forgot') {
  return app.fetch(page, post(nobody, { email: address }))
}

test('a link confirms an address once', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  expect((await app.fetch(link, post(person, {}))).status).toBe(303)
  const again = await app.fetch(link, post(person, {}))
  expect(again.status).toBe(410)
  const page = await again.text()
  expect(page).toContain('Your address is confirmed')
  expect(page).toContain('This link is not valid or has already been used.')
  expect(page).toContain(`You are logged in as ${email}, an address that is already confirmed.`)
  expect(page).not.toContain('Log in with your email')
  expect(page).not.toContain('alert-danger')
  // Somebody who waits to be let in has no profile to go to.
  expect(page).not.toContain('of your profile')
  const inside = await app.fetch(link, as(await app.dealer()))
  expect([inside.status, (await inside.text()).includes('on the “Security” page of your profile')]).toEqual([410, true])
  const stranger = await app.fetch(link, post(nobody, { password }))
  expect([stranger.status, (await stranger.text()).includes('Log in with your email')]).toEqual([410, true])
})

test('a link is good for sixty minutes, and another one can be asked for', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  app.clock.advance(60 * minute)
  const late = await app.fetch(link, post(person, {}))
  const page = await late.text()
  expect([late.status, page.includes('This link has expired.')]).toEqual([410, true])
  expect(page).toContain(`You are logged in as ${email}: you can request a new link.`)
  expect(page).toContain('action="/en?sign-in=resend"')
  const sent = await app.fetch('/en?sign-in=resend', post(person, {}))
  expect(sent.headers.get('location')).toBe('/en?notice=verify-sent')
  const next = (await mailsOf(app)).at(-1)?.link ?? ''
  expect(next).not.toBe(link)
  app.clock.advance(59 * minute)
  expect((await app.fetch(next, post(person, {}))).status).toBe(303)
})

test('opening the page of a link changes nothing', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  for (let times = 0; times < 3; times++) {
    const page = await app.fetch(link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Confirm your email address')
  }
  expect((await app.fetch(link, post(person, {}))).status).toBe(303)
})

test('only the hash of a link is stored', async () => {
  const app = await openApp()
  const { link } = await addClaim(app, email)
  const secret = link.split('/').at(-1) ?? ''
  const stored = await app.portal.db.selectFrom('one_time_link').select('token_hash').execute()
  expect(stored).toEqual([{ token_hash: createHash('sha256').update(secret).digest() }])
})

test('a link opened in another browser asks for the password of who registered, and uses nothing up without', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  const other = await app.dealer()
  expect(await (await app.fetch(link)).text()).toContain('Your account password')
  const tries = [
    post(nobody, {}),
    post(nobody, { password: '' }),
    post(nobody, { password: 'la mia bicicletta' }),
    post(other, {}),
    post(other, { password: 'la mia bicicletta' }),
  ]
  for (const init of tries) {
    const refused = await app.fetch(link, init)
    expect([refused.status, (await refused.text()).includes('type="password"')]).toEqual([400, true])
  }
  expect((await app.fetch('/en/user', as(person))).status).toBe(403)
  expect(await app.portal.db.selectFrom('credential').select('email_verified').execute()).toEqual([
    { email_verified: false },
  ])
  expect((await app.fetch(link, post(other, { password }))).status).toBe(303)
})

test('the owner of the mailbox confirms no stranger’s registration, and takes the address by a new password', async () => {
  const app = await openApp()
  const { person: stranger, link } = await addClaim(app, email)
  expect((await app.fetch(link, post(nobody, { password: 'quella del titolare' }))).status).toBe(400)
  await forgot(app, email)
  const reset = (await mailsOf(app)).at(-1)?.link ?? ''
  expect((await app.fetch(reset, post(nobody, { password: 'quella del titolare' }))).status).toBe(303)
  expect((await app.fetch('/en/user', as(stranger))).status).toBe(401)
  expect((await signIn(app, { email, password })).status).toBe(401)
  expect((await app.fetch(link, post(nobody, { password }))).status).toBe(410)
  expect((await signIn(app, { email, password: 'quella del titolare' })).status).toBe(303)
})

test('anyone who gets the link of somebody else’s change of address does not take it on for them', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  await app.fetch(link, post(person, {}))
  const { id: accountId } = await app.portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const owner = await app.dealer()
  await mailEmailChange(app.portal, { address: '192.0.2.1' }, { accountId, email: 'altro@cicli.example', locale: 'en' })
  const change = (await mailsOf(app)).at(-1)?.link ?? ''
  for (const who of [nobody, owner]) expect((await app.fetch(change, post(who, {}))).status).toBe(400)
  expect((await signIn(app, { email, password })).status).toBe(303)
})

test('confirmed in another browser, the person is told to log in', async () => {
  const app = await openApp()
  const { link } = await addClaim(app, email)
  const confirmed = await app.fetch(link, post(nobody, { password }))
  expect(confirmed.headers.get('location')).toBe('/en?notice=email-verified')
  const page = await (await app.fetch('/en?notice=email-verified')).text()
  expect(page).toContain('Your address is confirmed. You can log in now.')
  const entered = await app.fetch('/en?notice=email-verified&sign-in=', post(nobody, { email, password }))
  expect(entered.headers.get('location')).toBe('/en')
  const { link: other } = await addClaim(app, 'altra@cicli.example')
  const query = new URLSearchParams({ to: '/new-ticket?from=10001' })
  const elsewhere = await app.fetch(`${other}?${query}`, post(nobody, { password }))
  expect(elsewhere.headers.get('location')).toBe('/en/new-ticket?from=10001&notice=email-verified')
})

test('a made-up link is refused, and after thirty tries everything from there', async () => {
  const app = await openApp()
  for (let times = 0; times < 30; times++)
    expect((await app.fetch('/verify/not-a-link', post(nobody, { password }))).status).toBe(410)
  expect((await app.fetch('/verify/not-a-link', post(nobody, { password }))).status).toBe(429)
  expect((await app.fetch('/reset/not-a-link', post(nobody, { password: 'pedali nuovi' }))).status).toBe(429)
})

test('asking for a reset reads the same for known and unknown addresses', async () => {
  const app = await openApp()
  await addOwner(app, email)
  const answers = [await forgot(app, email), await forgot(app, 'unknown@cicli.example')]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(2).fill('/en?notice=reset-sent'))
  expect(await (await app.fetch('/en?notice=reset-sent')).text()).toContain('If the address is registered')
  const rows = app.portal.db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute()
  expect(await rows).toEqual([
    { kind: 'account.reset', payload: { email, locale: 'en' } },
    { kind: 'account.reset', payload: { email: 'unknown@cicli.example', locale: 'en' } },
  ])
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([email])
})

test('the mail for a new password is in the language of its reader, whichever the page was', async () => {
  const app = await openApp()
  await addOwner(app, email)
  await signIn(app, { email, password: 'la mia bicicletta' })
  await app.portal.db.updateTable('account').set({ locale: 'fr' }).where('email', '=', email).execute()
  await forgot(app, email)
  const [mail] = await mailsOf(app)
  expect(mail?.subject).toContain('mot de passe')
  expect(mail?.body).toContain('http://portal.test/fr/reset/')
})

test('the page for a forgotten password works without a script', async () => {
  const app = await openApp()
  const page = await (await app.fetch('/fr/tickets?q=cadre&tab=forgot')).text()
  expect(page).toContain('action="/fr/tickets?q=cadre&amp;tab=forgot&amp;sign-in=forgot"')
  expect(page).not.toContain('disabled=""')
  const empty = await forgot(app, '', '/fr/tickets?q=cadre&tab=forgot&sign-in=forgot')
  expect([empty.status, (await empty.text()).includes('Saisissez votre adresse e-mail.')]).toEqual([400, true])
  const wrong = await forgot(app, 'no address')
  expect([wrong.status, (await wrong.text()).includes('The email address is not valid.')]).toEqual([400, true])
})

test('a reset can be asked for five times an hour', async () => {
  const app = await openApp()
  for (let times = 0; times < 5; times++) expect((await forgot(app, email)).status).toBe(303)
  const blocked = await forgot(app, email)
  expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await forgot(app, 'other@cicli.example')).status).toBe(303)
})

test('a reset sets the password once, ends every session, and makes the person log in again', async () => {
  const app = await openApp()
  await addOwner(app, email)
  const sessions = [
    cookieOf(await signIn(app, { email, password: 'la mia bicicletta' })),
    cookieOf(await signIn(app, { email, password: 'la mia bicicletta' })),
  ]
  await forgot(app, email)
  await forgot(app, email)
  const links = (await mailsOf(app)).map(({ link }) => link)
  const [link = ''] = links
  expect(link).toMatch(/^\/en\/reset\/[\w-]{40,}$/)
  expect(await (await app.fetch(link)).text()).toContain('At least 6 characters.')

  const weak = await app.fetch(link, post(nobody, { password: 'corta' }))
  expect([weak.status, (await weak.text()).includes('The password must contain at least 6 characters')]).toEqual([
    400,
    true,
  ])
  expect((await app.fetch(link, post(nobody, { password: 'iloveyou' }))).status).toBe(400)

  for (const session of sessions) expect((await app.fetch('/en/user', as(session))).status).toBe(403)
  const done = await app.fetch(link, post(nobody, { password: 'pedali nuovi' }))
  expect([done.status, done.headers.get('location')]).toEqual([303, '/en?notice=password-set'])
  expect(done.headers.getSetCookie()).toEqual([])
  for (const session of sessions) expect((await app.fetch('/en/user', as(session))).status).toBe(401)
  expect((await signIn(app, { email, password: 'la mia bicicletta' })).status).toBe(401)
  expect((await signIn(app, { email, password: 'pedali nuovi' })).status).toBe(303)
  const told = (await mailsOf(app)).at(-1)
  expect([told?.to, told?.subject]).toEqual([email, 'Ammiraglia: your password was changed'])
  expect(told?.body).toContain('was changed on 21 Nov 2026, 10:00.')
  expect(told?.body).toContain('http://portal.test/en?tab=forgot')

  for (const used of links) {
    const refused = await app.fetch(used, post(nobody, { password: 'terza scelta' }))
    expect(refused.status).toBe(410)
    expect(await refused.text()).toContain('href="/en?tab=forgot"')
  }
})

test('anyone who resets the password of an address they only claimed owns it from then on', async () => {
  const app = await openApp()
  await addClaim(app, email)
  await forgot(app, email)
  const link = (await mailsOf(app)).at(-1)?.link ?? ''
  expect((await app.fetch(link, post(nobody, { password: 'pedali nuovi' }))).status).toBe(303)
  const entered = await signIn(app, { email, password: 'pedali nuovi' })
  expect(await (await app.fetch('/en', as(cookieOf(entered)))).text()).not.toContain('Verify your email')
})

test('a new address counts once its owner confirms it, and the old one is told', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  await app.fetch(link, post(person, {}))
  const { id: accountId } = await app.portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await mailEmailChange(app.portal, { address: '192.0.2.1' }, { accountId, email: 'nuova@cicli.example', locale: 'fr' })
  const mail = (await mailsOf(app)).at(-1)
  expect([mail?.to, mail?.subject]).toEqual([
    'nuova@cicli.example',
    'Ammiraglia\u00a0: confirmez votre nouvelle adresse e-mail',
  ])
  expect((await signIn(app, { email: 'nuova@cicli.example', password })).status).toBe(401)
  expect((await app.fetch(mail?.link ?? '', post(person, {}))).headers.get('location')).toBe('/fr')
  expect((await signIn(app, { email: 'nuova@cicli.example', password })).status).toBe(303)
  expect((await signIn(app, { email, password })).status).toBe(401)
  const told = (await mailsOf(app)).at(-1)
  expect([told?.to, told?.subject]).toEqual([email, 'Ammiraglia: your email address has changed'])
  expect(told?.body).toContain('changed on 21 Nov 2026, 10:00')
  expect(told?.body).not.toContain('nuova@')
})

test('a link that confirms an address, or sets a password, is no login', async () => {
  const app = await openApp()
  const { person, link } = await addClaim(app, email)
  const lastLogin = () => app.portal.db.selectFrom('account').select('last_sign_in_at as at').executeTakeFirstOrThrow()
  const registered = await lastLogin()
  app.clock.advance(minute)
  expect((await app.fetch(link, post(person, {}))).status).toBe(303)
  await forgot(app, email)
  const reset = (await mailsOf(app)).at(-1)?.link ?? ''
  expect((await app.fetch(reset, post(nobody, { password: 'pedali nuovi' }))).status).toBe(303)
  expect(await lastLogin()).toEqual(registered)
  await signIn(app, { email, password: 'pedali nuovi' })
  expect(await lastLogin()).toEqual({ at: app.clock.now() })
})

test('a job that runs twice sends one mail, with one link', async () => {
  const app = await openApp()
  const { link } = await addClaim(app, email)
  await app.portal.db.updateTable('outbox').set({ done_at: null }).execute()
  const mails = await mailsOf(app)
  expect(mails.map((mail) => mail.link)).toEqual([link])
  expect(await app.portal.db.selectFrom('one_time_link').select('subject').execute()).toHaveLength(1)
})
