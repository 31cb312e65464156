import { expect, test } from 'vitest'
import { Problem } from '#app/kit/problem.ts'
import { as, openApp } from '#tests/app.ts'
import { type App, idOf, press, readPage, readable, sendFile, stateOf, waitingFile } from './imports.fixture.ts'
import { workOnImports, workThroughImports } from './imports.worker.server.ts'
import { pageWords } from './page/page.words.ts'

const minute = 60_000

/** From now on the store does not give this file back, or, without one, neither takes nor gives any. */
async function failing(app: App, page?: string): Promise<() => void> {
  const store = app.portal.files
  const { content_key: broken } = (await app.portal.db
    .selectFrom('import')
    .select('content_key')
    .where('id', '=', idOf(page ?? '0'))
    .executeTakeFirst()) ?? { content_key: undefined }
  app.portal.files = {
    ...store,
    open: (key, range) => (broken === undefined || key === broken ? fail() : store.open(key, range)),
    ...(broken === undefined && { put: fail }),
  }
  return () => void (app.portal.files = store)
}

function fail(): Promise<never> {
  return Promise.reject(new Problem('disk-fails'))
}

async function cannotBeRead(app: App): Promise<void> {
  await expect(workOnImports(app.portal)).rejects.toMatchObject({ code: 'unavailable' })
}

test('an import whose file cannot be read lets those after it go on, and is set aside in a word when it stays so', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [broken, next] = [await waitingFile(app, admin, 'C68.51S.'), await waitingFile(app, admin, 'C68.52S.')]
  const mend = await failing(app, broken)
  await cannotBeRead(app)
  expect([(await stateOf(app, broken)).state, (await stateOf(app, next)).state]).toEqual(['checking', 'ready'])
  app.clock.advance(9 * minute)
  await cannotBeRead(app)
  app.clock.advance(2 * minute)
  await app.work()
  expect(await stateOf(app, broken)).toMatchObject({ state: 'failed', problem: { code: 'unreadable' } })
  for (const locale of ['it', 'en', 'fr'] as const) {
    const answer = await app.fetch(broken.replace('/en/', locale === 'it' ? '/' : `/${locale}/`), as(admin))
    expect(readable(await answer.text())).toContain(readable(pageWords['problem.unreadable'][locale]))
  }
  mend()
  // Sent again it is no double of the one that was set aside.
  expect(await waitingFile(app, admin, 'C68.51S.')).not.toBe(broken)
})

test('while the store of files is away as a whole, an import waits for it as long as it takes', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  const mend = await failing(app)
  for (const minutes of [0, 11, 24 * 60]) {
    app.clock.advance(minutes * minute)
    await cannotBeRead(app)
  }
  expect(await stateOf(app, page)).toMatchObject({ state: 'checking', problem: null })
  mend()
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', problem: null })
})

test('an import whose file cannot be read is cancelled at once by who asks for it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  const mend = await failing(app, page)
  await cannotBeRead(app)
  await press(app, admin, page, 'cancel')
  await app.work()
  expect((await stateOf(app, page)).state).toBe('cancelled')
  mend()
  expect(await readPage(app, admin, page)).toContain('Cancelled')
})

test('who works on imports waits for a file that cannot be read, and neither ends nor holds up the others', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [broken, next] = [await waitingFile(app, admin, 'C68.51S.'), await waitingFile(app, admin, 'C68.52S.')]
  await failing(app, broken)
  const stopping = new AbortController()
  const working = workThroughImports(app.portal, stopping.signal)
  await expect.poll(async () => (await stateOf(app, next)).state, { timeout: 10_000 }).toBe('ready')
  const soon = new Promise((resolve) => setTimeout(resolve, 200, 'waits'))
  expect(await Promise.race([working, soon])).toBe('waits')
  expect((await stateOf(app, broken)).state).toBe('checking')
  stopping.abort()
  await working
})

test('a file that was read meanwhile is waited for as long as any other when it cannot be read again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await waitingFile(app, admin, 'C68.51S.')
  const mend = await failing(app, page)
  await cannotBeRead(app)
  mend()
  const store = app.portal.files
  const stopping = new AbortController()
  // The process ends while the file is read.
  app.portal.files = { ...store, open: (key, range) => store.open(key, range).finally(() => stopping.abort()) }
  await expect(workOnImports(app.portal, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  app.portal.files = store
  await failing(app, page)
  app.clock.advance(11 * minute)
  await cannotBeRead(app)
  expect(await stateOf(app, page)).toMatchObject({ state: 'checking', problem: null })
})

test('what is chosen for a small file that cannot be read just then is kept, and it goes on once it can', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { page } = await sendFile(app, admin, 'bicycles', 'uno;due\nC68.51S.10001;C68\n')
  const mend = await failing(app, page)
  const chosen = { 'column-serial_number': '0', 'column-family': '1', days: 'dmy', decimals: 'comma' }
  expect((await press(app, admin, page, 'columns', chosen)).status).toBe(303)
  expect((await stateOf(app, page)).state).toBe('checking')
  mend()
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 1, bad: 0 } })
})
