import { setTimeout as sleep } from 'node:timers/promises'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { type Asked, type Said, serve } from '#tests/identity/serve.ts'
import { authCodes } from './auth-codes.ts'
import { createFirebaseIdentity } from './identity-firebase.server.ts'

// The service at the wire: what it says when it refuses or fails, and how the portal shows who it is.
const own = await generateKeyPair('RS256', { extractable: true })
const account = { clientEmail: 'portal@demo.example', privateKey: await exportPKCS8(own.privateKey) }
const credentials = { email: 'anna@rider.example', password: 'bici da corsa 1' }
const minute = 60_000

test('the service’s codes become the catalogue’s; an unknown one keeps the service’s sentence', async () => {
  const cases: [string, object][] = [
    ['INVALID_PASSWORD', { refused: 'invalid-credential' }],
    ['EMAIL_NOT_FOUND', { refused: 'invalid-credential' }],
    ['INVALID_LOGIN_CREDENTIALS', { refused: 'invalid-credential' }],
    ['USER_DISABLED', { refused: 'user-disabled' }],
    ['USER_NOT_FOUND', { refused: 'user-token-expired' }],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled.', { refused: 'too-many-requests' }],
    ['WEAK_PASSWORD : Password should be at least 6 characters', { refused: 'weak-password' }],
    ['MISSING_EMAIL', { refused: 'missing-email' }],
    [
      'BLOCKING_FUNCTION_ERROR_RESPONSE : No : dealers only',
      { refused: 'internal-error', message: 'No : dealers only' },
    ],
    ['QUITE_NEW : Something else.', { refused: 'internal-error', message: 'Something else.' }],
    ['API key not valid.', { refused: 'internal-error', message: 'API key not valid.' }],
    ['constructor', { refused: 'internal-error', message: 'constructor' }],
  ]
  for (const [message, refusal] of cases) {
    const { identity } = await open(() => ({ status: 400, body: JSON.stringify({ error: { code: 400, message } }) }))
    expect(await identity.signIn(credentials), message).toEqual(refusal)
  }
  expect(authCodes).toContain('missing-email')
})

test('a service that is away, slow, redirects or talks nonsense is told apart from a refusal', async () => {
  const away = { refused: 'network-request-failed' }
  const nowhere = await open(() => ({}), { calls: 'http://127.0.0.1:9' })
  expect(await nowhere.identity.signIn(credentials)).toEqual(away)
  const slow = await open(() => sleep(60_000, {}, { ref: false }))
  expect(await slow.identity.signIn(credentials)).toEqual(away)
  const moved = await open(({ path }) =>
    path === '/moved' ? { body: '{}' } : { status: 307, headers: { location: '/moved' } },
  )
  expect(await moved.identity.signIn(credentials)).toEqual(away)
  expect(moved.requests).toHaveLength(1)
  for (const nonsense of [{ status: 502, body: '<h1>Bad gateway</h1>' }, { body: '[]' }, { body: '{"users":7}' }]) {
    const { identity, warnings } = await open(() => nonsense)
    expect(await identity.signIn(credentials)).toEqual({ refused: 'internal-error' })
    expect(JSON.stringify(warnings)).toContain('identity service failed')
    expect(JSON.stringify(warnings)).not.toContain(credentials.email)
  }
  const oddToken = await open(() => ({ body: '{"localId":"anna","idToken":"a.b.c"}' }))
  expect(await oddToken.identity.signIn(credentials)).toEqual({ refused: 'invalid-user-token' })
  const factor = await open(() => ({ body: '{"mfaPendingCredential":"x"}' }))
  expect(await factor.identity.signIn(credentials)).toEqual({ refused: 'multi-factor-auth-required' })
})

test('the portal signs for itself once, and again shortly before its token ends', async () => {
  const { identity, requests, advance } = await open(() => ({ body: '{}' }))
  await Promise.all([identity.erase('one'), identity.erase('two')])
  advance(54 * minute)
  await identity.erase('three')
  expect(requests.filter(({ path }) => path === '/token')).toHaveLength(1)
  advance(2 * minute)
  await identity.erase('four')
  const [first, second, ...more] = requests.filter(({ path }) => path === '/token')
  expect(more).toEqual([])
  const erasures = requests.filter(({ path }) => path === '/v1/projects/demo-portal/accounts:delete')
  expect(erasures.map(({ authorization }) => authorization)).toEqual([
    'Bearer token 1',
    'Bearer token 1',
    'Bearer token 1',
    'Bearer token 2',
  ])
  const assertion = new URLSearchParams(second?.body).get('assertion') ?? ''
  expect(assertion).not.toBe(new URLSearchParams(first?.body).get('assertion'))
  const { payload } = await jwtVerify(assertion, own.publicKey, { algorithms: ['RS256'], currentDate: later(56) })
  expect(payload).toMatchObject({
    iss: account.clientEmail,
    aud: expect.stringMatching(/\/token$/),
    scope: 'https://www.googleapis.com/auth/identitytoolkit',
  })
})

test('a service account that is refused is the operator’s matter, and is tried again', async () => {
  let isRefused = true
  const { identity, requests } = await open(({ path }) =>
    path === '/token' && isRefused ? { status: 400, body: '{"error":"invalid_grant"}' } : { body: '{}' },
  )
  expect(await identity.setPassword('anna', 'nuova parola')).toEqual({ refused: 'internal-error' })
  await expect(identity.erase('anna')).rejects.toThrow('internal-error')
  expect(requests.filter(({ path }) => path !== '/token')).toEqual([])
  isRefused = false
  await identity.erase('anna')
})

test('more people than the service takes in one question are asked for in several', async () => {
  const { identity, requests } = await open(() => ({ body: '{}' }))
  const holders = Array.from({ length: 250 }, (_, number) => ({ subject: `rider-${number}`, since: later(-1) }))
  expect(await identity.listRevoked?.(holders)).toEqual(holders.map(({ subject }) => ({ subject, before: later(0) })))
  const asked = requests
    .filter(({ path }) => path.endsWith(':lookup'))
    .map(({ body }) => body.split('rider-').length - 1)
  expect(asked).toEqual([100, 100, 50])
})

test('the API key travels in a header, and passwords in bodies only', async () => {
  const { identity, requests } = await open(() => ({ body: '{}' }))
  await identity.signIn(credentials)
  expect(requests).toEqual([
    {
      path: '/v1/accounts:signInWithPassword',
      authorization: undefined,
      apiKey: 'the-key',
      body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    },
  ])
})

async function open(say: (asked: Asked) => Said | Promise<Said>, addresses: { calls?: string } = {}) {
  const requests: { path: string; authorization: string | undefined; apiKey: unknown; body: string }[] = []
  const warnings: unknown[] = []
  const time = { now: later(0) }
  let tokens = 0
  const host = await serve(async (asked) => {
    const { authorization, 'x-goog-api-key': apiKey } = asked.headers
    requests.push({ path: asked.path, authorization, apiKey, body: asked.body })
    const said = await say(asked)
    if (asked.path !== '/token' || said.status) return said
    return { body: JSON.stringify({ access_token: `token ${++tokens}`, expires_in: 3600 }) }
  })
  const at = `http://${host}`
  const identity = createFirebaseIdentity({
    fetch,
    clock: { now: () => time.now },
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
    secret: 'a secret of the tests alone',
    projectId: 'demo-portal',
    apiKey: 'the-key',
    as: account,
    addresses: { calls: at, tokens: `${at}/token`, keys: `${at}/keys`, ...addresses },
    timeout: 500,
  })
  const advance = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
  return { identity, requests, warnings, advance }
}

function later(minutes: number): Date {
  return new Date(Date.parse('2026-11-21T09:00:00Z') + minutes * minute)
}
