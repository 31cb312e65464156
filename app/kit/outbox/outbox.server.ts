import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { together } from '#app/kit/db/together.server.ts'
import { codeOf } from '#app/kit/error-code.ts'
import type { OutboxMessage } from './kinds.ts'

/**
 * Put in the same transaction as the change that causes it: both are kept, or neither. Rows of one `subject` leave in the
 * order in which they were put.
 */
export async function put(tx: Db, message: OutboxMessage, now: Date): Promise<void> {
  await putting(tx, [message], now).execute()
}

/** As `put`, of one or several in this order, to be written together with others. */
export function putting(tx: Db, messages: readonly OutboxMessage[], now: Date, dueAt = now) {
  const rows = messages.map(({ kind, subject, payload }) => ({
    kind: kind.name,
    subject,
    payload: JSON.stringify(payload),
  }))
  return tx.insertInto('outbox').values(rows.map((row) => ({ ...row, due_at: dueAt, created_at: now })))
}

/** As `put`, to leave in so many ms, `rest` at most; until then it keeps back what is put after it of its subject. */
export async function putLater(tx: Db, messages: readonly OutboxMessage[], now: Date, ms: number): Promise<void> {
  await putting(tx, messages, now, new Date(now.getTime() + ms)).execute()
}

/** As `put`, for rows of the CRM, unless the same row waits already: one for each record, however often it changes. */
export async function putForCrm(tx: Db, { kind, subject, payload }: OutboxMessage, now: Date): Promise<void> {
  await sql`select put_crm(${kind.name}, ${subject}, ${JSON.stringify(payload)}::jsonb, ${now})`.execute(tx)
}

/** Rows that this transaction puts from now on continue that trace. */
export async function noteTrace(tx: Db, parent: string): Promise<void> {
  await sql`select set_config('ammiraglia.trace', ${parent}, true)`.execute(tx)
}

/** How many mails one worker sends at once: the mail adapter opens no more connections. */
export const mailsAtOnce = 4

/** Systems outside, each with a worker of its own: the beginning of the kinds of rows that call it, up to their dot. */
export const lanes = ['crm', 'erp', 'webhook'] as const
export type Lane = (typeof lanes)[number]

/** Whether a row calls such a system, which may take its time. */
export function callsOut(kind: string): boolean {
  return lanes.some((lane) => kind.startsWith(`${lane}.`))
}

/**
 * The lane in which a row waits, as its table reckons it from the kind: that of its system, `many` for what goes to a great
 * number of people at once, so that nobody's new password waits behind it, or else `main`.
 */
export type RowLane = Lane | 'main' | 'many'

/** Which of the waiting rows: all, or those of some lanes. */
export type Which = 'all' | readonly RowLane[]

/** Written and claimed at once by one worker. Those that could not be sent within their lease are left to the next. */
export const claimedAtOnce = 16

/** ms that a mail may take to leave. */
export const longestMail = 90_000

/** ms for which a row is its worker's while a mail leaves, which takes less; after it, that worker has been killed. */
export const lease = 120_000

/** ms between two tries once it has failed for a while; spread by so much, so that failures do not march in step. */
export const rest = 60_000
const spread = 0.2

/** After so many it is given up: about a day of trying. */
export const mostAttempts = Math.floor((24 * 60 * 60_000) / rest)

/** How long to rest after a failure: 1 s, then half as long again each time. @returns ms */
export function restAfter(attempts: number): number {
  return Math.min(rest, 1000 * 1.5 ** attempts) * (1 - spread + Math.random() * 2 * spread)
}

/** `begun`: how often it was begun since it last came back, as failed or undone. */
type Progress = { attempts: number; begun: number; due_at: Date; created_at: Date; claimed_until: Date | null }
export type Waiting = Progress & { id: number; kind: string; subject: string }

/**
 * A row that was never tried may leave at any time, unless it was put for later. No row rests longer, and no worker
 * keeps one longer, than its limit: the clock may have been set back since.
 */
export function progressOf(row: Progress, now: Date): 'due' | 'resting' | 'under way' | 'abandoned' {
  if (row.claimed_until) return isWithin(row.claimed_until, now, lease) ? 'under way' : 'abandoned'
  const isForLater = row.attempts > 0 || row.due_at > row.created_at
  return isForLater && isWithin(row.due_at, now, rest * (1 + spread)) ? 'resting' : 'due'
}

/** Whether its mail can leave before another worker may take it. */
export function isTimeLeft({ claimed_until: until }: Pick<Progress, 'claimed_until'>, now: Date): boolean {
  return until !== null && until.getTime() - now.getTime() >= longestMail
}

function isWithin(moment: Date, now: Date, ms: number): boolean {
  const left = moment.getTime() - now.getTime()
  return left > 0 && left <= ms
}

/**
 * The rows that wait, in the order in which they were put. The reader finds out which row of a subject comes first: a
 * join of the table with itself reads the whole table for each row as long as the statistics are those of a small
 * table.
 */
export function listWaiting(db: Db, which: Which, after: number, most: number): Promise<Waiting[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'attempts', 'begun', 'due_at', 'created_at', 'claimed_until'])
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('id', '>', after)
    .where((row) => (which === 'all' ? row.and([]) : row('lane', 'in', which)))
    .orderBy('id')
    .limit(most)
    .execute()
}

/** `trace`: the parent of its own trace, if any. */
export type Taken = Progress & { id: number; kind: string; payload: unknown; trace: string | null }

/** The rows themselves, locked until the transaction ends; without those another worker has, or has done. */
export function take(tx: Db, ids: readonly number[]): Promise<Taken[]> {
  return rowsToTake(tx, { ids })
}

/** Each by its key: of several at once the planner makes a read of the whole table while it is small, and then keeps to it. */
const rowsToTake = prepared('outbox take', (db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'wanted'>(sql`wanted(id)`))
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('outbox')
          .select(['id', 'kind', 'payload', 'trace', 'attempts', 'begun', 'due_at', 'created_at', 'claimed_until'])
          .whereRef('outbox.id', '=', 'wanted.id')
          .where('done_at', 'is', null)
          .where('dead_at', 'is', null)
          .forUpdate()
          .skipLocked()
          .as('row'),
      (join) => join.onTrue(),
    )
    .select(['row.id', 'row.kind', 'row.payload', 'row.trace', 'row.attempts', 'row.begun'])
    .select(['row.due_at', 'row.created_at', 'row.claimed_until']),
)

type Claimed = Pick<Taken, 'id' | 'claimed_until'>

/**
 * Keeps rows from all others beyond the transaction, while their mails leave.
 * @returns until when they are kept @throws SubjectClaimed, after which the transaction is spoilt
 */
export async function claim(tx: Db, ids: readonly number[], now: Date): Promise<Date> {
  const until = new Date(now.getTime() + lease)
  const claims = ids.map((id) => tx.updateTable('outbox').set({ claimed_until: until }).where('id', '=', id))
  try {
    await together(tx, ...claims)
    return until
  } catch (error) {
    if (codeOf(error) === '23505') throw new SubjectClaimed()
    throw error
  }
}

/** Another row of the subject is under way: one that was tried again, or whose transaction ended later. */
export class SubjectClaimed extends Error {}

/** The sealed part of the payload is deleted with it. `left`: there was something to leave, which did so now. */
export async function markDone(db: Db, claimed: readonly Claimed[], now: Date, left: boolean): Promise<void> {
  const done = { done_at: now, left_at: left ? now : null, claimed_until: null, last_error: null }
  const all = { ...done, payload: sql<string>`payload - 'sealed'` }
  await together(db, ...claimed.map((one) => updateClaimed(db, one).set(all)))
}

/** With `dueAt` it is tried again then, without it is given up and waits for a person to look. */
export async function markFailed(db: Db, claimed: Claimed, error: string, now: Date, dueAt?: Date): Promise<void> {
  await updateClaimed(db, claimed)
    // Another worker may have done it since.
    .where('done_at', 'is', null)
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      begun: 0,
      claimed_until: null,
      // With a NUL the failure itself could not be noted, and the row would come first for ever.
      last_error: error.replaceAll('\0', '').slice(0, 1000),
      ...(dueAt ? { due_at: dueAt } : { dead_at: now }),
    }))
    .execute()
}

/** A worker whose lease is over changes nothing: the row is another worker's. */
function updateClaimed(db: Db, { id, claimed_until: until }: Claimed) {
  return db.updateTable('outbox').where('id', '=', id).where('claimed_until', 'is not distinct from', until)
}

/** What has left the house long ago is forgotten; what was given up stays until a person has looked. */
export async function sweepDone(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('done_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export type GivenUp = Pick<Taken, 'id' | 'kind' | 'attempts'> & { subject: string; at: Date; error: string | null }
/** The latest first; `discarded` are those of which a person has said that they shall not leave any more. */
export async function listGivenUp(
  db: Db,
  most: number,
  which: 'waiting' | 'discarded',
  lane?: Lane,
): Promise<GivenUp[]> {
  const isDiscarded = which === 'discarded'
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'attempts', 'dead_at', 'last_error as error'])
    .where('dead_at', 'is not', null)
    .where('done_at', isDiscarded ? 'is not' : 'is', null)
    .$if(lane !== undefined, (query) => query.where('lane', '=', lane ?? ''))
    .orderBy('dead_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ dead_at: at, ...row }) => (at ? [{ ...row, at }] : []))
}

export function givenUpCount(db: Db) {
  return db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
}

/**
 * What was given up is due at once, as if it had never been tried: all of it, one row, or one lane. What waits or is done
 * stays as it is.
 */
export async function tryAgain(db: Db, now: Date, which: 'all' | { id: number } | { lane: Lane }): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, begun: 0, due_at: now })
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
    .where((row) => {
      if (which === 'all') return row.and([])
      return 'id' in which ? row('id', '=', which.id) : row('lane', '=', which.lane)
    })
    .execute()
}

/** Rows that rest after a failure are due at once: the system that failed is back. Rows that were given up stay so. */
export async function hasten(db: Db, now: Date, lane: Lane): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('lane', '=', lane)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('claimed_until', 'is', null)
    .where('due_at', '>', now)
    .execute()
}

/** How much of a lane waits, and how much of that has been tried in vain. */
export async function countWaiting(db: Db, lane: Lane): Promise<{ waiting: number; troubled: number }> {
  return db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().as('waiting'),
      row.fn.countAll<number>().filterWhere('attempts', '>', 0).as('troubled'),
    ])
    .where('lane', '=', lane)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/**
 * What was given up is never tried again, and still marked as given up until it is forgotten like all that is done. What
 * waits, is done or was discarded before stays as it is. @returns whether there was something to discard
 */
export async function discard(db: Db, now: Date, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isKnown(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
