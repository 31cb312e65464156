import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pino from 'pino'
import { Client } from 'pg'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { filesFolder } from '#app/adapters/files/files-s3.server.ts'
import { type BackedUp, makeBackup } from '#app/backup/backup.server.ts'
import { restoreBackup } from '#app/backup/restore.server.ts'
import { type Closers, closeAll, migrations, openDatabase } from '#app/database.server.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { type Bucket, openBucket } from '#app/kit/s3/bucket.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { backUpWhatIsDue } from '#app/features/across/backups/backups.worker.server.ts'
import { openApp } from '#tests/app.ts'
import { hasStore } from '#tests/installed.ts'
import { startStore, type Store, testStored } from '#tests/object-store.ts'
import { cloneDatabase } from '#tests/postgres.ts'

let store: Store
beforeAll(async () => {
  if (hasStore) store = await startStore()
})

const quiet = pino({ level: 'silent' })
const known = { folder: migrations, names: readdirSync(migrations) }

test('a database of one’s own is backed up row by row and restored into an empty one, as it was and ready to go on', async () => {
  const { settings, connection } = await filledPortal()
  const file = path.join(settings.dataDir, '../backup.tar.zst')
  expect(await makeBackup(settings, quiet, file)).toMatchObject({ files: 1, isListed: false })
  const was = await rowsOf(connection)
  await ask(connection, "delete from contact where name = 'Anna'")
  const into = await emptyPortal()
  expect(await restoreBackup(into.settings, file, known)).toMatchObject({ missing: 0, isOnDisk: true })
  expect(await rowsOf(into.connection)).toEqual(was)
  expect(await rulesOf(into.connection)).toEqual(await rulesOf(connection))
  expect(readFileSync(path.join(into.settings.dataDir, 'secret'), 'utf8')).toBe('a secret of the portal')
  expect(readdirSync(into.settings.dataDir).toSorted()).toEqual(['files', 'secret'])
  await startsIn(into.settings)
  await ask(into.connection, "insert into contact (email, name, created_at) values ('b@b.example', 'Bruno', now())")
})

test('what is asked for after a restore is never taken for what was sent after the backup', async () => {
  const { settings, connection } = await filledPortal()
  const file = path.join(settings.dataDir, '../backup.tar.zst')
  await makeBackup(settings, quiet, file)
  const sent = await nextNumbers(connection)
  const into = await emptyPortal()
  await restoreBackup(into.settings, file, known)
  const given = await nextNumbers(into.connection)
  expect(Object.keys(given)).toEqual(expect.arrayContaining(['ticket_id_seq', 'outbox_id_seq', 'contact_number']))
  expect(Object.keys(given).filter((name) => (given[name] ?? 0) < (sent[name] ?? 0) + 900)).toEqual([])
  // Those that people read do not become long.
  expect(given['ticket_id_seq']).toBeLessThan(12_000)
})

test('a backup of rows goes into no database that is filled, into no folder without one, and not half', async () => {
  const { settings, connection } = await filledPortal()
  const file = path.join(settings.dataDir, '../backup.tar.zst')
  await makeBackup(settings, quiet, file)
  const into = await emptyPortal()
  await expect(restoreBackup({ ...into.settings, databaseUrl: settings.databaseUrl }, file, known)).rejects.toThrow(
    'The database of DATABASE_URL is not empty',
  )
  await expect(restoreBackup({ ...into.settings, databaseUrl: undefined }, file, known)).rejects.toThrow(
    'set it to an empty one',
  )
  // A database that cannot take it all takes nothing, and no portal starts there until it has been done once more.
  await ask(into.connection, 'create schema kept')
  await ask(into.connection, 'create extension pg_trgm schema kept')
  await expect(restoreBackup(into.settings, file, known)).rejects.toThrow()
  await expect(startsIn(into.settings)).rejects.toThrow('was cut short: run npm run restore once more')
  await ask(into.connection, 'drop extension pg_trgm cascade')
  await restoreBackup(into.settings, file, known)
  expect(await rowsOf(into.connection)).toEqual(await rowsOf(connection))
})

test('with a database of one’s own a backup of a folder that holds no portal, or whose files cannot be read, is refused and leaves nothing', async () => {
  const { settings } = await filledPortal()
  const folder = newFolder()
  const file = path.join(folder, 'backup.tar.zst')
  const elsewhere = { ...settings, dataDir: newFolder() }
  await expect(makeBackup(elsewhere, quiet, file)).rejects.toThrow('holds no portal: set DATA_DIR')
  for (const name of ['files/cd', `files/ab/ab/${'cd'.repeat(16)}`]) {
    const place = path.join(settings.dataDir, name)
    // It leads to itself: root cannot read it either.
    symlinkSync(path.basename(place), place)
    await expect(makeBackup(settings, quiet, file)).rejects.toThrow('What the portal keeps cannot be read')
    unlinkSync(place)
  }
  expect(readdirSync(folder)).toEqual([])
  expect(await makeBackup(settings, quiet, file)).toMatchObject({ files: 1 })
})

testStored(
  'with files in a bucket a backup lists them, and is restored where all of them are there as they were',
  async () => {
    const { settings, bucket } = await filledInBucket()
    const s3 = settings.s3
    const file = `s3://${s3?.bucket}/backups/one.tar.zst`
    expect(await makeBackup(settings, quiet, file)).toMatchObject({ file, files: 3, isListed: true })
    await expect(makeBackup(settings, quiet, file)).rejects.toThrow('is there already')
    const into = await emptyPortal()
    await expect(restoreBackup(into.settings, file, known)).rejects.toThrow('set S3_ENDPOINT')
    const local = { ...into.settings, s3 }
    await expect(restoreBackup(local, file, known)).rejects.toThrow(/lie in the bucket .*: set FILES=s3/)
    const stored = { ...local, files: settings.files }
    // One has gone since, and one is another.
    await bucket.remove(`${filesFolder}${'01'.repeat(16)}`)
    await put(bucket, '02'.repeat(16), 'Photo 2')
    await expect(restoreBackup(stored, file, known)).rejects.toThrow(
      /Of the 3 files of this backup 1 are not in the bucket .* any more and 1 are others by now/,
    )
    expect(readdirSync(into.settings.dataDir)).toEqual([])
    await put(bucket, '01'.repeat(16), 'photo 1')
    await put(bucket, '02'.repeat(16), 'photo 2')
    expect(await restoreBackup(stored, file, known)).toMatchObject({ missing: 0, isOnDisk: false })
    expect(readdirSync(into.settings.dataDir)).toEqual(['secret'])
  },
)

testStored('whom a lost file does not keep from restoring says so, and is told how many are lost', async () => {
  const { settings, bucket } = await filledInBucket()
  const file = path.join(settings.dataDir, '../backup.tar.zst')
  await makeBackup(settings, quiet, file)
  await bucket.remove(`${filesFolder}${'01'.repeat(16)}`)
  const into = await emptyPortal()
  const stored = { ...into.settings, files: settings.files, s3: settings.s3 }
  expect(await restoreBackup(stored, file, known, true)).toMatchObject({ missing: 1 })
})

testStored(
  'nightly backups go to a bucket, the oldest leave it, and a bucket that refuses is told to administrators',
  async () => {
    const app = await openApp()
    const s3 = await store.bucket()
    const kept = { ...s3, prefix: 'nights/' }
    app.portal.settings.backup = { dir: `s3://${s3.bucket}/nights/`, s3: kept, at: '00:00', keep: 2 }
    app.portal.settings.s3 = s3
    onTestFinished(() => {
      app.portal.settings.backup = undefined
      app.portal.settings.s3 = undefined
    })
    const make = async (_: unknown, target: string) => {
      expect(target).toMatch(/^s3:\/\/bucket-[0-9a-f]+\/nights\/ammiraglia-/)
      const name = target.split('/').at(-1) ?? ''
      await openBucket(kept).put(name, Readable.from([Buffer.from('whole!')]), 100)
      return { bytes: 6 }
    }
    const names = async () => {
      const found: string[] = []
      for await (const { name } of openBucket(kept).list('')) found.push(name)
      return found
    }
    const never = new AbortController().signal
    for (let night = 0; night < 3; night += 1) {
      await backUpWhatIsDue(app.portal, make, never)
      app.clock.advance(24 * 60 * 60_000)
    }
    expect(await names()).toEqual(['ammiraglia-2026-11-22T090000Z.tar.zst', 'ammiraglia-2026-11-23T090000Z.tar.zst'])
    const { makeBackupApart } = await import('#app/backup/apart.server.ts')
    app.portal.settings.s3 = { ...s3, secretAccessKey: 'another' }
    await backUpWhatIsDue(app.portal, makeBackupApart, never)
    expect(app.errors().join()).toContain('store-refuses')
    const admin = await app.staff('admin')
    const page = await (await app.fetch('/en/console/backups', { headers: { cookie: admin.cookie } })).text()
    for (const said of ['The bucket of the backups refuses access', 'Check S3_ACCESS_KEY_ID', '/nights/'])
      expect(page).toContain(said)
  },
)

async function filledPortal() {
  const { connection, drop } = await cloneDatabase()
  onTestFinished(drop)
  await ask(connection, "insert into contact (email, name, created_at) values ('a@a.example', 'Anna', now())")
  await ask(
    connection,
    "insert into contact (email, name, created_at) values ('a\\b@a.example', E'Tab\\tand\\nline', now())",
  )
  const dataDir = path.join(newFolder(), 'data')
  const [outer, key] = [path.join(dataDir, 'files/ab/ab'), 'ab'.repeat(16)]
  mkdirSync(outer, { recursive: true })
  writeFileSync(path.join(outer, key), 'a photo')
  writeFileSync(path.join(dataDir, 'secret'), 'a secret of the portal')
  return { connection, settings: settingsOf(dataDir, connection) }
}

async function filledInBucket() {
  const { settings } = await filledPortal()
  const s3 = await store.bucket()
  const bucket = openBucket(s3)
  for (const number of ['01', '02', '03']) await put(bucket, number.repeat(16), `photo ${Number(number)}`)
  return { bucket, settings: { ...settings, files: { on: 's3' as const, s3 }, s3 } }
}

async function put(bucket: Bucket, key: string, content: string): Promise<void> {
  await bucket.put(filesFolder + key, Readable.from([Buffer.from(content)]), 100)
}

async function emptyPortal() {
  const { owner } = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await ask({ ...owner, database: 'postgres' }, `create database ${database}`)
  onTestFinished(async () => {
    await ask({ ...owner, database: 'postgres' }, `drop database ${database} with (force)`)
  })
  const dataDir = path.join(newFolder(), 'data')
  mkdirSync(dataDir)
  const connection = { ...owner, database }
  return { connection, settings: settingsOf(dataDir, connection) }
}

function settingsOf(dataDir: string, { host = '', user = '', database = '', port = 5432 }: Connection): BackedUp {
  const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  return { dataDir, databaseUrl, migrationUrl: undefined, files: { on: 'disk' }, s3: undefined }
}

async function startsIn({ dataDir, databaseUrl = '' }: BackedUp): Promise<void> {
  const closers: Closers = []
  try {
    await openDatabase(readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), quiet, closers)
  } finally {
    await closeAll(closers)
  }
}

/** Every table as text. */
function rowsOf(connection: Connection): Promise<Record<string, string>> {
  return withClient(connection, async (db) => {
    const tables = await db.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    )
    const rows: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const found = await db.query<{ text: string }>(
        `select coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]')::text as text from "${name}" t`,
      )
      rows[name] = found.rows[0]?.text ?? ''
    }
    return rows
  })
}

async function nextNumbers(connection: Connection): Promise<Record<string, number>> {
  const rows = await ask<{ name: string; next: string }>(
    connection,
    "select relname as name, nextval(oid::regclass) as next from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'",
  )
  return Object.fromEntries(rows.map(({ name, next }) => [name, Number(next)]))
}

function rulesOf(connection: Connection): Promise<object[]> {
  return ask(
    connection,
    `select conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgname, tgrelid::regclass || ' ' || tgenabled::text, true from pg_trigger where not tgisinternal order by 1, 2`,
  )
}

function ask<Row extends object>(connection: Connection, statement: string): Promise<Row[]> {
  return withClient(connection, async (db) => (await db.query<Row>(statement)).rows)
}

async function withClient<Found>(connection: Connection, work: (db: Client) => Promise<Found>): Promise<Found> {
  const db = new Client(connection)
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-elsewhere-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
