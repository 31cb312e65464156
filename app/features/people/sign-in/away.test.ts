import { UnsecuredJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { createFirebaseIdentity } from '#app/adapters/identity/identity-firebase.server.ts'
import { type App, password, register, signIn } from './sign-in.fixture.ts'

// The hosted identity service, where nobody listens.
const email = 'chi@cicli.example'
const sentence = 'The login service is not responding. Try again in a few minutes.'

test('while the identity service is away nobody is refused, and nobody counted', async () => {
  const app = await openApp()
  const comeBack = goAway(app)
  const token = { method: 'POST', body: new URLSearchParams({ token: tokenAt(app) }) }
  for (let times = 0; times < 60; times++) {
    const refused = await signIn(app, { email, password })
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.getSetCookie()]).toEqual([503, '5', []])
    expect((await app.fetch('/api/__session', token)).status).toBe(503)
    expect((await register(app, { email, password })).status).toBe(503)
  }
  const page = await (await signIn(app, { email, password })).text()
  expect(page).toContain(sentence)
  expect(page).toContain(email)
  comeBack()
  expect((await register(app, { email, password })).status).toBe(303)
  expect((await signIn(app, { email, password })).status).toBe(303)
})

/** As the service's emulator writes them. */
function tokenAt({ clock }: App): string {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new UnsecuredJWT({ email, auth_time: now })
    .setIssuer('https://securetoken.google.com/demo-portal')
    .setAudience('demo-portal')
    .setSubject('chi')
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode()
}

/** @returns what brings the portal's own service back */
function goAway({ portal, clock }: App): () => void {
  const { identity } = portal
  const comeBack = () => void (portal.identity = identity)
  portal.identity = createFirebaseIdentity({
    fetch,
    clock,
    log: portal.log,
    secret: portal.secret,
    projectId: 'demo-portal',
    apiKey: 'any',
    as: { emulatorHost: '127.0.0.1:9' },
  })
  onTestFinished(comeBack)
  return comeBack
}
