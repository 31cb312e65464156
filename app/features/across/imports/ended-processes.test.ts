import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { doomed, killedMidway } from '#tests/killed.ts'
import { type App, idOf, press, readable, readPage, stateOf, waitingFile } from './imports.fixture.ts'
import { workOnImports } from './imports.worker.server.ts'
import { pageWords } from './page/page.words.ts'

/** A process that works on imports is killed as it opens the file of this one. */
async function killedChecking(app: App, page: string): Promise<void> {
  const { content_key: key } = await app.portal.db
    .selectFrom('import')
    .select('content_key')
    .where('id', '=', idOf(page))
    .executeTakeFirstOrThrow()
  await killedMidway(app, (portal, there) => {
    const { files } = portal
    const open: typeof files.open = (name, range) => (name === key ? there() : files.open(name, range))
    return workOnImports({ ...portal, files: { ...files, open } })
  })
}

/** A process that works on imports is killed as it reads the rows that it is to take over. */
function killedApplying(app: App): Promise<void> {
  return killedMidway(app, (portal, there) =>
    app.owner.transaction().execute(async (tx) => {
      await sql`lock table import_row in access exclusive mode`.execute(tx)
      const working = workOnImports(portal)
      working.catch(() => undefined)
      await expect.poll(() => isHeldUp(app), { timeout: 10_000 }).toBe(true)
      return there()
    }),
  )
}

async function isHeldUp({ owner }: App): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${doomed}
      and wait_event_type = 'Lock'`.execute(owner)
  return rows.length > 0
}

test('an import that ends each process that works on it is set aside in a word after three of them, and those after it go on', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [broken, next] = [await waitingFile(app, admin, 'C68.51S.'), await waitingFile(app, admin, 'C68.52S.')]
  const states = async () => [(await stateOf(app, broken)).state, (await stateOf(app, next)).state]
  await killedChecking(app, broken)
  expect(await states()).toEqual(['checking', 'checking'])
  // What has ended one process is begun by the next after all others.
  await killedChecking(app, broken)
  expect(await states()).toEqual(['checking', 'ready'])
  await killedChecking(app, broken)
  expect(await stateOf(app, broken)).toMatchObject({ state: 'checking', problem: null })
  await app.work()
  expect(await stateOf(app, broken)).toMatchObject({ state: 'failed', problem: { code: 'unfinished' } })
  expect(app.errors().join()).toContain('an import was set aside')
  for (const locale of ['it', 'en', 'fr'] as const) {
    const answer = await app.fetch(broken.replace('/en/', locale === 'it' ? '/' : `/${locale}/`), as(admin))
    expect(readable(await answer.text())).toContain(readable(pageWords['problem.unfinished'][locale]))
  }
  // Sent again it is no double of the one that was set aside.
  expect(await waitingFile(app, admin, 'C68.51S.')).not.toBe(broken)
})

test('an import that ends each process that takes it over is where it was before, says so, and can be taken over once more', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  await app.work()
  await press(app, admin, page, 'apply')
  for (let ended = 1; ended <= 3; ended += 1) {
    expect((await stateOf(app, page)).state).toBe('applying')
    await killedApplying(app)
  }
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', problem: { code: 'unfinished' } })
  expect(app.errors().join()).toContain('an import was set aside')
  expect(await readPage(app, admin, page)).toContain(readable(pageWords['problem.unfinished'].en))
  await press(app, admin, page, 'apply')
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'applied', problem: null })
})

/** The database gives up each statement that writes rows of this import, as after five minutes. */
async function tooLong({ owner }: App, page: string): Promise<void> {
  onTestFinished(async () => void (await sql`drop function if exists give_up cascade`.execute(owner)))
  await sql`create function give_up() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`.execute(owner)
  await sql`create trigger give_up before insert on import_row for each row
    when (new.import_id = ${sql.lit(idOf(page))}) execute function give_up()`.execute(owner)
}

test('an import of which a statement always takes too long is set aside in a word after three tries', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [heavy, next] = [await waitingFile(app, admin, 'C68.51S.'), await waitingFile(app, admin, 'C68.52S.')]
  await tooLong(app, heavy)
  for (let tried = 1; tried <= 3; tried += 1) {
    await expect(workOnImports(app.portal)).rejects.toMatchObject({ code: 'unavailable' })
    expect([(await stateOf(app, heavy)).state, (await stateOf(app, next)).state]).toEqual(['checking', 'ready'])
  }
  await app.work()
  expect(await stateOf(app, heavy)).toMatchObject({ state: 'failed', problem: { code: 'unfinished' } })
  expect(app.errors().join()).toContain('an import was set aside')
})

test('an import that a portal left as it was told to stop, at each of many updates, is not set aside', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  const { files } = app.portal
  for (let stopped = 1; stopped <= 5; stopped += 1) {
    const stopping = new AbortController()
    app.portal.files = { ...files, open: (key, range) => files.open(key, range).finally(() => stopping.abort()) }
    await expect(workOnImports(app.portal, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  }
  app.portal.files = files
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', problem: null })
})

test('who cancels an import that has ended a process is heard before it is begun again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  await killedChecking(app, page)
  await press(app, admin, page, 'cancel')
  app.portal.files = { ...app.portal.files, open: () => Promise.reject(new Error('it was begun again')) }
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'cancelled', problem: null })
})
