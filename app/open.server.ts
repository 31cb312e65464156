import { outsideOf } from '#app/adapters/files/choices.server.ts'
import type { Logger } from 'pino'
import { startLive } from '#app/features/service/tickets/tickets.live.server.ts'
import { createPortal, type Portal } from '#app/portal.server.ts'
import {
  startImporter,
  workThroughImports,
  type WorkThroughImports,
} from '#app/features/across/imports/imports.worker.server.ts'
import { hasDemoAccess } from '#db/demo/people.server.ts'
import { isUsedWithoutCatalogue, publishTemplate } from '#db/template/publish.server.ts'
import { closeAll, type Closers, migrations, openDatabase } from './database.server.ts'
import { noteOutside, startCrm } from '#app/features/across/crm/crm.worker.server.ts'
import { startInbox } from '#app/features/service/inbound-mail/inbound-mail.worker.server.ts'
import { startBackups } from '#app/features/across/backups/backups.worker.server.ts'
import { startErp } from '#app/features/trade/erp/erp.worker.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { jobsOf, systemsOf } from './jobs.server.ts'
import { systemClock } from './kit/clock.ts'
import type { Db } from './kit/db/db.server.ts'
import { migrationNames, pendingMigrations } from './kit/db/migrate.server.ts'
import { StartError } from './kit/db/start-error.ts'
import type { Meters } from './kit/metrics/meters.server.ts'
import { startWorker } from './kit/outbox/worker.server.ts'
import { counted, watch, watchStore } from './metrics.server.ts'
import type { Settings } from './settings.server.ts'

export type Open = { portal: Portal; isMigrated: () => Promise<boolean>; close: () => Promise<void> }

type Options = {
  /** What a start is doing, for somebody who waits for it. */
  tell?: (step: string) => void
  /** How imports are worked on, where that is not done by this process. */
  imports?: WorkThroughImports
  /** What is counted, where METRICS_PORT is set. */
  meters?: Meters | undefined
}

/**
 * Brings up everything behind the pages: database, migrations, portal, demonstration, worker. A start that fails, or that
 * is told to stop midway, closes what it has opened so far.
 */
export async function openPortal(
  settings: Settings,
  log: Logger,
  stopping = new AbortController().signal,
  options: Options = {},
): Promise<Open> {
  const closers: Closers = []
  const close = () => closeAll(closers)
  try {
    return { ...(await openAll(settings, log, stopping, closers, options)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openAll(settings: Settings, log: Logger, stopping: AbortSignal, closers: Closers, options: Options) {
  const { tell = () => undefined } = options
  // Read once, at the start: an update lays newer migrations beside a running process, and its own process applies
  // them.
  const known = migrationNames(migrations)
  tell(settings.databaseUrl ? 'Asking PostgreSQL, and migrating …' : 'Starting PostgreSQL, and migrating …')
  const { heard, pools, figuresDb, ...databases } = await openDatabase(settings, log, closers, stopping, true)
  stopping.throwIfAborted()
  await prepare(databases.db, settings)
  const outside = outsideOf(settings.files)
  await outside?.check(log)
  const { meters } = options
  const store = meters && outside && watchStore(meters)
  const portal = await createPortal({ settings, ...databases, clock: systemClock, log }, { store })
  // Only workers decide this: a web process started without the settings of the CRM would switch it off.
  if (settings.role !== 'web') await noteOutside(databases.db, settings.hubspot !== undefined)
  if (settings.traces) {
    // Loaded only where traces are wanted.
    const { createTracer } = await import('./kit/tracing/otlp.server.ts')
    const tracer = createTracer({ settings: settings.traces, log, fetch })
    portal.tracer = tracer
    closers.push(() => tracer.stop())
  }
  if (meters) portal.files = counted(portal.files, meters)
  if (meters && figuresDb) watch(meters, { portal, pools, db: figuresDb, store })
  closers.push(() => portal.pictures.stop())
  closers.push(() => portal.usageCounters.flush())
  closers.push(async () => portal.mail.close?.())
  if (settings.demo) {
    tell('Filling the demonstration, if the database is empty: that takes up to a minute …')
    const { fillWithDemo } = await import('#db/demo/fill.server.ts')
    await unlessStopped(stopping, fillWithDemo(portal))
  }
  stopping.throwIfAborted()
  if (settings.role !== 'web') startWorkers(portal, closers, options)
  if (settings.role !== 'worker') {
    const live = startLive(portal, heard)
    closers.push(() => live.stop())
  }
  const isMigrated = () =>
    pendingMigrations(portal.db, known).then(
      (pending) => pending.length === 0,
      () => false,
    )
  return { portal, isMigrated }
}

/** What is done beside the pages, each in turns of its own. */
function startWorkers(portal: Portal, closers: Closers, options: Options): void {
  const starters = [
    () => startWorker(portal, jobsOf(portal), systemsOf(portal)),
    () => startImporter(portal, options.imports ?? workThroughImports),
    () => startErp(portal),
    () => startInbox(portal),
    () => startBackups(portal),
    () => startCrm(portal),
    () => startHousekeeping(portal),
  ]
  for (const start of starters) {
    const started = start()
    closers.push(() => started.stop())
  }
}

/** What a database has to have, and must not have, before a portal is opened on it. */
async function prepare(db: Db, { demoBarredBy, databaseUrl }: Settings): Promise<void> {
  if (demoBarredBy && (await hasDemoAccess(db)))
    throw new StartError(
      `${demoBarredBy} while the database holds the people of the demonstration, whose password is published: begin ${databaseUrl ? 'with an empty database' : 'in an empty DATA_DIR'}, or set DEMO_PUBLIC=yes if that is meant.`,
    )
  if (await isUsedWithoutCatalogue(db)) await publishTemplate(db, systemClock.now())
}

/** The first filling takes its time; anyone who stops the start need not wait for it. */
async function unlessStopped(stopping: AbortSignal, work: Promise<void>): Promise<void> {
  const stop = Promise.withResolvers<never>()
  const onAbort = () => stop.reject(stopping.reason)
  stopping.addEventListener('abort', onAbort)
  try {
    await Promise.race([work, stop.promise])
  } finally {
    stopping.removeEventListener('abort', onAbort)
  }
}
