import path from 'node:path'
import type { Logger } from 'pino'
import { createPortal, type Portal } from '#app/portal.server.ts'
import { fillWithDemo } from '#db/demo/fill.server.ts'
import { startHousekeeping } from './housekeeping.server.ts'
import { jobsOf } from './jobs.server.ts'
import { systemClock } from './kit/clock.ts'
import { openDb } from './kit/db/db.server.ts'
import { startEmbeddedPostgres } from './kit/db/embedded.server.ts'
import { migrate, pendingMigrations } from './kit/db/migrate.server.ts'
import { startWorker } from './kit/outbox/worker.server.ts'
import { rootDir } from './kit/root-dir.server.ts'
import type { Settings } from './settings.server.ts'

const migrations = path.join(rootDir, 'db/migrations')

export type Open = { portal: Portal; isMigrated: () => Promise<boolean>; close: () => Promise<void> }

/** Brings up everything behind the pages: database, migrations, portal, demonstration, worker. */
export async function openPortal(settings: Settings, log: Logger): Promise<Open> {
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir, log })
  const db = openDb({
    connection: embedded?.connection ?? { connectionString: settings.databaseUrl },
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  await migrate(db, migrations)
  const portal = await createPortal({ settings, db, clock: systemClock, log })
  if (settings.demo) await fillWithDemo(portal)

  const works = settings.role !== 'web'
  const worker = works ? startWorker(portal, jobsOf(portal)) : undefined
  const housekeeping = works ? startHousekeeping(portal) : undefined
  return {
    portal,
    isMigrated: () =>
      pendingMigrations(db, migrations).then(
        (pending) => pending.length === 0,
        () => false,
      ),
    async close() {
      await housekeeping?.stop()
      await worker?.stop()
      await portal.pictures.stop()
      await db.destroy()
      await embedded?.stop()
    },
  }
}
