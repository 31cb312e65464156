import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#app/backup/restore.server.ts'
import { migrations } from '#app/database.server.ts'
import { backedUp } from '#tests/faults/backup.ts'
import { said } from '#tests/faults/experiment.ts'
import { newFolder, openStand, type Stand } from '#tests/faults/stand.ts'
import { startPortal } from '#tests/bench/processes.ts'
import { waitFor } from '#tests/journeys/system.fixture.ts'

test('a backup made while people work starts in another folder with all that was acknowledged before, and one that is damaged is refused', async () => {
  const found = await backedUp()
  expect(found.faults, said(found)).toEqual([])
  // Three portals and ten commands, one after the other: a minute of work, of which a busy machine makes many.
}, 600_000)

test('the portal backs itself up once a day, beside another process, begins again what it was killed in, and the file is restored', async () => {
  const folder = newFolder()
  const dir = path.join(folder, 'backups')
  const schedule = { BACKUP_DIR: dir, BACKUP_AT: '00:00' }
  await using stand = openStand(schedule, folder)
  await stand.start()
  await waitFor(() => namesIn(dir).some((name) => name.endsWith('.part')), 30_000)
  await stand.kill('portal')
  await waitFor(async () => (await rowsOf(stand)).length === 1)
  await Promise.all([stand.start(), startWorker(stand, schedule)])
  await waitFor(async () => (await rowsOf(stand))[0]?.bytes !== null, 60_000)
  const [row] = await rowsOf(stand)
  const [name = '', ...others] = namesIn(dir)
  expect([others, row]).toEqual([[], expect.objectContaining({ error: null, file: name })])
  expect([statSync(dir).mode & 0o777, statSync(path.join(dir, name)).mode & 0o777]).toEqual([0o700, 0o600])
  const restored = path.join(folder, 'restored')
  mkdirSync(restored)
  const into = {
    dataDir: restored,
    databaseUrl: undefined,
    migrationUrl: undefined,
    files: { on: 'disk' },
    s3: undefined,
  } as const
  await restoreBackup(into, path.join(dir, name), { folder: migrations, names: readdirSync(migrations) })
  expect(readFileSync(path.join(restored, 'secret'))).toEqual(readFileSync(path.join(stand.dataDir, 'secret')))
  await stand.stop()
  await stand.start()
  expect(await rowsOf(stand)).toHaveLength(1)
})

test.skipIf(process.getuid?.() !== 0)(
  'on a full disk the backup is refused in a word, leaves nothing half, and comes when there is room',
  async () => {
    const dir = newFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0700', 'none', dir], { stdio: 'pipe' })
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', dir], { stdio: 'pipe' })
      rmdirSync(dir)
    })
    await using stand = openStand({ BACKUP_DIR: dir, BACKUP_AT: '00:00', LOG_LEVEL: 'silent' })
    await stand.start()
    await waitFor(async () => (await rowsOf(stand))[0]?.error === 'full', 30_000)
    expect(readdirSync(dir)).toEqual([])
    execFileSync('mount', ['-o', 'remount,size=200m', dir])
    // An hour later.
    await stand.query((db) => db.query("update backup set started_at = started_at - interval '1 hour'"))
    await waitFor(async () => (await rowsOf(stand))[0]?.error === null, 60_000)
    expect(readdirSync(dir)).toHaveLength(1)
  },
)

async function startWorker(stand: Stand, environment: Record<string, string>): Promise<void> {
  const worker = await startPortal(stand.dataDir, { LOG_LEVEL: 'info', ROLE: 'worker', ...environment }, 'anywhere')
  onTestFinished(() => worker.stop())
}

type Row = { bytes: string | null; file: string | null; error: string | null }

function rowsOf(stand: Stand): Promise<Row[]> {
  return stand.query(async (db) => (await db.query<Row>('select bytes, file, error from backup order by id')).rows)
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
