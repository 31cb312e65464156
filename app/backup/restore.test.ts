import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFolder } from '#app/kit/db/embedded-folder.server.ts'
import { type Archive, writeArchive } from './archive.server.ts'
import { copyCluster } from './cluster-copy.server.ts'
import type { Manifest } from './manifest.ts'
import { placeOf } from './place.server.ts'
import { restoreBackup } from './restore.server.ts'

const facts: Omit<Manifest, 'files'> = {
  format: 1,
  madeAt: '2026-11-23T02:30:00.000Z',
  postgres: 18,
  migrations: ['0001-first.sql'],
}

test('a backup fills an empty folder with what it was made of, and is dated', async () => {
  const { file, folder } = await archiveOf(facts)
  expect(await restoreBackup(into(folder), file, known)).toMatchObject({ madeAt: facts.madeAt, files: 3 })
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'postgres', 'secret'])
  expect(readFileSync(path.join(folder, 'postgres/cluster/PG_VERSION'), 'utf8')).toBe('18\n')
  expect(existsSync(path.join(folder, 'postgres/cluster/pg_notify'))).toBe(true)
  // The first start moves all numbers on.
  expect(existsSync(path.join(folder, 'postgres/restored'))).toBe(true)
})

test('a backup is restored into a disk that holds nothing but its own lost+found', async () => {
  const { file, folder } = await archiveOf(facts)
  mkdirSync(path.join(folder, 'lost+found'))
  await expect(restoreBackup(into(folder), file, { ...known, names: [] })).rejects.toThrow(/later portal/)
  expect(readdirSync(folder)).toEqual(['lost+found'])
  await restoreBackup(into(folder), file, known)
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'lost+found', 'postgres', 'secret'])
})

test.each([
  ['of a later portal', { migrations: ['0001-first.sql', '0002-later.sql'] }, /later portal.*0002-later\.sql/],
  ['of another PostgreSQL', { postgres: 19 }, /of PostgreSQL 19/],
  ['in a form that is not known', { format: 3 }, /by a later portal/],
])('a backup %s is refused in a sentence, and the folder stays empty', async (_, other, sentence) => {
  const { file, folder } = await archiveOf({ ...facts, ...other } as Omit<Manifest, 'files'>)
  await expect(restoreBackup(into(folder), file, known)).rejects.toThrow(sentence)
  expect(readdirSync(folder)).toEqual([])
})

test.each(['../outside', 'files/../../outside', '/tmp/outside', 'postgres/cluster/..', 'data/x', 'files/.hidden'])(
  'an archive with an entry called %s leads out of the folder in no way',
  async (name) => {
    const { file, folder } = await archiveOf(facts)
    writeFileSync(file, zstdCompressSync(await packTar([{ header: { name, size: 6, type: 'file' }, body: 'stolen' }])))
    await expect(restoreBackup(into(folder), file, known)).rejects.toThrow(/is no whole backup of a portal: it holds/)
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync(path.join(path.dirname(folder), 'outside'))).toBe(false)
  },
)

test('what lies in PostgreSQL’s folder and is not PostgreSQL’s keeps no backup from being restored', async () => {
  const { owner } = inject('postgres')
  const db = new Client({ ...owner, database: 'postgres' })
  await db.connect()
  onTestFinished(() => db.end())
  const { rows } = await db.query<{ data_directory: string }>('show data_directory')
  const cluster = newFolder()
  symlinkSync(path.join(rows[0]?.data_directory ?? '', 'pg_wal'), path.join(cluster, 'pg_wal'))
  const foreign = ['.nfs00000000012c4fb200000001', '.postgresql.conf.swp', 'postgresql.conf~', 'postgresql (copy).conf']
  for (const name of ['postgresql.conf', ...foreign]) writeFileSync(path.join(cluster, name), '')
  mkdirSync(path.join(cluster, '.snapshot'))
  const { file, folder } = await archiveOf(facts, (archive) => copyCluster(owner, cluster, archive))
  await restoreBackup(into(folder), file, known)
  expect(readdirSync(path.join(folder, 'postgres/cluster')).toSorted()).toEqual([
    'PG_VERSION',
    'backup_label',
    'pg_notify',
    'pg_wal',
    'postgresql.conf',
  ])
})

test('what a restore would refuse is not taken into a backup, which says what it is called', async () => {
  const refused = archiveOf(facts, (archive) => archive.text('database/my table/000001', ''))
  await expect(refused).rejects.toThrow('"database/my table/000001" is no name that a restore takes')
})

test('no portal starts beside a restore that was cut short, and the restore is done once more', async () => {
  const { file, folder } = await archiveOf(facts)
  mkdirSync(path.join(folder, 'restoring/postgres/cluster'), { recursive: true })
  mkdirSync(path.join(folder, 'files'))
  expect(() => openFolder(folder)).toThrow(/was cut short: run npm run restore once more/)
  await restoreBackup(into(folder), file, known)
  expect(readdirSync(folder).toSorted()).toEqual(['files', 'postgres', 'secret'])
})

test('what cannot be written whole leaves no archive', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'backup.tar.zst')
  const broken = writeArchive(placeOf(file, undefined), async (archive) => {
    await archive.text('secret', 'x')
    throw new Error('The database is gone')
  })
  await expect(broken).rejects.toThrow('The database is gone')
  const elsewhere = path.join(folder, 'no/such/folder.tar.zst')
  const nowhere = writeArchive(placeOf(elsewhere, undefined), async (archive) => {
    await archive.text('secret', 'x'.repeat(5_000_000))
    return facts
  })
  await expect(nowhere).rejects.toThrow(`${elsewhere} cannot be written: ENOENT`)
  await expect(nowhere).rejects.toMatchObject({ code: 'ENOENT' })
  expect(readdirSync(folder)).toEqual([])
})

test('a backup that is told to stop says so, and leaves no archive', async () => {
  const folder = newFolder()
  const told = new AbortController()
  const place = placeOf(path.join(folder, 'backup.tar.zst'), undefined)
  const fill = async (archive: Archive) => {
    await archive.text('secret', 'x')
    told.abort(new Error('Stopped by SIGINT'))
    return facts
  }
  await expect(writeArchive(place, fill, told.signal)).rejects.toThrow('Stopped by SIGINT')
  expect(readdirSync(folder)).toEqual([])
})

test('where the connection to the database breaks in the midst of a backup it ends with a reason, and leaves no archive', async () => {
  const { owner } = inject('postgres')
  const db = new Client({ ...owner, database: 'postgres' })
  await db.connect()
  onTestFinished(() => db.end())
  const [folder, cluster] = [newFolder(), newFolder()]
  const place = placeOf(path.join(folder, 'backup.tar.zst'), undefined)
  const broken = writeArchive(place, async (archive) => {
    const breaking: Archive = {
      ...archive,
      async folder(name) {
        await db.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where application_name = 'ammiraglia backup' and datname = 'postgres'`)
        await archive.folder(name)
      },
    }
    await copyCluster(owner, cluster, breaking)
    return facts
  })
  await expect(broken).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

const known = { folder: '/none', names: ['0001-first.sql'] }

function into(dataDir: string) {
  return { dataDir, databaseUrl: undefined, migrationUrl: undefined, files: { on: 'disk' as const }, s3: undefined }
}

async function archiveOf(said: Omit<Manifest, 'files'>, more?: (archive: Archive) => Promise<void>) {
  const parent = newFolder()
  const file = path.join(parent, 'backup.tar.zst')
  await writeArchive(placeOf(file, undefined), async (archive) => {
    await archive.folder('postgres/cluster')
    await archive.folder('postgres/cluster/pg_notify')
    await archive.text('postgres/cluster/PG_VERSION', '18\n')
    await archive.text('secret', 'a secret')
    await archive.text(`files/ab/cd/${'ab'.repeat(16)}`, 'a photo')
    await more?.(archive)
    return said
  })
  const folder = path.join(parent, 'data')
  mkdirSync(folder)
  return { file, folder }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
