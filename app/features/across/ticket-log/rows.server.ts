import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { claimColumns } from '#app/features/service/tickets/tickets.claim.ts'
import { stageWhen } from '#app/features/service/tickets/tickets.stages.ts'

// What the log is compared with. The statements say for themselves what is held of a row, as the migration's functions do:
// who changes a function in the database changes nothing here.

// What the log held of a claim when it began, also what is null.
const first = `author_id submission locale country frame_model serial_number damage_phase date_of_purchase part_involved
  kind_of_damage content notes instructions catalogue_version told_verdict`.split(/\s+/)
// Where one of these is null it is left out, so that entries from before it stay true.
const later = [...Object.values(claimColumns), 'marks'].filter((column) => !first.includes(column))

const claimSaid = sql<string>`jsonb_build_object(${sql.join(first.map(pair))},
  'created_at', one.created_at at time zone 'UTC') || ${sql.join(later.map(whereSaid), sql` || `)}`

function pair(column: string) {
  return sql`${sql.lit(column)}, ${sql.ref(`one.${column}`)}`
}

function whereSaid(column: string) {
  return sql`case when ${sql.ref(`one.${column}`)} is null then '{}'::jsonb else jsonb_build_object(${pair(column)}) end`
}

const messageSaid = sql<string>`jsonb_build_object('author_id', one.author_id, 'from_staff', one.from_staff,
  'internal', one.internal, 'submission', one.submission, 'body', one.body, 'answer', one.answer,
  'question', one.question, 'answers_id', one.answers_id, 'created_at', one.created_at at time zone 'UTC')::text`

const eventSaid = sql<string>`jsonb_build_object('kind', one.kind, 'actor_id', one.actor_id,
  'from_staff', one.from_staff, 'at', one.at at time zone 'UTC', 'from_stage', one.from_stage,
  'to_stage', one.to_stage, 'reason', one.reason, 'detail', one.detail)::text`

const fileSaid = sql<string>`jsonb_build_object('owner_id', one.owner_id, 'submission', one.submission,
  'message_id', one.message_id, 'internal', one.internal, 'field', one.field, 'name', one.name, 'kind', one.kind,
  'media_type', one.media_type, 'bytes', one.bytes, 'slot', one.slot, 'sent_sha256', one.sent_sha256,
  'content_sha256', one.content_sha256, 'captured_at', one.captured_at,
  'created_at', one.created_at at time zone 'UTC', 'withdrawn_at', one.withdrawn_at at time zone 'UTC')::text`

export type Chain = {
  ticketId: number
  isThere: boolean
  /** Null where no chain is of this ticket. */
  length: number | null
  head: string | null
  found: number | null
  isForgotten: boolean
}

/** Whatever has a chain, a ticket or an entry, in the order of the tickets' numbers. */
export async function readChains(db: Db, after: number, most: number): Promise<Chain[]> {
  const { rows } = await sql<Chain>`
    select numbers.id as "ticketId", ticket.id is not null as "isThere", chain.length, encode(chain.head, 'hex') as head,
      chain.found, chain.removed_on is not null as "isForgotten"
    from (
      (select id from ticket where id > ${after} order by id limit ${most})
      union (select ticket_id from ticket_chain where ticket_id > ${after} order by ticket_id limit ${most})
      union (select distinct ticket_id from ticket_log where ticket_id > ${after} order by ticket_id limit ${most})
      order by id limit ${most}
    ) as numbers
      left join ticket on ticket.id = numbers.id
      left join ticket_chain chain on chain.ticket_id = numbers.id
    order by numbers.id`.execute(db)
  return rows
}

export type Entry = {
  ticketId: number
  position: number
  kind: 'claim' | 'message' | 'event' | 'file'
  ref: string
  salt: string
  content: string
  digest: string
  /** Null: the row is gone. */
  said: string | null
  /** Only the latest entry about a file says what it is now. */
  isLatest: boolean
  contentKey: string | null
  contentSha256: string | null
}

/** Some entries of these tickets, from behind a place on. */
export async function readEntries(
  db: Db,
  ids: readonly number[],
  after: { ticketId: number; position: number },
  most: number,
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select log.ticket_id as "ticketId", log.position, log.kind, coalesce(log.row_id::text, log.file_id::text, '-') as ref,
      log.salt::text as salt, encode(log.content, 'hex') as content, encode(log.digest, 'hex') as digest,
      case log.kind
        when 'claim' then (select (${claimSaid})::text from ticket one where one.id = log.ticket_id)
        when 'message' then
          (select ${messageSaid} from message one where one.id = log.row_id and one.ticket_id = log.ticket_id)
        when 'event' then
          (select ${eventSaid} from ticket_event one where one.id = log.row_id and one.ticket_id = log.ticket_id)
        when 'file' then
          (select ${fileSaid} from attachment one where one.id = log.file_id and one.ticket_id = log.ticket_id)
      end as said,
      log.file_id is null or not exists (select from ticket_log later where later.file_id = log.file_id
        and later.ticket_id = log.ticket_id and later.position > log.position) as "isLatest",
      file.content_key as "contentKey", file.content_sha256 as "contentSha256"
    from ticket_log log
      left join attachment file on file.id = log.file_id and file.ticket_id = log.ticket_id
    where log.ticket_id = any(${ids}::bigint[])
      and (log.ticket_id, log.position) > (${after.ticketId}, ${after.position})
    order by log.ticket_id, log.position limit ${most}`.execute(db)
  return rows
}

/** What of these tickets no entry of the log knows. */
export async function readUnlogged(db: Db, ids: readonly number[], most: number) {
  const of = sql`any(${ids}::bigint[])`
  const unknown = (kind: 'message' | 'event') => sql`not exists (select from ticket_log log
    where log.ticket_id = ${of} and log.ticket_id = one.ticket_id and log.kind = ${kind} and log.row_id = one.id)`
  const { rows } = await sql<{ ticketId: number; kind: 'message' | 'event' | 'file'; ref: string }>`
    select one.ticket_id as "ticketId", 'message' as kind, one.id::text as ref from message one
      where one.ticket_id = ${of} and ${unknown('message')}
    union all select one.ticket_id, 'event', one.id::text from ticket_event one
      where one.ticket_id = ${of} and ${unknown('event')}
    union all select one.ticket_id, 'file', one.id::text from attachment one
      where one.ticket_id = ${of} and not exists (select from ticket_log log
        where log.file_id = one.id and log.ticket_id = one.ticket_id)
    order by 1, 2, 3 limit ${most}`.execute(db)
  return rows
}

/**
 * Tickets whose row says something else than their events: where they stand, and what was decided. What came without any
 * event is passed over.
 */
export async function readContradicting(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ticket.id from ticket
      left join lateral (select to_stage from ticket_event where ticket_id = ticket.id and to_stage is not null
        order by id desc limit 1) step on true
      left join lateral (select kind, reason, detail from ticket_event
        where ticket_id = ticket.id and (kind = 'decision' or to_stage = ${stageWhen.opened})
        order by id desc limit 1) decided on true
    where ticket.id = any(${ids}::bigint[]) and (
      ticket.stage <> step.to_stage
      or decided.kind <> 'decision' and (ticket.decision_reason is not null or ticket.warranty_accepted is not null)
      or decided.kind = 'decision' and (ticket.decision_reason is distinct from decided.reason
        or ticket.warranty_accepted is distinct from (decided.detail ->> 'accepted')::boolean
        or decided.detail ? 'number' and ticket.authorization_number is distinct from decided.detail ->> 'number'))
    order by ticket.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a file's content lies still where it did: a photo may have been turned, or gone with its ticket, meanwhile. */
export async function isStillAt(db: Db, id: string, contentKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('content_key', '=', contentKey)
    .where('ticket_id', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
