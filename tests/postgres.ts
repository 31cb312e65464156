import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
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
  await sweep()
  const dataDir = path.join(os.tmpdir(), `${prefix}${process.pid}`)
  const postgres = await start(dataDir)
  await createTemplate(postgres)
  project.provide('postgres', { owner: postgres.connection, requests: postgres.requests })
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
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

/** Ends what runs that were killed have left. */
async function sweep(): Promise<void> {
  const left = readdirSync(os.tmpdir()).filter((name) => name.startsWith(prefix) && !isAlive(name.slice(prefix.length)))
  for (const name of left) {
    const dataDir = path.join(os.tmpdir(), name)
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
  mkdirSync(dataDir, { recursive: true })
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    // Of tables that hold next to nothing: to start the helpers of a statement costs more than the statement.
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
