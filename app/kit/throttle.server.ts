import { sql } from 'kysely'
import type { Db } from './db/db.server.ts'

/** At most `tries` within `minutes`, counted from the first. */
export type Limit = { key: string; tries: number; minutes: number }

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Counts a try before it is made, so that a thousand at once cannot all pass, and tells whether it is within the limit.
 * A try that proved right is given back. A count that ends later than one of now would was begun by a clock that was ahead, and
 * begins again; clocks of several machines may differ by less than the hour.
 */
export async function consumeLimit(db: Db, now: Date, { key, tries, minutes }: Limit): Promise<boolean> {
  const endsAt = new Date(now.getTime() + minutes * 60_000)
  const isOver = sql`throttle.ends_at <= ${now} or throttle.ends_at > ${new Date(endsAt.getTime() + hour)}`
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
        tries: sql<number>`case when ${isOver} then 1 else throttle.tries + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then ${endsAt} else throttle.ends_at end`,
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

/** What is over, and what ends later than any limit can, which is a day long at most. */
export async function sweepThrottle(db: Db, now: Date): Promise<void> {
  const wrong = new Date(now.getTime() + 2 * day)
  await db
    .deleteFrom('throttle')
    .where((row) => row.or([row('ends_at', '<=', now), row('ends_at', '>', wrong)]))
    .execute()
}
