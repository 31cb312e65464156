import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Question } from '../tickets.ts'

/** What a message of this ticket asks for, answered or not. */
export async function questionOf(tx: Db, ticketId: number, id: number): Promise<Question | undefined> {
  const found = await tx
    .selectFrom('message')
    .select(sql<Question>`question`.as('question'))
    .where('ticket_id', '=', ticketId)
    .where('id', '=', id)
    .where('question', 'is not', null)
    .executeTakeFirst()
  return found?.question
}

/** The message that this filling-in of a form has made. */
export function messageOf(tx: Db, authorId: number, submission: string) {
  return tx
    .selectFrom('message')
    .select(['id', 'ticket_id as ticketId', 'internal', 'body'])
    .where('author_id', '=', authorId)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** Whether a ticket has a photo for one of the maker's shots. */
export async function isShown(tx: Db, ticketId: number, slot: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('slot', '=', slot)
    .where('withdrawn_at', 'is', null)
    .where('internal', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
