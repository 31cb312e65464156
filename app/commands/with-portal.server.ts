import type { Logger } from 'pino'
import { requireInFolder } from '#app/backup/data-folder.server.ts'
import { createPortal, type Portal } from '#app/portal.server.ts'
import { closeAll, type Closers, openDatabase } from '#app/database.server.ts'
import { systemClock } from '#app/kit/clock.ts'
import type { Settings } from '#app/settings.server.ts'

/** The portal without its pages and workers, for as long as a piece of work takes: of the same database as the server's. */
export async function withPortal<Result>(
  settings: Settings,
  log: Logger,
  work: (portal: Portal) => Promise<Result>,
  told?: AbortSignal,
): Promise<Result> {
  const closers: Closers = []
  try {
    const { db, slowDb } = await openDatabase(settings, log, closers, told)
    const portal = await createPortal({ settings, db, slowDb, clock: systemClock, log })
    closers.push(() => portal.pictures.stop())
    closers.push(async () => portal.mail.close?.())
    return await work(portal)
  } finally {
    await closeAll(closers)
  }
}

/**
 * To be asked by what tells of a portal: in a folder that is not its own a new one would be made, of which all is well.
 * @throws Error whose message is a sentence
 */
export async function requirePortal({ dataDir, databaseUrl }: Settings): Promise<void> {
  if (!databaseUrl) await requireInFolder(dataDir, 'postgres/cluster')
}
