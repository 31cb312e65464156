import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '#app/kit/db/db.server.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { mostReads, putRows, rowsRead, type Spread, workOff } from './outbox.ts'

const rows = 300

test.each(['a subject each', 'one subject', 'behind a failed one'] satisfies Spread[])(
  'a burst is worked off by a few reads a row, though the statistics are those of an empty outbox: %s',
  async (spread) => {
    await using world = await openWorld()
    await putRows(world.db, rows, spread)
    const before = await rowsRead(world.db)
    await workOff(world.db)
    const { rows: left } = await sql`select from outbox where done_at is null`.execute(world.db)
    expect(left).toHaveLength(spread === 'behind a failed one' ? rows - Math.floor(rows / 3) : 0)
    expect((await rowsRead(world.db)) - before).toBeLessThan(mostReads * rows)
  },
)

/** A database in which nothing ever tells the planner that the outbox has grown. */
async function openWorld() {
  const { connection, drop } = await cloneDatabase()
  // What one connection has read is counted at once.
  const db = openDb({ connection, poolSize: 1 })
  await sql`alter table outbox set (autovacuum_enabled = false)`.execute(db)
  await sql`insert into outbox (kind, subject, payload, due_at, created_at, done_at) values ('note', 'ticket', '{}', now(), now(), now())`.execute(
    db,
  )
  await sql`analyze outbox`.execute(db)
  return { db, [Symbol.asyncDispose]: () => db.destroy().then(drop) }
}
