import { sql } from 'kysely'
import type { Texts } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { LabourLine } from './lines.ts'

/** For a ticket that the query has found for its reader, the oldest first. */
export const labourOfTicket = sql<LabourLine[]>`(
  select coalesce(json_agg(json_build_object('id', line.id, 'code', line.code, 'name', line.name,
    'minutes', line.minutes, 'note', line.note, 'granted', line.granted_minutes) order by line.id), '[]')
  from labour_line line where line.ticket_id = ticket.id)`

/** For exports: the sum of what was asked for, and of what was granted; null where nothing was. */
export const labourAsked = sql<number | null>`(
  select sum(minutes)::integer from labour_line where ticket_id = ticket.id)`
export const labourGranted = sql<number | null>`(
  select sum(granted_minutes)::integer from labour_line where ticket_id = ticket.id)`

export type NewLine = {
  ticketId: number
  authorId: number
  submission: string
  code: string
  name: Texts
  minutes: number
  note: string
}

/** @returns whether it is new, the same that this form has added before, or another: a repeated post adds nothing */
export async function insertLine(tx: Db, line: NewLine, now: Date): Promise<'new' | 'same' | 'other'> {
  const added = await tx
    .insertInto('labour_line')
    .values({
      ticket_id: line.ticketId,
      author_id: line.authorId,
      submission: line.submission,
      code: line.code,
      name: JSON.stringify(line.name),
      minutes: line.minutes,
      note: line.note,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return 'new'
  const same = await tx
    .selectFrom('labour_line')
    .select('id')
    .where('author_id', '=', line.authorId)
    .where('submission', '=', line.submission)
    .where('code', '=', line.code)
    .where('minutes', '=', line.minutes)
    .where('note', '=', line.note)
    .executeTakeFirst()
  return same ? 'same' : 'other'
}

export async function deleteLine(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('labour_line').where('id', '=', id).execute()
}

export async function grantLine(tx: Db, id: number, minutes: number, byId: number, now: Date): Promise<void> {
  await tx
    .updateTable('labour_line')
    .set({ granted_minutes: minutes, granted_by: byId, granted_at: now })
    .where('id', '=', id)
    .execute()
}

/** A claim that is decided again: nothing is said of its lines by now, and what was said stays in the history. */
export async function clearGrants(tx: Db, ticketId: number): Promise<void> {
  await tx
    .updateTable('labour_line')
    .set({ granted_minutes: null, granted_by: null, granted_at: null })
    .where('ticket_id', '=', ticketId)
    .execute()
}
