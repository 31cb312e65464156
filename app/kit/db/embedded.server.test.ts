import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Connection } from './db.server.ts'
import { startEmbeddedPostgres } from './embedded.server.ts'
import { spawnOptions } from './embedded-run-as.server.ts'
import { StartError } from './start-error.ts'

// Made once and copied: making one takes longer than most of these tests.
const made = openWorld({ empty: true })
await (await made.start()).stop()
afterAll(() => made[Symbol.dispose]())

test('portals that start together on an empty folder share one PostgreSQL, which stays until the last has left', async () => {
  using world = openWorld({ empty: true })
  const [child, first, second] = await Promise.all([world.startChild(), world.start(), world.start()])
  const pids = await Promise.all([child.connection, first.connection, second.connection].map(postmasterOf))
  expect(new Set(pids).size).toBe(1)

  await child.end('SIGTERM')
  await first.stop()
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(existsSync(world.pidFile)).toBe(false)
  await expect(query(second.connection, 'select 1')).rejects.toThrow('ENOENT')
})

test('a PostgreSQL whose portal was killed lives on, and the next portal takes it over and stops it', async () => {
  using world = openWorld()
  const child = await world.startChild()
  await query(child.connection, 'create table bike (id int)')
  const before = await postmasterOf(child.connection)
  await child.end('SIGKILL')

  const portal = await world.start()
  expect(await postmasterOf(portal.connection)).toBe(before)
  expect(await query(portal.connection, 'select id from bike')).toEqual([])
  await portal.stop()
  expect(existsSync(world.pidFile)).toBe(false)
})

test('a PostgreSQL that is killed under its portals comes back with all it had said yes to', async () => {
  using world = openWorld()
  const portal = await world.start()
  const other = await world.start()
  await query(portal.connection, 'create table bike as select generate_series(1, 1000) as id')
  for (const round of [1, 2]) {
    process.kill(world.pid(), 'SIGKILL')
    const count = () => query(portal.connection, `select count(*)::int as count, ${round} as round from bike`)
    const backs = () => world.said.filter((line) => line === 'PostgreSQL is back')
    await expect.poll(backs, { timeout: 8000 }).toHaveLength(2 * round)
    expect(await count()).toEqual([{ count: 1000, round }])
  }
  await portal.stop()
  expect(await query(other.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
})

test('a portal waits for what a killed PostgreSQL has left at work', async () => {
  using world = openWorld()
  const child = await world.startChild()
  const work = query(child.connection, 'select count(*) from generate_series(1, 6000000)').catch(() => undefined)
  // The query must be at work when its PostgreSQL dies.
  await delay(100)
  process.kill(world.pid(), 'SIGKILL')
  await child.end('SIGKILL')
  const portal = await world.start()
  await work
  expect(readFileSync(world.serverLog, 'utf8')).toContain('shared memory block')
  await portal.stop()
})

test('a portal that stops while PostgreSQL is down leaves nothing running', async () => {
  using world = openWorld()
  const portal = await world.start()
  process.kill(world.pid(), 'SIGKILL')
  await portal.stop()
  await expect(query(portal.connection, 'select 1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

test('the number of a dead PostgreSQL does not keep the next from starting, whoever bears it now', async () => {
  using world = openWorld()
  const portal = await world.start()
  const socketLock = path.join(portal.connection.host ?? '', '.s.PGSQL.5432.lock')
  const files = [world.pidFile, socketLock].map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  await portal.stop()

  const stranger = spawn('sleep', ['60'], { ...spawnOptions({ user: ownerOf(world.cluster), prefix: [] }) })
  for (const pid of [stranger.pid, 2 ** 22 - 1]) {
    for (const { file, text } of files) writeFileSync(file, text.replace(/^\d+/, String(pid)))
    const next = await world.start()
    expect(world.pid()).not.toBe(pid)
    await next.stop()
  }
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
})

test('a first start that was cut short is made anew', async () => {
  using world = openWorld({ empty: true })
  mkdirSync(`${world.cluster}.new/base`, { recursive: true })
  writeFileSync(`${world.cluster}.new/PG_VERSION`, '18')
  const portal = await world.start()
  expect(await query(portal.connection, "select extname from pg_extension where extname = 'pg_trgm'")).toHaveLength(1)
  expect(existsSync(`${world.cluster}.new`)).toBe(false)
  await portal.stop()
})

test('a folder too deep for the address of a socket has its socket elsewhere, closed to others', async () => {
  using world = openWorld({ name: 'd'.repeat(90) })
  const portal = await world.start()
  const { host = '' } = portal.connection
  expect(host.startsWith(world.dataDir)).toBe(false)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  await portal.stop()
  const again = await world.start()
  expect(again.connection.host).toBe(host)
  await again.stop()
  rmSync(host, { recursive: true })
})

// There is nothing to check for anybody else, so that for them it is no test that was passed over.
const testAsRoot = process.getuid?.() === 0 ? test : () => undefined

testAsRoot('as root the data stay usable when the folders around them close and open', async () => {
  using world = openWorld()
  for (const mode of [0o755, 0o700, 0o755]) {
    chmodSync(world.dataDir, mode)
    const portal = await world.start()
    expect(await query(portal.connection, 'create table if not exists bike (id int)')).toEqual([])
    await portal.stop()
    expect(statSync(world.cluster).uid).toBe(mode === 0o700 ? 0 : 65534)
  }
})

test('what keeps the database from starting is said in one sentence', async () => {
  using world = openWorld()
  writeFileSync(path.join(world.dataDir, 'file'), '')
  await expect(world.start('file')).rejects.toThrow(/^The database needs the folder .*file.*, which cannot be made/)

  await (await world.start()).stop()
  await expect(world.start('', { shared_buffers: 'many' })).rejects.toThrow(
    'PostgreSQL did not start: invalid value for parameter "shared_buffers": "many"',
  )
  writeFileSync(path.join(world.cluster, 'PG_VERSION'), '17\n')
  const failed = world.start()
  await expect(failed).rejects.toThrow('PostgreSQL did not start: database files are incompatible with server')
  await expect(failed).rejects.toBeInstanceOf(StartError)
})

function openWorld({ name = 'data', empty = false } = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  chmodSync(root, 0o755)
  const dataDir = path.join(root, name)
  if (empty) mkdirSync(dataDir)
  else cpSync(made.dataDir, dataDir, { recursive: true })
  const cluster = path.join(dataDir, 'postgres/cluster')
  const pidFile = path.join(cluster, 'postmaster.pid')
  const said: string[] = []
  const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) }
  return {
    dataDir,
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

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterOf(connection: Connection): Promise<string> {
  const rows = await query(connection, 'select pg_postmaster_start_time()::text as start')
  return JSON.stringify(rows)
}

function ownerOf(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder)
  return { uid, gid }
}
