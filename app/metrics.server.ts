import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Gauge } from 'prom-client'
import type { Files } from '#app/adapters/files/files.ts'
import type { Pools } from './database.server.ts'
import { systemsOf } from './jobs.server.ts'
import { systemClock } from './kit/clock.ts'
import type { Tables } from './kit/db/tables.ts'
import type { Meters } from './kit/metrics/meters.server.ts'
import { createBreaker } from './kit/outbound/breaker.ts'
import { storeOperations, storeOutcomes, type StoreWatch } from './kit/outbound/store-watch.ts'
import { memoizeFor } from './kit/ttl-cache.ts'
import type { Portal } from './portal.server.ts'
import { type Figures, readFigures } from './metrics.figures.server.ts'

/** A scraper that asks all the time asks the database no more often than that. */
const cachedMs = 5000

/** `store`: of files outside the data folder. */
type Watched = { portal: Portal; pools: Pools; db: Kysely<Tables>; store?: Required<StoreWatch> | undefined }

/** What is not counted but looked at when a scraper asks: connections, queues, disks and what the database says. */
export function watch(meters: Meters, { portal, pools, db, store }: Watched): void {
  watchPools(meters, pools)
  watchPictures(meters, portal)
  watchDisks(meters, portal)
  watchSystems(meters, { portal, store })
  watchReplica(meters, portal)
  const cache = memoizeFor<Figures | undefined>({ now: () => new Date() }, cachedMs)
  const read = () => readFigures(db, portal.settings.backup !== undefined)
  // A database that is away is one figure, and the others are told all the same.
  watchDatabase(meters, () => cache('figures', () => read().catch(() => undefined)))
}

/** What a store outside is asked by, so that each try is counted. */
export function watchStore(meters: Meters): Required<StoreWatch> {
  const breaker = createBreaker(systemClock)
  // There from the first scrape on, so that a rate begins with the first that fails.
  for (const operation of storeOperations) for (const outcome of storeOutcomes) meters.storeAsked(operation, outcome, 0)
  return { breaker, onAsked: meters.storeAsked }
}

/** The store, with what arrives at it counted. */
export function counted(files: Files, meters: Meters): Files {
  return {
    ...files,
    async put(content, atMost) {
      try {
        const stored = await files.put(content, atMost)
        if (stored === 'too-large') meters.stored('too-large')
        else meters.stored('kept', stored.bytes)
        return stored
      } catch (error) {
        meters.stored('failed')
        throw error
      }
    },
  }
}

function watchPools({ gauge }: Meters, pools: Pools): void {
  const help = 'Connections to the database, by pool and state'
  gauge({ name: 'ammiraglia_db_connections', help, labels: ['pool', 'state'] }, (it) => {
    for (const [pool, look] of Object.entries(pools))
      for (const [state, count] of Object.entries(look())) it.set({ pool, state }, count)
  })
}

function watchPictures({ gauge }: Meters, { pictures, streams }: Portal): void {
  const help = 'Pictures that are drawn, those that wait for it, and how many may be drawn at once'
  gauge({ name: 'ammiraglia_pictures', help, labels: ['state'] }, (it) => {
    for (const [state, count] of Object.entries(pictures.line())) it.set({ state }, count)
  })
  gauge({ name: 'ammiraglia_streams', help: 'Open pages that hear what is new' }, (it) => it.set(streams.all().length))
}

function watchDisks({ gauge }: Meters, { settings }: Portal): void {
  const folders = {
    data: settings.dataDir,
    ...(settings.backup && !settings.backup.s3 && { backups: settings.backup.dir }),
  }
  const help = 'Of the disks of the data folder and of the backups: how large, and how much of it is free'
  gauge({ name: 'ammiraglia_disk_bytes', help, labels: ['folder', 'state'], ofAll: 'max' }, async (it) => {
    it.reset()
    for (const [folder, path] of Object.entries(folders)) {
      const found = await statfs(path).catch(() => undefined)
      if (!found) continue
      it.set({ folder, state: 'size' }, found.blocks * found.bsize)
      it.set({ folder, state: 'free' }, found.bavail * found.bsize)
    }
  })
}

/** Half-open is not told apart: where nobody asks the system any more, as in a process without a worker, it stays so. */
function watchSystems({ gauge }: Meters, { portal, store }: Pick<Watched, 'portal' | 'store'>): void {
  const help = '1 where a system outside is left alone for a while, after errors, else 0'
  gauge({ name: 'ammiraglia_breaker_open', help, labels: ['system'], ofAll: 'max' }, (it) => {
    const systems = { ...systemsOf(portal), ...(store && { files: store.breaker }) }
    for (const [name, system] of Object.entries(systems)) it.set({ system: name }, system.state() === 'open' ? 1 : 0)
  })
}

/** Nothing is told of a replica where there is none. */
function watchReplica({ gauge }: Meters, { reads: { replica } }: Portal): void {
  gauge(
    { name: 'ammiraglia_replica_read', help: '1 where lists are read from the replica, else 0', ofAll: 'min' },
    (it) => {
      it.remove()
      if (replica) it.set(replica.state().notRead === undefined ? 1 : 0)
    },
  )
  const help = 'How many seconds the replica is behind, as far as it answers'
  gauge({ name: 'ammiraglia_replica_lag_seconds', help, ofAll: 'max' }, (it) => {
    it.remove()
    const seconds = replica?.state().secondsBehind
    if (seconds !== undefined) it.set(seconds)
  })
}

function watchDatabase({ gauge }: Meters, read: () => Promise<Figures | undefined>): void {
  const isUp = '1 where the database answered the scrape, else 0'
  gauge({ name: 'ammiraglia_database_up', help: isUp, ofAll: 'min' }, async (it) => it.set((await read()) ? 1 : 0))
  for (const [name, { help, labels = [], tell }] of Object.entries(ofDatabase))
    gauge({ name: `ammiraglia_${name}`, help, labels, ofAll: 'max' }, async (it) => {
      // What was said before is nothing to go by.
      it.reset()
      const figures = await read()
      if (labels.length === 0) it.remove()
      if (figures) tell(it, figures)
    })
}

type OfDatabase = { help: string; labels?: string[]; tell: (it: Gauge, figures: Figures) => void }

const ofDatabase: Record<string, OfDatabase> = {
  outbox_waiting: {
    help: 'What waits to leave the house, by kind',
    labels: ['kind'],
    tell: (it, { outbox }) => outbox.forEach(({ kind, waiting }) => it.set({ kind }, waiting)),
  },
  outbox_oldest_seconds: {
    help: 'For how long the oldest of it has waited, by kind',
    labels: ['kind'],
    tell: (it, { outbox }) => outbox.forEach(({ kind, waiting, oldest }) => waiting > 0 && it.set({ kind }, oldest)),
  },
  outbox_dead: {
    help: 'What was given up and waits for a person, by kind',
    labels: ['kind'],
    tell: (it, { outbox }) => outbox.forEach(({ kind, dead }) => it.set({ kind }, dead)),
  },
  sessions: { help: 'Sessions that run', tell: (it, { sessions }) => it.set(sessions) },
  imports_waiting: { help: 'Imports that wait or are worked on', tell: (it, { imports }) => it.set(imports) },
  backup_age_seconds: {
    help: 'Age of the last whole backup; before the very first of a schedule, that of the portal',
    tell: (it, { backupAge }) => backupAge !== null && it.set(backupAge),
  },
  backup_bytes: {
    help: 'Length of the last whole backup',
    tell: (it, { backupBytes }) => backupBytes !== null && it.set(backupBytes),
  },
  backup_failed: {
    help: '1 where the last backup failed, else 0',
    tell: (it, { backupFailed }) => it.set(backupFailed ? 1 : 0),
  },
}
