import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { openCode, sealCode } from '#app/kit/sealed-code.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { blockedAmong } from '#app/features/people/bounces/bounces.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { changeTicket } from '../store.server.ts'
import { type Followed, toFollowerMail, type Unaddressed } from '../tickets.outbox.ts'
import { tokensIn } from '../tickets.reply-tokens.server.ts'
import { lockTicket } from '../tickets.server.ts'
import { canAddFollower, canManageFollowers, followersADay, followersMost } from './followers.ts'
import * as store from './store.server.ts'

type Input = { name: string; email: string; locale: Locale }

/**
 * From now on somebody hears of a ticket by mail. Added twice, they are added once.
 * @throws Problem closed-meanwhile; not-found also for anyone else of the company, who has no such form
 */
export async function addFollower(
  portal: Portal,
  viewer: Viewer,
  ticketId: number,
  { name, email, locale }: Input,
): Promise<Mistake | undefined> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canManageFollowers(viewer, ticket)) throw new Problem('not-found')
    if (!canAddFollower(viewer, ticket)) throw new Problem('closed-meanwhile')
    if (ticket.followers.some((one) => one.email === email)) return undefined
    if (ticket.followers.length >= followersMost) return refused('follower-many', 409)
    if (isOurs(portal, email) || (await store.hearsAnyway(tx, ticketId, email))) return refused('follower-hears')
    if ((await blockedAmong(tx, [email])).length > 0) return refused('follower-comes-back')
    const limit = { key: `followers ${viewer.accountId}`, tries: followersADay, minutes: 24 * 60 }
    if (!(await consumeLimit(tx, now, limit))) return refused('follower-day', 429)
    const id = await store.insertFollower(tx, { ticketId, name, email, locale, addedBy: viewer.accountId }, now)
    await changeTicket(tx, ticketId, {}, now)
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'follower_added' }, now)
    await putting(tx, [id], { mail: 'added', ticketId, by: viewer.accountId }, now)
    return undefined
  })
}

function refused(message: string, status = 400): Mistake {
  return { path: 'follower_email', message, status }
}

/** The portal's own addresses would answer themselves without end. */
function isOurs({ settings }: Portal, email: string): boolean {
  const sender = settings.sender?.address.toLowerCase()
  return email === sender || tokensIn({ settings }, { receivers: [email], answers: '' }).length > 0
}

/**
 * Ends the mails to a follower; the links in those already sent lead nowhere from then on. Said again, it is no news.
 * @throws Problem not-found
 */
export async function removeFollower(
  portal: Portal,
  viewer: Viewer,
  ticketId: number,
  followerId: number,
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canManageFollowers(viewer, ticket)) throw new Problem('not-found')
    if (!ticket.followers.some(({ id }) => id === followerId)) return
    await store.removeFollower(tx, followerId)
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'follower_removed' }, now)
  })
}

const purpose = 'stop following a ticket'

/** The way out of each of their mails: it never lapses, and tells nobody a number. */
export function leavingToken({ secret }: Pick<Portal, 'secret'>, { id, ticketId }: { id: number; ticketId: number }) {
  return sealCode(secret, purpose, [0, id, ticketId, 0])
}

/** What a link leads out of: of somebody who has left already only which ticket; undefined for one of nobody's. */
export async function readLeaving(
  { db, secret }: Portal,
  token: string,
): Promise<{ ticketId: number; follows: boolean } | undefined> {
  const [, id, ticketId] = openCode(secret, purpose, token) ?? []
  if (id === undefined || ticketId === undefined) return undefined
  return { ticketId, follows: (await store.findFollower(db, id)) !== undefined }
}

/** However often it is asked, it is done once. @throws Problem not-found */
export async function leaveByLink({ db, secret }: Portal, token: string): Promise<void> {
  const [, id] = openCode(secret, purpose, token) ?? []
  if (id === undefined) throw new Problem('not-found')
  await db.transaction().execute((tx) => store.removeFollower(tx, id))
}

type News = Unaddressed<Followed>

/** One mail to each of those who follow a ticket, but to the one who has written it. */
export async function tellFollowers(tx: Db, news: News, now: Date, except?: number | null): Promise<void> {
  const ids = await store.listIds(tx, news.ticketId)
  await putting(
    tx,
    ids.filter((id) => id !== except),
    news,
    now,
  )
}

async function putting(tx: Db, ids: readonly number[], news: News, now: Date): Promise<void> {
  if (ids.length === 0) return
  const mails = ids.map((id) =>
    toFollowerMail.of(`ticket ${news.ticketId} follower ${id}`, { ...news, followerId: id }),
  )
  await outbox.putting(tx, mails, now).execute()
}
