import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb, type Connection } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { publishTemplate } from '#db/template/publish.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { owner: Connection; requests: Connection }
  }
}

/** One PostgreSQL for the run, with a migrated database that the workers clone. It forgets at once, so it is quick. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const place of places) await sweep(place)
  const dataDir = makeFolder()
  const postgres = await start(dataDir)
  await createTemplate(postgres)
  project.provide('postgres', { owner: postgres.connection, requests: postgres.requests })
  return async () => {
    await postgres.stop()
    // What a test has left running may still write there.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** A migrated, empty database of one's own: as its owner, and as the role that answers requests. */
export async function cloneDatabase(): Promise<{
  connection: Connection
  requests: Connection
  drop: () => Promise<void>
}> {
  const { inject } = await import('vitest')
  const { owner, requests } = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await run(owner, `create database ${database} template ${template}`)
  return {
    connection: { ...owner, database },
    requests: { ...requests, database },
    drop: () => run(owner, `drop database ${database} with (force)`),
  }
}

const prefix = 'ammiraglia-tests-'
const template = 'template_portal'

/** In the system's memory a database, which is 1400 files, is made in a tenth of the time that a disk takes. */
const memory = '/dev/shm'
const places = [memory, os.tmpdir()].filter((place) => existsSync(place))

/** In memory that has room for it the folder of the run holds all that its tests make, and so goes whole. */
function makeFolder(): string {
  const isRoomy = existsSync(memory) && freeBytes(memory) > 4_000_000_000
  const folder = path.join(isRoomy ? memory : os.tmpdir(), `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  if (!isRoomy) return folder
  // As a folder for temporary files is: PostgreSQL may run as another user.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return folder
}

function freeBytes(place: string): number {
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}

/** Ends what runs that were killed have left. */
async function sweep(place: string): Promise<void> {
  const left = readdirSync(place).filter((name) => name.startsWith(prefix) && !isAlive(name.slice(prefix.length)))
  for (const name of left) {
    const dataDir = path.join(place, name)
    try {
      // Who comes last stops it.
      await (await start(dataDir)).stop()
    } catch {
      // Killed while it made its cluster: there is none to stop.
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function start(dataDir: string): Promise<EmbeddedPostgres> {
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    // The tables hold next to nothing: to start the helpers of a statement costs more than the statement.
    max_parallel_workers_per_gather: '0',
  }
  return startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn }, settings })
}

async function createTemplate({ connection, requests }: EmbeddedPostgres): Promise<void> {
  await run(connection, `create database ${template}`)
  const db = openDb({ connection: { ...connection, database: template } })
  await migrate(db, path.join(rootDir, 'db/migrations'), requests.user)
  await publishTemplate(db, new Date('2026-11-21T09:00:00Z'))
  await db.destroy()
}

async function run(connection: Connection, statement: string): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
