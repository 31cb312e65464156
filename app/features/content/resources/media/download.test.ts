import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { as } from '#tests/app.ts'
import { type App, openLibrary } from './media.fixture.ts'

test('a whole folder is offered where nothing narrows it: a download takes all of it', async () => {
  const { bikes, put, read } = await openLibrary()
  await put('Rossa', bikes)
  expect((await read(`/en/resources/media?folder=${bikes}`)).text).toContain('Download folder')
  const narrowed = await read(`/en/resources/media?folder=${bikes}&kind=photo`)
  expect(narrowed.text).toContain('Rossa (en)')
  expect(narrowed.text).not.toContain('Download folder')
})

test('a look at the headers of a zip opens no file and counts no download', async () => {
  const { app, rossi, bikes, put } = await openLibrary()
  const id = await put('Rossa', bikes)
  const opened = watchOpened(app)
  const before = await downloadsOf(app, id)
  for (const wanted of [`folder=${bikes}`, `asset=${id}`]) {
    const answer = await app.fetch(`/resources/media/download?${wanted}`, as(rossi, { method: 'HEAD' }))
    expect(answer.status, wanted).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('-media-2026-11-21.zip"')
    expect(await answer.text()).toBe('')
  }
  expect((await app.fetch('/resources/media/download?asset=999999', as(rossi, { method: 'HEAD' }))).status).toBe(404)
  expect(opened).toEqual([])
  expect(await downloadsOf(app, id)).toBe(before)
})

async function downloadsOf({ portal }: App, id: number): Promise<number> {
  await portal.usageCounters.flush()
  const uses = await portal.db.selectFrom('use_count').select('uses').where('subject', '=', id).execute()
  return uses.reduce((sum, one) => sum + one.uses, 0)
}

test('anyone who leaves in the middle of a zip leaves no file open', async () => {
  const { app, rossi, bikes, put } = await openLibrary()
  const id = await put('Rossa', bikes, { content: 'foto'.repeat(200_000) })
  const opened = watchOpened(app)
  const answer = await app.fetch(`/resources/media/download?asset=${id}`, as(rossi))
  const reader = answer.body?.getReader()
  for (let read = 0; read < 3; read += 1) await reader?.read()
  expect(opened.map(({ closed }) => closed)).toEqual([false])
  // As the server does for anyone who has left. The maker of zips refuses what it is stopped with.
  await reader?.cancel().catch(() => undefined)
  await expect.poll(() => opened.map(({ closed }) => closed)).toEqual([true])
})

/** The files that are opened from now on. */
function watchOpened({ portal }: App): Readable[] {
  const opened: Readable[] = []
  const open = portal.files.open.bind(portal.files)
  portal.files.open = async (...asked) => {
    const file = await open(...asked)
    if (file) opened.push(file.stream)
    return file
  }
  return opened
}
