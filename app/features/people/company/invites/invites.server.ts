import { createHash } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { inviteMail } from '../company.outbox.ts'
import type { MadeInvite } from '../company.ts'
import * as store from './invites.store.server.ts'

const lives = 7 * 24 * 60 * 60_000

/** The secret of an invitation's link: never stored, made again for each time it is sent. */
export function tokenOf(
  { secret }: Pick<Portal, 'secret'>,
  { id, expiresAt }: { id: number; expiresAt: Date },
): string {
  return codeFor(secret, 'invite', id, expiresAt.getTime())
}

/** Only the hash is stored: anyone who reads the table cannot use what stands there. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** An address that was invited before gets the new invitation in place of the old one. */
export async function addInvite(
  portal: Portal,
  tx: Db,
  invite: store.NewInvite,
): Promise<{ id: number; token: string }> {
  const now = portal.clock.now()
  const open = await store.listOpenInvites(tx, invite.group)
  for (const { id } of open.filter(({ email }) => email === invite.email))
    await store.withdrawInvite(tx, invite.group, id, now)
  const id = await store.insertInvite(tx, invite, now)
  return { id, token: await start(portal, tx, id) }
}

/** Invites people who were not invited before, by a mail each. */
export async function inviteAll(portal: Portal, tx: Db, invites: readonly store.NewInvite[]): Promise<void> {
  const now = portal.clock.now()
  for (let at = 0; at < invites.length; at += atOnce)
    await mailNew(portal, tx, await store.insertInvites(tx, invites.slice(at, at + atOnce), now))
}

/** What was sent so short a time ago is on its way, and is not sent again with all others. */
const rest = 60 * 60_000

/** The end of an invitation that was sent just so long ago. */
function endOfOlder(now: Date): Date {
  return new Date(now.getTime() - rest + lives)
}

/** How many into companies nobody has accepted, without those of the last hour. */
export function countPending({ db, clock }: Portal): Promise<number> {
  return store.countPending(db, endOfOlder(clock.now()))
}

/** Sends them again, with new links. @returns how many */
export async function mailPending(portal: Portal, tx: Db): Promise<number> {
  const ids = await store.lockPending(tx, endOfOlder(portal.clock.now()))
  for (let at = 0; at < ids.length; at += atOnce) await mailNew(portal, tx, ids.slice(at, at + atOnce))
  return ids.length
}

/** As `start` and `mailInvite`, of several. */
async function mailNew(portal: Portal, tx: Db, ids: readonly number[]): Promise<void> {
  const now = portal.clock.now()
  const expiresAt = new Date(now.getTime() + lives)
  const started = ids.map((id) => ({ id, tokenHash: hashOf(tokenOf(portal, { id, expiresAt })) }))
  await store.startInvites(tx, started, expiresAt)
  await outbox.putting(tx, ids.map(mailOf), now).execute()
}

/** A statement has room for so many with all their columns. */
const atOnce = 1000

/** Gives an invitation a new link and seven days; links sent before are dead. */
export async function start(portal: Portal, tx: Db, id: number): Promise<string> {
  const expiresAt = new Date(portal.clock.now().getTime() + lives)
  const token = tokenOf(portal, { id, expiresAt })
  await store.startInvite(tx, id, hashOf(token), expiresAt)
  return token
}

/**
 * The link for anyone who made it, to hand over themselves. By mail it proves that the address is the person's: a
 * company's owner gets it only where no mail leaves.
 */
export function handedOut(
  portal: Portal,
  viewer: Viewer,
  { email: invited, locale }: Pick<store.NewInvite, 'email' | 'locale'>,
  token: string,
): { shown: MadeInvite } | undefined {
  if (viewer.side !== 'maker' && portal.settings.sendsMail) return undefined
  return { shown: { invited, link: addressIn(portal, locale, `/invite/${token}`) } }
}

export async function mailInvite(portal: Portal, tx: Db, id: number): Promise<void> {
  await outbox.put(tx, mailOf(id), portal.clock.now())
}

function mailOf(id: number) {
  return inviteMail.of(`invite ${id}`, { inviteId: id })
}
