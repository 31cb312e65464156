import { access, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { codeOf } from '#app/kit/error-code.ts'
import { type Connection, openDb, type PoolLook } from './kit/db/db.server.ts'
import { restored, restoring } from './kit/db/embedded-folder.server.ts'
import { startEmbeddedPostgres } from './kit/db/embedded.server.ts'
import { keepZone } from './kit/db/keep-zone.server.ts'
import { migrate, type Waiting } from './kit/db/migrate.server.ts'
import { moveNumbersOn } from './kit/db/numbers.server.ts'
import { askRoles } from './kit/db/own-server.server.ts'
import type { Reads } from './kit/db/replica.server.ts'
import { StartError } from './kit/db/start-error.ts'
import type { Tables } from './kit/db/tables.ts'
import { rootDir } from './kit/root-dir.server.ts'
import { openReplica } from './replica.server.ts'
import type { Settings } from './settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

export const migrations = path.join(rootDir, 'db/migrations')

/** What is to be closed again, the last opened first. */
export type Closers = (() => Promise<void>)[]

export async function closeAll(closers: Closers): Promise<void> {
  for (const one of closers.splice(0).toReversed()) await one()
}

/** The pools of pages and of what takes its time. */
export type Pools = { pages: PoolLook; slow: PoolLook; replica?: PoolLook }

/** Pages use `db`; what reads everything, as reports do, or is in no hurry, `slowDb`. */
export type Databases = {
  db: Kysely<Tables>
  slowDb: Kysely<Tables>
  /** What lists, searches and reports read from. */
  reads: Reads
  /** Where it can be heard what changes: behind a pooler nobody can listen. */
  heard: Connection | undefined
  pools: Pools
  /**
   * A connection of its own for the metrics, where they are asked for: an exhausted pool is to be told, not waited for.
   */
  figuresDb: Kysely<Tables> | undefined
}

/** How long a statement may take: no page's reader waits longer, and a report's does. */
const statementMs = 15_000
const slowStatementMs = 5 * 60_000
/** For the metrics: a scraper waits only a few seconds for all of them. */
const figuresStatementMs = 2000

/** How many connections a process has at most, for each thing. */
const poolSizes = { pages: 10, slow: 3, figures: 1 }
/** What it hears, its seat at an embedded PostgreSQL, and its migrations. */
const besidePools = 3

/**
 * How many connections an embedded PostgreSQL has to allow: for every process that answers, the worker, the one that
 * imports, one that replaces another, and an operator's commands. At least PostgreSQL's own default.
 */
export function connectionsFor(processes: number): number {
  const each = poolSizes.pages + poolSizes.slow + poolSizes.figures + besidePools
  return Math.max(100, (processes + 3) * each + 25)
}

/**
 * The database the settings name, with all migrations. An embedded one that runs is joined, else it runs until it is
 * closed.
 * @param stopping once it is aborted, connections that break are nothing to speak of
 * @param isServer whose settings the database's clock goes by: a command may be run without them
 * @throws StartError
 */
export async function openDatabase(
  settings: Settings,
  log: Logger,
  closers: Closers,
  stopping?: AbortSignal,
  isServer = false,
): Promise<Databases> {
  await makeWritable(settings.dataDir)
  if (settings.databaseUrl && (await isThere(path.join(settings.dataDir, restoring))))
    throw new StartError(`A restore into ${settings.dataDir} was cut short: run npm run restore once more.`)
  const found = settings.databaseUrl
    ? await askOwn(settings.databaseUrl, settings.migrationUrl, log)
    : await startEmbedded(settings, log, closers)
  stopping?.throwIfAborted()
  const tell = (facts: object) =>
    log.warn(facts, 'a migration waits for a transaction, and is tried until that has ended')
  await bringUpToDate(found, { tell, stopping }, isServer ? settings.timeZone : undefined)
  const shared = {
    connection: found.requests,
    isPooled: found.isPooled,
    prepares: settings.prepares,
    onIdleError: (error: Error) => {
      if (!stopping?.aborted) log.warn({ err: error }, 'a database connection broke')
    },
    onAway: (error: unknown) => {
      if (!stopping?.aborted) log.warn({ err: error }, 'the database is away, or slow: who asks is told to try later')
    },
    onCannotWrite: (error: Error) =>
      log.error({ err: error }, 'the database cannot write: its disk is full or fails, or it can only be read'),
  }
  const pools: Pools = { pages: closedPool, slow: closedPool }
  const opened = {
    db: openDb({ ...shared, statementMs, poolSize: poolSizes.pages, onPool: (look) => (pools.pages = look) }),
    slowDb: openDb({
      ...shared,
      statementMs: slowStatementMs,
      poolSize: poolSizes.slow,
      onPool: (look) => (pools.slow = look),
    }),
    figuresDb: settings.metrics && openDb({ ...shared, statementMs: figuresStatementMs, poolSize: poolSizes.figures }),
  }
  closers.push(async () => {
    await Promise.all([opened.db.destroy(), opened.slowDb.destroy(), opened.figuresDb?.destroy()])
  })
  await requireOwnFolder(settings, opened.db)
  const reads = await openReplica(settings.replica, {
    ...opened,
    ...shared,
    log,
    statementMs,
    slowStatementMs,
    onPool: (look) => (pools.replica = look),
    closers,
  })
  return { ...opened, reads, pools, heard: found.isPooled ? undefined : found.requests }
}

/**
 * Where the disk of the data folder is not mounted, an empty folder stands in its place: files written there would be
 * hidden later, and a new secret made there could not open what this database has sealed.
 */
async function requireOwnFolder(settings: Settings, db: Kysely<Tables>): Promise<void> {
  const { dataDir, databaseUrl, sessionSecret } = settings
  if (!databaseUrl || sessionSecret || (await isThere(path.join(dataDir, 'secret')))) return
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (account)
    throw new StartError(
      `The database of DATABASE_URL has people in it, and DATA_DIR (${dataDir}) lacks the secret of its portal: connect the disk that holds it, or correct DATA_DIR. Where it is lost, set SESSION_SECRET: authenticator apps have to be set up again then.`,
    )
}

const closedPool: PoolLook = () => ({ busy: 0, idle: 0, waiting: 0, most: 0 })

type Found = {
  requests: Connection
  migrations: Connection
  role: string | undefined
  isPooled: boolean
  /** A file that is there where a backup of PostgreSQL's files was restored and not started yet. */
  restored?: string
}

async function startEmbedded({ dataDir, processes }: Settings, log: Logger, closers: Closers): Promise<Found> {
  const settings = { max_connections: String(connectionsFor(processes)) }
  const { connection, requests, stop } = await startEmbeddedPostgres({ dataDir, log, settings })
  closers.push(stop)
  return {
    requests,
    migrations: connection,
    role: requests.user,
    isPooled: false,
    restored: path.join(dataDir, restored),
  }
}

/** Checked before anything is done with it: a version too old, a wrong password or a wrong database changes nothing. */
async function askOwn(databaseUrl: string, migrationUrl: string | undefined, log: Logger): Promise<Found> {
  const { asked, owner } = await askRoles(databaseUrl, migrationUrl)
  if (!owner && asked.mayChangeTables)
    log.warn(
      { role: asked.role },
      'pages reach the database as a role that may change its tables; DATABASE_MIGRATION_URL gives that to a role of its own',
    )
  return {
    requests: { connectionString: databaseUrl },
    migrations: { connectionString: migrationUrl ?? databaseUrl },
    role: owner && owner.role !== asked.role ? asked.role : undefined,
    isPooled: asked.isPooled,
  }
}

async function bringUpToDate(
  { migrations: connection, role, restored: mark }: Found,
  waiting: Waiting,
  zone: string | undefined,
): Promise<void> {
  // A migration takes its time, as may the portal that one waits for. A pooler may stand in front of this address too.
  const db = openDb({ connection, poolSize: 1, prepares: false })
  try {
    await migrate(db, migrations, role, waiting)
    if (zone) await keepZone(db, zone)
    if (!mark || !(await isThere(mark))) return
    await sql.raw(moveNumbersOn).execute(db)
    await rm(mark, { force: true })
  } finally {
    await db.destroy()
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    // The system's own word on it is not enough: /proc is said to be writable by root.
    await rmdir(await mkdtemp(path.join(folder, '.trial-')))
  } catch (cause) {
    const code = codeOf(cause) ?? String(cause)
    // What is there can be read, and served once there is room again.
    if (code === 'ENOSPC') return
    const reason = reasons[code] ?? code
    throw new StartError(`The setting DATA_DIR is ${folder}, where the portal cannot write: ${reason}.`, { cause })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'that disk is for reading only',
  ENOENT: 'the system takes no folders there',
  ENOTDIR: 'a file stands in the way',
}

/** Node's own way of making the folders above as well tries for ever where the system has none to give, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  await makeFolder(path.dirname(folder))
  await mkdir(folder).catch((error: unknown) => {
    // Another process of the portal was quicker.
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

async function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  )
}
