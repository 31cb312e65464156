import type { Refusal } from '#app/adapters/identity/identity.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { noteChanged } from '#app/features/people/account/account.changes.server.ts'
import { reauthenticate } from '#app/features/people/account/account.reauthenticate.server.ts'
import {
  endSessions,
  listSessions,
  type RenewedSession,
  renewSession,
  sessionBy,
} from '#app/features/people/account/account.sessions.server.ts'
import { listAdmins } from '#app/features/people/account/account.readers.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { mailEmailChange, putPasswordChanged } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { checkPassword, type PasswordProblem } from '#app/features/people/passwords/passwords.server.ts'
import { erasureAskedMail } from './profile.outbox.ts'
import { type Device, deviceOf } from './security/devices.ts'
import * as store from './store.server.ts'

/** @throws Problem not-found */
export async function readProfile({ db }: Portal, viewer: Viewer) {
  const person = await store.findPerson(db, viewer.accountId)
  if (!person) throw new Problem('not-found')
  const { subject: _subject, ...rest } = person
  return { ...rest, role: viewer.role, companyName: viewer.side === 'company' ? viewer.companyName : null }
}

export type ProfileInput = {
  name: string
  first_name?: string | undefined
  country?: string | undefined
  locale: Locale
}

/**
 * The CRM hears of another name; staff have no contact there. @throws Problem not-found for anyone who has just been
 * erased
 */
export async function editProfile(portal: Portal, viewer: Viewer, input: ProfileInput): Promise<void> {
  const name = tidy(input.name)
  const firstName = tidy(input.first_name ?? '') || (name.split(' ')[0] ?? '')
  const { country = '', locale } = input
  await portal.db.transaction().execute(async (tx) => {
    const isThere = await store.updatePerson(tx, viewer.accountId, { name, firstName, country, locale })
    if (!isThere) throw new Problem('not-found')
    if (name !== viewer.name) await noteChanged({ ...portal, db: tx }, 'renamed', viewer.accountId)
  })
  portal.log.info({ event: 'profile edited', actor: viewer.accountId }, 'profile edited')
}

/** Why a password was not changed; `weak`: it is the new one that is not taken. */
export type PasswordMistake = { weak: PasswordProblem } | Refusal

/**
 * Everybody else signed in as this person is out, also by the token this session had; the person hears of it by mail.
 * @returns what goes into the cookie, undefined when the session has ended meanwhile; or why not
 */
export async function changePassword(
  portal: Portal,
  viewer: Viewer,
  token: string | undefined,
  { current, password }: { current: string; password: string },
): Promise<{ session: RenewedSession | undefined } | PasswordMistake> {
  const weak = await checkPassword(portal, { email: viewer.email, password })
  if (weak) return { weak }
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  const changed = await portal.identity.setPassword(person.subject, password)
  if ('refused' in changed) return changed
  const { accountId } = viewer
  const except = (await sessionBy(portal, token)) ?? null
  const session = await portal.db.transaction().execute(async (tx) => {
    const inTx = { ...portal, db: tx }
    await endSessions(inTx, accountId, { except })
    await putPasswordChanged(inTx, accountId)
    return token === undefined ? undefined : renewSession(inTx, token, changed.at)
  })
  portal.log.info({ event: 'password changed', actor: accountId }, 'password changed')
  return { session }
}

/** A link goes to the new address; until it is opened nothing changes. Whether somebody has the address is not said. */
export async function changeEmail(
  portal: Portal,
  viewer: Viewer,
  caller: { address: string; locale: Locale },
  { email, current }: { email: string; current: string },
): Promise<Refusal | 'too-many-mails' | undefined> {
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  const { accountId } = viewer
  const isSent = await mailEmailChange(portal, caller, { accountId, email, locale: caller.locale })
  if (!isSent) return 'too-many-mails'
  portal.log.info({ event: 'change of address asked for', actor: accountId }, 'change of address asked for')
  return undefined
}

export type SessionLine = { id: number; device: Device; createdAt: Date; seenAt: Date; isThis: boolean }

export async function readSessions(portal: Portal, viewer: Viewer, token: string | undefined): Promise<SessionLine[]> {
  const current = await sessionBy(portal, token)
  const sessions = await listSessions(portal, viewer.accountId)
  const lines = sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
    id,
    device: deviceOf(userAgent),
    createdAt,
    seenAt,
    isThis: id === current,
  }))
  return lines.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** @throws Problem not-found for a session that is not this person's */
export async function endSession(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  const sessions = await listSessions(portal, viewer.accountId)
  if (!sessions.some((session) => session.id === id)) throw new Problem('not-found')
  await endSessions(portal, viewer.accountId, { id })
  portal.log.info({ event: 'session ended', actor: viewer.accountId }, 'session ended')
}

export async function endOtherSessions(portal: Portal, viewer: Viewer, token: string | undefined): Promise<void> {
  const except = (await sessionBy(portal, token)) ?? null
  await endSessions(portal, viewer.accountId, { except })
  portal.log.info({ event: 'other sessions ended', actor: viewer.accountId }, 'other sessions ended')
}

export async function readErasureRequest({ db }: Portal, viewer: Viewer): Promise<Date | undefined> {
  return (await store.findOpenRequest(db, viewer.accountId))?.askedAt
}

/** For one account, withdrawn requests included: each is a mail to every administrator. */
const toldADay = { tries: 3, minutes: 24 * 60 }

/**
 * Asked twice it is one request. Administrators are told by mail; who asks and withdraws over and over is still in their list,
 * since asking is a right.
 */
export async function requestErasure(portal: Portal, viewer: Viewer, current: string): Promise<Refusal | undefined> {
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  const { accountId } = viewer
  const now = portal.clock.now()
  const isNew = await portal.db.transaction().execute(async (tx) => {
    const requestId = await store.insertRequest(tx, accountId, now)
    if (requestId === undefined) return false
    if (await consumeLimit(tx, now, { key: `erasure ${accountId}`, ...toldADay }))
      for (const admin of await listAdmins(tx)) await putMail(tx, admin.id, requestId, now)
    return true
  })
  if (isNew) portal.log.info({ event: 'erasure asked for', actor: accountId }, 'erasure asked for')
  return undefined
}

/** There may be none any more: then there is nothing to withdraw. */
export async function withdrawErasure({ db, log }: Portal, viewer: Viewer): Promise<void> {
  await store.deleteOpenRequest(db, viewer.accountId)
  log.info({ event: 'erasure request withdrawn', actor: viewer.accountId }, 'erasure request withdrawn')
}

/** In no row with an administrator's other mails: what somebody else causes holds up none that guards their account. */
async function putMail(tx: Db, accountId: number, requestId: number, now: Date): Promise<void> {
  await put(tx, erasureAskedMail.of(`erasure ${requestId} ${accountId}`, { accountId, requestId }), now)
}

function tidy(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim()
}
