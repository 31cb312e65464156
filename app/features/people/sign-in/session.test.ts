import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import type { Identity } from '#app/adapters/identity/identity.ts'
import { enterByToken } from './session.server.ts'

const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('the local identity takes no tokens, as JSON or as a form', async () => {
  const app = await openApp()
  const asked = [
    json('{"token":"abc"}'),
    json('not json'),
    { method: 'POST', body: new URLSearchParams({ token: 'abc' }) },
  ]
  for (const request of asked) {
    const answer = await app.fetch('/api/__session', request)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'auth/operation-not-allowed' }])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('a token becomes a session by POST from the portal itself only, and is no longer than a token', async () => {
  const app = await openApp()
  expect((await app.fetch('/api/__session')).status).toBe(405)
  for (const origin of ['https://evil.example', 'none']) {
    const foreign = await app.fetch('/api/__session', { ...json('{"token":"abc"}'), headers: { origin } })
    expect([foreign.status, await foreign.json()]).toEqual([403, { error: 'foreign-origin' }])
  }
  const long = await app.fetch('/api/__session', json(JSON.stringify({ token: 'a'.repeat(20_000) })))
  expect([long.status, await long.json()]).toEqual([413, { error: 'body-too-large' }])
})

test('after fifty wrong tokens an address has to wait', async () => {
  const app = await openApp()
  for (let times = 0; times < 50; times++)
    expect((await app.fetch('/api/__session', json('{"token":"abc"}'))).status).toBe(400)
  const blocked = await app.fetch('/api/__session', json('{"token":"abc"}'))
  expect([blocked.status, await blocked.json()]).toEqual([429, { error: 'auth/too-many-requests' }])
  expect(blocked.headers.get('retry-after')).toBe('900')
})

test('somebody whom the identity service vouches for by a token is signed in, and a wrong token is refused', async () => {
  const app = await openApp()
  const identified = { subject: 'hosted-1', email: 'chi@cicli.example', emailVerified: true }
  const readToken: Identity['readToken'] = async (token) =>
    token === 'right' ? identified : { refused: 'invalid-user-token' }
  const portal = { ...app.portal, identity: { ...app.portal.identity, readToken } }
  const caller = { address: '192.0.2.1', userAgent: 'app', locale: 'it' } as const
  expect(await enterByToken(portal, caller, 'wrong')).toEqual({ refused: 'invalid-user-token' })
  const session = await enterByToken(portal, caller, 'right')
  if ('refused' in session) throw new Error(session.refused)
  expect((await app.fetch('/en/user', as({ cookie: `session=${session.token}` }))).status).toBe(403)
})

const readToken: Identity['readToken'] = async (token) => ({
  subject: token,
  email: `${token}@cicli.example`,
  emailVerified: true,
})

test('somebody whose first coming is by a token is written to in the language their program asks for', async () => {
  const app = await openApp()
  Object.assign(app.portal, { identity: { ...app.portal.identity, readToken } })
  const languages = { first: 'fr-CH, fr;q=0.9, en;q=0.8', second: 'de', third: 'en' }
  for (const [token, accepted] of Object.entries(languages)) {
    const headers = { 'content-type': 'application/json', 'accept-language': accepted }
    const answer = await app.fetch('/api/__session', { ...json(JSON.stringify({ token })), headers })
    expect(answer.status).toBe(204)
  }
  const accounts = app.portal.db.selectFrom('account').select(['subject', 'locale']).orderBy('id')
  expect(await accounts.execute()).toEqual([
    { subject: 'first', locale: 'fr' },
    { subject: 'second', locale: 'it' },
    { subject: 'third', locale: 'en' },
  ])
})
