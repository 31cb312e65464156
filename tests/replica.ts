import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { Connection } from '#app/kit/db/db.server.ts'
import { openFolder, socketFolder } from '#app/kit/db/embedded-folder.server.ts'
import { connectionTo, startPostmaster, stopPostmaster } from '#app/kit/db/embedded-postmaster.server.ts'
import { findPrograms } from '#app/kit/db/embedded-programs.server.ts'
import { chooseRunAs } from '#app/kit/db/embedded-run-as.server.ts'
import { handOver } from '#app/kit/db/embedded-users.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'

/** It forgets at once, so it is quick; a replica replays all the same. */
const settings = { fsync: 'off', shared_buffers: '32MB', max_connections: '40', timezone: 'UTC', jit: 'off' }

export type Replica = {
  connection: Connection
  /** It holds still, as behind a long line: what it is told it keeps for later. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** From one moment to the next, as a machine that loses its power. */
  kill: () => void
  start: () => Promise<void>
}

/** A PostgreSQL of the embedded binaries, and a streaming replica of it, made as its manual says. */
export async function startPair(folder: string) {
  const primary = await startEmbeddedPostgres({ dataDir: path.join(folder, 'primary'), log: quiet, settings })
  const replica = await startReplica(path.join(folder, 'primary'), path.join(folder, 'replica'), primary.connection)
  return {
    primary,
    replica,
    async stop() {
      await replica.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const quiet = { info: () => undefined, warn: () => undefined }

async function startReplica(
  from: string,
  to: string,
  primary: Connection,
): Promise<Replica & { stop: () => Promise<void> }> {
  const [source, folder, programs] = [openFolder(from), openFolder(to), await findPrograms()]
  // The same user as the primary's, who alone may enter its socket.
  const runAs = chooseRunAs(source, programs.postgres, () => undefined)
  await withClient(primary, async (client) => {
    await client.query("select pg_backup_start('replica', fast => true)")
    cpSync(source.data, folder.data, { recursive: true, filter: (name) => !isLeftOut(name) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(path.join(folder.data, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  mkdirSync(path.join(folder.data, 'pg_wal'), { recursive: true })
  writeFileSync(path.join(folder.data, 'standby.signal'), '')
  handOver(folder.data, runAs.owner)
  const line = `host=${primary.host} port=${primary.port} user=${primary.user}`
  const connection = { ...primary, ...connectionTo(socketFolder(folder, runAs), 5432), database: 'portal' }

  async function start(): Promise<void> {
    await startPostmaster(folder, runAs, programs.postgres, connection, {
      ...settings,
      listen_addresses: '',
      unix_socket_directories: connection.host ?? '',
      port: '5432',
      primary_conninfo: line,
    })
  }

  await start()
  const ask = (text: string) => withClient(connection, async (client) => void (await client.query(text)))
  return {
    connection,
    start,
    async pause() {
      await ask('select pg_wal_replay_pause()')
      // Asked for, it still replays what it has begun.
      await expect.poll(() => pauseOf(connection), { timeout: 10_000 }).toBe('paused')
    },
    resume: () => ask('select pg_wal_replay_resume()'),
    kill() {
      const [pid] = readFileSync(path.join(folder.data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    stop: () => stopPostmaster(folder, programs),
  }
}

function pauseOf(connection: Connection): Promise<string | undefined> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')
    return rows[0]?.state
  })
}

/** What belongs to the running server, and its changes, which are streamed. */
function isLeftOut(name: string): boolean {
  return /\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+)$/.test(name)
}

async function withClient<Result>(connection: Connection, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
