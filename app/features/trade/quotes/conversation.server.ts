import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { addOnce } from '#app/kit/http/submissions.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'
import { staffRoles, type Viewer } from '#app/features/people/account/account.ts'
import type { Conversation, QuoteEvent, QuoteStatus } from './quotes.ts'

/** How many messages a page shows; those before them have pages of their own. */
const messagesAtOnce = 100

/** For a quote that the caller has already found for this viewer; a dealer reads only the first name of staff. */
export async function readConversation(
  db: Db,
  viewer: Viewer,
  quoteId: number,
  before: number | undefined,
): Promise<Conversation> {
  const found = await db
    .selectFrom('quote_message')
    .innerJoin('account as author', 'author.id', 'quote_message.author_id')
    .select([
      'quote_message.id',
      'author.name',
      'author.first_name as firstName',
      'quote_message.from_staff as fromStaff',
      'quote_message.body',
      'quote_message.created_at as createdAt',
    ])
    .where('quote_message.quote_id', '=', quoteId)
    .$if(before !== undefined, (query) => query.where('quote_message.id', '<', Number(before)))
    .orderBy('quote_message.id', 'desc')
    .limit(messagesAtOnce + 1)
    .execute()
  const isOutside = viewer.side === 'company'
  const messages = found.slice(0, messagesAtOnce).map(({ name, firstName, ...message }) => ({
    ...message,
    // Who was erased has a pseudonym and no first name.
    authorName: (isOutside && message.fromStaff && firstName) || name,
  }))
  return { messages: messages.toReversed(), hasOlder: found.length > messagesAtOnce, before }
}

type NewMessage = { quoteId: number; authorId: number; fromStaff: boolean; submission: string; body: string }

/**
 * Adds what a form says, once however often it is posted; where it says something else than before, that is a message as
 * well. @returns the message's id, or undefined where this very one is there already
 */
export function addMessage(tx: Db, message: NewMessage, now: Date): Promise<number | undefined> {
  const { quoteId, authorId, submission, body } = message
  return addOnce(submission, [quoteId, body], {
    add: (number) => insertMessage(tx, { ...message, submission: number }, now),
    isSame: async (number) => {
      const sent = await tx
        .selectFrom('quote_message')
        .select(['quote_id as quoteId', 'body'])
        .where('author_id', '=', authorId)
        .where('submission', '=', number)
        .executeTakeFirst()
      return sent?.quoteId === quoteId && sent.body === body
    },
  })
}

/** @returns the message's id, or undefined where this submission has already made one */
export async function insertMessage(tx: Db, message: NewMessage, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('quote_message')
    .values({
      quote_id: message.quoteId,
      author_id: message.authorId,
      from_staff: message.fromStaff,
      submission: message.submission,
      body: message.body,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

type NewEvent = {
  quoteId: number
  kind: 'accepted' | 'rejected' | QuoteEvent['kind']
  actorId: number
  fromStatus?: QuoteStatus
  toStatus?: QuoteStatus
  reason?: string
}

export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<void> {
  await tx
    .insertInto('quote_event')
    .values({
      quote_id: event.quoteId,
      kind: event.kind,
      actor_id: event.actorId,
      at: now,
      from_status: event.fromStatus ?? null,
      to_status: event.toStatus ?? null,
      reason: event.reason ?? '',
    })
    .execute()
}

/** How a quote was written and came to its status: for staff. */
export function listStatusEvents(db: Db, quoteId: number): Promise<QuoteEvent[]> {
  return db
    .selectFrom('quote_event')
    .innerJoin('account as actor', 'actor.id', 'quote_event.actor_id')
    .select((eb) => [
      'quote_event.id',
      'quote_event.at',
      'actor.name as actorName',
      eb.ref('quote_event.kind').$castTo<QuoteEvent['kind']>().as('kind'),
      'quote_event.from_status as fromStatus',
      'quote_event.to_status as toStatus',
      'quote_event.reason',
    ])
    .where('quote_event.quote_id', '=', quoteId)
    .where('quote_event.kind', 'in', ['status', 'written', 'withdrawn', 'asked'])
    .orderBy('quote_event.id', 'desc')
    .limit(50)
    .execute()
}

/** Whether the latest step of a quote is this one of this person, with what they gave as the reason. */
export async function isLatestStep(
  db: Db,
  quoteId: number,
  { actorId, toStatus, reason }: Pick<NewEvent, 'actorId' | 'toStatus' | 'reason'>,
): Promise<boolean> {
  const latest = await db
    .selectFrom('quote_event')
    .select(['actor_id as actorId', 'to_status as toStatus', 'reason'])
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.actorId === actorId && latest.toStatus === toStatus && latest.reason === reason
}

export function findMessage(db: Db, quoteId: number, messageId: number) {
  return db
    .selectFrom('quote_message')
    .innerJoin('account as author', 'author.id', 'quote_message.author_id')
    .select([
      'author.name as authorName',
      'author.first_name as authorFirstName',
      'quote_message.from_staff as fromStaff',
      'quote_message.body',
    ])
    .where('quote_message.quote_id', '=', quoteId)
    .where('quote_message.id', '=', messageId)
    .executeTakeFirst()
}

export type Reader = Awaited<ReturnType<typeof listStaff>>[number]

export function listStaff(db: Db) {
  return readers(db)
    .where('account.role', 'in', [...staffRoles])
    .execute()
}

/** Whether anyone with this address was shut out. @param email in small letters */
export async function isShutOut(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Those of staff who have written about the quote or moved it. */
export function listStaffInvolved(db: Db, quoteId: number): Promise<Reader[]> {
  return readers(db)
    .where('account.role', 'in', [...staffRoles])
    .where('account.id', 'in', involved(db, quoteId))
    .execute()
}

/** Those in the quote's company who may read it and, if there are such, who have written about it or answered it. */
export async function listCompanyTaking(db: Db, quoteId: number): Promise<Reader[]> {
  const all = await listCompanyReaders(db, quoteId)
  const taking = all.filter(({ isInvolved }) => isInvolved)
  return taking.length > 0 ? taking : all
}

/** Those in the quote's company who may read it. */
export function listCompanyReaders(db: Db, quoteId: number) {
  return readers(db)
    .innerJoin('quote', 'quote.company_id', 'account.company_id')
    .where('quote.id', '=', quoteId)
    .where('account.role', 'in', ['owner', 'sales', 'customer'])
    .where('account.approved_at', 'is not', null)
    .where((row) => hasLicence(row, 'quotes'))
    .select((row) => row('account.id', 'in', involved(db, quoteId)).as('isInvolved'))
    .execute()
}

function readers(db: Db) {
  return reachable(db).select('account.role')
}

/** Who has written about the quote, moved or answered it. */
function involved(db: Db, quoteId: number) {
  return db
    .selectFrom('quote_message')
    .select('quote_message.author_id as id')
    .where('quote_message.quote_id', '=', quoteId)
    .union(
      db.selectFrom('quote_event').select('quote_event.actor_id as id').where('quote_event.quote_id', '=', quoteId),
    )
}
