import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Ticket } from '../tickets.ts'
import type { Said } from './ratings.ts'

/** On a row of `ticket`: what was said of it, and the call that it led to. */
export const ratingOfTicket = sql<Ticket['rating']>`(
  select json_build_object('score', rating.score, 'comment', rating.comment, 'at', rating.answered_at,
    'call', case when call.due_on is not null then json_build_object('dueOn', call.due_on,
      'callerId', call.caller_id, 'callerName', caller.name, 'isTaken', call.taken_at is not null,
      'doneAt', call.done_at, 'doneById', call.done_by, 'doneBy', done.name, 'note', call.note) end)
  from ticket_rating rating
    left join call_back call on call.ticket_id = rating.ticket_id
    left join account caller on caller.id = call.caller_id
    left join account done on done.id = call.done_by
  where rating.ticket_id = ticket.id and rating.score is not null)`

type NewRating = Said & { ticketId: number; accountId: number }

export async function saveRating(
  tx: Db,
  { ticketId, accountId, score, comment }: NewRating,
  isFirst: boolean,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ticket_rating')
    .values({ ticket_id: ticketId, account_id: accountId, score, comment, answered_at: now })
    .onConflict((conflict) =>
      conflict
        .column('ticket_id')
        .doUpdateSet(isFirst ? { score, comment, answered_at: now } : { score, comment, changed_at: now }),
    )
    .execute()
}

/** One a ticket, however often the answer changes. */
export async function insertCall(
  tx: Db,
  { ticketId, dueOn, callerId }: { ticketId: number; dueOn: string; callerId: number | null },
): Promise<void> {
  await tx
    .insertInto('call_back')
    .values({ ticket_id: ticketId, due_on: dueOn, caller_id: callerId })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .execute()
}

/** What nobody has taken on themselves. */
export async function deleteOpenCall(tx: Db, ticketId: number): Promise<void> {
  await tx
    .deleteFrom('call_back')
    .where('ticket_id', '=', ticketId)
    .where('taken_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()
}

export async function changeCall(
  tx: Db,
  ticketId: number,
  change: { caller_id: number; taken_at: Date } | { done_by: number; done_at: Date; note: string },
): Promise<void> {
  await tx.updateTable('call_back').set(change).where('ticket_id', '=', ticketId).execute()
}
