import { afterAll, expect, test } from 'vitest'
import { openDb } from '#app/kit/db/db.server.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { createLocalIdentity } from './identity-local.server.ts'
import { identityContract, known, newEmail } from './identity.contract.ts'

const { connection, drop } = await cloneDatabase()
const db = openDb({ connection })
const time = { now: new Date('2026-11-21T09:00:00Z') }
const identity = createLocalIdentity({ db, clock: { now: () => time.now }, secret: 'a secret of the tests alone' })

afterAll(async () => {
  await db.destroy()
  await drop()
})

identityContract('local', async () => ({
  identity,
  advance(ms) {
    time.now = new Date(time.now.getTime() + ms)
  },
  async disable(subject) {
    await db.updateTable('credential').set({ disabled_at: time.now }).where('subject', '=', subject).execute()
  },
}))

test('of a password only its argon2id hash is kept, salted and as costly as OWASP asks', async () => {
  const [one, other] = [await claim(newEmail(), 'la stessa 1'), await claim(newEmail(), 'la stessa 1')]
  const stored = db
    .selectFrom('credential')
    .select('password_hash')
    .where('subject', 'in', [one.subject, other.subject])
  const hashes = (await stored.execute()).map(({ password_hash: hash }) => hash)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(new Set(hashes).size).toBe(2)
})

test('two may claim an address; who opens the mailed link owns it, and the other claim is gone', async () => {
  const email = newEmail()
  const squatter = await claim(email, 'vengo prima 1')
  const rightful = await claim(email, 'vengo dopo 22')
  expect(squatter.subject).not.toBe(rightful.subject)
  const late = await codeFor(squatter.subject)
  const verified = { ...rightful, emailVerified: true }
  expect(await confirm(rightful.subject, await codeFor(rightful.subject))).toEqual(verified)
  expect(await identity.signIn({ email, password: 'vengo dopo 22' })).toEqual(verified)
  expect(await identity.signIn({ email, password: 'vengo prima 1' })).toEqual({ refused: 'invalid-credential' })
  expect(await confirm(squatter.subject, late)).toEqual({ refused: 'invalid-action-code' })
})

test('a claim beside an owner can sign in as nobody but itself, is never verified and gets no reset', async () => {
  const email = newEmail()
  const owner = known(await identity.register({ email, password: 'sono io il primo', emailVerified: true }))
  const stranger = await claim(email, 'sono io il secondo')
  expect(await identity.signIn({ email, password: 'sono io il secondo' })).toEqual(stranger)
  expect(await identity.issueCode({ purpose: 'verify', subject: stranger.subject }, 'mail')).toBeUndefined()
  const code = (await identity.issueCode({ purpose: 'reset', email }, 'mail')) ?? ''
  expect(await identity.redeemCode({ purpose: 'reset', code, password: 'nuova parola' })).toEqual(owner)
})

test('anyone who claimed an address first loses it to a reset by mail', async () => {
  const email = newEmail()
  await claim(email, 'del disturbatore')
  const last = await claim(email, 'dimenticata')
  const code = (await identity.issueCode({ purpose: 'reset', email }, 'mail')) ?? ''
  const owner = { ...last, emailVerified: true }
  expect(await identity.redeemCode({ purpose: 'reset', code, password: 'nuova parola' })).toEqual(owner)
  expect(await identity.signIn({ email, password: 'del disturbatore' })).toEqual({ refused: 'invalid-credential' })
})

test('of two who open the same link at the same time one is let in', async () => {
  const { subject } = await claim(newEmail(), 'una volta sola')
  const code = await codeFor(subject)
  const both = await Promise.all([1, 2].map(() => confirm(subject, code)))
  expect(both.filter((outcome) => 'refused' in outcome)).toEqual([{ refused: 'invalid-action-code' }])
})

test('a mail that goes out twice carries the same link, and only its hash is kept', async () => {
  const { subject } = await claim(newEmail(), 'due volte 1')
  const code = await codeFor(subject)
  expect(await codeFor(subject)).toBe(code)
  expect(await identity.issueCode({ purpose: 'verify', subject }, 'another mail')).not.toBe(code)
  const kept = await db.selectFrom('one_time_link').selectAll().where('subject', '=', subject).execute()
  expect(kept).toHaveLength(2)
  expect(JSON.stringify(kept)).not.toContain(code)
})

test('a new password voids every other link of that person', async () => {
  const email = newEmail()
  const { subject } = known(await identity.register({ email, password: 'la prima 11', emailVerified: true }))
  const codes = await Promise.all(['one', 'two'].map((key) => identity.issueCode({ purpose: 'reset', email }, key)))
  const change = await identity.issueCode({ purpose: 'change-email', subject, email: newEmail() }, 'three')
  known(await identity.redeemCode({ purpose: 'reset', code: codes[0] ?? '', password: 'la seconda 22' }))
  const invalid = { refused: 'invalid-action-code' }
  expect(await identity.redeemCode({ purpose: 'reset', code: codes[1] ?? '', password: 'terza' })).toEqual(invalid)
  expect(await identity.redeemCode({ purpose: 'change-email', code: change ?? '', by: { subject } })).toEqual(invalid)
})

test('a link that was used stays so when its mail goes out once more', async () => {
  const email = newEmail()
  known(await identity.register({ email, password: 'la prima 11', emailVerified: true }))
  const code = (await identity.issueCode({ purpose: 'reset', email }, 'mail')) ?? ''
  known(await identity.redeemCode({ purpose: 'reset', code, password: 'la seconda 22' }))
  expect(await identity.issueCode({ purpose: 'reset', email }, 'mail')).toBe(code)
  const again = await identity.redeemCode({ purpose: 'reset', code, password: 'la terza 333' })
  expect(again).toEqual({ refused: 'invalid-action-code' })
})

test('two claims to one address that are confirmed at once have one owner', async () => {
  for (let times = 0; times < 5; times++) {
    const email = newEmail()
    const [one, other] = [await claim(email, 'vengo prima 1'), await claim(email, 'vengo dopo 22')]
    const codes = [await codeFor(one.subject), await codeFor(other.subject)]
    const outcomes = await Promise.all([confirm(one.subject, codes[0] ?? ''), confirm(other.subject, codes[1] ?? '')])
    expect(outcomes.filter((outcome) => !('refused' in outcome))).toHaveLength(1)
  }
})

test('tokens are another service’s', async () => {
  expect(await identity.readToken('ciao')).toEqual({ refused: 'operation-not-allowed' })
})

async function claim(email: string, password: string) {
  time.now = new Date(time.now.getTime() + 1000)
  return known(await identity.register({ email, password, emailVerified: false }))
}

function confirm(subject: string, code: string) {
  return identity.redeemCode({ purpose: 'verify', code, by: { subject } })
}

async function codeFor(subject: string): Promise<string> {
  return (await identity.issueCode({ purpose: 'verify', subject }, 'mail')) ?? ''
}
