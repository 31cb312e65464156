import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openWorld, postmasterOf, query, userOf } from './embedded.fixture.ts'
import { findPrograms, type Programs } from './embedded-programs.server.ts'
import { spawnOptions } from './embedded-run-as.server.ts'
import { nobody } from './embedded-users.server.ts'
import { StartError } from './start-error.ts'

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
  // PostgreSQL hears of the killed one's end a moment later, and until then counts it as a portal of its own.
  const portals = `select count(*)::int as count from pg_stat_activity where application_name = 'ammiraglia portal'`
  await expect.poll(() => query(portal.connection, portals)).toEqual([{ count: 1 }])
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

test('the number of a dead PostgreSQL does not keep the next from starting, no matter who bears it now', async () => {
  using world = openWorld()
  const portal = await world.start()
  const socketLock = path.join(portal.connection.host ?? '', '.s.PGSQL.5432.lock')
  const files = [world.pidFile, socketLock].map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  await portal.stop()

  const stranger = spawn('sleep', ['60'], { ...spawnOptions({ ...userOf(world.cluster), prefix: [] }) })
  for (const pid of [stranger.pid, 2 ** 22 - 1]) {
    for (const { file, text } of files) writeFileSync(file, text.replace(/^\d+/, String(pid)))
    const next = await world.start()
    expect(world.pid()).not.toBe(pid)
    await next.stop()
  }
  expect(stranger.exitCode).toBe(null)
  stranger.kill()
})

test('a first start that was cut short is made again', async () => {
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

testAsRoot(
  'as root PostgreSQL runs as nobody else does, and the data stay usable when the folders around them close and open',
  async () => {
    using world = openWorld()
    const users: number[] = []
    for (const mode of [0o755, 0o700, 0o755]) {
      chmodSync(world.dataDir, mode)
      const portal = await world.start()
      expect(await query(portal.connection, 'create table if not exists bike (id int)')).toEqual([])
      expect(statSync(`/proc/${world.pid()}`).uid).toBe(statSync(world.cluster).uid)
      users.push(statSync(world.cluster).uid)
      // What root writes in is root's alone.
      for (const place of ['', 'log', 'lock']) expect(statSync(path.join(world.home, place)).uid, place).toBe(0)
      await portal.stop()
    }
    // In a clone that is closed to others they cannot reach PostgreSQL's programs either.
    const [own] = othersReach(await findPrograms()) ? users : [0]
    expect(users).toEqual([own, 0, own])
    expect(own).not.toBe(nobody.uid)
    expect(world.said.filter((line) => line.startsWith("PostgreSQL keeps root's rights"))).toHaveLength(
      users.filter((user) => user === 0).length,
    )
  },
)

testAsRoot('what nobody had is taken over, and nothing is written through a link that lay there', async () => {
  using world = openWorld()
  const precious = path.join(world.dataDir, 'precious')
  writeFileSync(precious, 'mine\n', { mode: 0o600 })
  for (const name of ['log', 'lock']) {
    rmSync(path.join(world.home, name), { force: true })
    symlinkSync(precious, path.join(world.home, name))
  }
  spawnSync('chown', ['-hR', '65534:65534', world.home])
  const portal = await world.start()
  expect(await query(portal.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(world.cluster).uid).not.toBe(65_534)
  expect(statSync(world.home).uid).toBe(0)
  await portal.stop()
  expect(readFileSync(precious, 'utf8')).toBe('mine\n')
  expect(statSync(precious).uid).toBe(0)

  linkSync(precious, path.join(world.cluster, 'linked'))
  spawnSync('chown', ['65534:65534', world.cluster])
  await expect(world.start()).rejects.toThrow('has a second name elsewhere')
})

test('a crashed folder that was moved starts there, though another process has the number of its PostgreSQL now', async () => {
  using world = openWorld()
  const portal = await world.start()
  const lock = readFileSync(path.join(portal.connection.host ?? '', '.s.PGSQL.5432.lock'), 'utf8')
  const pid = readFileSync(world.pidFile, 'utf8')
  await portal.stop()

  using moved = openWorld({ from: world.dataDir })
  const stranger = spawn('sleep', ['60'], { ...spawnOptions({ ...userOf(world.cluster), prefix: [] }) })
  writeFileSync(moved.pidFile, pid.replace(/^\d+/, String(stranger.pid)))
  const socket = path.join(moved.home, 'socket')
  mkdirSync(socket, { recursive: true })
  writeFileSync(path.join(socket, '.s.PGSQL.5432.lock'), lock.replace(/^\d+/, String(stranger.pid)))
  const next = await moved.start()
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  stranger.kill()
})

test('a file of PostgreSQL’s process that a power cut left empty or garbled is set aside, unless one works there', async () => {
  using world = openWorld()
  for (const text of ['', 'x\0y\n', '-1\n']) {
    writeFileSync(world.pidFile, text)
    const portal = await world.start()
    expect(world.said.splice(0).join()).toContain('postmaster.pid.unreadable')
    await portal.stop()
  }
  if (process.platform !== 'linux') return
  const holder = spawn('sleep', ['60'], { cwd: world.cluster })
  writeFileSync(world.pidFile, '')
  await expect(world.start()).rejects.toThrow(`A process (${holder.pid}) still works in ${world.cluster}`)
  holder.kill()
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

function othersReach({ postgres }: Programs): boolean {
  return (
    spawnSync(postgres, ['--version'], { ...spawnOptions({ user: nobody, prefix: [] }), stdio: 'ignore' }).status === 0
  )
}
