import { randomUUID } from 'node:crypto'
import os from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { createSemaphore } from '#app/kit/semaphore.ts'
import { codeFor, hashOfToken } from '#app/kit/secret.server.ts'
import type { CodeUse, CodeRequest, Identified, Identity, Refusal } from './identity.ts'
import * as store from './identity-local.store.server.ts'

// OWASP's second profile for argon2id: 19 MiB, 2 passes, 1 lane. Hashing runs on libuv's threads.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const linkLives = 60 * 60_000

type World = { db: Kysely<Tables>; clock: Clock; secret: string }

/**
 * The portal's own identity service. Anyone who registers *claims* an address, and only the one who opens the link sent
 * there owns it: claims stand beside the owner's credential, so a registration and a sign-in after it read the same
 * whether the address has an owner or not.
 */
export function createLocalIdentity({ db, clock, secret }: World): Identity {
  const hasher = createHasher()
  // What stands in for a missing credential, so that the answer takes as long as for a known one.
  const nobody = hasher.hash(randomUUID())

  return {
    async signIn({ email, password }) {
      const { owner, claim } = await store.findCandidates(db, email)
      // Always two checks, whatever there is to check.
      const [isOwner, isClaim] = await Promise.all([
        hasher.verify(owner?.passwordHash ?? (await nobody), password),
        hasher.verify(claim?.passwordHash ?? (await nobody), password),
      ])
      const found = (isOwner && owner) || (isClaim && claim)
      if (!found) return { refused: 'invalid-credential' }
      return found.disabledAt ? { refused: 'user-disabled' } : store.identifiedBy(found)
    },

    async register({ email, password, emailVerified }) {
      const subject = randomUUID()
      const passwordHash = await hasher.hash(password)
      const isNew = await store.insertCredential(db, { subject, email, passwordHash, emailVerified }, clock.now())
      return isNew ? { subject, email, emailVerified } : { refused: 'email-already-in-use' }
    },

    async issueCode(request, key) {
      const to = await recipientOf(db, request)
      if (!to) return undefined
      const code = codeFor(secret, request.purpose, to.subject, key)
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + linkLives)
      await store.insertLink(db, { tokenHash: hashOfToken(code), purpose: request.purpose, ...to, expiresAt }, now)
      return code
    },

    readCode: (purpose, code) => findOpen(db, { purpose, code }, clock.now()),

    async redeemCode(use) {
      const refusal = use.purpose === 'reset' ? undefined : await unproven({ db, hasher }, use, clock.now())
      if (refusal) return refusal
      const passwordHash = use.purpose === 'reset' ? await hasher.hash(use.password) : undefined
      return db.transaction().execute((tx) => redeem(tx, use, passwordHash, clock.now()))
    },

    async setPassword(subject, password) {
      const passwordHash = await hasher.hash(password)
      const changed = await db.transaction().execute((tx) => replacePassword(tx, subject, passwordHash, clock.now()))
      return changed ? store.identifiedBy(changed) : { refused: 'user-not-found' }
    },

    async readToken() {
      return { refused: 'operation-not-allowed' }
    },

    async erase(subject) {
      await store.deleteCredential(db, subject)
    },
  }
}

type Hasher = ReturnType<typeof createHasher>

/** However many sign in at once, a core stays free for everybody's pages and a thread for their files. */
function createHasher() {
  const inTurn = createSemaphore(Math.min(3, Math.max(1, os.availableParallelism() - 1)))
  return {
    hash: (password: string) => inTurn(() => hash(password, cost)),
    verify: (passwordHash: string, password: string) => inTurn(() => verify(passwordHash, password)),
  }
}

async function recipientOf(db: Db, request: CodeRequest): Promise<{ subject: string; email: string } | undefined> {
  switch (request.purpose) {
    case 'verify': {
      const claim = await store.findCredential(db, request.subject)
      if (!claim || claim.emailVerified) return undefined
      // The address has an owner already: nobody else can come to own it.
      return (await store.findCandidates(db, claim.email)).owner ? undefined : claim
    }
    case 'reset': {
      const { owner, claim } = await store.findCandidates(db, request.email)
      return owner ?? claim
    }
    case 'change-email':
      if (!(await store.findCredential(db, request.subject))) return undefined
      if ((await store.findCandidates(db, request.email)).owner) return undefined
      return { subject: request.subject, email: request.email }
  }
}

/** The link of a code that can still be used. */
async function findOpen(
  db: Db,
  { purpose, code }: Pick<CodeUse, 'purpose' | 'code'>,
  now: Date,
): Promise<{ subject: string; email: string } | Refusal> {
  const link = await store.findLink(db, { tokenHash: hashOfToken(code), purpose })
  if (!link) return { refused: 'invalid-action-code' }
  return link.expiresAt <= now ? { refused: 'expired-action-code' } : link
}

/** Why a code that confirms an address is not to be used, before anything is changed. */
async function unproven(
  { db, hasher }: { db: Db; hasher: Hasher },
  { by, ...use }: Exclude<CodeUse, { purpose: 'reset' }>,
  now: Date,
): Promise<Refusal | undefined> {
  const link = await findOpen(db, use, now)
  if ('refused' in link) return link
  if (by.subject === link.subject) return undefined
  const holder = by.password ? await store.findCredential(db, link.subject) : undefined
  const isTheirs = holder && (await hasher.verify(holder.passwordHash, by.password ?? ''))
  return isTheirs ? undefined : { refused: 'invalid-credential' }
}

async function redeem(
  tx: Db,
  use: CodeUse,
  passwordHash: string | undefined,
  now: Date,
): Promise<Identified | Refusal> {
  const wanted = { tokenHash: hashOfToken(use.code), purpose: use.purpose }
  const found = await store.findLink(tx, wanted)
  // Those who claim one address wait for each other: each of them would delete what the other holds.
  if (found) await store.lockClaims(tx, found)
  const link = await store.takeLink(tx, wanted, now)
  if (!link) return { refused: 'invalid-action-code' }
  if (link.expiresAt <= now) return { refused: 'expired-action-code' }
  // The other links that were asked for are void now: with a new address those to the old one too.
  await store.voidLinks(tx, link.subject, now)
  if (passwordHash !== undefined) {
    const changed = await store.setPassword(tx, link.subject, passwordHash)
    if (!changed) return { refused: 'invalid-action-code' }
    if (changed.emailVerified) return store.identifiedBy(changed)
    // Anyone who got the link by mail owns the address.
  }
  if ((await store.findCandidates(tx, link.email)).owner) return { refused: 'email-already-in-use' }
  const owner = await store.makeOwner(tx, link)
  return owner ? store.identifiedBy(owner) : { refused: 'invalid-action-code' }
}

async function replacePassword(tx: Db, subject: string, passwordHash: string, now: Date) {
  const changed = await store.setPassword(tx, subject, passwordHash)
  // A link that was asked for before would undo it.
  await store.voidLinks(tx, subject, now)
  return changed
}
