import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'

/**
 * Holds a turn as a request would that has counted and not yet written, and lets another come meanwhile: it has to wait,
 * and then sees what was written.
 */
export async function whileTurnIsHeld<Answer>(
  db: Db,
  turn: string,
  write: (tx: Db) => Promise<unknown>,
  other: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(tx)
    await write(tx)
    const asked = other()
    await expect.poll(() => isWaited(tx), { timeout: 10_000 }).toBe(true)
    // In a list, or this would wait for it.
    return [asked]
  })
  return answer
}

async function isWaited(tx: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(tx)
  return rows.length > 0
}

/**
 * Holds a row as a request would that is not through yet, until so many others wait for it, each come after the one before;
 * they then go on in turn.
 * @param meanwhile what is done while they wait, and waits for nobody
 */
export async function whileHeld<Answer>(
  db: Db,
  hold: (tx: Db) => Promise<unknown>,
  others: readonly (() => Promise<Answer>)[],
  meanwhile?: () => Promise<unknown>,
): Promise<Answer[]> {
  const begun = await db.transaction().execute(async (tx) => {
    await hold(tx)
    const asked: Promise<Answer>[] = []
    for (const other of others) {
      asked.push(other())
      await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(asked.length)
    }
    await meanwhile?.()
    return asked
  })
  return Promise.all(begun)
}

async function countWaiting(tx: Db): Promise<number> {
  // Within a transaction who waits stays as it was when it was first looked at.
  await sql`select pg_stat_clear_snapshot()`.execute(tx)
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
  return rows.length
}
