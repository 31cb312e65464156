import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey, prepared } from '#app/kit/db/prepared.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { FeedQuery } from '#app/kit/lists/feed.ts'
import type { Conversation, LastRead, Message, Question, SentAnswer } from '../tickets.ts'
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
  const asked = { id: ticketId, limit: count + 1, before: before ?? Number.MAX_SAFE_INTEGER }
  const found = await conversations[viewer.side](db, asked)
  const messages = found.slice(0, count).toReversed()
  const read = before === undefined ? lastReadOf(messages) : undefined
  return { messages, hasOlder: found.length > count, before, read }
}

function lastReadOf(messages: readonly Message[]): LastRead | undefined {
  const found = messages.findLast(({ readAt }) => readAt !== null)
  return found?.readAt ? { id: found.id, at: found.readAt, by: found.readers } : undefined
}

/** A follower's words stand in the name of somebody of the ticket's company: what they are called stands apart. */
const writerName = sql<string>`coalesce(follower.name, author.name)`

/** For a message that came by mail: everything that was written, where that is more than its message. */
const wholeMail = sql<string | null>`(select nullif(came.body, '') from inbound_mail came
  where came.message_id = message.id limit 1)`

type Asked = { id: number; limit: number; before: number }

const conversations = {
  maker: prepared('ticket messages maker', (db, asked: Asked) => messagesBefore(db, 'maker', asked)),
  company: prepared('ticket messages company', (db, asked: Asked) => messagesBefore(db, 'company', asked)),
}

function messagesBefore(db: Db, side: Viewer['side'], { id, limit, before }: Asked) {
  return latestMessages(db, side, id, limit).where('message.id', '<', before)
}

/** What `readConversation` asks, with the limit that is to be one more than it shows. */
export function latestMessages(db: Db, side: Viewer['side'], ticketId: number, limit: number) {
  return (
    db
      .selectFrom('message')
      .innerJoin('account as author', 'author.id', 'message.author_id')
      .leftJoin('ticket_follower as follower', 'follower.id', 'message.follower_id')
      .select([
        'message.id',
        'message.submission',
        'message.author_id as authorId',
        'message.from_staff as fromStaff',
        'message.internal',
        'message.follower_id as followerId',
        'message.body',
        'message.answers_id as answersId',
        'message.created_at as createdAt',
      ])
      .select(writerName.as('authorName'))
      .select(side === 'maker' ? wholeMail.as('mail') : sql<null>`null`.as('mail'))
      // Only `insertMessage` writes these columns.
      .select(sql<SentAnswer | null>`message.answer`.as('answer'))
      .select(sql<Question | null>`message.question`.as('question'))
      .select(readsBy(side))
      .where('message.ticket_id', '=', ticketId)
      .$if(side !== 'maker', (query) => query.where('message.internal', '=', false))
      .orderBy('message.id', 'desc')
      .limit(limit)
      .modifyEnd(byKey)
  )
}

/** From behind one of them on, one more than is wanted. */
export function messagesForward(db: Db, viewer: Viewer, ticketId: number, { after = 0, limit, since }: FeedQuery) {
  return db
    .selectFrom('message')
    .innerJoin('account as author', 'author.id', 'message.author_id')
    .leftJoin('ticket_follower as follower', 'follower.id', 'message.follower_id')
    .select(['message.id', 'message.from_staff as fromStaff', 'message.internal'])
    .select(writerName.as('authorName'))
    .select(['message.body', 'message.created_at as createdAt'])
    .where('message.ticket_id', '=', ticketId)
    .where('message.id', '>', after)
    .$if(viewer.side !== 'maker', (query) => query.where('message.internal', '=', false))
    .where((row) => row.and(since === undefined ? [] : [row('message.created_at', '>=', since)]))
    .orderBy('message.id')
    .limit(limit + 1)
}

/**
 * When a message of the reader's own side was first read by the other; to a company's people it is told of the maker's
 * staff as a whole.
 */
function readsBy(side: Viewer['side']) {
  const isOwn = sql`message.from_staff = ${sql.lit(side === 'maker')} and not message.internal`
  const reads = sql`ticket_read join account on account.id = ticket_read.account_id
    where ticket_read.ticket_id = message.ticket_id and ticket_read.from_staff <> message.from_staff
      and ticket_read.message_id >= message.id`
  const names = sql`array(select account.name from ${reads} order by ticket_read.read_at, account.id)`
  return [
    sql<Date | null>`case when ${isOwn} then (select min(ticket_read.read_at) from ${reads}) end`.as('readAt'),
    sql<string[]>`${side === 'maker' ? sql`case when ${isOwn} then ${names} else '{}' end` : sql`'{}'::text[]`}`.as(
      'readers',
    ),
  ]
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
  /** A follower, who wrote it by mail. */
  followerId?: number | undefined
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
      follower_id: message.followerId ?? null,
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
    .leftJoin('ticket_follower as follower', 'follower.id', 'message.follower_id')
    .select(writerName.as('authorName'))
    .select([
      'message.author_id as authorId',
      'message.follower_id as followerId',
      'message.from_staff as fromStaff',
      'message.body',
    ])
    .select(sql<SentAnswer | null>`message.answer`.as('answer'))
    .select(sql<Question | null>`message.question`.as('question'))
    .where('message.id', '=', messageId)
    .where('message.ticket_id', '=', ticketId)
    .where('message.internal', '=', false)
    .executeTakeFirst()
}
