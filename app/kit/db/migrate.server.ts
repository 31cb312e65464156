import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { codeOf, messageOf } from '#app/kit/error-code.ts'
import { pause } from '#app/kit/loop.server.ts'
import type { Db } from './db.server.ts'
import { grantRows } from './grant.server.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'

/**
 * Brings a database up to the `.sql` files of a folder, in the order of their names, each in a transaction of its own.
 * Portals that start together wait for one another. Answers the names of those that ran.
 * @param role lets this role read and write the rows
 * @throws StartError, or why the waiting was told to end
 */
export async function migrate(
  db: Kysely<Tables>,
  folder: string,
  role?: string,
  waiting: Waiting = {},
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const applied = await locked(db, async (tx) => {
    await sql`
      create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(tx)
    return readApplied(tx)
  })
  refuseForeign(applied, migrations)
  const ran: string[] = []
  for (const migration of migrations.filter(({ name }) => !applied.has(name)))
    if (await runWhenFree(db, migration, waiting)) ran.push(migration.name)
  if (role) await locked(db, (tx) => grantRows(tx, role))
  return ran
}

/** A lock for a transaction: behind a pooler, one for a connection would stay with the next user of that connection. */
export function locked<Result>(db: Kysely<Tables>, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    return work(tx)
  })
}

/** In the order in which they run. */
export function migrationNames(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort()
}

/** Those of the names that the database has not had. */
export async function pendingMigrations(db: Db, names: readonly string[]): Promise<string[]> {
  const applied = await readApplied(db)
  return names.filter((name) => !applied.has(name))
}

/**
 * What `migrate` would run on a database that was never asked before.
 * @throws StartError where a newer portal, or somebody, has changed it
 */
export async function checkMigrations(db: Db, folder: string): Promise<string[]> {
  refuseForeign(await readApplied(db), readMigrations(folder))
  return pendingMigrations(db, migrationNames(folder))
}

/** Any number, so long as nothing else in the database takes it. */
const lockKey = 7_032_411

type Migration = { name: string; text: string; checksum: string }

function readMigrations(folder: string): Migration[] {
  return migrationNames(folder).map((name) => {
    // Git may hand out other line ends on Windows: still the same migration.
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function readApplied(db: Db): Promise<Map<string, string>> {
  const found = await sql<{ exists: boolean }>`select to_regclass('migration') is not null as exists`.execute(db)
  if (!found.rows[0]?.exists) return new Map()
  const { rows } = await sql<Pick<Migration, 'name' | 'checksum'>>`select name, checksum from migration`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseForeign(applied: Map<string, string>, migrations: Migration[]): void {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((each) => each.name === name)
    if (!migration)
      throw new StartError(
        `The database has had the migration ${name}, which this portal lacks: it is of an older version.`,
      )
    if (migration.checksum !== checksum)
      throw new StartError(
        `The migration ${name} was changed after it ran on this database: restore it, and put the change into a new one.`,
      )
  }
}

/** How a migration waits for transactions that stand in its way, as an import's or a backup's. */
export type Waiting = {
  /** Hears of the first wait, and of the transaction that is under way for longest. */
  tell?: (facts: object) => void
  stopping?: AbortSignal | undefined
  /** ms until it is tried again. */
  rest?: number
}

/**
 * Whatever asks for a table after a migration that waits for it waits as well, each page: so it waits for a moment, lets all
 * of them go, and is tried again.
 */
async function runWhenFree(db: Kysely<Tables>, migration: Migration, waiting: Waiting): Promise<boolean> {
  const { tell, stopping = new AbortController().signal, rest = 5000 } = waiting
  for (let isFirst = true; ; isFirst = false) {
    const done = await run(db, migration)
    if (done !== 'locked') return done === 'ran'
    if (isFirst) tell?.({ migration: migration.name, ...(await oldestTransaction(db)) })
    await pause(rest, stopping)
    stopping.throwIfAborted()
  }
}

/** On another role's transaction only its name is told. */
async function oldestTransaction(db: Db): Promise<object> {
  const { rows } = await sql<{ application: string; pid: number; seconds: number }>`
    select application_name as application, pid, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by xact_start limit 1`.execute(db)
  return rows[0] ?? {}
}

/** For longer a page would not be waited for. */
const lockPatience = '2s'

async function run(db: Kysely<Tables>, { name, text, checksum }: Migration): Promise<'ran' | 'had run' | 'locked'> {
  try {
    return await locked(db, async (tx) => {
      if ((await readApplied(tx)).has(name)) return 'had run'
      await sql`set local lock_timeout = ${sql.lit(lockPatience)}`.execute(tx)
      await sql.raw(text).execute(tx)
      await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(tx)
      return 'ran'
    })
  } catch (cause) {
    if (codeOf(cause) === '55P03') return 'locked'
    throw new StartError(`The migration ${name} failed and left nothing behind: ${messageOf(cause)}.`, { cause })
  }
}
