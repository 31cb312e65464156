import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isSurveyed } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'
import { isClosedTicket } from '../tickets.stages.server.ts'
import type { RatedTicket } from './satisfaction.server.ts'
import { ratingOfTicket } from './store.server.ts'

/** The next one to ask waits, surveys as well: nobody gets two questions because two workers looked at once. */
export async function lockAsking(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ratings by mail'))`.execute(tx)
}

/** Whether a survey has written to this address, in lower case, since then about an appointment without an account. */
export function isGuestAskedLately(address: RawBuilder<unknown>, after: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from survey_invitation lately
    join appointment visit on visit.id = lately.appointment_id
    where lately.account_id is null and lately.quiet_until is not null and lately.invited_at > ${after}
      and lower(visit.person_email) = ${address})`
}

/** The catalogue's own question gives way to a survey of closed tickets, however long that waits before it asks. */
function isSurveying(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from survey where survey.trigger = 'ticket' and survey.state = 'open'
    and ${today}::date between coalesce(survey.starts_on, ${today}::date) and coalesce(survey.ends_on, ${today}::date))`
}

/** Who opened a ticket, may still be written to, and has said nothing against it. */
function askable(db: Db, today: string) {
  return (
    reachable(db)
      .innerJoin('ticket', 'ticket.author_id', 'account.id')
      .whereRef('ticket.company_id', '=', 'account.company_id')
      .where('account.role', 'is not', null)
      .where('account.approved_at', 'is not', null)
      .where((row) => isSurveyed(row))
      .where(sql<boolean>`not ${isSurveying(today)}`)
      // As `isAskable` says it.
      .where(isClosedTicket)
      .where('ticket.close_reason', '=', 'done')
      .where(sql<boolean>`ticket.warranty_accepted is distinct from false`)
  )
}

type Due = { closedAfter: Date; closedBefore: Date; mailedAfter: Date; today: string }

/** For each person the ticket that was closed first; none for people who were asked lately. */
export function listDue(tx: Db, { closedAfter, closedBefore, mailedAfter, today }: Due, most: number) {
  return askable(tx, today)
    .distinctOn('account.id')
    .select(['ticket.id as ticketId'])
    .where('ticket.closed_at', '>', closedAfter)
    .where('ticket.closed_at', '<=', closedBefore)
    .where(sql<boolean>`not exists (select from ticket_rating where ticket_rating.ticket_id = ticket.id)`)
    .where(
      sql<boolean>`not exists (select from survey_invitation asked where asked.ticket_id = ticket.id
        or (asked.account_id = account.id and asked.invited_at > ${mailedAfter} and asked.quiet_until is not null))`,
    )
    .where(
      sql<boolean>`not exists (select from ticket_rating where ticket_rating.account_id = account.id
        and ticket_rating.mailed_at > ${mailedAfter})`,
    )
    .where(sql<boolean>`not ${isGuestAskedLately(sql`account.email`, mailedAfter)}`)
    .orderBy('ticket.closed_at')
    .orderBy('ticket.id')
    .limit(most)
    .execute()
}

type Asked = { ticketId: number; accountId: number; tokenHash: Buffer; mailedAt: Date; endsAt: Date }

export async function insertAsked(tx: Db, asked: readonly Asked[]): Promise<void> {
  const rows = asked.map(({ ticketId, accountId, tokenHash, mailedAt, endsAt }) => ({
    ticket_id: ticketId,
    account_id: accountId,
    token_hash: tokenHash,
    mailed_at: mailedAt,
    link_ends_at: endsAt,
  }))
  // Who answers at this moment on the page is not asked any more.
  await tx
    .insertInto('ticket_rating')
    .values(rows)
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .execute()
}

/** All of one mail, as long as there is still something to ask. */
export function findToMail(tx: Db, ticketId: number, today: string) {
  return askable(tx, today)
    .innerJoin('ticket_rating as rating', 'rating.ticket_id', 'ticket.id')
    .select([
      'ticket.id as ticketId',
      'ticket.subject',
      'ticket.frame_model as frameModel',
      'ticket.serial_number as serialNumber',
    ])
    .select(['ticket.part_involved as partInvolved', 'ticket.kind_of_damage as kindOfDamage', 'account.role'])
    .select('rating.mailed_at as mailedAt')
    .where('ticket.id', '=', ticketId)
    .where('rating.score', 'is', null)
    .where('rating.token_hash', 'is not', null)
    .executeTakeFirst()
}

const linkedColumns = [
  'ticket.id',
  'ticket.stage',
  'ticket.close_reason as closeReason',
  'ticket.warranty_accepted as warrantyAccepted',
  'ticket.closed_at as closedAt',
  'ticket.author_id as authorId',
  'ticket.assignee_id as assigneeId',
  'ticket.frame_model as frameModel',
  'asked.link_ends_at as endsAt',
] as const

export type Linked = RatedTicket & { frameModel: string; endsAt: Date | null }

/** The ticket that a link asks about. The link of a person who is gone leads nowhere. */
export function findLinked(db: Db, tokenHash: Buffer): Promise<Linked | undefined> {
  return db
    .selectFrom('ticket_rating as asked')
    .innerJoin('ticket', 'ticket.id', 'asked.ticket_id')
    .innerJoin('account', 'account.id', 'asked.account_id')
    .select(linkedColumns)
    .select(ratingOfTicket.as('rating'))
    .where('asked.token_hash', '=', tokenHash)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Its ticket stays as it is until the transaction ends. */
export async function lockLinked(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('ticket').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
