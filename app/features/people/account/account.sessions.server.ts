import { randomBytes } from 'node:crypto'
import type { Identified } from '#app/adapters/identity/identity.ts'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Access, accessOf, type Viewer } from './account.ts'
import { noteActor } from '#app/kit/request.server.ts'
import { hashOfToken, pseudonym } from '#app/kit/secret.server.ts'
import { noteChanged } from './account.changes.server.ts'
import * as store from './store.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Counters of use are written at most this often: a read should seldom cost a write. */
const seenEvery = 5 * minute

/** Where a sign-in comes from: for the throttle, the list of sessions and the language of mails. */
export type Caller = { address: string; userAgent: string; locale: Locale }

export type OpenedSession = { token: string; maxAge: number; accountId: number }

/**
 * Opens a session of the portal's own for somebody the identity service vouches for; their account is made the first
 * time. @returns the session's secret, to be put into the cookie; undefined for an account that is disabled
 */
export async function openSession(
  portal: Portal,
  caller: Caller,
  identified: Identified,
): Promise<OpenedSession | undefined> {
  const now = portal.clock.now()
  const token = newToken()
  // Together: anyone who is shut out or erased meanwhile is so before both or after both.
  const opened = await portal.db.transaction().execute(async (tx) => {
    const account = await takeOver({ ...portal, db: tx }, identified, caller.locale, now)
    if (!account) return undefined
    const { idle, most } = lifetimeOf(account.role)
    await store.insertSession(tx, {
      tokenHash: hashOfToken(token),
      accountId: account.id,
      createdAt: identified.at ?? now,
      seenAt: now,
      idleEndsAt: new Date(now.getTime() + idle),
      endsAt: new Date(now.getTime() + most),
      userAgent: caller.userAgent.slice(0, 300),
    })
    return { token, maxAge: most / 1000, accountId: account.id }
  })
  if (!opened) return undefined
  noteActor(opened.accountId)
  portal.log.info({ event: 'signed in', account: pseudonym(portal.secret, 'account', identified.email) }, 'signed in')
  return opened
}

/**
 * Takes over, in the caller's transaction, what the identity service now says of a person outside a sign-in: an address
 * verified or changed.
 */
export async function noteIdentified(
  portal: Portal,
  tx: Db,
  identified: Identified,
  locale: Locale,
): Promise<number | undefined> {
  return (await takeOver({ ...portal, db: tx }, identified, locale, undefined))?.id
}

/**
 * At the hosted service an address may change without the portal: the CRM hears of it here, no matter who changed it.
 */
async function takeOver(
  { db: tx, clock }: { db: Db; clock: Clock },
  identified: Identified,
  locale: Locale,
  signedInAt: Date | undefined,
) {
  const account = await store.upsertAccount(tx, identified, locale, clock.now(), signedInAt)
  if (account?.isMoved) await noteChanged({ db: tx, clock }, 'moved', account.id)
  return account
}

/** Who holds this session token, and how far they have come. */
export async function accessBy(portal: Portal, token: string | undefined): Promise<Access> {
  return (await accessNow(portal, token)).access
}

/** The same, and a name for what the database held then: by the same one, nothing was written in between. */
export async function accessNow(
  portal: Portal,
  token: string | undefined,
): Promise<{ access: Access; databaseState?: string }> {
  const record = await recordBy(portal, token)
  if (!record) return { access: { state: 'anonymous' } }
  const { databaseState } = record
  return { access: accessOf(record, portal.settings.demo ? 'nobody' : 'staff'), databaseState }
}

/** Those of these session tokens whose holders still have full access; asking keeps no session alive. */
export async function viewersBy(portal: Portal, tokens: readonly string[]): Promise<Map<string, Viewer>> {
  const byHash = new Map(tokens.map((token) => [hashOfToken(token).toString('hex'), token]))
  const found = await store.findSessions(portal.db, [...byHash.keys()], portal.clock.now())
  return new Map(
    found.flatMap((record) => {
      const access = accessOf(record, portal.settings.demo ? 'nobody' : 'staff')
      const token = byHash.get(record.tokenHash)
      return access.state === 'full' && token !== undefined ? [[token, access.viewer]] : []
    }),
  )
}

/** Who a session lets in fully, for what acts in its name; asking keeps it no more alive. */
export async function viewerOfSession(portal: Portal, sessionId: number): Promise<Viewer | undefined> {
  const record = await store.findSessionById(portal.db, sessionId, portal.clock.now())
  const access = record && accessOf(record, portal.settings.demo ? 'nobody' : 'staff')
  return access?.state === 'full' ? access.viewer : undefined
}

/** The session itself, for its list and for what is noted in it. */
export async function sessionBy(portal: Portal, token: string | undefined): Promise<number | undefined> {
  return (await recordBy(portal, token))?.sessionId
}

async function recordBy(portal: Portal, token: string | undefined) {
  if (!token) return undefined
  const now = portal.clock.now()
  const tokenHash = hashOfToken(token)
  const record = await store.findSession(portal.db, tokenHash, now)
  if (record) noteActor(record.accountId)
  if (record && now.getTime() - record.seenAt.getTime() > seenEvery) {
    const idleEndsAt = new Date(now.getTime() + lifetimeOf(record.role).idle)
    // Not awaited: the page must not wait for a counter of use.
    store.keepSession(portal.db, tokenHash, now, idleEndsAt).catch((error: unknown) => {
      portal.log.warn({ err: error }, 'the session could not be kept alive')
    })
  }
  return record
}

export async function signOut(portal: Portal, token: string | undefined): Promise<void> {
  if (token) await store.deleteSession(portal.db, hashOfToken(token))
}

/**
 * The person showed their code or passkey within this session: it counts from now on, under a new token, so that one
 * that was seen before opens nothing. @returns what goes into the cookie; undefined when the session has ended
 */
export async function passSecondFactor(
  portal: Portal,
  token: string,
): Promise<{ token: string; maxAge: number } | undefined> {
  const now = portal.clock.now()
  const next = newToken()
  const endsAt = await store.noteSecondFactor(portal.db, hashOfToken(token), hashOfToken(next), now)
  return endsAt && { token: next, maxAge: Math.floor((endsAt.getTime() - now.getTime()) / 1000) }
}

export type RenewedSession = { token: string; maxAge: number }

/**
 * The session goes on under a new token, as if it were new: the token it had opens nothing, and what an identity
 * service revokes up to this moment does not end it.
 * @param at the moment by the service's own clock
 * @returns what goes into the cookie; undefined when the session has ended
 */
export async function renewSession(portal: Portal, token: string, at?: Date): Promise<RenewedSession | undefined> {
  const now = portal.clock.now()
  const next = newToken()
  const endsAt = await store.renewSession(portal.db, hashOfToken(token), hashOfToken(next), at ?? now)
  return endsAt && { token: next, maxAge: Math.floor((endsAt.getTime() - now.getTime()) / 1000) }
}

export type SessionRow = Awaited<ReturnType<typeof store.listSessions>>[number]

export function listSessions(portal: Portal, accountId: number): Promise<SessionRow[]> {
  return store.listSessions(portal.db, accountId, portal.clock.now())
}

/** Ends one session of a person, or all of them but the one they are in. */
export async function endSessions(
  portal: Portal,
  accountId: number,
  which: { id: number } | { except: number | null },
): Promise<void> {
  await store.deleteSessionsOf(portal.db, accountId, which)
}

/** Ends the sessions of everybody who goes by an address, theirs or merely claimed. */
export async function endSessionsUnder(portal: Portal, email: string): Promise<void> {
  await store.deleteSessionsUnder(portal.db, email)
}

const looksFor = 60 * minute

/** The session shows the portal as a company sees it, for an hour. */
export function beginSeeing(portal: Portal, token: string, companyId: number): Promise<void> {
  return store.putSeen(portal.db, hashOfToken(token), companyId, new Date(portal.clock.now().getTime() + looksFor))
}

/** @returns who looked at which company; undefined where nobody did */
export function endSeeing(portal: Portal, token: string) {
  return store.takeSeen(portal.db, hashOfToken(token))
}

/** Remembers the language a signed-in person chose, for the mails they get; who only looks leaves nothing behind. */
export async function rememberLocale(portal: Portal, token: string | undefined, locale: Locale): Promise<void> {
  const record = await recordBy(portal, token)
  if (record && !record.looks) await store.setLocale(portal.db, record.accountId, locale)
}

function lifetimeOf(role: string | null): { idle: number; most: number } {
  const isStaff = role === 'agent' || role === 'admin'
  return isStaff ? { idle: 12 * 60 * minute, most: 7 * day } : { idle: 14 * day, most: 60 * day }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function sweepSessions(portal: Portal): Promise<number> {
  return store.deleteEndedSessions(portal.db, portal.clock.now())
}
