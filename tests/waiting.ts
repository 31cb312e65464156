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
