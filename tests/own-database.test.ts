import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { Client } from 'pg'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Inbox } from '#app/adapters/inbox/inbox.ts'
import { type Closers, closeAll, openDatabase } from '#app/database.server.ts'
import { noteOutside } from '#app/features/across/crm/crm.worker.server.ts'
import { readInbox } from '#app/features/service/inbound-mail/inbound-mail.worker.server.ts'
import { createHandler } from '#app/handler.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { StartError } from '#app/kit/db/start-error.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { secretIn } from '#app/kit/secret.server.ts'
import { openPortal } from '#app/open.server.ts'
import { createPortal } from '#app/portal.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { addDealer } from '#tests/journeys/server.fixture.ts'
import { cloneDatabase } from '#tests/postgres.ts'
import { doctor } from './doctor.fixture.ts'
import { putRows, workOff } from './faults/outbox.ts'
import { startPooler, testPooled } from './pooler.ts'

// A PostgreSQL of the operator's own, as DATABASE_URL names it.

test('a database is found by its Unix socket, however the address is written', async () => {
  const { connection, drop } = await cloneDatabase()
  onTestFinished(drop)
  const { host = '', user = '', database = '' } = connection
  for (const url of [
    `postgres://${user}@${encodeURIComponent(host)}/${database}`,
    `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}`,
  ]) {
    const { db } = await open({ DATABASE_URL: url })
    expect((await sql`select current_database() as name`.execute(db)).rows).toEqual([{ name: database }])
  }
})

test.for<[string, string, string]>([
  [
    'is too old',
    `create function current_setting(text) returns text language sql as $$
      select case $1 when 'server_version' then '15.18 (Debian 15.18-0+deb12u1)' else '150018' end $$`,
    'names a PostgreSQL 15.18 (Debian 15.18-0+deb12u1), and the portal needs 18 or newer: nothing was done.',
  ],
  [
    'lacks the contrib modules',
    `create view pg_available_extensions as select 'plpgsql' as name`,
    'without pg_trgm, which the portal searches by: nothing was done. Install the contrib modules there (postgresql-contrib).',
  ],
])('a PostgreSQL that %s is told in one sentence, and nothing is done to it', async ([, pretended, sentence]) => {
  const { connection, drop } = await cloneDatabase()
  onTestFinished(drop)
  const db = openDb({ connection, poolSize: 1 })
  // What it says of itself is all that is known of it before anything is done.
  await sql`drop table migration`.execute(db)
  await sql.raw(pretended).execute(db)
  await sql`alter database ${sql.id(connection.database ?? '')} set search_path = public, pg_catalog`.execute(db)
  const opened = open({ DATABASE_URL: urlOf(connection) })
  await expect(opened).rejects.toThrow(sentence)
  await expect(opened).rejects.toBeInstanceOf(StartError)
  expect((await sql`select to_regclass('migration') as table`.execute(db)).rows).toEqual([{ table: null }])
  await db.destroy()
})

test('migrations run as one role and requests as another, which may change no table; one role for both is warned of', async () => {
  const { connection, requests } = await emptyDatabase()
  const said: string[] = []
  const { db } = await open({ DATABASE_URL: urlOf(requests), DATABASE_MIGRATION_URL: urlOf(connection) }, said)
  expect((await sql`select from ticket`.execute(db)).rows).toEqual([])
  await expect(sql`drop table ticket`.execute(db)).rejects.toMatchObject({ code: '42501' })
  expect(said).toEqual([])
  await open({ DATABASE_URL: urlOf(connection) }, said)
  expect(said.join()).toContain('DATABASE_MIGRATION_URL')

  const other = await emptyDatabase()
  await expect(
    open({ DATABASE_URL: urlOf(requests), DATABASE_MIGRATION_URL: urlOf(other.connection) }),
  ).rejects.toThrow('The setting DATABASE_MIGRATION_URL names another database than DATABASE_URL.')
})

test('a role of migrations that is not let in, or is of another database, is told', async () => {
  const { connection, requests, drop } = await cloneDatabase()
  onTestFinished(drop)
  const other = await emptyDatabase()
  const environment = { DATA_DIR: folder(), DATABASE_URL: urlOf(requests), DEMO: 'off', PORT: '0' }
  const look = async (owner: Connection) =>
    (await doctor({ ...environment, DATABASE_MIGRATION_URL: urlOf(owner) })).said
  expect(await look(connection)).toMatch(/^well {6}database: /m)
  expect(await look({ ...connection, user: 'nobody_at_all' })).toMatch(
    /^NOT WELL {2}database: The setting DATABASE_MIGRATION_URL .* does not exist: .* correct DATABASE_MIGRATION_URL\.$/m,
  )
  expect(await look(other.connection)).toMatch(
    /^NOT WELL {2}database: The setting DATABASE_MIGRATION_URL names another database than DATABASE_URL: /m,
  )
})

test('the doctor takes a password whose per cent sign is not encoded, as the database does, and tells it to nobody', async () => {
  const [reason, DATABASE_URL] = ['connect ECONNREFUSED', 'postgres://portal:50%off-today@127.0.0.1:1/portal']
  const { said } = await doctor({ DATA_DIR: folder(), DATABASE_URL, DEMO: 'off', PORT: '0' })
  expect(said).toContain(`The setting DATABASE_URL names a PostgreSQL that cannot be used: ${reason}`)
  expect(said).not.toContain('50%off')
})

test('a database that cannot be entered is told with its own reason', async () => {
  const { owner } = inject('postgres')
  await expect(open({ DATABASE_URL: urlOf({ ...owner, user: 'nobody_at_all' }) })).rejects.toThrow(
    'cannot be used: role "nobody_at_all" does not exist.',
  )
  await expect(open({ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' })).rejects.toThrow('ECONNREFUSED')
})

test('a start whose data folder is not that of its database ends in a sentence and makes no secret', async () => {
  const { connection, drop } = await cloneDatabase()
  const client = new Client(connection)
  await client.connect()
  await addDealer(client)
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const [DATA_DIR, DATABASE_URL] = [folder(), urlOf(connection)]
  const lacking = open({ DATA_DIR, DATABASE_URL })
  await expect(lacking).rejects.toThrow(`DATA_DIR (${DATA_DIR}) lacks the secret of its portal`)
  await expect(lacking).rejects.toBeInstanceOf(StartError)
  expect(readdirSync(DATA_DIR)).toEqual([])
  await open({ DATA_DIR, DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) })
  writeFileSync(path.join(DATA_DIR, 'secret'), '')
  await open({ DATA_DIR, DATABASE_URL })
  await expect(secretIn(DATA_DIR)).rejects.toThrow(`${DATA_DIR}/secret has 0 characters, of at least 32`)
})

test('the log says once why pages are told that the database is away', async () => {
  const { connection, requests, drop } = await cloneDatabase()
  const owner = openDb({ connection, poolSize: 1 })
  const client = new Client(connection)
  await client.connect()
  onTestFinished(async () => {
    await Promise.all([owner.destroy(), client.end()])
    await drop()
  })
  const environment = { DATABASE_URL: urlOf(requests), DATABASE_MIGRATION_URL: urlOf(connection) }
  const lines: string[] = []
  const portal = await portalOf(environment, await open(environment, lines))
  const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
  const headers = { cookie: await addDealer(client) }
  const caller = { address: '192.0.2.1', allowLongBody: () => undefined }
  const ask = async () =>
    (await handle(new Request('http://portal.test/en/tickets', { headers }), caller)).response.status
  expect(await ask()).toBe(200)
  await sql`alter database ${sql.id(connection.database ?? '')} connection limit 0`.execute(owner)
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and usename = ${requests.user}`.execute(owner)
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503])
  const told = lines.filter((line) => line.includes('the database is away, or slow'))
  expect(told).toEqual([expect.stringContaining('"code":"53300"')])
})

test('a server of pages without the CRM’s settings leaves on what its worker tells', async () => {
  const { connection, drop } = await cloneDatabase()
  const db = openDb({ connection, poolSize: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  await noteOutside(db, true)
  const isTold = async (role: 'web' | 'worker') => {
    const environment = { DATABASE_URL: urlOf(connection), DATA_DIR: folder(), DEMO: 'off', ROLE: role }
    await (await openPortal(readSettings(environment), pino({ level: 'silent' }))).close()
    return (await db.selectFrom('crm_mirror').select('is_on').executeTakeFirstOrThrow()).is_on
  }
  expect([await isTold('web'), await isTold('worker')]).toEqual([true, false])
})

testPooled(
  'behind PgBouncer in transaction mode portals start together, migrate, answer pages and send mails',
  async () => {
    const { connection, requests } = await emptyDatabase()
    const { owner } = inject('postgres')
    const url = await startPooler(owner, { type: 'trust', users: { portal: '', portal_requests: '' } })
    const database = connection.database ?? ''
    const environment = {
      DATABASE_URL: url(database, requests.user ?? ''),
      DATABASE_MIGRATION_URL: url(database, connection.user ?? ''),
    }
    const [first] = await Promise.all([open(environment), open(environment)])
    const client = new Client(connection)
    await client.connect()
    const cookie = await addDealer(client)
    await client.end()

    const portal = await portalOf(environment, first)
    const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
    const seen: number[] = []
    const caller = { address: '192.0.2.1', allowLongBody: () => undefined }
    const ask = async (page: string) => {
      const { response } = await handle(new Request(`http://portal.test${page}`, { headers: { cookie } }), caller)
      seen.push(response.status)
    }
    // More at once than PgBouncer has connections, so that each statement may meet another one.
    for (let round = 0; round < 10; round++)
      await Promise.all(['/en', '/en/tickets', '/en/orders', '/en/quotes', '/en/profile'].map(ask))
    expect(seen.filter((status) => status >= 500)).toEqual([])
    await putRows(first.db, 20, 'a subject each')
    await workOff(first.db)
    expect(await workThrough(portal, [])).toBe(false)
  },
)

testPooled(
  'behind PgBouncer of two workers one reads the mailbox, and the next look after it has its turn',
  async () => {
    const { connection, drop } = await cloneDatabase()
    onTestFinished(drop)
    const url = await startPooler(inject('postgres').owner, { type: 'trust', users: { portal: '' } })
    const environment = { DATABASE_URL: url(connection.database ?? '', connection.user ?? '') }
    const workers = await Promise.all([portalOf(environment), portalOf(environment)])
    const [isThere, isRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let visits = 0
    const inbox: Inbox = {
      async visit() {
        visits += 1
        if (visits > 1) return 1
        isThere.resolve()
        await isRead.promise
        return 1
      },
      wait: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const never = new AbortController().signal
    const [first, next] = workers.map((portal) => () => readInbox(portal, inbox, never))
    const reading = first?.()
    await isThere.promise
    const meanwhile = await next?.()
    isRead.resolve()
    expect([meanwhile, await reading, await next?.()]).toEqual([0, 1, 1])
  },
)

testPooled(
  'behind PgBouncer a wrong password, and a server that lets nobody in, are told as what they are',
  async () => {
    const { owner } = inject('postgres')
    const url = await startPooler(owner, { type: 'md5', users: { portal: 'right' } })
    await expect(open({ DATABASE_URL: url('postgres', 'portal', 'wrong') })).rejects.toThrow(
      /DATABASE_URL .* cannot be used: .*password authentication failed/,
    )
    await expect(open({ DATABASE_URL: url('nobody', 'portal', 'right') })).rejects.toThrow(
      /DATABASE_URL .* cannot be used: .*role "nobody_at_all" does not exist/,
    )
  },
)

/** Opens it as a start does, and closes it after the test. */
async function open(environment: Record<string, string>, said: string[] = []) {
  const closers: Closers = []
  onTestFinished(() => closeAll(closers))
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  return openDatabase(readSettings({ DATA_DIR: folder(), ...environment }), log, closers)
}

/** A portal without its pages and its worker, in the database that the environment names. */
async function portalOf(environment: Record<string, string>, opened?: Awaited<ReturnType<typeof open>>) {
  const databases = opened ?? (await open(environment))
  const settings = readSettings({ ...environment, DATA_DIR: folder(), APP_URL: 'http://portal.test', DEMO: 'off' })
  const log = pino({ level: 'silent' })
  const portal = await createPortal({ settings, ...databases, clock: { now: () => new Date() }, log })
  onTestFinished(() => portal.pictures.stop())
  return portal
}

async function emptyDatabase() {
  const { connection, requests, drop } = await cloneDatabase()
  onTestFinished(drop)
  const db = openDb({ connection, poolSize: 1 })
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await db.destroy()
  return { connection, requests }
}

function urlOf({ host = '', user = '', database = '' }: Connection): string {
  return `postgres://${user}@${encodeURIComponent(host)}/${database}`
}

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'own-database-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
