import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { type Served, startPortal } from '#tests/bench/processes.ts'
import { databaseOf } from '#tests/journeys/dealer.fixture.ts'
import { allGone, processesIn, waitFor } from '#tests/journeys/system.fixture.ts'

type Environment = Record<string, string>

/** A built portal on a data folder of its own, to be killed and started again; at the end both are gone. */
export type Stand = {
  dataDir: string
  /** Changes with each start. */
  origin: () => string
  portal: () => Served
  /** @returns the milliseconds it took; a sentence that ends the start is thrown */
  start(environment?: Environment): Promise<number>
  stop(): Promise<void>
  kill(what: 'portal' | 'portal and database'): Promise<void>
  /** PostgreSQL's first process. */
  postmaster: () => number
  query<Result>(use: (db: Client) => Promise<Result>): Promise<Result>
} & AsyncDisposable

/** @param environment of each start */
export function openStand(environment: Environment = {}, folder = newFolder()): Stand {
  const dataDir = path.join(folder, 'data')
  let portal: Served | undefined
  const running = () => {
    if (!portal) throw new Error('The portal was not started')
    return portal
  }
  return {
    dataDir,
    origin: () => running().origin,
    portal: running,
    async start(more) {
      const since = performance.now()
      portal = await startPortal(dataDir, { LOG_LEVEL: 'error', ...environment, ...more }, 'anywhere')
      return performance.now() - since
    },
    stop: () => running().stop(),
    async kill(what) {
      const { process: child } = running()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      if (what === 'portal and database') for (const pid of processesIn(dataDir)) process.kill(pid, 'SIGKILL')
    },
    postmaster: () => Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
    query: (use) => withDatabase(dataDir, use),
    async [Symbol.asyncDispose]() {
      await portal?.stop()
      for (const pid of processesIn(dataDir)) process.kill(pid, 'SIGKILL')
      await allGone(dataDir)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Started as root, PostgreSQL's own user has to get through. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-faults-'))
  chmodSync(folder, 0o755)
  return folder
}

async function withDatabase<Result>(dataDir: string, use: (db: Client) => Promise<Result>): Promise<Result> {
  const db = await databaseOf(dataDir)
  try {
    return await use(db)
  } finally {
    await db.end()
  }
}

export async function isReady(stand: Stand): Promise<boolean> {
  return fetch(`${stand.origin()}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** @returns whether it was ready again within that time */
export function isReadyWithin(stand: Stand, milliseconds: number): Promise<boolean> {
  return waitFor(() => isReady(stand), milliseconds).then(
    () => true,
    () => false,
  )
}

/**
 * From the next connection on PostgreSQL says yes before a change is on the disk: what an operator must never set, and
 * a ledger must notice as soon as PostgreSQL is killed.
 */
export async function acknowledgeEarly(stand: Stand): Promise<void> {
  await stand.query(async (db) => {
    await db.query("alter system set wal_writer_delay = '10s'")
    await db.query('select pg_reload_conf()')
    await db.query('alter role portal_requests set synchronous_commit = off')
  })
  await stand.stop()
  await stand.start()
}
