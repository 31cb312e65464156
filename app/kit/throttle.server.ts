import { sql } from 'kysely'
import type { Db } from './db/db.server.ts'

/** At most `tries` within `minutes`, counted from the first. */
export type Limit = { key: string; tries: number; minutes: number }

/**
 * Counts a try before it is made, so that a thousand at once cannot all pass, and tells whether it is within the limit.
 * A try that proved right is given back.
 */
export async function consumeLimit(db: Db, now: Date, { key, tries, minutes }: Limit): Promise<boolean> {
  const endsAt = new Date(now.getTime() + minutes * 60_000)
  const row = await db
    .with('setting', () => commitSetting(db))
    .insertInto('throttle')
    .columns(['key', 'tries', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('setting')
        .select([
          sql<string>`${key}::text`.as('key'),
          sql<number>`1`.as('tries'),
          sql<Date>`${endsAt}::timestamptz`.as('ends_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql<number>`case when throttle.ends_at <= ${now} then 1 else throttle.tries + 1 end`,
        ends_at: sql<Date>`case when throttle.ends_at <= ${now} then ${endsAt} else throttle.ends_at end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return row.tries <= tries
}

/**
 * A count need not be on the disk before its answer: a power cut that takes the last second's away does no harm, and the
 * wait is most of a count's time. Within somebody's transaction it would be theirs that does not wait.
 */
function commitSetting(db: Db) {
  return db.isTransaction
    ? sql<{ set: string }>`(select '' as set)`
    : sql<{ set: string }>`(select set_config('synchronous_commit', 'off', true) as set)`
}

export async function refundLimit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

/** What was tried so far counts no more. */
export async function clearLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

export async function sweepThrottle(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('ends_at', '<=', now).execute()
}
