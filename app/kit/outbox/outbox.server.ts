import type { Db } from '#app/kit/db/db.server.ts'

/** What is to leave the house. Rows of one `subject` leave in the order in which they were put. */
export type OutboxMessage = { kind: string; subject: string; payload: Record<string, unknown> }

/** Put in the same transaction as the change that causes it: both are kept, or neither. */
export async function put(tx: Db, message: OutboxMessage, now: Date): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...message, payload: JSON.stringify(message.payload), due_at: now, created_at: now })
    .execute()
}

/** ms between two tries once it has failed for a while; spread by so much, so that failures do not march in step. */
const rest = 60_000
const spread = 0.2

/** After so many it is given up: about a day of trying. */
export const mostAttempts = Math.floor((24 * 60 * 60_000) / rest)

/** How long to rest after a failure: 1 s, then half as long again each time. @returns ms */
export function restAfter(attempts: number): number {
  return Math.min(rest, 1000 * 1.5 ** attempts) * (1 - spread + Math.random() * 2 * spread)
}

export type Waiting = { id: number; subject: string; attempts: number; due_at: Date }

/**
 * Whether it may leave now. What was never tried may at any time, and nothing rests longer than it was told to: the
 * clock may have been set back since.
 */
export function isDue({ attempts, due_at: due }: Pick<Waiting, 'attempts' | 'due_at'>, now: Date): boolean {
  const left = due.getTime() - now.getTime()
  return attempts === 0 || left <= 0 || left > rest * (1 + spread)
}

/**
 * What waits, in the order in which it was put. Which row of a subject comes first is told by who reads them: a join of
 * the table with itself reads it whole for each row, where the statistics are those of a small table.
 */
export function listWaiting(db: Db, after: number, most: number): Promise<Waiting[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'subject', 'attempts', 'due_at'])
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
}

export type Taken = { id: number; kind: string; payload: unknown; attempts: number; due_at: Date }

/** The row itself, locked until the transaction ends; undefined where another worker has it, or has done it. */
export function take(tx: Db, id: number): Promise<Taken | undefined> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts', 'due_at'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markDone(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('outbox').set({ done_at: now, last_error: null }).where('id', '=', id).execute()
}

/** With `dueAt` it is tried again then, without it is given up and waits for a person to look. */
export async function markFailed(tx: Db, id: number, error: string, now: Date, dueAt?: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      // With a NUL the failure itself could not be noted, and the row would come first for ever.
      last_error: error.replaceAll('\0', '').slice(0, 1000),
      ...(dueAt ? { due_at: dueAt } : { dead_at: now }),
    }))
    .where('id', '=', id)
    .execute()
}

/** What has left the house long ago is forgotten; what was given up stays until a person has looked. */
export async function sweepDone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('done_at', '<', before).execute()
}

export type GivenUp = Pick<Taken, 'id' | 'kind' | 'attempts'> & { subject: string; at: Date; error: string | null }

/** The latest first; `discarded` are those of which a person has said that they shall not leave any more. */
export async function listGivenUp(db: Db, most: number, which: 'waiting' | 'discarded'): Promise<GivenUp[]> {
  const isDiscarded = which === 'discarded'
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'attempts', 'dead_at', 'last_error as error'])
    .where('dead_at', 'is not', null)
    .where('done_at', isDiscarded ? 'is not' : 'is', null)
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
 * What was given up is due at once, as if it had never been tried: one of it or, without `id`, all. What waits or is
 * done stays as it is.
 */
export async function tryAgain(db: Db, now: Date, id?: number): Promise<void> {
  let query = db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, due_at: now })
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
  if (id !== undefined) query = query.where('id', '=', id)
  await query.execute()
}

/**
 * What was given up is never tried again: done with, and still marked as given up, until it is forgotten like all that
 * is done. What waits, is done or was discarded before stays as it is. @returns whether there was something to discard
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
