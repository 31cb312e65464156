import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey, prepared } from '#app/kit/db/prepared.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { Ticket } from '../tickets.ts'
import { type EventDetail, eventsMost, type TicketEvent, type TicketHistory } from './events.ts'

/**
 * The latest events of a ticket that the caller has found for this viewer. Only staff read the names of withdrawn
 * files, which may belong to an internal note, and to whom a ticket was assigned.
 */
export async function readHistory(db: Db, viewer: Viewer, ticketId: number): Promise<TicketHistory> {
  const found = await histories[viewer.side](db, { id: ticketId })
  return { events: found.slice(0, eventsMost).toReversed(), hasOlder: found.length > eventsMost }
}

const forStaff = sql<EventDetail>`ticket_event.detail - array['verdict', 'file', 'submission', 'copied']`

/** By which an event names another ticket. */
const otherNames = sql`array['duplicateOf', 'mergedInto', 'splitFrom', 'other']`

/** Another company's tickets are not even named by their number. */
const forCompany = sql<EventDetail>`${forStaff} - case when exists (
  select from ticket as other join ticket as this on this.company_id = other.company_id
  where this.id = ticket_event.ticket_id and other.id = coalesce(ticket_event.detail ->> 'duplicateOf',
    ticket_event.detail ->> 'mergedInto', ticket_event.detail ->> 'splitFrom', ticket_event.detail ->> 'other')::bigint
) then array[]::text[] else ${otherNames} end`

const amongStaff: readonly TicketEvent['kind'][] = ['file_withdrawn', 'assigned', 'rated', 'called_back']

export function isAmongStaff({ kind, detail }: Pick<TicketEvent, 'kind' | 'detail'>): boolean {
  return amongStaff.includes(kind) || detail.apart === true
}

/** The same of a row in a statement. */
export function isToldToCompany(table: 'ticket_event' | 'news') {
  const kinds = sql.join(amongStaff.map((kind) => sql.lit(kind)))
  return sql<boolean>`(${sql.ref(`${table}.kind`)} not in (${kinds}) and not ${sql.ref(`${table}.detail`)} @> '{"apart": true}')`
}

/** On a row of `ticket`. */
export const lastDecision = sql<Ticket['lastDecision']>`(
  select json_build_object('at', decision.at, 'by', decision.actor_id) from ticket_event decision
  where decision.ticket_id = ticket.id and decision.kind = 'decision' order by decision.id desc limit 1)`

const histories = {
  maker: prepared('ticket history maker', (db, { id }: { id: number }) => latestEvents(db, 'maker', id)),
  company: prepared('ticket history company', (db, { id }: { id: number }) => latestEvents(db, 'company', id)),
}

/** What `readHistory` asks. */
export function latestEvents(db: Db, side: Viewer['side'], ticketId: number) {
  return db
    .selectFrom('ticket_event')
    .leftJoin('account as actor', 'actor.id', 'ticket_event.actor_id')
    .leftJoin('account as assignee', (join) =>
      join.on('assignee.id', '=', sql<number>`(ticket_event.detail ->> 'assignee')::bigint`),
    )
    .select([
      'ticket_event.id',
      'ticket_event.kind',
      'ticket_event.at',
      'ticket_event.from_staff as fromStaff',
      'ticket_event.from_stage as fromStage',
      'ticket_event.to_stage as toStage',
      'ticket_event.reason',
      // What a rule has decided is nobody's.
      sql<string>`coalesce(actor.name, '')`.as('actorName'),
      // Only `insertEvent` writes the column. These are kept for the record and shown to nobody.
      (side === 'maker' ? forStaff : forCompany).as('detail'),
      'assignee.name as assigneeName',
    ])
    .where('ticket_event.ticket_id', '=', ticketId)
    .$if(side !== 'maker', (query) => query.where(isToldToCompany('ticket_event')))
    .orderBy('ticket_event.id', 'desc')
    .limit(eventsMost + 1)
    .modifyEnd(byKey)
}

export type NewEvent = Pick<TicketEvent, 'kind'> &
  Partial<Pick<TicketEvent, 'fromStage' | 'toStage' | 'reason'>> & {
    ticketId: number
    /** A rule acts for the maker, and for none of its people. */
    actor: Pick<Viewer, 'accountId' | 'side'> | 'rule'
    detail?: EventDetail & { verdict?: Verdict; file?: string; submission?: string | undefined; copied?: Copied }
  }

/** What of a ticket is shown in the one that was split from it. */
type Copied = { messages: number[]; files: string[] }

export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<void> {
  await insertingEvents(tx, [event], now).execute()
}

/** As `insertEvent`, of several in their order, to be written together with others. */
export function insertingEvents(tx: Db, events: readonly NewEvent[], now: Date) {
  return tx.insertInto('ticket_event').values(events.map((event) => rowOf(event, now)))
}

function rowOf({ ticketId, actor, kind, fromStage, toStage, reason, detail }: NewEvent, now: Date) {
  return {
    ticket_id: ticketId,
    actor_id: actor === 'rule' ? null : actor.accountId,
    from_staff: actor === 'rule' || actor.side === 'maker',
    kind,
    at: now,
    from_stage: fromStage ?? null,
    to_stage: toStage ?? null,
    reason: reason ?? '',
    detail: JSON.stringify(detail ?? {}),
  }
}

/** The event that brought a ticket, which the caller has locked, to its present stage, and who did it. */
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
 * Whether this form of a decision was carried out already, on a ticket that the caller has locked. The same number with
 * other content is another decision: a page that the browser had kept may give both the same number.
 */
export async function wasDecidedBy(
  tx: Db,
  viewer: Viewer,
  ticketId: number,
  { submission, reason, accepted, message }: Sent,
): Promise<boolean> {
  const found = await tx
    .selectFrom('ticket_event')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('actor_id', '=', viewer.accountId)
    .where('kind', '=', 'decision')
    .where('reason', '=', reason)
    .where(sql<boolean>`detail @> ${JSON.stringify({ submission, accepted })}::jsonb`)
    .where(message ? saidWith(message) : sql<boolean>`true`)
    .executeTakeFirst()
  return found !== undefined
}

/** Beside an event, of one moment since in one transaction. */
function saidWith(message: string) {
  return sql<boolean>`exists (select from message where message.ticket_id = ticket_event.ticket_id
    and message.author_id = ticket_event.actor_id and message.created_at = ticket_event.at and message.body = ${message})`
}

type Sent = { submission: string; reason: string; accepted: boolean; message?: string | undefined }
