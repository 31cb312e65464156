import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

/** A call that bears a key: whose, which, and what it says. */
export type Keyed = { tokenId: number; key: string; digest: Buffer }

export type Answered = { status: number; answer: unknown }

/**
 * Takes the key for this call, unless another has it. Freed again are one whose time is over, and one whose call was
 * begun and never ended, since its process is gone.
 */
export async function takeKey(db: Db, { tokenId, key, digest }: Keyed, now: Date, times: Times): Promise<boolean> {
  const taken = await db
    .insertInto('api_answer')
    .values({ token_id: tokenId, key, digest, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['token_id', 'key'])
        .doUpdateSet({ digest, begun_at: now, status: null, answer: null })
        .where((row) =>
          row.or([
            row('api_answer.begun_at', '<=', times.forgotten),
            row.and([
              row('api_answer.status', 'is', null),
              row('api_answer.digest', '=', digest),
              row('api_answer.begun_at', '<=', times.lost),
            ]),
          ]),
        ),
    )
    .returning('token_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Keys taken before these moments are over, or, of calls that have no answer, lost. */
export type Times = { forgotten: Date; lost: Date }

export function findAnswer(db: Db, { tokenId, key }: Keyed) {
  return db
    .selectFrom('api_answer')
    .select(['digest', 'status', 'answer'])
    .where('token_id', '=', tokenId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(db: Db, { tokenId, key }: Keyed, { status, answer }: Answered): Promise<void> {
  await db
    .updateTable('api_answer')
    .set({ status, answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where('token_id', '=', tokenId)
    .where('key', '=', key)
    .execute()
}

/** Nothing came of the call: its repetition is a new one. */
export async function freeKey(db: Db, { tokenId, key }: Keyed): Promise<void> {
  await db.deleteFrom('api_answer').where('token_id', '=', tokenId).where('key', '=', key).execute()
}

/** @returns how many */
export async function deleteAnswers(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('api_answer').where('begun_at', '<=', before).executeTakeFirst()
  return Number(numDeletedRows)
}
