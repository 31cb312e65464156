import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * One of several processes does the work, and the others pass on. A transaction that does nothing else holds the lock
 * until the work is done, and ends with a process that is killed: behind a pooler, a lock of the connection would stay
 * with the next user of that connection. Between statements such a transaction keeps no snapshot, so that PostgreSQL
 * clears up meanwhile. What the work writes goes by other connections, and is there at once.
 * @param db whose pool is the larger one: the work may take hours
 * @param what names the work; nothing else that is locked by a text may have this name
 * @returns what the work returned; undefined where another process is doing it
 */
export function oneAtATime<Result>(
  db: Kysely<Tables>,
  what: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${what})) as taken`
      const { rows } = await lock.execute(tx)
      return rows[0]?.taken ? work() : undefined
    })
}
