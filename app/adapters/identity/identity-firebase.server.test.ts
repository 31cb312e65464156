import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { emulatorProject, startEmulator } from '#tests/identity/emulator.ts'
import { serve } from '#tests/identity/serve.ts'
import { createFirebaseIdentity, type FirebaseOptions } from './identity-firebase.server.ts'
import type { Identified, Refusal } from './identity.ts'
import { identityContract, known, newEmail } from './identity.contract.ts'

// The service's own emulator. What it cannot prove stands in docs/operating.md.
const emulator = await startEmulator()
afterAll(emulator.stop)

const time = { ahead: 0 }
const password = 'bici da corsa 1'
const identity = identityAt(emulator.host)

identityContract('firebase', async () => ({
  identity,
  advance: (ms) => void (time.ahead += ms),
  disable: (subject) => administer('accounts:update', { localId: subject, disableUser: true }),
}))

test('with the service’s protection against enumeration switched on, the refusals stay the same', async () => {
  const { email } = await newOwner()
  for (const enableImprovedEmailPrivacy of [true, false]) {
    await configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy } })
    const refusal = { refused: 'invalid-credential' }
    expect(await identity.signIn({ email, password: 'sbagliata' })).toEqual(refusal)
    expect(await identity.signIn({ email: newEmail(), password })).toEqual(refusal)
    expect(await identity.issueCode({ purpose: 'reset', email: newEmail() }, 'mail')).toBeUndefined()
  }
})

test('an address is one whatever its letters, and a password that is too short is refused in the catalogue’s words', async () => {
  const { email, subject } = await newOwner()
  expect(await identity.signIn({ email: email.toUpperCase(), password })).toMatchObject({ subject, email })
  const short = await identity.register({ email: newEmail(), password: 'corta', emailVerified: false })
  expect(short).toEqual({ refused: 'weak-password' })
  expect(await identity.setPassword(subject, 'corta')).toEqual({ refused: 'weak-password' })
})

test('a token of the service names its person, until they are signed out, disabled or gone', async () => {
  const person = await newOwner()
  const token = await tokenOf(person.email)
  expect(await identity.readToken(token)).toMatchObject(person)
  const elsewhere = createFirebaseIdentity({ ...optionsFor(emulator.host), projectId: 'demo-elsewhere' })
  expect(await elsewhere.readToken(token)).toEqual({ refused: 'invalid-user-token' })
  await signOutAt(person.subject, 60)
  expect(await identity.readToken(token)).toEqual({ refused: 'user-token-expired' })
  await administer('accounts:update', { localId: person.subject, disableUser: true })
  expect(await identity.readToken(token)).toEqual({ refused: 'user-disabled' })
  await identity.erase(person.subject)
  expect(await identity.readToken(token)).toEqual({ refused: 'user-token-expired' })
})

test('who was disabled, deleted or signed out at the service is listed; who was not, is not', async () => {
  const [kept, disabled, deleted, signedOut] = await Promise.all([newOwner(), newOwner(), newOwner(), newOwner()])
  const taken = known(await identity.register({ email: kept.email, password, emailVerified: false }))
  // The service counts whole seconds.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000)
  const holders = [kept, taken, disabled, deleted, signedOut].map(({ subject }) => ({ subject, since }))
  expect(await listRevoked(holders)).toEqual([])
  await administer('accounts:update', { localId: disabled.subject, disableUser: true })
  await administer('accounts:delete', { localId: deleted.subject })
  await signOutAt(signedOut.subject, 60)
  const revoked = await listRevoked(holders)
  expect(revoked.map(({ subject }) => subject)).toEqual([disabled, deleted, signedOut].map(({ subject }) => subject))
  expect(revoked.every(({ before }) => before > since)).toBe(true)
  // Signed in again after that, they stay.
  const after = new Date(Date.now() + 61_000)
  expect(await listRevoked([{ subject: signedOut.subject, since: after }])).toEqual([])
})

test('a session from a moment before a new password is listed, the one that asked for it goes on', async () => {
  const { email, subject } = await newOwner()
  const before = sinceOf(await identity.signIn({ email, password }))
  await setTimeout(1100)
  const after = sinceOf(await identity.setPassword(subject, 'un’altra parola'))
  const later = sinceOf(await identity.signIn({ email, password: 'un’altra parola' }))
  expect(before < after && after <= later).toBe(true)
  expect(await listRevoked([{ subject, since: before }])).toEqual([{ subject, before: after }])
  for (const since of [after, later]) expect(await listRevoked([{ subject, since }])).toEqual([])
})

test('a throttling service makes “too many requests”, and a mail wait', async () => {
  const { email, subject } = await newOwner()
  const throttled = identityAt(await throttlingProxy(2))
  expect(await throttled.signIn({ email, password })).toMatchObject({ subject })
  expect(await throttled.signIn({ email, password: 'sbagliata' })).toEqual({ refused: 'invalid-credential' })
  expect(await throttled.signIn({ email, password })).toEqual({ refused: 'too-many-requests' })
  await expect(throttled.issueCode({ purpose: 'reset', email }, 'mail')).rejects.toThrow('too-many-requests')
  await expect(throttled.erase(subject)).rejects.toThrow('too-many-requests')
  await expect(throttled.listRevoked?.([{ subject, since: new Date() }])).rejects.toThrow('too-many-requests')
  expect(await identity.signIn({ email, password })).toMatchObject({ subject })
})

function sinceOf(outcome: Identified | Refusal): Date {
  if ('refused' in outcome || !outcome.at) throw new Error('The service vouched for nobody')
  return outcome.at
}

function identityAt(host: string) {
  return createFirebaseIdentity(optionsFor(host))
}

function optionsFor(emulatorHost: string): FirebaseOptions {
  return {
    fetch,
    clock: { now: () => new Date(Date.now() + time.ahead) },
    log: { warn() {} },
    secret: 'a secret of the tests alone',
    projectId: emulatorProject,
    apiKey: 'any',
    as: { emulatorHost },
  }
}

async function newOwner() {
  return known(await identity.register({ email: newEmail(), password, emailVerified: true }))
}

async function listRevoked(holders: { subject: string; since: Date }[]) {
  return (await identity.listRevoked?.(holders)) ?? []
}

async function administer(method: string, body: object): Promise<void> {
  await ask('POST', `identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/${method}`, body)
}

function signOutAt(subject: string, secondsFromNow: number): Promise<void> {
  const validSince = String(Math.floor(Date.now() / 1000) + secondsFromNow)
  return administer('accounts:update', { localId: subject, validSince })
}

async function configure(config: object): Promise<void> {
  await ask('PATCH', `identitytoolkit.googleapis.com/v2/projects/${emulatorProject}/config`, config)
}

/** What a client that signs in by itself holds. */
async function tokenOf(email: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const answer: unknown = await ask('POST', path, { email, password, returnSecureToken: true })
  return typeof answer === 'object' && answer && 'idToken' in answer ? String(answer.idToken) : ''
}

async function ask(method: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const response = await fetch(`http://${emulator.host}/${path}`, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Passes so many requests on to the emulator, and then throttles as the hosted service does. */
function throttlingProxy(passes: number): Promise<string> {
  let left = passes
  return serve(async ({ path, body }) => {
    if (left-- <= 0) {
      const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.'
      return { status: 400, body: JSON.stringify({ error: { code: 400, message } }) }
    }
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': 'any' }
    const passed = await fetch(`http://${emulator.host}${path}`, { method: 'POST', headers, body })
    return { status: passed.status, body: await passed.text() }
  })
}
