import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { staffRoles, type Viewer } from '#app/features/people/account/account.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { Wanted } from './message-params.ts'
import { type Conversation, type EventDetail, eventsMost, type TicketHistory, type TicketEvent } from './tickets.ts'

/**
 * The latest messages of a ticket the caller has already found for this viewer, or the latest before one of them; notes
 * among staff are for staff only.
 */
export async function readConversation(
  db: Db,
  viewer: Viewer,
  ticketId: number,
  { count, before }: Wanted,
): Promise<Conversation> {
  const found = await db
    .selectFrom('message')
    .innerJoin('account as author', 'author.id', 'message.author_id')
    .select([
      'message.id',
      'message.submission',
      'author.name as authorName',
      'message.from_staff as fromStaff',
      'message.internal',
      'message.body',
      'message.created_at as createdAt',
    ])
    .where('message.ticket_id', '=', ticketId)
    .$if(viewer.side !== 'maker', (query) => query.where('message.internal', '=', false))
    .$if(before !== undefined, (query) => query.where('message.id', '<', Number(before)))
    .orderBy('message.id', 'desc')
    .limit(count + 1)
    .execute()
  return { messages: found.slice(0, count).toReversed(), hasOlder: found.length > count, before }
}

export type NewMessage = {
  ticketId: number
  authorId: number
  fromStaff: boolean
  internal: boolean
  submission: string
  body: string
}

/** @returns the message's id, or undefined where this submission has already made one */
export async function insertMessage(tx: Db, message: NewMessage, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('message')
    .values({
      ticket_id: message.ticketId,
      author_id: message.authorId,
      from_staff: message.fromStaff,
      internal: message.internal,
      submission: message.submission,
      body: message.body,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/**
 * The latest of what happened to a ticket the caller has already found for this viewer. Only staff read the names of
 * withdrawn files: one may have belonged to a note among them.
 */
export async function readHistory(db: Db, viewer: Viewer, ticketId: number): Promise<TicketHistory> {
  const found = await db
    .selectFrom('ticket_event')
    .innerJoin('account as actor', 'actor.id', 'ticket_event.actor_id')
    .select([
      'ticket_event.id',
      'ticket_event.kind',
      'ticket_event.at',
      'actor.name as actorName',
      'ticket_event.from_staff as fromStaff',
      'ticket_event.from_stage as fromStage',
      'ticket_event.to_stage as toStage',
      'ticket_event.reason',
      // Only `insertEvent` writes the column. These two are kept for the record and shown to nobody.
      sql<EventDetail>`ticket_event.detail - 'verdict' - 'file'`.as('detail'),
    ])
    .where('ticket_event.ticket_id', '=', ticketId)
    .$if(viewer.side !== 'maker', (query) => query.where('ticket_event.kind', '<>', 'file_withdrawn'))
    .orderBy('ticket_event.id', 'desc')
    .limit(eventsMost + 1)
    .execute()
  return { events: found.slice(0, eventsMost).toReversed(), hasOlder: found.length > eventsMost }
}

export type NewEvent = Pick<TicketEvent, 'kind'> &
  Partial<Pick<TicketEvent, 'fromStage' | 'toStage' | 'reason'>> & {
    ticketId: number
    actor: Viewer
    detail?: EventDetail & { verdict?: Verdict; file?: string }
  }

export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<void> {
  await tx
    .insertInto('ticket_event')
    .values({
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
    .execute()
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

/** A message both sides may read, and never a note among staff. */
export function findReply(db: Db, ticketId: number, messageId: number) {
  return db
    .selectFrom('message')
    .innerJoin('account as author', 'author.id', 'message.author_id')
    .select([
      'message.author_id as authorId',
      'author.name as authorName',
      'message.from_staff as fromStaff',
      'message.body',
    ])
    .where('message.id', '=', messageId)
    .where('message.ticket_id', '=', ticketId)
    .where('message.internal', '=', false)
    .executeTakeFirst()
}

export type Reader = Awaited<ReturnType<typeof findParticipants>>[number]

/** Who takes part, for mails: the author, and whoever has written where the other side can read it, or moved it on. */
export function findParticipants(db: Db, ticketId: number) {
  return readersOf(db, ticketId)
    .where('account.id', 'in', (row) =>
      row
        .selectFrom('ticket as opened')
        .select('opened.author_id as id')
        .where('opened.id', '=', ticketId)
        .union(
          row
            .selectFrom('message')
            .select('message.author_id as id')
            .where('message.ticket_id', '=', ticketId)
            .where('message.internal', '=', false),
        )
        .union(
          row
            .selectFrom('ticket_event')
            .select('ticket_event.actor_id as id')
            .where('ticket_event.ticket_id', '=', ticketId),
        ),
    )
    .execute()
}

export function findStaff(db: Db, ticketId: number): Promise<Reader[]> {
  return readersOf(db, ticketId)
    .where('account.role', 'in', [...staffRoles])
    .execute()
}

export function findReader(db: Db, ticketId: number, accountId: number): Promise<Reader | undefined> {
  return readersOf(db, ticketId).where('account.id', '=', accountId).executeTakeFirst()
}

/**
 * Who may be written to about a ticket: staff, and of its company whoever would be shown it. Whoever has left, or whose
 * company has the module no more, may not.
 */
function readersOf(db: Db, ticketId: number) {
  return db
    .selectFrom('account')
    .innerJoin('ticket', (join) => join.on('ticket.id', '=', ticketId))
    .select(['account.id', 'account.email', 'account.name', 'account.first_name as chosenName', 'account.locale'])
    .select(sql<boolean>`coalesce(account.role in ('agent', 'admin'), false)`.as('isStaff'))
    .where('account.disabled_at', 'is', null)
    .where('account.email_verified', '=', true)
    .where((row) =>
      row.or([
        row('account.role', 'in', [...staffRoles]),
        row.and([
          row('account.company_id', '=', row.ref('ticket.company_id')),
          row('account.role', 'is not', null),
          row('account.approved_at', 'is not', null),
          row('account.contact_id', 'is not', null),
          row.exists(
            row
              .selectFrom('company_module')
              .select('company_module.module')
              .whereRef('company_module.company_id', '=', 'ticket.company_id')
              .where('company_module.module', '=', 'tickets')
              .where('company_module.state', '=', 'active'),
          ),
        ]),
      ]),
    )
    .orderBy('account.id')
}
