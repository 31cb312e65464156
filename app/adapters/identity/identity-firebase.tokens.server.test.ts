import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { expect, test } from 'vitest'
import { serve } from '#tests/identity/serve.ts'
import { createTokenReader } from './identity-firebase.tokens.server.ts'

const projectId = 'portal-test'
const now = new Date('2026-11-21T09:00:00Z')
const seconds = now.getTime() / 1000
const person = { subject: 'anna', email: 'anna@rider.example', emailVerified: true }
const claims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'anna',
  iat: seconds - 600,
  exp: seconds + 3000,
  auth_time: seconds - 600,
  email: 'Anna@rider.example',
  email_verified: true,
}
const google = await generateKeyPair('RS256', { extractable: true })
const stranger = await generateKeyPair('RS256', { extractable: true })
const invalid = { refused: 'invalid-user-token' }

test('a token that the service signed for this project names its person', async () => {
  const { read } = await open()
  expect(await read(await sign({}))).toEqual({ ...person, signedInAt: seconds - 600 })
  // A minute's difference between two clocks is forgiven.
  expect(await read(await sign({ exp: seconds - 59 }))).toMatchObject(person)
  expect(await read(await sign({ iat: seconds + 59, auth_time: seconds + 59 }))).toMatchObject(person)
})

test('a token for another project, from another issuer or out of time is refused', async () => {
  const { read } = await open()
  expect(await read(await sign({ aud: 'elsewhere' }))).toEqual(invalid)
  expect(await read(await sign({ iss: 'https://securetoken.google.com/elsewhere' }))).toEqual(invalid)
  expect(await read(await sign({ iss: 'https://accounts.google.com' }))).toEqual(invalid)
  expect(await read(await sign({ exp: seconds - 61 }))).toEqual({ refused: 'user-token-expired' })
  expect(await read(await sign({ iat: seconds - 7200 }))).toEqual({ refused: 'user-token-expired' })
  expect(await read(await sign({ iat: seconds + 120 }))).toEqual(invalid)
  expect(await read(await sign({ auth_time: seconds + 120 }))).toEqual(invalid)
  expect(await read(await sign({ nbf: seconds + 120 }))).toEqual(invalid)
})

test('a token that says too little is refused', async () => {
  const { read } = await open()
  const lacking = ['iss', 'aud', 'sub', 'iat', 'exp', 'auth_time', 'email']
  for (const name of lacking) expect(await read(await sign({ [name]: undefined })), name).toEqual(invalid)
  expect(await read(await sign({ sub: '' }))).toEqual(invalid)
  expect(await read(await sign({ sub: 'x'.repeat(129) }))).toEqual(invalid)
  expect(await read(await sign({ email_verified: undefined }))).toMatchObject({ emailVerified: false })
})

test('a token that nobody signed, or that is signed in another way than the service’s, is refused', async () => {
  const { read } = await open()
  expect(await read(new UnsecuredJWT(claims).encode())).toEqual(invalid)
  const published = new TextEncoder().encode(await exportSPKI(google.publicKey))
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'google-1' }).sign(published)
  expect(await read(forged)).toEqual(invalid)
  const sameKey = await importPKCS8(await exportPKCS8(google.privateKey), 'PS256')
  expect(await read(await sign({}, { alg: 'PS256' }, sameKey))).toEqual(invalid)
  const [head, body] = (await sign({})).split('.')
  expect(await read(`${head}.${body}.`)).toEqual(invalid)
  expect(await read(`${head}.${body}`)).toEqual(invalid)
})

test('a token with a changed word, a stranger’s signature or an unknown key is refused', async () => {
  const { read } = await open()
  const [head, , signature] = (await sign({})).split('.')
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'giulia' })).toString('base64url')
  expect(await read(`${head}.${changed}.${signature}`)).toEqual(invalid)
  expect(await read(await sign({}, {}, stranger.privateKey))).toEqual(invalid)
  expect(await read(await sign({}, { kid: 'google-2' }))).toEqual(invalid)
})

test('a key that the token itself brings or points to is neither used nor fetched', async () => {
  const { read } = await open()
  const theirs = { ...(await exportJWK(stranger.publicKey)), kid: 'google-1', alg: 'RS256' }
  const trap = await keyServer({ keys: [theirs] })
  for (const header of [{ jku: trap.address }, { x5u: trap.address }, { jwk: theirs }])
    expect(await read(await sign({}, header, stranger.privateKey))).toEqual(invalid)
  expect(trap.asked()).toBe(0)
})

test('the keys are asked for once for many tokens, and tokens of unknown keys do not make it ask each time', async () => {
  const { read, keys } = await open()
  for (let token = 0; token < 5; token++) expect(await read(await sign({}))).toMatchObject(person)
  for (let token = 0; token < 5; token++) await read(await sign({}, { kid: `unknown-${token}` }))
  expect(keys.asked()).toBe(1)
})

test('when the keys cannot be had it is the service that fails, not the token', async () => {
  const away = { refused: 'network-request-failed' }
  for (const keys of [await keyServer(undefined), { address: 'http://127.0.0.1:9/keys' }])
    expect(await readerFor(keys.address)(await sign({}))).toEqual(away)
})

async function open() {
  // It does not say for which algorithm: that is the reader's to insist on.
  const keys = await keyServer({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'google-1' }] })
  return { keys, read: readerFor(keys.address) }
}

function readerFor(address: string) {
  return createTokenReader({ fetch, clock: { now: () => now }, projectId, keys: { address, timeout: 2000 } })
}

function sign(differing: object, header: Partial<JWTHeaderParameters> = {}, key = google.privateKey): Promise<string> {
  return new SignJWT({ ...claims, ...differing })
    .setProtectedHeader({ alg: 'RS256', kid: 'google-1', typ: 'JWT', ...header })
    .sign(key)
}

/** Publishes keys as the service does; without any it answers 503. */
async function keyServer(published: object | undefined): Promise<{ address: string; asked: () => number }> {
  let asked = 0
  const host = await serve(() => {
    asked++
    return { status: published ? 200 : 503, body: JSON.stringify(published) ?? '' }
  })
  return { address: `http://${host}/keys`, asked: () => asked }
}
