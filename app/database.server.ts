import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Db, openDb } from './kit/db/db.server.ts'
import { startEmbeddedPostgres } from './kit/db/embedded.server.ts'
import { StartError } from './kit/db/start-error.ts'
import { rootDir } from './kit/root-dir.server.ts'
import type { Settings } from './settings.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

export const migrations = path.join(rootDir, 'db/migrations')

/** What is to be closed again, the last opened first. */
export type Closers = (() => Promise<void>)[]

export async function closeAll(closers: Closers): Promise<void> {
  for (const one of closers.splice(0).toReversed()) await one()
}

/**
 * The database the settings name. An embedded one that runs is joined, else it runs until it is closed.
 * @param told once it is aborted, connections that break are nothing to speak of
 * @throws StartError
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  log: Logger,
  closers: Closers,
  told?: AbortSignal,
): Promise<Db> {
  await makeWritable(dataDir)
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  if (embedded) closers.push(() => embedded.stop())
  const db = openDb({
    connection: embedded?.connection ?? { connectionString: databaseUrl },
    onIdleError: (error) => {
      if (!told?.aborted) log.warn({ err: error }, 'a database connection broke')
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
