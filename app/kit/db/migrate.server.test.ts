import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/postgres.ts'
import { openDb } from './db.server.ts'
import { migrate, migrationNames, pendingMigrations } from './migrate.server.ts'
import { StartError } from './start-error.ts'

const first = 'create table bike (id int primary key);\ninsert into bike values (1);\n'
const second = 'alter table bike add column name text;\n'

test('migrations run in the order of their names, once', async () => {
  await using world = await openWorld({ '0002-b.sql': second, '0001-a.sql': first, 'notes.md': 'no' })
  expect(await pendingMigrations(world.db, migrationNames(world.folder))).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(world.db, world.folder)).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await pendingMigrations(world.db, migrationNames(world.folder))).toEqual([])
  expect(await migrate(world.db, world.folder)).toEqual([])
  expect((await sql`select * from bike`.execute(world.db)).rows).toEqual([{ id: 1, name: null }])
})

test('a process stays ready while the migrations of a later version already lie beside it', async () => {
  await using world = await openWorld({ '0001-a.sql': first })
  const known = migrationNames(world.folder)
  expect(await pendingMigrations(world.db, known)).toEqual(['0001-a.sql'])
  await migrate(world.db, world.folder)
  world.write('0002-b.sql', second)
  expect(await pendingMigrations(world.db, known)).toEqual([])
  await migrate(world.db, world.folder)
  expect(await pendingMigrations(world.db, known)).toEqual([])
})

test('portals that start together run each migration once', async () => {
  await using world = await openWorld({ '0001-a.sql': `select pg_sleep(0.1);${first}`, '0002-b.sql': second })
  const runs = await Promise.all([1, 2, 3].map(() => migrate(world.db, world.folder)))
  expect(runs.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql'])
})

test('a migration that fails leaves nothing behind and names itself', async () => {
  await using world = await openWorld({ '0001-a.sql': first, '0002-bad.sql': 'create table tyre (); select 1/0;' })
  const failed = migrate(world.db, world.folder)
  await expect(failed).rejects.toThrow(StartError)
  await expect(failed).rejects.toThrow(/0002-bad\.sql failed .*division by zero/)
  expect(await pendingMigrations(world.db, migrationNames(world.folder))).toEqual(['0002-bad.sql'])
  expect((await sql`select to_regclass('tyre') as tyre`.execute(world.db)).rows).toEqual([{ tyre: null }])
  world.write('0002-bad.sql', second)
  expect(await migrate(world.db, world.folder)).toEqual(['0002-bad.sql'])
})

test('a migration that the database ended says why', async () => {
  const long = "set local statement_timeout = '50ms';\nselect pg_sleep(30);\n"
  await using world = await openWorld({ '0001-long.sql': long })
  await expect(migrate(world.db, world.folder)).rejects.toThrow(
    'The migration 0001-long.sql failed and left nothing behind: unavailable: canceling statement due to statement timeout.',
  )
})

test('a migration that waits for a long transaction keeps no page waiting, and says what it waits for', async () => {
  await using world = await openWorld({ '0001-a.sql': first })
  await migrate(world.db, world.folder)
  world.write('0002-b.sql', second)
  const long = openDb({ connection: { ...world.connection, application_name: 'a long export' }, poolSize: 1 })
  const facts: object[] = []
  const isTold = Promise.withResolvers<void>()
  const tell = (one: object) => {
    facts.push(one)
    isTold.resolve()
  }
  const migrating = await long.transaction().execute(async (tx) => {
    await sql`select from bike`.execute(tx)
    const going = migrate(world.db, world.folder, undefined, { tell, rest: 1000 })
    await isTold.promise
    expect((await sql`select id from bike`.execute(world.db)).rows).toEqual([{ id: 1 }])
    return { going }
  })
  await long.destroy()
  expect(await migrating.going).toEqual(['0002-b.sql'])
  expect(facts).toEqual([
    { migration: '0002-b.sql', application: 'a long export', pid: expect.any(Number), seconds: expect.any(Number) },
  ])
})

test('a migration changed after it ran ends the start, other line ends do not', async () => {
  await using world = await openWorld({ '0001-a.sql': first })
  await migrate(world.db, world.folder)
  world.write('0001-a.sql', first.replaceAll('\n', '\r\n'))
  expect(await migrate(world.db, world.folder)).toEqual([])
  world.write('0001-a.sql', `${first} `)
  await expect(migrate(world.db, world.folder)).rejects.toThrow(/0001-a\.sql was changed after it ran/)
})

test('a database of a newer portal ends the start', async () => {
  await using world = await openWorld({ '0001-a.sql': first, '0002-b.sql': second })
  await migrate(world.db, world.folder)
  rmSync(path.join(world.folder, '0002-b.sql'))
  await expect(migrate(world.db, world.folder)).rejects.toThrow(/0002-b\.sql, which this portal lacks/)
})

async function openWorld(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const { connection, drop } = await cloneDatabase()
  const db = openDb({ connection })
  // The clone has the portal's own migrations; these tests begin before the first.
  await sql`drop table migration`.execute(db)
  return {
    db,
    connection,
    folder,
    write,
    [Symbol.asyncDispose]: async () => {
      await db.destroy()
      await drop()
      rmSync(folder, { recursive: true })
    },
  }
}
