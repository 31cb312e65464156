import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import type { Db } from './db/db.server.ts'
import { consumeLimit, sweepThrottle } from './throttle.server.ts'

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

test('a limit that was counted by a clock that was ahead ends once the clock is put right', async () => {
  const { portal, clock } = await openApp()
  const years = 5 * 366 * 24 * 60 * 60_000
  const count = (of = limit) => consumeLimit(portal.db, clock.now(), of)
  const reach = async (of = limit) => {
    for (let tries = 0; tries < of.tries; tries += 1) expect(await count(of)).toBe(true)
    expect(await count(of)).toBe(false)
  }
  await reach()
  // Another machine's clock is a little behind.
  clock.advance(-2 * 60_000)
  expect(await count()).toBe(false)
  clock.advance(years)
  await reach({ ...limit, key: 'tries of another' })
  await reach()
  clock.advance(24 * 60 * 60_000 - years)
  expect(await count()).toBe(true)
  await sweepThrottle(portal.db, clock.now())
  const left = await portal.db.selectFrom('throttle').select(['key', 'tries']).execute()
  expect(left).toEqual([{ key: limit.key, tries: 1 }])
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
