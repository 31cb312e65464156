import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

/** Every read of codes starts here. A claim that was sent takes no more photos: its code is over by that alone. */
function codes(db: Db) {
  return db
    .selectFrom('camera_code')
    .select(['id', 'session_id as sessionId', 'submission', 'device_hash as deviceHash', 'for_id as forId'])
    .select(['ends_at as endsAt', 'ended_at as endedAt'])
    .select(
      sql<boolean>`exists (select from ticket where author_id = coalesce(camera_code.for_id, camera_code.account_id)
        and submission = camera_code.submission)`.as('isSent'),
    )
}

export type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>

export function findCode(db: Db, tokenHash: Buffer) {
  return codes(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

export function latestCode(db: Db, accountId: number, submission: string) {
  return codes(db)
    .where('account_id', '=', accountId)
    .where('submission', '=', submission)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type NewCode = {
  accountId: number
  /** For whom staff write the claim down. */
  forId: number | null
  sessionId: number
  submission: string
  tokenHash: Buffer
  createdAt: Date
  endsAt: Date
}

/** The one code of its claim from now on. */
export async function replaceCode(tx: Db, code: NewCode): Promise<void> {
  const { accountId, submission } = code
  // Two at once: one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`camera ${accountId} ${submission}`}))`.execute(tx)
  await endCodes(tx, accountId, submission, code.createdAt)
  await tx
    .insertInto('camera_code')
    .values({
      account_id: accountId,
      for_id: code.forId,
      session_id: code.sessionId,
      submission,
      token_hash: code.tokenHash,
      created_at: code.createdAt,
      ends_at: code.endsAt,
    })
    .execute()
}

export async function endCodes(db: Db, accountId: number, submission: string, now: Date): Promise<void> {
  await db
    .updateTable('camera_code')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('submission', '=', submission)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endCode(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('camera_code')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** @returns whether it was free: of two phones at once one has it */
export async function takeCode(db: Db, id: number, deviceHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('camera_code')
    .set({ device_hash: deviceHash })
    .where('id', '=', id)
    .where('device_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a photo before it comes. @returns whether it may */
export async function countTry(db: Db, id: number, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('camera_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', most)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCodes(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('camera_code').where('ends_at', '<', endedBefore).execute()
}
