import { sql } from 'kysely'
import type { Place } from '#app/adapters/inbox/inbox.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { type AsideMail, type AsideReason, asideReasons, type Outcome } from './inbound-mail.ts'

export type NewMail = {
  key: Buffer
  place: Place
  from: string
  subject: string
  body: string
  outcome: Outcome
  reason: string
  authentication: string
  accountId?: number | undefined
  ticketId?: number | undefined
  messageId?: number | undefined
}

/** @returns its number; undefined where this very mail was seen to before */
export async function insertMail(tx: Db, mail: NewMail, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('inbound_mail')
    .values({
      key: mail.key,
      uid_validity: mail.place.validity,
      uid: mail.place.uid,
      from_address: mail.from,
      subject: mail.subject,
      body: mail.body,
      outcome: mail.outcome,
      // Only the reasons that the table knows are given here.
      reason: mail.reason as AsideReason,
      authentication: mail.authentication,
      account_id: mail.accountId ?? null,
      ticket_id: mail.ticketId ?? null,
      message_id: mail.messageId ?? null,
      arrived_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function notePosted(tx: Db, id: number, messageId: number | undefined, body: string): Promise<void> {
  await tx
    .updateTable('inbound_mail')
    .set({ message_id: messageId ?? null, body })
    .where('id', '=', id)
    .execute()
}

/** What became of a mail, by where it lay or by what it is. */
export async function findOutcome(db: Db, seen: { place: Place } | { key: Buffer }): Promise<Outcome | undefined> {
  const found = await db
    .selectFrom('inbound_mail')
    .select('outcome')
    .$if('key' in seen, (query) => query.where('key', '=', 'key' in seen ? seen.key : Buffer.alloc(0)))
    .$if('place' in seen, (query) =>
      query
        .where('uid_validity', '=', 'place' in seen ? seen.place.validity : 0)
        .where('uid', '=', 'place' in seen ? seen.place.uid : 0),
    )
    .executeTakeFirst()
  return found?.outcome
}

/** Whom an answer goes to: the account, or who follows the ticket. */
export async function findAccount(db: Db, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'role', 'name', 'first_name as firstName', 'locale'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

const isWaiting = sql<boolean>`outcome = 'set-aside' and settled_at is null`

/** The latest first. */
export async function listAside(db: Db, most: number): Promise<AsideMail[]> {
  const rows = await db
    .selectFrom('inbound_mail')
    .select(['id', 'from_address as from', 'subject', 'body', 'reason', 'authentication', 'ticket_id as ticketId'])
    .select('arrived_at as arrivedAt')
    .where(isWaiting)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, reason: asideReasons.find((one) => one === row.reason) ?? 'unreadable' }))
}

/** How many wait, as a part of one query with others. */
export function countAside() {
  return sql<number>`(select count(*)::int from inbound_mail where ${isWaiting})`
}

/** @returns whether it is there, waiting or settled before */
export async function settle(db: Db, id: number, by: number, now: Date): Promise<boolean> {
  await db
    .updateTable('inbound_mail')
    .set({ settled_at: now, settled_by: by })
    .where('id', '=', id)
    .where(isWaiting)
    .execute()
  const found = db.selectFrom('inbound_mail').select('id').where('id', '=', id).where('outcome', '=', 'set-aside')
  return (await found.executeTakeFirst()) !== undefined
}

/** What waits for staff longest stays longest; what was posted stays with its ticket. @returns how many went */
export async function sweep(db: Db, before: Date, beforeAside: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbound_mail')
    .where('outcome', '<>', 'posted')
    .where((row) =>
      row.or([row.and([row('arrived_at', '<', before), row.not(isWaiting)]), row('arrived_at', '<', beforeAside)]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
