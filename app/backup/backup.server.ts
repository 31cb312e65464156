import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { type Archive, writeArchive } from './archive.server.ts'
import { copyCluster, copyFile } from './cluster-copy.server.ts'
import type { Manifest } from './manifest.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

export type Backup = { file: string; bytes: number; files: number; seconds: number }

/**
 * Copies a portal's whole data folder into one file, while the portal works or while it rests: its database as it is when
 * its copy ends, then the files that people sent, and the secret. A file that is taken away meanwhile is not in it.
 * @throws Error whose message is a sentence
 */
export async function makeBackup(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Logger,
  target: string,
): Promise<Backup> {
  const started = performance.now()
  const file = path.resolve(target)
  if (settings.databaseUrl)
    throw new Error(
      'The database is that of DATABASE_URL, which is kept by its own means: see docs/operating.md, "Backups".',
    )
  if (await isThere(file)) throw new Error(`${file} is there already: give the backup another name.`)
  if (!(await isThere(path.join(settings.dataDir, 'postgres/cluster'))))
    throw new Error(`${settings.dataDir} holds no portal: set DATA_DIR to the folder of the one that is meant.`)
  const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir, log })
  let files = 0
  try {
    const { bytes } = await writeArchive(file, async (archive) => {
      await copyCluster(embedded.connection, path.join(settings.dataDir, 'postgres/cluster'), archive)
      files = await copySent(settings.dataDir, archive)
      return await factsOf(embedded.connection)
    })
    return { file, bytes, files, seconds: (performance.now() - started) / 1000 }
  } finally {
    await embedded.stop()
  }
}

/** What people sent, and the secret. After the database: whatever it knows of is there. */
async function copySent(dataDir: string, archive: Archive): Promise<number> {
  await copyFile(path.join(dataDir, 'secret'), 'secret', archive)
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
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^(?:[0-9a-f]{2}|[0-9a-f]{32})$/.test(name))
}

async function factsOf(connection: Parameters<typeof openDb>[0]['connection']): Promise<Omit<Manifest, 'files'>> {
  const db = openDb({ connection, poolSize: 2 })
  try {
    const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      db,
    )
    const migrations = await sql<{ name: string }>`select name from migration order by name`.execute(db)
    return {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres: Math.floor((version.rows[0]?.number ?? 0) / 10_000),
      migrations: migrations.rows.map(({ name }) => name),
    }
  } finally {
    await db.destroy()
  }
}

function isThere(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  )
}
