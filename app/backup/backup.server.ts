import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { outsideOf } from '#app/adapters/files/choices.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { type Archive, writeArchive } from './archive.server.ts'
import { copyCluster, copyFile } from './cluster-copy.server.ts'
import { keptNames, readUnlessGone, requireInFolder } from './data-folder.server.ts'
import { listKept } from './kept-elsewhere.server.ts'
import type { Manifest } from './manifest.ts'
import { placeOf } from './place.server.ts'
import { copyRows } from './rows.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

export type Backup = {
  /** Where it is, as it is told to people. */
  file: string
  bytes: number
  files: number
  /** The files are only listed: they lie in a store outside. */
  isListed: boolean
  seconds: number
}

export type BackedUp = Pick<Settings, 'dataDir' | 'databaseUrl' | 'migrationUrl' | 'files' | 's3'>

/**
 * Copies a portal into one file, while it works or while it rests: its database as it is at one moment, then the files
 * that people sent, or where they lie in a store outside their list, and the secret. A file that is taken away
 * meanwhile is not in it.
 * @param target a path, or a name such as s3://bucket/folder/name
 * @throws Error whose message is a sentence
 */
export async function makeBackup(
  settings: BackedUp,
  log: Logger,
  target: string,
  stopping?: AbortSignal,
): Promise<Backup> {
  const started = performance.now()
  const place = placeOf(target, settings.s3)
  if (await place.isThere()) throw new Error(`${place.shown} is there already: give the backup another name.`)
  await requireInFolder(settings.dataDir, ...keptNames(settings))
  const database = settings.databaseUrl
    ? ownDatabase(settings.migrationUrl ?? settings.databaseUrl)
    : await embeddedDatabase(settings.dataDir, log)
  const outside = outsideOf(settings.files)
  let files = 0
  try {
    const fill = async (archive: Archive) => {
      await database.copy(archive)
      await copyFile(path.join(settings.dataDir, 'secret'), 'secret', archive)
      const store = outside && { on: settings.files.on, ...(await listKept(outside, archive)) }
      files = store?.files ?? (await copySent(settings.dataDir, archive))
      const isRows = settings.databaseUrl !== undefined
      const format: Manifest['format'] = isRows || store ? 2 : 1
      return { ...(await factsOf(database.connection)), format, ...(isRows && { isRows }), ...(store && { store }) }
    }
    const { bytes } = await writeArchive(place, fill, stopping)
    const seconds = (performance.now() - started) / 1000
    return { file: place.shown, bytes, files, isListed: outside !== undefined, seconds }
  } finally {
    await database.stop()
  }
}

function ownDatabase(connectionString: string) {
  const copy = (archive: Archive) => copyRows(connectionString, archive)
  return { connection: { connectionString }, copy, stop: async () => undefined }
}

async function embeddedDatabase(dataDir: string, log: Logger) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  const copy = (archive: Archive) => copyCluster(connection, path.join(dataDir, 'postgres/cluster'), archive)
  return { connection, copy, stop }
}

/** What people sent. After the database: whatever it knows of is there. */
async function copySent(dataDir: string, archive: Archive): Promise<number> {
  const folder = path.join(dataDir, 'files')
  let count = 0
  for (const outer of await namesIn(folder))
    for (const inner of await namesIn(path.join(folder, outer)))
      for (const key of await namesIn(path.join(folder, outer, inner)))
        if (await copyFile(path.join(folder, outer, inner, key), `files/${outer}/${inner}/${key}`, archive)) count += 1
  return count
}

/** Files lie in folders of two letters; what is still arriving belongs to nobody. */
async function namesIn(folder: string): Promise<string[]> {
  const names = (await readUnlessGone(readdir(folder))) ?? []
  return names.filter((name) => /^(?:[0-9a-f]{2}|[0-9a-f]{32})$/.test(name))
}

async function factsOf(
  connection: Parameters<typeof openDb>[0]['connection'],
): Promise<Pick<Manifest, 'madeAt' | 'postgres' | 'migrations'>> {
  const db = openDb({ connection, poolSize: 2, prepares: false })
  try {
    const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      db,
    )
    const migrations = await sql<{ name: string }>`select name from migration order by name`.execute(db)
    return {
      madeAt: new Date().toISOString(),
      postgres: Math.floor((version.rows[0]?.number ?? 0) / 10_000),
      migrations: migrations.rows.map(({ name }) => name),
    }
  } finally {
    await db.destroy()
  }
}
