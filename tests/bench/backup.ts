import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { load } from './load.ts'
import { askUntil, type Latencies } from './meanwhile.ts'
import { page } from './measures.ts'
import { openWorld } from './people.ts'
import { openCluster } from './postgres.ts'
import { startPortal } from './processes.ts'
import { seed } from './seed.ts'

export type BackupFigures = {
  /** The size of the whole folder, its database and its files. */
  bytes: number
  database: number
  /** What the backup has of them. */
  archive: number
  seconds: number
  restoreSeconds: number
  /** A dealer's pages, while nothing else is done and while the backup is made. */
  quiet: Latencies
  meanwhile: Latencies
  postgres: string
}

export type BackupPlan = { folder: string; tickets: number; bytes: number }

/** A portal of so many bytes is backed up while a dealer reads, and restored on another folder. */
export async function measureBackup({ folder, tickets, bytes }: BackupPlan): Promise<BackupFigures> {
  const dataDir = path.join(folder, `${tickets} tickets to back up`)
  const archive = path.join(folder, 'backup.tar.zst')
  const restored = path.join(folder, 'restored')
  for (const left of [archive, restored]) rmSync(left, { recursive: true, force: true })
  await using open = new AsyncDisposableStack()
  const cluster = open.adopt(await openCluster(dataDir, (connection) => seed(connection, tickets)), (it) => it.stop())
  const portal = open.adopt(await startPortal(dataDir, {}, 'anywhere'), (it) => it.stop())
  const database = bytesOf(path.join(dataDir, 'postgres'))
  addFiles(path.join(dataDir, 'files'), bytes - database)
  const world = await openWorld(cluster.connection)
  open.defer(() => world.client.end())
  const pages = [page(world.dealer, '/tickets'), page(world.dealer, `/tickets/${world.dealer.ticket}`)] as const
  await load(portal.origin, pages, 400, 1)
  const quiet = await askUntil(portal, pages, sleep(20_000))
  let seconds = 0
  const meanwhile = await askUntil(
    portal,
    pages,
    timed('backup', dataDir, archive).then((took) => (seconds = took)),
  )
  const restoreSeconds = await timed('restore', restored, archive)
  return {
    bytes: bytesOf(dataDir),
    database,
    archive: statSync(archive).size,
    seconds,
    restoreSeconds,
    quiet,
    meanwhile,
    postgres: cluster.version,
  }
}

/** As photos are: of the size that phones send, and nothing in them that packs. Added up to so many bytes. */
function addFiles(folder: string, bytes: number): void {
  const each = 400_000
  const missing = bytes - (existsSync(folder) ? bytesOf(folder) : 0)
  for (let added = 0; added < missing; added += each) {
    const key = randomBytes(16).toString('hex')
    const place = path.join(folder, key.slice(0, 2), key.slice(2, 4))
    mkdirSync(place, { recursive: true })
    writeFileSync(path.join(place, key), randomBytes(each))
  }
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

/** Runs the operator's own command. @returns the seconds that it took */
async function timed(command: 'backup' | 'restore', dataDir: string, archive: string): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(process.execPath, [path.join(rootDir, 'bin', `${command}.mjs`), archive], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  return (performance.now() - began) / 1000
}
