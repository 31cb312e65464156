import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'

export type Cluster = {
  dataDir: string
  connection: Connection
  /** Its main process; the others are that one's children. */
  pid: number
  version: string
  stop(): Promise<void>
}

/** A database in a folder of its own: seeded where it is new, then started as the portal does. */
export async function openCluster(dataDir: string, seed: Seed): Promise<Cluster> {
  const seeded = path.join(dataDir, 'seeded')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(seeded)) {
    await fill(dataDir, seed)
    writeFileSync(seeded, '')
  }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  const db = openDb({ connection, poolSize: 1 })
  await migrate(db, migrations)
  await db.destroy()
  const [pid = ''] = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const version = readFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), 'utf8').trim()
  return { dataDir, connection, pid: Number(pid), version, stop }
}

/** Fills an empty, migrated database. */
type Seed = (connection: Connection) => Promise<void>

const migrations = path.join(rootDir, 'db/migrations')
const log = { info() {}, warn: console.warn }

/** Faster and less careful than the portal's PostgreSQL; the measurement runs on one that was started again. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  maintenance_work_mem: '1GB',
  work_mem: '256MB',
}

async function fill(dataDir: string, seed: Seed): Promise<void> {
  const started = Date.now()
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, settings: hasty })
  try {
    const db = openDb({ connection, poolSize: 1 })
    await migrate(db, migrations)
    await db.destroy()
    await seed(connection)
  } finally {
    await stop()
  }
  console.log(`${path.basename(dataDir)}: seeded in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
