import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import type { Db } from './db/db.server.ts'
import { consumeLimit } from './throttle.server.ts'

const limit = { key: 'tries of somebody', tries: 3, minutes: 15 }

test('of fifty tries at once no more pass than a limit allows, and none once it is reached until its time is over', async () => {
  const { portal, clock } = await openApp()
  const count = () => consumeLimit(portal.db, clock.now(), limit)
  const passed = await Promise.all(Array.from({ length: 50 }, count))
  expect(passed.filter(Boolean)).toHaveLength(3)
  expect(await count()).toBe(false)
  clock.advance(15 * 60_000)
  expect(await count()).toBe(true)
})

test('a count waits for the disk as little as it likes, but the transaction that it is part of waits as it did', async () => {
  const { portal, clock } = await openApp()
  await portal.db.transaction().execute(async (tx) => {
    // Tests wait for no disk else.
    await sql`set local synchronous_commit = 'on'`.execute(tx)
    await consumeLimit(tx, clock.now(), limit)
    expect(await waits(tx)).toBe('on')
  })
  await portal.db.connection().execute(async (one) => {
    const before = await waits(one)
    await consumeLimit(one, clock.now(), limit)
    expect(await waits(one)).toBe(before)
  })
})

async function waits(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)
  return rows[0]?.synchronous_commit
}
