import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CodeRequest, Identified, Identity, Refusal } from './identity.ts'

export type IdentityWorld = {
  identity: Identity
  /** Moves the portal's clock on. */
  advance: (ms: number) => void
  /** What the service's own administrator does. */
  disable: (subject: string) => Promise<void>
}

const password = 'bici da corsa 1'
const another = 'bici da strada 2'
const minute = 60_000

/** What every identity service promises. Each test opens the same service, and meets people of its own. */
export function identityContract(name: string, open: () => Promise<IdentityWorld>): void {
  registeringAndSigningIn(name, open)
  provingAnAddress(name, open)
  usingCodes(name, open)
  changingAnAddress(name, open)
  newPasswordsAndEnds(name, open)
}

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@rider.example`
}

/** Who somebody is; since when the service vouches for them differs each time. @throws when it was refused */
export function known(outcome: Identified | Refusal): Omit<Identified, 'at'> {
  if ('refused' in outcome) throw new Error(`Refused: ${outcome.refused}`)
  const { at: _at, ...person } = outcome
  return person
}

function registeringAndSigningIn(name: string, open: () => Promise<IdentityWorld>): void {
  test(`${name}: who registers can sign in, and is the same person each time`, async () => {
    const { identity } = await open()
    const email = newEmail()
    const person = known(await identity.register({ email, password, emailVerified: false }))
    expect(person).toMatchObject({ subject: expect.stringMatching(/./), email, emailVerified: false })
    expect(await identity.signIn({ email, password })).toMatchObject(person)
    const verified = known(await identity.register({ email: newEmail(), password, emailVerified: true }))
    expect(await identity.signIn({ email: verified.email, password })).toMatchObject({
      ...verified,
      emailVerified: true,
    })
  })

  test(`${name}: an unknown address and a wrong password are refused alike`, async () => {
    const { identity } = await open()
    const { email } = await newOwner(identity)
    const refusal = { refused: 'invalid-credential' }
    expect(await identity.signIn({ email, password: another })).toEqual(refusal)
    expect(await identity.signIn({ email: newEmail(), password })).toEqual(refusal)
  })

  test(`${name}: registering an address that is somebody’s reads like any other, and leads nowhere`, async () => {
    const { identity } = await open()
    const owner = await newOwner(identity)
    const { email } = owner
    const stranger = known(await identity.register({ email, password: another, emailVerified: false }))
    expect(stranger).toMatchObject({ subject: expect.stringMatching(/./), email, emailVerified: false })
    expect(stranger.subject).not.toBe(owner.subject)
    expect(await identity.issueCode({ purpose: 'verify', subject: stranger.subject }, 'mail')).toBeUndefined()
    expect(await identity.signIn({ email, password: another })).not.toMatchObject({ emailVerified: true })
    expect(await identity.signIn({ email, password })).toMatchObject(owner)
    expect(await identity.register({ email, password: another, emailVerified: true })).toEqual({
      refused: 'email-already-in-use',
    })
    await identity.erase(stranger.subject)
  })
}

function provingAnAddress(name: string, open: () => Promise<IdentityWorld>): void {
  test(`${name}: the link in a mail verifies an address, once`, async () => {
    const { identity } = await open()
    const person = known(await identity.register({ email: newEmail(), password, emailVerified: false }))
    const { email, subject } = person
    const first = await codeOf(identity, { purpose: 'verify', subject }, 'mail')
    // The worker was ended between sending and noting it: the mail goes out again.
    await codeOf(identity, { purpose: 'verify', subject }, 'mail')
    const verified = { ...person, emailVerified: true }
    expect(await identity.redeemCode({ purpose: 'verify', code: first, by: { subject } })).toMatchObject(verified)
    expect(await identity.signIn({ email, password })).toMatchObject(verified)
    const again = await identity.redeemCode({ purpose: 'verify', code: first, by: { subject } })
    expect(again).toEqual({ refused: 'invalid-action-code' })
    expect(await identity.issueCode({ purpose: 'verify', subject }, 'next')).toBeUndefined()
  })

  test(`${name}: anyone who got the link by mail gives the address to nobody else’s registration`, async () => {
    const { identity } = await open()
    const { email, subject } = known(await identity.register({ email: newEmail(), password, emailVerified: false }))
    const other = await newOwner(identity)
    const code = await codeOf(identity, { purpose: 'verify', subject }, 'mail')
    for (const by of [{}, { subject: other.subject }, { password: another }, { subject: '', password: '' }])
      expect(await identity.redeemCode({ purpose: 'verify', code, by })).toEqual({ refused: 'invalid-credential' })
    expect(await identity.signIn({ email, password })).toMatchObject({ emailVerified: false })
    const confirmed = await identity.redeemCode({ purpose: 'verify', code, by: { subject: other.subject, password } })
    expect(confirmed).toMatchObject({ subject, email, emailVerified: true })
  })
}

function usingCodes(name: string, open: () => Promise<IdentityWorld>): void {
  test(`${name}: looking at a code tells for which address it is, as long as it can be used, and uses nothing up`, async () => {
    const { identity, advance } = await open()
    const { email, subject } = known(await identity.register({ email: newEmail(), password, emailVerified: false }))
    const verify = await codeOf(identity, { purpose: 'verify', subject }, 'mail')
    for (let times = 0; times < 2; times++) expect(await identity.readCode('verify', verify)).toMatchObject({ email })
    const invalid = { refused: 'invalid-action-code' }
    expect(await identity.readCode('reset', verify)).toEqual(invalid)
    expect(await identity.readCode('verify', 'ciao')).toEqual(invalid)
    await identity.redeemCode({ purpose: 'verify', code: verify, by: { subject } })
    expect(await identity.readCode('verify', verify)).toEqual(invalid)
    const next = newEmail()
    const change = await codeOf(identity, { purpose: 'change-email', subject, email: next }, 'change')
    expect(await identity.readCode('change-email', change)).toMatchObject({ email: next })
    const reset = await codeOf(identity, { purpose: 'reset', email }, 'reset')
    expect(await identity.readCode('reset', reset)).toMatchObject({ email })
    advance(61 * minute)
    expect(await identity.readCode('reset', reset)).toEqual({ refused: 'expired-action-code' })
    advance(-61 * minute)
    expect(await identity.redeemCode({ purpose: 'reset', code: reset, password: another })).toMatchObject({ subject })
  })

  test(`${name}: a code serves its own purpose only, within the hour`, async () => {
    const { identity, advance } = await open()
    const { email, subject } = await newOwner(identity)
    const code = await codeOf(identity, { purpose: 'reset', email }, 'mail')
    const change = await codeOf(identity, { purpose: 'change-email', subject, email: newEmail() }, 'mail')
    const invalid = { refused: 'invalid-action-code' }
    expect(await identity.redeemCode({ purpose: 'verify', code, by: { subject } })).toEqual(invalid)
    expect(await identity.redeemCode({ purpose: 'verify', code: change, by: { subject } })).toEqual(invalid)
    expect(await identity.redeemCode({ purpose: 'reset', code: change, password: another })).toEqual(invalid)
    for (const wrong of ['', '~~', code.slice(1), `${code}x`, 'ciao', 'a\0b'])
      expect(await identity.redeemCode({ purpose: 'reset', code: wrong, password: another })).toEqual(invalid)
    advance(61 * minute)
    const late = await identity.redeemCode({ purpose: 'reset', code, password: another })
    expect(late).toEqual({ refused: 'expired-action-code' })
    advance(-61 * minute)
    expect(await identity.signIn({ email, password })).toMatchObject({ subject })
  })

  test(`${name}: a new password by mail, once; the old one is dead, and the address is proved`, async () => {
    const { identity } = await open()
    const person = known(await identity.register({ email: newEmail(), password, emailVerified: false }))
    const { email } = person
    const code = await codeOf(identity, { purpose: 'reset', email }, 'mail')
    const owner = { ...person, emailVerified: true }
    expect(await identity.redeemCode({ purpose: 'reset', code, password: another })).toMatchObject(owner)
    expect(await identity.signIn({ email, password: another })).toMatchObject(owner)
    expect(await identity.signIn({ email, password })).toEqual({ refused: 'invalid-credential' })
    const again = await identity.redeemCode({ purpose: 'reset', code, password })
    expect(again).toEqual({ refused: 'invalid-action-code' })
    expect(await identity.issueCode({ purpose: 'reset', email: newEmail() }, 'mail')).toBeUndefined()
  })
}

function changingAnAddress(name: string, open: () => Promise<IdentityWorld>): void {
  test(`${name}: an address changes by the link sent to the new one, unless that is somebody’s`, async () => {
    const { identity } = await open()
    const owner = await newOwner(identity)
    const other = await newOwner(identity)
    const email = newEmail()
    const request = { purpose: 'change-email', subject: owner.subject, email } as const
    const code = await codeOf(identity, request, 'mail')
    expect(await identity.signIn({ email: owner.email, password })).toMatchObject(owner)
    expect(await identity.redeemCode({ purpose: 'change-email', code, by: { password } })).toMatchObject({
      ...owner,
      email,
    })
    expect(await identity.signIn({ email, password })).toMatchObject({ ...owner, email })
    expect(await identity.signIn({ email: owner.email, password })).toEqual({ refused: 'invalid-credential' })
    expect(await identity.issueCode({ ...request, email: other.email }, 'mail')).toBeUndefined()
  })

  test(`${name}: an address that was taken meanwhile is not changed to`, async () => {
    const { identity } = await open()
    const owner = await newOwner(identity)
    const email = newEmail()
    const code = await codeOf(identity, { purpose: 'change-email', subject: owner.subject, email }, 'mail')
    known(await identity.register({ email, password, emailVerified: true }))
    const late = await identity.redeemCode({ purpose: 'change-email', code, by: { subject: owner.subject } })
    expect(late).toEqual({ refused: 'email-already-in-use' })
    expect(await identity.signIn({ email: owner.email, password })).toMatchObject(owner)
  })
}

function newPasswordsAndEnds(name: string, open: () => Promise<IdentityWorld>): void {
  test(`${name}: a password changed within the portal replaces the old one`, async () => {
    const { identity } = await open()
    const owner = await newOwner(identity)
    expect(await identity.setPassword(owner.subject, another)).toMatchObject(owner)
    expect(await identity.signIn({ email: owner.email, password: another })).toMatchObject(owner)
    expect(await identity.signIn({ email: owner.email, password })).toEqual({ refused: 'invalid-credential' })
    expect(await identity.setPassword(randomUUID(), another)).toHaveProperty('refused')
  })

  test(`${name}: anyone who is disabled is told so at the right password`, async () => {
    const { identity, disable } = await open()
    const { email, subject } = await newOwner(identity)
    await disable(subject)
    expect(await identity.signIn({ email, password })).toEqual({ refused: 'user-disabled' })
  })

  test(`${name}: anyone who is erased is nobody, and may come again`, async () => {
    const { identity } = await open()
    const { email, subject } = await newOwner(identity)
    await identity.erase(subject)
    await identity.erase(subject)
    expect(await identity.signIn({ email, password })).toEqual({ refused: 'invalid-credential' })
    expect(await identity.issueCode({ purpose: 'reset', email }, 'mail')).toBeUndefined()
    expect(await identity.issueCode({ purpose: 'verify', subject }, 'mail')).toBeUndefined()
    const change = { purpose: 'change-email', subject, email: newEmail() } as const
    expect(await identity.issueCode(change, 'mail')).toBeUndefined()
    expect(known(await identity.register({ email, password, emailVerified: false })).subject).not.toBe(subject)
  })

  test(`${name}: what is no token is refused`, async () => {
    const { identity } = await open()
    for (const token of ['', 'ciao', 'a.b.c']) expect(await identity.readToken(token)).toHaveProperty('refused')
  })
}

async function newOwner(identity: Identity): Promise<Identified> {
  return known(await identity.register({ email: newEmail(), password, emailVerified: true }))
}

async function codeOf(identity: Identity, request: CodeRequest, key: string): Promise<string> {
  const code = await identity.issueCode(request, key)
  if (!code) throw new Error('There was nobody to send it to')
  return code
}
