import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Conversation, Question, SentAnswer } from '../tickets.ts'
import type { Wanted } from './message-params.ts'

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
  const found = await latestMessages(db, viewer, ticketId, count + 1, before).execute()
  return { messages: found.slice(0, count).toReversed(), hasOlder: found.length > count, before }
}

/** What `readConversation` asks, with the limit that is to be one more than it shows. */
export function latestMessages(db: Db, viewer: Viewer, ticketId: number, limit: number, before?: number) {
  return (
    db
      .selectFrom('message')
      .innerJoin('account as author', 'author.id', 'message.author_id')
      .select([
        'message.id',
        'message.submission',
        'author.name as authorName',
        'message.from_staff as fromStaff',
        'message.internal',
        'message.body',
        'message.answers_id as answersId',
        'message.created_at as createdAt',
      ])
      // Only `insertMessage` writes these columns.
      .select(sql<SentAnswer | null>`message.answer`.as('answer'))
      .select(sql<Question | null>`message.question`.as('question'))
      .where('message.ticket_id', '=', ticketId)
      .$if(viewer.side !== 'maker', (query) => query.where('message.internal', '=', false))
      .$if(before !== undefined, (query) => query.where('message.id', '<', Number(before)))
      .orderBy('message.id', 'desc')
      .limit(limit)
  )
}

export type NewMessage = {
  ticketId: number
  authorId: number
  fromStaff: boolean
  internal: boolean
  submission: string
  body: string
  /** Where it is one that is kept in every language. */
  answer?: SentAnswer | undefined
  question?: Question
  answersId?: number
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
      answer: message.answer ? JSON.stringify(message.answer) : null,
      question: message.question ? JSON.stringify(message.question) : null,
      answers_id: message.answersId ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
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
    .select(sql<Question | null>`message.question`.as('question'))
    .where('message.id', '=', messageId)
    .where('message.ticket_id', '=', ticketId)
    .where('message.internal', '=', false)
    .executeTakeFirst()
}
