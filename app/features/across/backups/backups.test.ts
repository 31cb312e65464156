import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { BackupFailed } from '#app/backup/apart.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { backUpWhatIsDue, type MakeBackup } from './backups.worker.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const hour = 60 * 60_000
const never = new AbortController().signal

test('a backup is made once a day from its hour on, however many processes look for it', async () => {
  const { app, dir, look, made } = await openScheduled({ at: '10:30' })
  await look()
  expect(made).toEqual([])
  app.clock.advance(hour)
  await Promise.all([look(), look(), look()])
  await look()
  expect(made).toEqual(['ammiraglia-2026-11-21T100000Z.tar.zst'])
  expect(readdirSync(dir)).toEqual(made)
  expect(statSync(dir).mode & 0o777).toBe(0o700)
  expect(await rowsOf(app)).toMatchObject([{ day: '2026-11-21', bytes: 6, error: null }])
  app.clock.advance(24 * hour)
  await look()
  expect(made).toHaveLength(2)
})

test('after several missed nights one backup is made, and a clock that was set back makes none twice', async () => {
  const { app, look, made } = await openScheduled()
  await look()
  app.clock.advance(4 * 24 * hour)
  await look()
  await look()
  expect(made).toHaveLength(2)
  app.clock.advance(-4 * 24 * hour)
  await look()
  expect(made).toHaveLength(2)
  // A day that was leapt over is a day like others.
  app.clock.advance(24 * hour)
  await look()
  expect(made).toHaveLength(3)
})

test('the oldest backups go once a new one is whole, in the order they were made, and other files stay', async () => {
  const { app, dir, look, made, fail } = await openScheduled({ keep: 2 })
  // Years ahead, and set right again: what was made first is the oldest all the same.
  app.clock.advance(365 * 24 * hour)
  await look()
  app.clock.advance(-365 * 24 * hour)
  writeFileSync(path.join(dir, 'ammiraglia-2020-01-01T000000Z.tar.zst'), 'by hand')
  await look()
  app.clock.advance(24 * hour)
  fail('ENOSPC')
  await look()
  expect(app.errors()).toHaveLength(1)
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(made.slice(0, 2)))
  fail(undefined)
  app.clock.advance(hour)
  await look()
  expect(readdirSync(dir).toSorted()).toEqual(['ammiraglia-2020-01-01T000000Z.tar.zst', ...made.slice(1)])
  expect(await rowsOf(app)).toHaveLength(2)
})

test('a process that is killed in the midst of a backup leaves nothing half: the next one begins it again', async () => {
  const { app, dir, look, made } = await openScheduled()
  const killed = new AbortController()
  await backUpWhatIsDue(app.portal, abandoned(killed), killed.signal)
  // As a kill leaves it, without a word.
  const [row] = await rowsOf(app)
  writeFileSync(path.join(dir, `${row?.file}.part`), 'half')
  expect(row).toMatchObject({ finished_at: null, error: null })
  app.clock.advance(1000)
  await look()
  expect(readdirSync(dir)).toEqual(made)
  expect(made).toHaveLength(1)
})

test('a backup that was whole when its process was killed is not made again, nor one that was restored from', async () => {
  const { app, dir, look, made } = await openScheduled()
  const killed = new AbortController()
  await backUpWhatIsDue(app.portal, abandoned(killed), killed.signal)
  const [row] = await rowsOf(app)
  writeFileSync(path.join(dir, row?.file ?? ''), 'whole')
  await look()
  expect(made).toEqual([])
  expect(await rowsOf(app)).toMatchObject([{ bytes: 5, error: null }])
})

test('one whose day went by while no process was there counts as cut short', async () => {
  const { app, look } = await openScheduled()
  const killed = new AbortController()
  await backUpWhatIsDue(app.portal, abandoned(killed), killed.signal)
  app.clock.advance(24 * hour)
  await look()
  expect(await rowsOf(app)).toMatchObject([
    { error: 'interrupted', finished_at: null },
    { error: null, bytes: 6 },
  ])
})

test.each([
  ['ENOSPC', 'The disk of the backups is full', 'Make room in the folder'],
  ['EROFS', 'The folder of the backups cannot be written to', 'Give the folder to the portal’s user'],
  ['EIO', 'Backup failed', 'no backup could be made'],
])(
  'a backup that fails by %s is told to administrators with what to do, and tried again after an hour',
  async (code, what, then) => {
    const { app, dir, look, made, fail } = await openScheduled()
    const admin = await app.staff('admin')
    fail(code)
    await look()
    await look()
    expect(app.errors()).toHaveLength(1)
    expect(readdirSync(dir)).toEqual([])
    const page = await read(app, admin, '/en/console/backups')
    expect(page).toContain(what)
    expect(page).toContain(then)
    expect(await read(app, admin, '/en')).toContain('The last backup failed')
    expect(await read(app, await app.staff('agent'), '/en')).not.toContain('The last backup failed')
    app.clock.advance(hour)
    fail(undefined)
    await look()
    expect(made).toHaveLength(1)
    expect(await read(app, admin, '/en/console/backups')).not.toContain(what)
    expect(await read(app, admin, '/en')).not.toContain('The last backup failed')
  },
)

test('a backup that failed shortly before midnight is tried again after it, and one that was cut short goes on', async () => {
  const { app, look, made, fail } = await openScheduled({ at: '23:30' })
  app.clock.advance(13.75 * hour)
  fail('ENOSPC')
  await look()
  expect(app.errors()).toHaveLength(1)
  fail(undefined)
  app.clock.advance(hour)
  await look()
  await look()
  app.clock.advance(23 * hour)
  const killed = new AbortController()
  await backUpWhatIsDue(app.portal, abandoned(killed), killed.signal)
  app.clock.advance(hour / 2)
  await look()
  const whole = { error: null, bytes: 6 }
  expect(await rowsOf(app)).toMatchObject([
    { day: '2026-11-21', ...whole },
    { day: '2026-11-22', ...whole },
  ])
  expect(made).toHaveLength(2)
})

test('a folder that was there and is gone is not made again: its disk is missing', async () => {
  const { app, dir, look } = await openScheduled()
  await look()
  rmSync(dir, { recursive: true })
  app.clock.advance(24 * hour)
  await look()
  expect(app.errors()).toHaveLength(1)
  expect(existsSync(dir)).toBe(false)
  expect(await read(app, await app.staff('admin'), '/console/backups')).toContain('Cartella dei backup non trovata')
})

test('where the last backup would find no room, none is begun', async () => {
  const { app, look, made } = await openScheduled()
  await look()
  await app.portal.db.updateTable('backup').set({ bytes: Number.MAX_SAFE_INTEGER }).execute()
  app.clock.advance(24 * hour)
  await look()
  expect(app.errors()).toHaveLength(1)
  expect(made).toHaveLength(1)
  expect((await rowsOf(app)).map(({ error }) => error)).toEqual([null, 'full'])
})

test('administrators ask for one more backup an hour, which pushes none of the nights out', async () => {
  const { app, dir, look, made } = await openScheduled({ keep: 1 })
  const admin = await app.staff('admin')
  await look()
  const ask = async () => (await app.fetch('/en/console/backups', post(admin, { intent: 'now' }))).status
  expect(await ask()).toBe(303)
  expect(await read(app, admin, '/en/console/backups')).toContain('Queued')
  expect(await ask()).toBe(409)
  app.clock.advance(1000)
  await look()
  expect(made).toHaveLength(2)
  expect(readdirSync(dir).toSorted()).toEqual(made)
  expect(await ask()).toBe(409)
  app.clock.advance(hour)
  expect(await ask()).toBe(303)
  await look()
  expect(readdirSync(dir).toSorted()).toEqual([made[0], made[2]])
})

test('the page says when the last whole backup was, where they are kept and how many, and that none has come for long', async () => {
  const { app, dir, look } = await openScheduled()
  const admin = await app.staff('admin')
  await look()
  app.clock.advance(5 * hour)
  const page = await read(app, admin, '/en/console/backups')
  for (const said of [dir, '5 hours ago', '03:30', '14 nightly', 'npm run restore']) expect(page).toContain(said)
  expect(page).not.toContain('No good backup for more than a day and a half')
  app.clock.advance(40 * hour)
  const later = await app.staff('admin')
  expect(await read(app, later, '/en/console/backups')).toContain('No good backup for more than a day and a half')
  expect(await read(app, later, '/en')).toContain('The last backup failed')
})

test('the page says in each language how a restore is tried without doing the work of the portal that goes on', async () => {
  const { app } = await openScheduled()
  const admin = await app.staff('admin')
  for (const language of ['', '/en', '/fr'])
    expect(await read(app, admin, `${language}/console/backups`)).toContain('PORT=3999 ROLE=web npm start')
})

test('a schedule under which no backup was ever made is told after a day and a half', async () => {
  const { app } = await openScheduled()
  await beginAt(app, app.portal.clock.now())
  const admin = await app.staff('admin')
  expect(await read(app, admin, '/en')).not.toContain('The last backup failed')
  expect(await read(app, admin, '/en/console/backups')).not.toContain('No good backup')
  app.clock.advance(37 * hour)
  const later = await app.staff('admin')
  expect(await read(app, later, '/en')).toContain('The last backup failed')
  expect(await read(app, later, '/en/console/backups')).toContain('No good backup for more than a day and a half')
})

test('without BACKUP_DIR the page says how to turn backups on, and nothing can be asked for', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await read(app, admin, '/en/console/backups')
  expect(page).toContain('BACKUP_DIR')
  expect(page).not.toContain('Back up now')
  expect((await app.fetch('/en/console/backups', post(admin, { intent: 'now' }))).status).toBe(409)
})

async function openScheduled(options: { at?: string; keep?: number } = {}) {
  const app = await openApp()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-backups-'))
  chmodSync(folder, 0o700)
  const dir = path.join(folder, 'kept')
  app.portal.settings.backup = { dir, at: '03:30', keep: 14, ...options }
  onTestFinished(() => {
    app.portal.settings.backup = undefined
    rmSync(folder, { recursive: true, force: true })
  })
  const made: string[] = []
  let code: string | undefined
  const make: MakeBackup = async (_settings, file) => {
    if (code) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, 'half')
      throw new BackupFailed('The system said no', code)
    }
    // Long enough for another process to look.
    await sleep(50)
    writeFileSync(file, 'whole!')
    made.push(path.basename(file))
    return { bytes: 6 }
  }
  return {
    app,
    dir,
    made,
    look: () => backUpWhatIsDue(app.portal, make, never),
    fail: (next: string | undefined) => {
      code = next
    },
  }
}

/** The portal was started for the first time then; after the test it was when it was. */
async function beginAt(app: App, then: Date): Promise<void> {
  const { rows } = await sql<{ first: Date }>`select min(applied_at) as first from migration`.execute(app.owner)
  const move = (to: Date | undefined) =>
    sql`update migration set applied_at = applied_at + (${to}::timestamptz - (select min(applied_at) from migration))`.execute(
      app.owner,
    )
  await move(then)
  onTestFinished(async () => void (await move(rows[0]?.first)))
}

/** Its process goes in the midst of it. */
function abandoned(killed: AbortController): MakeBackup {
  return async () => {
    killed.abort()
    throw new BackupFailed('The process that made it ended (SIGKILL)')
  }
}

function rowsOf(app: App) {
  return app.portal.db.selectFrom('backup').selectAll().orderBy('id').execute()
}

async function read(app: App, person: { cookie: string }, address: string): Promise<string> {
  return (await app.fetch(address, as(person))).text()
}
