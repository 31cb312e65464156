import type { Locale } from '#app/kit/words/locales.ts'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey } from '#app/kit/db/prepared.server.ts'
import type { NewEvent } from './conversation/history.server.ts'
import { assigneeByRule } from './queue/rules/store.server.ts'
import { laneFactsOfNew } from './tickets.lane.server.ts'
import type { LaneFacts } from './tickets.lane.ts'
import { type Claim, claimColumns, rowOfClaim, selecting } from './tickets.claim.ts'
import type { Ticket } from './tickets.ts'

export type NewTicket = Claim &
  Pick<
    Ticket,
    | 'companyId'
    | 'authorId'
    | 'followsId'
    | 'instructions'
    | 'instructionsIn'
    | 'catalogueVersion'
    | 'promisedAt'
    | 'toldVerdict'
    | 'marks'
  > & { submission: string; locale: Locale; serialFolded: string; search: string; claimedAt?: Date }

/** `facts`: what the rule asks that may accept it, where it was to be asked. */
type Added = { id: number; assigneeId: number | null; facts: LaneFacts | null }

type Opening = {
  /** The rule that accepts by itself may apply; the caller has taken its turn. */
  asksFacts: boolean
  /** Whose it becomes, whatever the rules say. */
  assignee?: number | undefined
}

/**
 * @returns the new ticket's number and whose it is, or undefined where this submission has already made one
 */
export async function insertTicket(
  tx: Db,
  ticket: NewTicket,
  { asksFacts, assignee }: Opening,
  now: Date,
): Promise<Added | undefined> {
  const number = sql<number>`(select id from next)`
  return tx
    .with('next', (db) => db.selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('ticket', 'id'))`.as('id')))
    .insertInto('ticket')
    .values({
      ...rowOfClaim(ticket),
      id: number,
      company_id: ticket.companyId,
      author_id: ticket.authorId,
      submission: ticket.submission,
      follows_id: ticket.followsId,
      locale: ticket.locale,
      serial_folded: ticket.serialFolded,
      instructions: ticket.instructions,
      catalogue_version: ticket.catalogueVersion,
      promised_at: ticket.promisedAt,
      told_verdict: ticket.toldVerdict && JSON.stringify(ticket.toldVerdict),
      marks: ticket.marks && JSON.stringify(ticket.marks),
      instructions_in: JSON.stringify(ticket.instructionsIn),
      // Search finds a ticket by its number too.
      search: sql<string>`${number} || ' ' || ${ticket.search}`,
      created_at: now,
      claimed_at: ticket.claimedAt ?? null,
      last_activity_at: now,
      awaiting_since: now,
      assignee_id: assignee ?? assigneeByRule(ticket),
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning(['id', 'assignee_id as assigneeId'])
    .returning((asksFacts ? laneFactsOfNew(ticket, now) : sql<LaneFacts | null>`null`).as('facts'))
    .modifyEnd(byKey)
    .executeTakeFirst()
}

/** The event by which a new ticket becomes somebody's: where a rule said so it is told as theirs, for no person did it. */
export function assigned(ticketId: number, assignee: number, byRule: boolean): NewEvent {
  const actor = { accountId: assignee, side: 'maker' } as const
  return { ticketId, actor, kind: 'assigned', detail: { assignee, ...(byRule ? { byRule } : {}) } }
}

export function bySubmission(db: Db, authorId: number, submission: string) {
  return db
    .selectFrom('ticket')
    .select(['ticket.id', 'company_id as companyId', 'serial_folded as serialFolded', 'marks'])
    .select(selecting(claimColumns))
    .where('author_id', '=', authorId)
    .where('submission', '=', submission)
}
