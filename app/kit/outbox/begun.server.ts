import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { together } from '#app/kit/db/together.server.ts'

/** A process may also be ended by what has nothing to do with the job. */
export const begunMost = 3

/**
 * Counts rows as begun before anything of them is done, in a transaction of its own: of a job that ends its process nothing
 * else is known afterwards. Rows that another worker has are left to it.
 */
export async function noteBegun(db: Db, ids: readonly number[]): Promise<void> {
  const begun = ids.map((id) => free(db, id).set((row) => ({ begun: row('begun', '+', 1) })))
  await together(db, ...begun.map((one) => one.returning(notWaitedFor)))
}

/** Their work came back undone, and through no fault of theirs. */
export async function noteBack(db: Db, ids: readonly number[]): Promise<void> {
  await together(db, ...ids.map((id) => free(db, id).set({ begun: 0 })))
}

function free(db: Db, id: number) {
  const found = db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .forUpdate()
    .skipLocked()
  return db.updateTable('outbox').where('id', '=', found)
}

/** The count survives the process without being on the disk; a database that is killed as well may lose the last one. */
const notWaitedFor = sql<string>`set_config('synchronous_commit', 'off', true)`.as('commit')
