import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { createPortal, type Portal } from '#app/portal.server.ts'
import { fillWithDemo } from '#db/demo/fill.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { jobsOf } from './jobs.server.ts'
import { systemClock } from './kit/clock.ts'
import { openDb } from './kit/db/db.server.ts'
import { startEmbeddedPostgres } from './kit/db/embedded.server.ts'
import { migrate, pendingMigrations } from './kit/db/migrate.server.ts'
import { StartError } from './kit/db/start-error.ts'
import { startWorker } from './kit/outbox/worker.server.ts'
import { rootDir } from './kit/root-dir.server.ts'
import type { Settings } from './settings.server.ts'

const migrations = path.join(rootDir, 'db/migrations')

export type Open = { portal: Portal; isMigrated: () => Promise<boolean>; close: () => Promise<void> }

type Closers = (() => Promise<void>)[]

/**
 * Brings up everything behind the pages: database, migrations, portal, demonstration, worker. A start that fails, or that
 * is told to stop midway, closes what it has opened so far.
 */
export async function openPortal(settings: Settings, log: Logger, told = new AbortController().signal): Promise<Open> {
  const closers: Closers = []
  const close = async () => {
    for (const one of closers.splice(0).toReversed()) await one()
  }
  try {
    return { ...(await openAll(settings, log, told, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openAll(settings: Settings, log: Logger, told: AbortSignal, closers: Closers) {
  await makeWritable(settings.dataDir)
  const db = await openDatabase(settings, log, told, closers)
  told.throwIfAborted()
  await migrate(db, migrations)
  const portal = await createPortal({ settings, db, clock: systemClock, log })
  closers.push(() => portal.pictures.stop())
  if (settings.demo) await unlessTold(told, fillWithDemo(portal))
  told.throwIfAborted()
  if (settings.role !== 'web') {
    const worker = startWorker(portal, jobsOf(portal))
    closers.push(() => worker.stop())
    const housekeeping = startHousekeeping(portal)
    closers.push(() => housekeeping.stop())
  }
  const isMigrated = () =>
    pendingMigrations(db, migrations).then(
      (pending) => pending.length === 0,
      () => false,
    )
  return { portal, isMigrated }
}

async function openDatabase({ databaseUrl, dataDir }: Settings, log: Logger, told: AbortSignal, closers: Closers) {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  if (embedded) closers.push(() => embedded.stop())
  const db = openDb({
    connection: embedded?.connection ?? { connectionString: databaseUrl },
    onIdleError: (error) => {
      if (!told.aborted) log.warn({ err: error }, 'a database connection broke')
    },
  })
  closers.push(() => db.destroy())
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it does not answer'
    throw new StartError(`The setting DATABASE_URL names a PostgreSQL that cannot be used: ${reason}.`, { cause })
  }
  return db
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The setting DATA_DIR is ${folder}, where the portal cannot write: ${reason}.`, { cause })
  }
}

/** The first filling takes its time; whoever stops the start need not wait for it. */
async function unlessTold(told: AbortSignal, work: Promise<void>): Promise<void> {
  const stop = Promise.withResolvers<never>()
  const onAbort = () => stop.reject(told.reason)
  told.addEventListener('abort', onAbort)
  try {
    await Promise.race([work, stop.promise])
  } finally {
    told.removeEventListener('abort', onAbort)
  }
}
