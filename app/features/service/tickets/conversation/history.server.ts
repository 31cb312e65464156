import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { type EventDetail, eventsMost, type TicketEvent, type TicketHistory } from './events.ts'

/**
 * The latest of what happened to a ticket the caller has already found for this viewer. Only staff read the names of
 * withdrawn files, since one may have belonged to a note among them, and which of them a ticket was given to.
 */
export async function readHistory(db: Db, viewer: Viewer, ticketId: number): Promise<TicketHistory> {
  const found = await latestEvents(db, viewer, ticketId).execute()
  return { events: found.slice(0, eventsMost).toReversed(), hasOlder: found.length > eventsMost }
}

const forStaff = sql<EventDetail>`ticket_event.detail - array['verdict', 'file', 'submission', 'copied']`

/** By which an event names another ticket. */
const otherNames = sql`array['duplicateOf', 'mergedInto', 'splitFrom', 'other']`

/** Of another company's tickets not even the number is told. */
const forCompany = sql<EventDetail>`${forStaff} - case when exists (
  select from ticket as other join ticket as this on this.company_id = other.company_id
  where this.id = ticket_event.ticket_id and other.id = coalesce(ticket_event.detail ->> 'duplicateOf',
    ticket_event.detail ->> 'mergedInto', ticket_event.detail ->> 'splitFrom', ticket_event.detail ->> 'other')::bigint
) then array[]::text[] else ${otherNames} end`

const amongStaff: readonly TicketEvent['kind'][] = ['file_withdrawn', 'assigned']

export function isAmongStaff({ kind, detail }: Pick<TicketEvent, 'kind' | 'detail'>): boolean {
  return amongStaff.includes(kind) || detail.apart === true
}

/** The same of a row in a statement. */
export function isToldToCompany(table: 'ticket_event' | 'news') {
  const kinds = sql.join(amongStaff.map((kind) => sql.lit(kind)))
  return sql<boolean>`(${sql.ref(`${table}.kind`)} not in (${kinds}) and not ${sql.ref(`${table}.detail`)} @> '{"apart": true}')`
}

/** What `readHistory` asks. */
export function latestEvents(db: Db, viewer: Viewer, ticketId: number) {
  return db
    .selectFrom('ticket_event')
    .innerJoin('account as actor', 'actor.id', 'ticket_event.actor_id')
    .leftJoin('account as assignee', (join) =>
      join.on('assignee.id', '=', sql<number>`(ticket_event.detail ->> 'assignee')::bigint`),
    )
    .select([
      'ticket_event.id',
      'ticket_event.kind',
      'ticket_event.at',
      'actor.name as actorName',
      'ticket_event.from_staff as fromStaff',
      'ticket_event.from_stage as fromStage',
      'ticket_event.to_stage as toStage',
      'ticket_event.reason',
      // Only `insertEvent` writes the column. These are kept for the record and shown to nobody.
      (viewer.side === 'maker' ? forStaff : forCompany).as('detail'),
      'assignee.name as assigneeName',
    ])
    .where('ticket_event.ticket_id', '=', ticketId)
    .$if(viewer.side !== 'maker', (query) => query.where(isToldToCompany('ticket_event')))
    .orderBy('ticket_event.id', 'desc')
    .limit(eventsMost + 1)
}

export type NewEvent = Pick<TicketEvent, 'kind'> &
  Partial<Pick<TicketEvent, 'fromStage' | 'toStage' | 'reason'>> & {
    ticketId: number
    actor: Pick<Viewer, 'accountId' | 'side'>
    detail?: EventDetail & { verdict?: Verdict; file?: string; submission?: string | undefined; copied?: Copied }
  }

/** What of a ticket is shown in the one that was split from it. */
type Copied = { messages: number[]; files: string[] }

export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<void> {
  await insertingEvent(tx, event, now).execute()
}

/** As `insertEvent`, to be written together with others. */
export function insertingEvent(tx: Db, event: NewEvent, now: Date) {
  return tx.insertInto('ticket_event').values({
    ticket_id: event.ticketId,
    actor_id: event.actor.accountId,
    from_staff: event.actor.side === 'maker',
    kind: event.kind,
    at: now,
    from_stage: event.fromStage ?? null,
    to_stage: event.toStage ?? null,
    reason: event.reason ?? '',
    detail: JSON.stringify(event.detail ?? {}),
  })
}

/** By what and by whom a ticket that the caller has locked came to the stage it has. */
export function findLatestStep(tx: Db, ticketId: number) {
  return (
    tx
      .selectFrom('ticket_event')
      .select(['kind', 'actor_id as actorId', 'from_stage as fromStage', 'reason'])
      // Only `insertEvent` writes the column.
      .select(sql<EventDetail>`detail`.as('detail'))
      .where('ticket_id', '=', ticketId)
      .where('to_stage', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/**
 * Whether this filling-in of the form of a decision is through, on a ticket that the caller has locked. What says something
 * else is another decision, though a page that the browser had kept gave both the same number.
 */
export async function wasDecidedBy(
  tx: Db,
  viewer: Viewer,
  ticketId: number,
  { submission, reason, accepted }: { submission: string; reason: string; accepted: boolean },
): Promise<boolean> {
  const found = await tx
    .selectFrom('ticket_event')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('actor_id', '=', viewer.accountId)
    .where('kind', '=', 'decision')
    .where('reason', '=', reason)
    .where(sql<boolean>`detail @> ${JSON.stringify({ submission, accepted })}::jsonb`)
    .executeTakeFirst()
  return found !== undefined
}
