import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { closeAll, type Closers, openDatabase } from '#app/database.server.ts'
import { createHandler } from '#app/handler.server.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { createMeters } from '#app/kit/metrics/meters.server.ts'
import { watch } from '#app/metrics.server.ts'
import { inRequest } from '#app/kit/request.server.ts'
import { createPortal } from '#app/portal.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { addDealer, claimWith } from '#tests/journeys/dealer.fixture.ts'
import { doctor } from './doctor.fixture.ts'
import { startPair } from './replica.ts'

// Lists, searches and reports from a streaming replica of the embedded PostgreSQL.

let pair: Awaited<ReturnType<typeof startPair>>

beforeAll(async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-replica-'))
  // PostgreSQL's own user has to get through.
  chmodSync(place, 0o755)
  pair = await startPair(place)
}, 60_000)

afterAll(() => pair.stop())

beforeEach(async () => {
  await pair.replica.start().catch(() => undefined)
  await pair.replica.resume()
})

function urlOf({ host = '', user = '' }: Connection): string {
  return `postgres://${user}@${encodeURIComponent(host)}/portal`
}

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-replica-data-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const hostOf = ({ host = '' }: Connection) => ({ host })

const environment = () => ({
  DATABASE_URL: urlOf(pair.primary.requests),
  DATABASE_MIGRATION_URL: urlOf(pair.primary.connection),
  DATABASE_REPLICA_URL: urlOf({ ...pair.primary.requests, ...hostOf(pair.replica.connection) }),
  DATA_DIR: folder(),
  SESSION_SECRET: 'of a portal with several folders',
  APP_URL: 'http://portal.test',
  DEMO: 'off',
})

async function openPortal(more: Record<string, string> = {}) {
  const settings = readSettings({ ...environment(), DATABASE_REPLICA_LAG: '300', METRICS_PORT: '0', ...more })
  const closers: Closers = []
  onTestFinished(() => closeAll(closers))
  const said: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
  const { pools, figuresDb, heard: _heard, ...databases } = await openDatabase(settings, log, closers)
  const portal = await createPortal({ settings, ...databases, clock: { now: () => new Date() }, log })
  closers.push(() => portal.pictures.stop())
  const client = new Client({ ...pair.primary.connection, database: 'portal' })
  await client.connect()
  closers.push(() => client.end())
  const cookie = await addDealer(client)
  await portal.catalogues.refresh()
  const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
  const ask = async (address: string, as: string, init: RequestInit = {}) => {
    const headers = new Headers({ cookie: as, origin: 'http://portal.test' })
    const request = new Request(`http://portal.test${address}`, { ...init, headers })
    const { response, html } = await handle(request, { address: '192.0.2.1', allowLongBody: () => undefined })
    return { status: response.status, text: html?.toString() ?? (await response.text()), headers: response.headers }
  }
  const meters = createMeters()
  if (figuresDb) watch(meters, { portal, pools, db: figuresDb })
  const isRead = () => portal.reads.replica?.state().notRead === undefined
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true)
  const caughtUp = () => portal.reads.replica?.settle()
  return { portal, client, cookie, ask, said, meters, isRead, caughtUp }
}

/** A ticket's number, as its list shows it, of a claim that is sent through the form. */
async function send(ask: Awaited<ReturnType<typeof openPortal>>['ask'], cookie: string) {
  const sent = await ask('/en/new-ticket', cookie, {
    method: 'POST',
    body: claimWith('Manca il forcellino di ricambio.'),
  })
  const id = /\/tickets\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  const wrote = /wrote=\d+/.exec(sent.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { id, wrote }
}

test('lists come from the replica, and what somebody has written stands in theirs at once, though the replica holds still', async () => {
  const { ask, cookie, portal, caughtUp } = await openPortal()
  const first = await send(ask, cookie)
  await caughtUp()
  expect((await ask('/en/tickets', cookie)).text).toContain(first.id)
  await pair.replica.pause()
  const { id, wrote } = await send(ask, cookie)
  expect([id, wrote]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^wrote=\d+$/)])
  const [own, others, search] = [
    await ask('/en/tickets', `${cookie}; ${wrote}`),
    await ask('/en/tickets', cookie),
    await ask('/en/tickets?q=forcellino', `${cookie}; ${wrote}`),
  ]
  expect(own.text).toContain(`/tickets/${id}`)
  expect(search.text).toContain(`/tickets/${id}`)
  // Without the sign that it was they who wrote: the replica's own, as it stands.
  expect(others.text).toContain(`/tickets/${first.id}`)
  expect(others.text).not.toContain(`/tickets/${id}`)
  // The thing itself is nobody's copy.
  expect((await ask(`/en/tickets/${id}`, cookie)).status).toBe(200)
  await pair.replica.resume()
  await caughtUp()
  expect((await ask('/en/tickets', cookie)).text).toContain(`/tickets/${id}`)
  expect(portal.reads.replica?.state().notRead).toBeUndefined()
})

test('who may see what is never asked of the replica: a session that ended and a module that was taken away count at once', async () => {
  const { ask, cookie, client } = await openPortal()
  expect((await ask('/en/tickets', cookie)).status).toBe(200)
  await pair.replica.pause()
  await client.query("update company_module set state = 'requested' where module = 'tickets'")
  expect((await ask('/en/tickets', cookie)).status).toBe(403)
  await client.query("update company_module set state = 'active' where module = 'tickets'")
  expect((await ask('/en/tickets', cookie)).status).toBe(200)
  await client.query('delete from session')
  expect((await ask('/en/tickets', cookie)).status).toBe(401)
})

test('when the replica is killed reading goes on, is told in the log and the metrics, and comes back with it', async () => {
  const { ask, cookie, said, meters, isRead, caughtUp } = await openPortal()
  const { id } = await send(ask, cookie)
  await caughtUp()
  pair.replica.kill()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/en/tickets', cookie)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.every(({ text }) => text.includes(`/tickets/${id}`))).toBe(true)
  expect(isRead()).toBe(false)
  expect(said.join('')).toContain('the replica is not read: it does not answer')
  expect(await meters.registry.metrics()).toContain('ammiraglia_replica_read 0')
  await pair.replica.start()
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true)
  expect(said.join('')).toContain('lists, searches and reports are read from the replica')
  const told = await meters.registry.metrics()
  expect(told).toContain('ammiraglia_replica_read 1')
  expect(told).toContain('ammiraglia_db_connections{pool="replica",state="most"} 10')
})

test('a replica that is too far behind is not read until it has come up', async () => {
  const { ask, cookie, isRead, said } = await openPortal({ DATABASE_REPLICA_LAG: '1' })
  await pair.replica.pause()
  const { id } = await send(ask, cookie)
  await expect.poll(isRead, { timeout: 10_000 }).toBe(false)
  expect((await ask('/en/tickets', cookie)).text).toContain(`/tickets/${id}`)
  expect(said.join('')).toContain('the replica is not read: it is too far behind')
  const { said: found, isWell } = await doctor(environment())
  expect(found).toMatch(/^NOT WELL {2}replica: it has not moved for \d+\.\d s while the database went on/m)
  expect(isWell).toBe(false)
  await pair.replica.resume()
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true)
})

test('a statement in whose way stood what the replica replays is asked of the database', async () => {
  const { portal, client } = await openPortal()
  const standby = new Client(pair.replica.connection)
  await standby.connect()
  onTestFinished(() => standby.end())
  await standby.query("alter system set max_standby_streaming_delay = '50ms'")
  await standby.query('select pg_reload_conf()')
  // It reads a table for a while, which the database takes for itself alone meanwhile.
  const facts = { requestId: 'one', from: () => '', wrote: 0 }
  const read = inRequest(facts, () =>
    sql<{ here: boolean }>`
      select pg_is_in_recovery() as here from (select pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)) as slept,
        (select count(*) from ticket) as counted`.execute(portal.reads.db),
  )
  await expect.poll(() => isAsked(standby)).toBe(true)
  await client.query('begin; lock table ticket in access exclusive mode; commit')
  expect((await read).rows).toEqual([{ here: false }])
})

async function isAsked(standby: Client): Promise<boolean> {
  const { rowCount } = await standby.query("select from pg_stat_activity where wait_event = 'PgSleep'")
  return rowCount === 1
}

test('a replica that follows is named as well, and what is none, or of another database, is not read', async () => {
  const { portal } = await openPortal()
  expect((await doctor(environment())).said).toContain(
    'well      replica: it follows the database, and lists, searches and reports are read from it.',
  )
  const itself = { ...environment(), DATABASE_REPLICA_URL: urlOf(pair.primary.connection) }
  expect((await doctor(itself)).said).toMatch(/^NOT WELL {2}replica: what DATABASE_REPLICA_URL names is no replica/m)
  await expect(portal.reads.db.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow(
    'no part of a transaction',
  )
  expect(() => readSettings({ DATABASE_REPLICA_URL: 'postgres://x@y/z' })).toThrow('is set without DATABASE_URL')
})
