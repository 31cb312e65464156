import { chmodSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from './db.server.ts'
import { createData, socketFolder } from './embedded-folder.server.ts'
import { type Folder } from './embedded-run-as.server.ts'
import { loopbackOf } from './embedded-loopback.server.ts'
import { connectionTo, findPostmaster, startPostmaster, stopPostmaster } from './embedded-postmaster.server.ts'
import type { Programs } from './embedded-programs.server.ts'
import { chooseRunAs } from './embedded-run-as.server.ts'
import { handOver } from './embedded-users.server.ts'

type How = { warn: (sentence: string) => void; settings?: Record<string, string> | undefined }

/** Finds or starts PostgreSQL and takes a seat in it: `watch` ends when PostgreSQL does. */
export async function joinCluster(folder: Folder, programs: Programs, { warn, settings = {} }: How) {
  const loopback = process.platform === 'win32' ? await loopbackOf(folder.path) : undefined
  const connection =
    (await findPostmaster(folder, loopback?.password, warn)) ??
    (await start(folder, programs, loopback, { warn, settings }))
  const watch = await connect({ ...connection, database: 'postgres', application_name: seat })
  await ensureDatabase(watch, connection)
  return { connection, watch }
}

/** Leaves the seat; anyone who leaves the last one stops PostgreSQL. */
export async function leaveCluster(folder: Folder, programs: Programs, watch: Client): Promise<void> {
  const isLast = await watch
    .query('select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [seat])
    .then(({ rowCount }) => rowCount === 0)
    // It died a moment ago: then there is nothing to stop, and another portal brings it back.
    .catch(() => false)
  await watch.end()
  if (isLast) await stopPostmaster(folder, programs)
}

/** Answers pages; owns nothing, so that an error in a query changes no table. */
export const requestsRole = 'portal_requests'

const seat = 'ammiraglia portal'

/** For one small server beside the portal. A log of its own troubles only: errors of statements reach the portal anyhow. */
const ourSettings = {
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  // Otherwise the log repeats the values of a row that breaks a rule, addresses included.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

async function start(
  folder: Folder,
  programs: Programs,
  loopback: { port: number; password: string } | undefined,
  { warn, settings = {} }: How,
): Promise<Connection> {
  const runAs = chooseRunAs(folder, programs.postgres, warn)
  handOver(folder.data, runAs.owner)
  const socket = loopback ? '' : socketFolder(folder, runAs)
  await createData(folder, programs.initdb, runAs, {
    durable: settings['fsync'] !== 'off',
    password: loopback?.password,
  })
  // A copied folder may have lost this, and PostgreSQL insists on it.
  chmodSync(folder.data, 0o700)
  const connection = connectionTo(loopback ? '127.0.0.1' : socket, loopback?.port ?? 5432, loopback?.password)
  const address = {
    listen_addresses: loopback ? '127.0.0.1' : '',
    unix_socket_directories: socket,
    port: String(connection.port),
  }
  const all = { ...ourSettings, ...settings, ...address }
  await patiently(() => startPostmaster(folder, runAs, programs.postgres, connection, all))
  return connection
}

/**
 * After PostgreSQL was killed, one of its processes may finish its query, and keeps a new PostgreSQL from starting
 * until then.
 */
async function patiently(work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isBarred = error instanceof Error && error.message.includes('shared memory block')
      if (!isBarred || Date.now() > deadline) throw error
      await delay(200)
    }
  }
}

async function connect(connection: Connection): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000, keepAlive: true })
  // The end is told by the event "end"; an error event without a listener would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function ensureDatabase(watch: Client, connection: Connection): Promise<void> {
  const { rowCount } = await watch.query("select from pg_database where datname = 'portal'")
  if (rowCount === 0) await watch.query('create database portal')
  await ensureRole(watch, connection.password)
  const portal = await connect(connection)
  await portal.query('create extension if not exists pg_trgm')
  await portal.end()
}

async function ensureRole(watch: Client, password: Connection['password']): Promise<void> {
  const { rowCount } = await watch.query('select from pg_roles where rolname = $1', [requestsRole])
  if (rowCount !== 0) return
  const secret = typeof password === 'string' ? ` password ${watch.escapeLiteral(password)}` : ''
  await watch.query(`create role ${requestsRole} login nosuperuser nocreatedb nocreaterole noinherit${secret}`)
}
