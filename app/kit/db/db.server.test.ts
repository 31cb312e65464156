import { getHeapSpaceStatistics } from 'node:v8'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/postgres.ts'
import { isDatabaseAway } from './database-away.server.ts'
import { openDb, type Connection, type DbOptions } from './db.server.ts'

test('large numbers, calendar days and moments arrive as what the types say', async () => {
  await using world = await openWorld()
  const { rows } = await sql`
    select 9007199254740991::int8 as int8, count(*) as count, date '2026-02-28' as day, null::date as no_day,
      timestamp '2026-02-28 09:30' as wall, timestamptz '2026-02-28 09:30+01' as moment, array['a', 'b'] as texts
  `.execute(world.db)
  expect(rows[0]).toEqual({
    int8: 9007199254740991,
    count: 1,
    day: '2026-02-28',
    no_day: null,
    wall: '2026-02-28 09:30:00',
    moment: new Date('2026-02-28T08:30:00Z'),
    texts: ['a', 'b'],
  })
})

test('a number that JavaScript cannot hold is an error rather than another number', async () => {
  await using world = await openWorld()
  await expect(sql`select 9007199254740993::int8`.execute(world.db)).rejects.toThrow('too large')
})

test('anyone who listens sees every statement', async () => {
  const seen: string[] = []
  await using world = await openWorld((text) => seen.push(text))
  await sql`select 1`.execute(world.db)
  await world.db.transaction().execute((tx) => sql`select 2`.execute(tx))
  expect(seen).toEqual(['select 1', 'begin', 'select 2', 'commit'])
})

test('a database that ends its connections is away, the portal lives on, and the next query finds it again', async () => {
  const idleErrors: Error[] = []
  await using world = await openWorld(undefined, (error) => idleErrors.push(error))
  await using other = openDisposable(world.connection)
  const pid = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(world.db)
  await sql`select pg_terminate_backend(${pid.rows[0]?.pid})`.execute(other.db)
  await expect.poll(() => idleErrors.map(isDatabaseAway)).toEqual([true])
  expect(idleErrors[0]).not.toHaveProperty('client')
  expect((await sql`select 1 as one`.execute(world.db)).rows).toEqual([{ one: 1 }])

  const ended = failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(world.db))
  expect(await ended).toMatchObject({ code: 'unavailable' })
})

test('a database that is not there is away within its two seconds', async () => {
  await using closed = openDisposable({ host: '127.0.0.1', port: 1, user: 'portal', database: 'portal' })
  expect(await failureOf(sql`select 1`.execute(closed.db))).toMatchObject({ code: 'unavailable' })
  await using missing = openDisposable({ host: '/nowhere', user: 'portal', database: 'portal' })
  expect(await failureOf(sql`select 1`.execute(missing.db))).toMatchObject({ code: 'unavailable' })

  await using world = await openWorld()
  await using busy = openDisposable(world.connection, 1)
  const long = sql`select pg_sleep(60)`.execute(busy.db)
  const cancelled = failureOf(long)
  const turnedAway = failureOf(sql`select 1`.execute(busy.db))
  expect(await Promise.race([turnedAway, long])).toMatchObject({ code: 'unavailable' })
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`.execute(world.db)
  expect(await cancelled).toMatchObject({ code: 'unavailable' })
})

test('a statement that takes too long ends, at the database too, and its connection serves nobody else', async () => {
  await using world = await openWorld()
  for (const isPooled of [false, true]) {
    await using hasty = openDisposable(world.connection, 1, { statementMs: 200, isPooled })
    const slow = hasty.db.transaction().execute(async (tx) => {
      await sql`select set_config('application_name', 'slow', false)`.execute(tx)
      await sql`select pg_sleep(3)`.execute(tx)
    })
    expect(await failureOf(slow)).toMatchObject({ code: 'unavailable' })
    expect((await sql`select 1 as one`.execute(hasty.db)).rows).toEqual([{ one: 1 }])
  }
  const slow = sql`select from pg_stat_activity where application_name = 'slow' and state = 'active'`
  await expect.poll(async () => (await slow.execute(world.db)).rows, { timeout: 10_000 }).toEqual([])
})

test('a database whose disk is full or fails, or that can only be read, is away for who writes, and its words reach the operator', async () => {
  await using world = await openWorld()
  const heard: Error[] = []
  await using full = openDisposable(world.connection, 1, { onCannotWrite: (error) => heard.push(error) })
  for (const code of ['53100', '58030', '25006']) {
    const failing = sql`do ${sql.lit(`begin raise 'No space left on device' using errcode = '${code}'; end`)}`
    expect(await failureOf(failing.execute(full.db))).toMatchObject({ code: 'unavailable' })
  }
  expect(heard.map(({ message }) => message)).toEqual(Array.from({ length: 3 }, () => 'No space left on device'))
  expect((await sql`select 1 as one`.execute(full.db)).rows).toEqual([{ one: 1 }])
})

test('a mistake of ours is not the database being away', async () => {
  await using world = await openWorld()
  expect(isDatabaseAway(await failureOf(sql`select nonsense`.execute(world.db)))).toBe(false)
  const noFile = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })
  expect(isDatabaseAway(noFile)).toBe(false)
  expect(isDatabaseAway(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toBe(false)
  expect(isDatabaseAway('gone')).toBe(false)
})

test('the rows of answers are gone once they are read, and do not pile up among old data', async () => {
  await using world = await openWorld()
  await using portal = openDisposable(world.connection, 1, { statementMs: 60_000 })
  const ask = () =>
    sql`select now() as moment, repeat('x', 100) as text from generate_series(1, 300)`.execute(portal.db)
  // What the program itself needs for it is there after some.
  for (let asked = 0; asked < 100; asked++) await ask()
  const before = oldMegabytes()
  for (let asked = 0; asked < 400; asked++) await ask()
  // The rows left among them would take 12 MB and more; the program itself takes a quarter of one, and what other tests of
  // this process left behind some two.
  expect(oldMegabytes() - before).toBeLessThan(6)
})

function oldMegabytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
  return (old?.space_used_size ?? 0) / 1_000_000
}

async function openWorld(onQuery?: (text: string) => void, onIdleError?: (error: Error) => void) {
  const { connection, drop } = await cloneDatabase()
  const db = openDb({ connection, ...(onQuery && { onQuery }), ...(onIdleError && { onIdleError }) })
  const close = () => db.destroy().then(drop)
  return { db, connection, [Symbol.asyncDispose]: close }
}

function openDisposable(connection: Connection, poolSize = 2, more: Partial<DbOptions> = {}) {
  const db = openDb({ connection, poolSize, ...more })
  return { db, [Symbol.asyncDispose]: () => db.destroy() }
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}
