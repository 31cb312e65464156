import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { waitFor } from '#tests/journeys/system.fixture.ts'
import { createDealer } from './dealer.ts'
import { conclude, type Found, joined, sabotaged } from './experiment.ts'
import { check, drained, openLedger } from './ledger.ts'
import { checksumOf, makeOlderFolder, migrations, whileDatabaseRuns } from './older-folder.ts'
import { newFolder, openStand, type Stand } from './stand.ts'

/*
 * Today's portal over data folders of older ones: all is there, readable and on its way, and the tables are those of a
 * fresh portal. Killed in the midst of its migrations, the next start goes on with them.
 */
type Older = { folder: string; count: number } & Awaited<ReturnType<typeof makeOlderFolder>>

const killsWhenShort = 2

async function makeOlder(count: number): Promise<Older> {
  const folder = newFolder()
  return { folder, count, ...(await makeOlderFolder(path.join(folder, 'data'), count, 20)) }
}

/** The folder stays as it is for the next. */
function standOn({ folder }: Older): Stand {
  const copy = newFolder()
  execFileSync('cp', ['-a', path.join(folder, 'data'), copy])
  return openStand({}, copy)
}

async function upgraded(older: Older, fresh: string[], kill?: number): Promise<string[]> {
  await using stand = standOn(older)
  if (kill !== undefined) await killAt(stand, kill)
  await stand.start()
  return await faultsOf(stand, older, fresh)
}

async function faultsOf(stand: Stand, { ledger, cookie }: Older, fresh: string[]): Promise<string[]> {
  const seen = { ...ledger, answers: {}, faults: [] as string[] }
  const dealer = createDealer(stand.origin, cookie, openLedger())
  const [id = 0] = ledger.tickets.keys()
  for (const where of ['/tickets', `/tickets/${id}`, '/new-ticket', '/user'])
    if ((await dealer.read(where)) !== 200) seen.faults.push(`${where} cannot be read after the update`)
  return stand.query(async (db) => {
    const tables = await describe(db)
    const differences = [...tables.filter((line) => !fresh.includes(line)), ...fresh.filter((l) => !tables.includes(l))]
    if (differences.length > 0) seen.faults.push(`the tables are not those of a fresh portal: ${differences[0]}`)
    return [...(await drained(db)), ...(await check(db, stand.dataDir, seen))]
  })
}

/** Every column, index and rule of the database, a line each. */
async function describe(db: Client): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union select indexdef from pg_indexes where schemaname = 'public'
     union select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union select 'migration ' || name from migration order by line`,
  )
  return rows.map(({ line }) => line)
}

/** Kills the portal, each second time with its database, once so many migrations have run. */
async function killAt(stand: Stand, count: number): Promise<void> {
  const child = spawn(process.execPath, [path.join(rootDir, 'build/server/index.js')], {
    // By the channel it hears that this process is gone, and ends as well.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DEMO: 'off', DATA_DIR: stand.dataDir },
  })
  const ended = once(child, 'exit')
  await waitFor(() => hasRun(stand, count), 30_000)
  child.kill('SIGKILL')
  await ended
  if (count % 2 === 0) process.kill(stand.postmaster(), 'SIGKILL')
}

/** Asked on one connection until it is so, since migrations take some milliseconds each. */
async function hasRun(stand: Stand, count: number): Promise<boolean> {
  const isSo = stand.query(async (db) => {
    for (;;) {
      const { rows } = await db.query<{ ran: number }>('select count(*)::int as ran from migration')
      if ((rows[0]?.ran ?? 0) >= count) return true
    }
  })
  // PostgreSQL is not there yet.
  return isSo.catch(() => false)
}

async function describeFresh(): Promise<string[]> {
  await using stand = openStand()
  await stand.start()
  return await stand.query(describe)
}

await conclude(async (isShort) => {
  const fresh = await describeFresh()
  const found: Found[] = []
  // Where each stands for a portal somebody may still run: without outside accounts, without orders, of some weeks ago.
  for (const count of isShort ? [5, 30] : [5, 7, 12, 20, 30, 38]) {
    const older = await makeOlder(count)
    try {
      found.push({ figures: [], faults: await upgraded(older, fresh) })
      const all = migrations.map((_, at) => at).slice(count)
      // However many migrations there will be: an odd step, since each second kill takes the database along.
      const step = isShort ? Math.floor(all.length / killsWhenShort / 2) * 2 + 1 : 1
      const kills = all.filter((_, at) => at % step === 0)
      for (const kill of kills) found.push({ figures: [], faults: await upgraded(older, fresh, kill) })
      const name = migrations[count - 1] ?? ''
      found.push({ figures: [`${name}: updated, and with ${kills.length} kills midway`], faults: [] })
      if (count === 30) {
        found.push(await skipOne(older, fresh), await loseOne(older, fresh))
        found.push({ figures: ['a newer folder is refused'], faults: await fromTheFuture(older) })
      }
    } finally {
      rmSync(older.folder, { recursive: true, force: true })
    }
  }
  return joined(found)
})

/** A migration that counts as run and did nothing, as one killed between the two would have left it. */
async function skipOne(older: Older, fresh: string[]): Promise<Found> {
  await using stand = standOn(older)
  await whileDatabaseRuns(stand.dataDir, async (db) => {
    const name = migrations[older.count] ?? ''
    await db.query('insert into migration (name, checksum) values ($1, $2)', [name, checksumOf(name)])
  })
  const faults = await stand.start().then(
    () => faultsOf(stand, older, fresh),
    (error: unknown) => [String(error)],
  )
  return sabotaged('a migration is noted and was not made', faults)
}

async function loseOne(older: Older, fresh: string[]): Promise<Found> {
  await using stand = standOn(older)
  await whileDatabaseRuns(stand.dataDir, async (db) => {
    await db.query('delete from message where id = (select max(id) from message)')
  })
  await stand.start()
  return sabotaged('the update loses a reply', await faultsOf(stand, older, fresh))
}

/** It is of an older version then, which must touch nothing. */
async function fromTheFuture(older: Older): Promise<string[]> {
  await using stand = standOn(older)
  await whileDatabaseRuns(stand.dataDir, async (db) => {
    await db.query("insert into migration (name, checksum) values ('9999-later.sql', '')")
  })
  const said = await stand.start().then(
    () => 'ready',
    (error: unknown) => String(error),
  )
  return said.includes('it is of an older version') ? [] : [`over a newer folder the portal said: ${said}`]
}
