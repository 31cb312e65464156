import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { endSessions } from '#app/features/people/account/account.sessions.server.ts'
import { signIn as signInAs } from './sign-in.server.ts'

const password = 'una buona password'

/** Somebody with credentials, who is not signed in yet. */
async function openWithPerson() {
  const app = await openApp()
  const { viewer } = await app.dealer()
  const identified = await app.portal.identity.register({ email: viewer.email, password, emailVerified: true })
  if ('refused' in identified) throw new Error(identified.refused)
  await app.portal.db
    .updateTable('account')
    .set({ subject: identified.subject })
    .where('id', '=', viewer.accountId)
    .execute()
  const signIn = (fields: Record<string, string>, address = '/en?sign-in=') =>
    app.fetch(address, post({ cookie: '' }, fields))
  return { app, email: viewer.email, signIn }
}

/** A page without what differs from one request to the next. */
function neutral(page: string): string {
  return page.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/[\w.-]+@dealer\.example/g, 'somebody')
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('signing in leads to the page that was asked for, and signing out ends the session at once', async () => {
  const { app, email, signIn } = await openWithPerson()
  expect((await app.fetch('/en/console/tickets?stage=new_request')).status).toBe(401)
  const entered = await signIn({ email, password }, '/en/tickets?stage=new_request&sign-in=')
  expect(entered.status).toBe(303)
  expect(entered.headers.get('location')).toBe('/en/tickets?stage=new_request')
  const setCookie = entered.headers.getSetCookie()[0] ?? ''
  expect(setCookie).toContain('HttpOnly')
  expect(setCookie).toContain('SameSite=Lax')

  const person = { cookie: cookieOf(entered) }
  expect((await app.fetch('/en/user', as(person))).status).toBe(200)
  const left = await app.fetch('/en/sign-out', post(person, { intent: 'sign-out' }))
  expect(left.status).toBe(303)
  expect((await app.fetch('/en/user', as(person))).status).toBe(401)
})

test('a wrong password and an unknown person read the same', async () => {
  const { email, signIn } = await openWithPerson()
  const wrong = await signIn({ email, password: 'sbagliata' })
  const unknown = await signIn({ email: 'nobody@dealer.example', password: 'sbagliata' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  const page = neutral(await wrong.text())
  expect(page).toContain('Invalid credentials')
  expect(page).toBe(neutral(await unknown.text()))
})

test('what was typed stays when the credentials are wrong, save the password', async () => {
  const { email, signIn } = await openWithPerson()
  const page = await (await signIn({ email, password: 'sbagliata' })).text()
  expect(page).toContain(`value="${email}"`)
  expect(page).not.toContain('sbagliata')
})

test('empty fields are a mistake in the form', async () => {
  const { signIn } = await openWithPerson()
  const answer = await signIn({ email: '', password: '' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Enter your email and password.')
})

test('an address or a password that comes twice signs nobody in', async () => {
  const { app, email } = await openWithPerson()
  const twice = `email=${email}&email=${email}&password=${password}`
  const answer = await app.fetch('/en?sign-in=', { method: 'POST', body: new URLSearchParams(twice) })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
})

test('after ten wrong tries an address is blocked for a quarter of an hour, also for the right password', async () => {
  const { app, email, signIn } = await openWithPerson()
  for (let tries = 0; tries < 10; tries++) expect((await signIn({ email, password: 'sbagliata' })).status).toBe(401)
  const blocked = await signIn({ email, password })
  expect(blocked.status).toBe(429)
  expect(blocked.headers.get('retry-after')).toBe('900')
  app.clock.advance(15 * 60_000 + 1000)
  expect((await signIn({ email, password })).status).toBe(303)
})

test('wrong tries from elsewhere lock nobody out, and a password is guessed no more often than a hundred times', async () => {
  const { app, email } = await openWithPerson()
  const from = (address: string, typed: string) =>
    signInAs(app.portal, { address, userAgent: 'test', locale: 'en' }, { email, password: typed })
  // More than a hundred: those that are not let through count for nothing.
  for (let tries = 0; tries < 150; tries++) {
    const refused = await from('198.51.100.7', 'sbagliata')
    expect(refused).toEqual({ refused: tries < 10 ? 'invalid-credential' : 'too-many-requests' })
  }
  expect(await from('203.0.113.9', password)).toHaveProperty('token')
  for (let place = 1; place <= 9; place++)
    for (let tries = 0; tries < 10; tries++) await from(`2001:db8:0:${place}::1`, 'sbagliata')
  expect(await from('203.0.113.9', password)).toEqual({ refused: 'too-many-requests' })
}, 60_000)

test('strangers use up their own tries: a device its owner has come in from before has others', async () => {
  const { app, email, signIn } = await openWithPerson()
  const [, device = ''] = (await signIn({ email, password })).headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
  expect(device).toMatch(/^device=/)
  for (let tries = 0; tries < 10; tries++) await signIn({ email, password: 'sbagliata' })
  const known = (typed: string, cookie = device, who = email) =>
    app.fetch('/en?sign-in=', post({ cookie }, { email: who, password: typed }))
  expect((await signIn({ email, password })).status).toBe(429)
  expect((await known(password)).status).toBe(303)
  // Made up, altered, or of another person it is no device.
  expect((await known(password, `${device.slice(0, -2)}xx`)).status).toBe(429)
  expect((await known(password, 'device=a.zzzzzzzzz.b')).status).toBe(429)
  expect((await known('sbagliata', device, 'nobody@dealer.example')).status).toBe(401)
  // Nor may it guess without end.
  for (let tries = 0; tries < 10; tries++) expect((await known('sbagliata')).status).toBe(401)
  expect((await known(password)).status).toBe(429)
  app.clock.advance(181 * 24 * 60 * 60_000)
  for (let tries = 0; tries < 10; tries++) await signIn({ email, password: 'sbagliata' })
  expect((await known(password)).status).toBe(429)
})

test('anyone who merely claims an address makes no device known for it', async () => {
  const { app, email, signIn } = await openWithPerson()
  const claimed = 'la password di un altro'
  expect(await app.portal.identity.register({ email, password: claimed, emailVerified: false })).toHaveProperty(
    'subject',
  )
  const entered = await signIn({ email, password: claimed })
  expect(entered.status).toBe(303)
  expect(entered.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['session'])
})

test('a password that is changed while it is checked opens no session', async () => {
  const { app, email } = await openWithPerson()
  const { identity } = app.portal
  const person = await app.portal.db.selectFrom('account').select(['id', 'subject']).executeTakeFirstOrThrow()
  const slow = {
    ...identity,
    async signIn(credentials: Parameters<typeof identity.signIn>[0]) {
      const outcome = await identity.signIn(credentials)
      await identity.setPassword(person.subject, 'tutta un’altra')
      await endSessions(app.portal, person.id, { except: null })
      return outcome
    },
  }
  const caller = { address: '192.0.2.1', userAgent: 'test', locale: 'en' } as const
  const outcome = await signInAs({ ...app.portal, identity: slow }, caller, { email, password })
  expect(outcome).toEqual({ refused: 'invalid-credential' })
  expect(await app.portal.db.selectFrom('session').select('id').execute()).toEqual([])
})

test('anyone who signs in over another session ends it', async () => {
  const { app, email } = await openWithPerson()
  const before = await app.dealer()
  expect((await app.fetch('/en?sign-in=', post(before, { email, password }))).status).toBe(303)
  expect((await app.fetch('/en/user', as(before))).status).toBe(401)
})

test('a form that met an ended session comes back without its passwords', async () => {
  const { app } = await openWithPerson()
  const fields = { intent: 'email', email: 'nuova@dealer.example', current: 'segreto-uno', password: 'segreto-due' }
  const page = await (await app.fetch('/en/user/security', post({ cookie: '' }, fields))).text()
  expect(page).toContain('nuova@dealer.example')
  expect(page).not.toContain('segreto')
})

test('neither signing in nor choosing a language leads to another host', async () => {
  const { app, signIn, email } = await openWithPerson()
  for (const to of ['//evil.example', '/.//evil.example', '/en/..//evil.example', String.raw`/\evil.example`]) {
    const chosen = await app.fetch('/locale', post({ cookie: '' }, { locale: 'it', to }))
    expect(chosen.headers.get('location')).toBe('/')
  }
  const entered = await signIn({ email, password }, 'http://portal.test//?sign-in=')
  expect(entered.headers.get('location')).toBe('/')
})

test('right passwords do not use up the tries', async () => {
  const { email, signIn } = await openWithPerson()
  for (let tries = 0; tries < 12; tries++) expect((await signIn({ email, password })).status).toBe(303)
})

test('a session ends after fourteen idle days, and after sixty in any case', async () => {
  const { app, email, signIn } = await openWithPerson()
  const day = 24 * 60 * 60_000
  const idle = { cookie: cookieOf(await signIn({ email, password })) }
  app.clock.advance(15 * day)
  expect((await app.fetch('/en/user', as(idle))).status).toBe(401)

  const busy = { cookie: cookieOf(await signIn({ email, password })) }
  for (let days = 0; days < 60; days += 10) {
    expect((await app.fetch('/en/user', as(busy))).status).toBe(200)
    // The counter of use is written beside the answer, not before it.
    await expect.poll(() => seenAt(app)).toEqual(app.clock.now())
    app.clock.advance(10 * day)
  }
  expect((await app.fetch('/en/user', as(busy))).status).toBe(401)
})

async function seenAt({ portal }: Awaited<ReturnType<typeof openApp>>): Promise<Date | undefined> {
  const latest = await portal.db.selectFrom('session').select('seen_at').orderBy('seen_at', 'desc').executeTakeFirst()
  return latest?.seen_at
}

test('a session the portal did not make is none', async () => {
  const { app } = await openWithPerson()
  expect((await app.fetch('/en/user', as({ cookie: 'session=planted' }))).status).toBe(401)
})

test('a disabled account is out at once', async () => {
  const { app, email, signIn } = await openWithPerson()
  const person = { cookie: cookieOf(await signIn({ email, password })) }
  await app.portal.db.updateTable('account').set({ disabled_at: app.clock.now() }).where('email', '=', email).execute()
  expect((await app.fetch('/en/user', as(person))).status).toBe(401)
})

test('what somebody typed survives an ended session, and goes on after signing in again', async () => {
  const { app, email, signIn } = await openWithPerson()
  const lost = await app.fetch('/en/tickets/10001', post({ cookie: '' }, { message: 'La crepa si è "allargata".' }))
  expect(lost.status).toBe(401)
  const typed = JSON.stringify([['message', 'La crepa si è "allargata".']])
  expect(await lost.text()).toContain(typed.replaceAll('"', '&quot;'))
  const again = await signIn({ email, password, typed }, '/en/tickets/10001?sign-in=')
  expect(again.status).toBe(200)
  expect(cookieOf(again)).toContain('session=')
  const page = await again.text()
  expect(page).toContain('name="message" value="La crepa si è &quot;allargata&quot;."')
})

test('what one person typed before the session ended goes on with nobody else who signs in in that browser', async () => {
  const { app, email, signIn } = await openWithPerson()
  const other = 'another@dealer.example'
  await app.portal.identity.register({ email: other, password, emailVerified: true })
  const device = (await signIn({ email, password })).headers.getSetCookie()[1]?.split(';')[0] ?? ''
  const typed = JSON.stringify([['message', 'La crepa si è allargata.']])
  const enter = (who: string) =>
    app.fetch('/en/tickets/10001?sign-in=', post({ cookie: device }, { email: who, password, typed }))
  const stranger = await enter(other)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/en/tickets/10001'])
  const own = await enter(email)
  expect([own.status, (await own.text()).includes('La crepa si è allargata.')]).toEqual([200, true])
})

test('anyone who is not fully let in keeps the address and sees what is missing', async () => {
  const { app, email, signIn } = await openWithPerson()
  const person = { cookie: cookieOf(await signIn({ email, password })) }
  const change = (values: { email_verified?: boolean; contact_id?: string | null; approved_at?: Date | null }) =>
    app.portal.db.updateTable('account').set(values).where('email', '=', email).execute()
  const seen = async () => {
    const answer = await app.fetch('/en/tickets', as(person))
    return [answer.status, /<h1[^>]*>([^<]+)/.exec(await answer.text())?.[1]]
  }
  await change({ approved_at: null })
  expect(await seen()).toEqual([403, 'Account without a company'])
  await change({ contact_id: null })
  expect(await seen()).toEqual([403, 'Complete your profile'])
  await change({ email_verified: false })
  expect(await seen()).toEqual([403, 'Verify your email'])
})

test('a post from elsewhere changes nothing', async () => {
  const { app, email, signIn } = await openWithPerson()
  const person = { cookie: cookieOf(await signIn({ email, password })) }
  for (const origin of ['http://evil.example', 'null', 'none']) {
    const answer = await app.fetch('/en/sign-out', {
      method: 'POST',
      headers: { origin, cookie: person.cookie },
      body: new URLSearchParams({ intent: 'sign-out' }),
    })
    expect(answer.status).toBe(403)
  }
  expect((await app.fetch('/en/user', as(person))).status).toBe(200)
})

test('the language switcher keeps the page, remembers the choice, and leads nowhere else', async () => {
  const { app, email, signIn } = await openWithPerson()
  const person = { cookie: cookieOf(await signIn({ email, password })) }
  const chosen = await app.fetch('/locale', post(person, { locale: 'fr', to: '/en/tickets?stage=new_request' }))
  expect(chosen.headers.get('location')).toBe('/fr/tickets?stage=new_request')
  expect(chosen.headers.getSetCookie()[0]).toMatch(/^locale=fr; Path=\/; Max-Age=31536000; SameSite=Lax/)
  const account = app.portal.db.selectFrom('account').select('locale').where('email', '=', email)
  expect((await account.executeTakeFirst())?.locale).toBe('fr')
  for (const to of ['//evil.example', 'https://evil.example/', String.raw`/\evil.example`, 'javascript:alert(1)']) {
    const elsewhere = await app.fetch('/locale', post(person, { locale: 'it', to }))
    expect(elsewhere.headers.get('location')).toMatch(/^\/(?![/\\])/)
  }
})
