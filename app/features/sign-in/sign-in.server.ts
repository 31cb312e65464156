import { createHash, randomBytes } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { giveTryBack, takeTry } from '#app/kit/throttle.server.ts'
import { type Access, accessOf } from '../account/account.ts'
import type { Credentials } from './sign-in.ts'
import * as store from './store.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Counters of use are written at most this often: a read should seldom cost a write. */
const seenEvery = 5 * minute

/** Where a sign-in comes from: for the throttle and the list of sessions. */
export type Caller = { address: string; userAgent: string }

export type SignInRefusal = 'invalid-credential' | 'user-disabled' | 'too-many-requests'

/**
 * Checks the credentials and opens a session of the portal's own.
 * @returns the session's secret, to be put into the cookie, or why not; wrong password and unknown person read the same
 */
export async function signIn(
  portal: Portal,
  caller: Caller,
  credentials: Credentials,
): Promise<{ token: string; maxAge: number } | { refused: SignInRefusal }> {
  const now = portal.clock.now()
  const limits = [
    { key: `sign-in email ${credentials.email}`, tries: 10, minutes: 15 },
    { key: `sign-in address ${throttleAddress(caller.address)}`, tries: 50, minutes: 15 },
  ]
  for (const limit of limits)
    if (!(await takeTry(portal.db, now, limit))) {
      portal.log.warn({ event: 'sign-in throttled' }, 'sign-in throttled')
      return { refused: 'too-many-requests' }
    }
  const identified = await portal.identity.signIn(credentials)
  if ('refused' in identified) {
    portal.log.warn({ event: 'sign-in refused' }, 'sign-in refused')
    return { refused: identified.refused === 'user-disabled' ? 'user-disabled' : 'invalid-credential' }
  }
  for (const limit of limits) await giveTryBack(portal.db, limit.key)
  const account = await store.noteSignIn(portal.db, identified, now)
  if (!account) return { refused: 'user-disabled' }
  const token = randomBytes(32).toString('base64url')
  const { idle, most } = lifetimeOf(account.role)
  await store.insertSession(portal.db, {
    tokenHash: hashOf(token),
    accountId: account.id,
    createdAt: now,
    idleEndsAt: new Date(now.getTime() + idle),
    endsAt: new Date(now.getTime() + most),
    userAgent: caller.userAgent.slice(0, 300),
  })
  portal.log.info({ event: 'signed in', actor: account.id }, 'signed in')
  return { token, maxAge: most / 1000 }
}

/** Who holds this session token, and how far they have come. */
export async function accessBy(portal: Portal, token: string | undefined): Promise<Access> {
  if (!token) return { state: 'anonymous' }
  const now = portal.clock.now()
  const tokenHash = hashOf(token)
  const record = await store.findSession(portal.db, tokenHash, now)
  if (!record) return { state: 'anonymous' }
  if (now.getTime() - record.seenAt.getTime() > seenEvery) {
    const idleEndsAt = new Date(now.getTime() + lifetimeOf(record.role).idle)
    // Not awaited: the page must not wait for a counter of use.
    store.keepSession(portal.db, tokenHash, now, idleEndsAt).catch((error: unknown) => {
      portal.log.warn({ err: error }, 'the session could not be kept alive')
    })
  }
  return accessOf(record)
}

export async function signOut(portal: Portal, token: string | undefined): Promise<void> {
  if (token) await store.deleteSession(portal.db, hashOf(token))
}

/** Remembers the language a signed-in person chose, for the mails they get. */
export async function rememberLocale(portal: Portal, token: string | undefined, locale: 'it' | 'en' | 'fr') {
  const access = await accessBy(portal, token)
  if (access.state === 'anonymous') return
  const { accountId } = access.state === 'full' ? access.viewer : access.person
  await store.setLocale(portal.db, accountId, locale)
}

function lifetimeOf(role: string | null): { idle: number; most: number } {
  const isStaff = role === 'agent' || role === 'admin'
  return isStaff ? { idle: 12 * 60 * minute, most: 7 * day } : { idle: 14 * day, most: 60 * day }
}

/** Only the hash is stored: whoever reads the table cannot use what stands there. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export async function sweepSessions(portal: Portal): Promise<void> {
  await store.deleteEndedSessions(portal.db, portal.clock.now())
}
