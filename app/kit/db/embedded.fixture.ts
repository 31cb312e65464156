import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import type { Connection } from './db.server.ts'
import { startEmbeddedPostgres } from './embedded.server.ts'

// Made once and copied: making one takes longer than most of these tests.
const made = openWorld({ empty: true })
await (await made.start()).stop()
afterAll(() => made[Symbol.dispose]())

export function openWorld({ name = 'data', empty = false, from = '' } = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  chmodSync(root, 0o755)
  const dataDir = path.join(root, name)
  if (empty) mkdirSync(dataDir)
  else cpSync(from || made.dataDir, dataDir, { recursive: true, filter: (file) => !file.endsWith('/socket') })
  const cluster = path.join(dataDir, 'postgres/cluster')
  const pidFile = path.join(cluster, 'postmaster.pid')
  const said: string[] = []
  const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) }
  return {
    dataDir,
    home: path.join(dataDir, 'postgres'),
    cluster,
    pidFile,
    serverLog: path.join(dataDir, 'postgres/log'),
    said,
    pid: () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10),
    start: (below = '', more: Record<string, string> = {}) =>
      startEmbeddedPostgres({ dataDir: path.join(dataDir, below), log, settings: { fsync: 'off', ...more } }),
    startChild: () => startChild(dataDir),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A portal of its own process and process group, as a shell would start it. */
async function startChild(dataDir: string) {
  const script = `
    const { startEmbeddedPostgres } = await import('./app/kit/db/embedded.server.ts')
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console, settings: { fsync: 'off' } })
    process.once('SIGTERM', () => postgres.stop())
    process.stdout.write(JSON.stringify(postgres.connection))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text]: unknown[] = await once(child.stdout, 'data')
  const connection: Connection = JSON.parse(String(text))
  return {
    connection,
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit')
      process.kill(-Number(child.pid), signal)
      await ended
    },
  }
}

export async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export async function postmasterOf(connection: Connection): Promise<string> {
  const rows = await query(connection, 'select pg_postmaster_start_time()::text as start')
  return JSON.stringify(rows)
}

/** Only root may start a process as somebody else. */
export function userOf(folder: string): { user?: { uid: number; gid: number } } {
  const { uid, gid } = statSync(folder)
  return process.getuid?.() === 0 ? { user: { uid, gid } } : {}
}
