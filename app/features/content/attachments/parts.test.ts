import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type Member, openApp, post } from '#tests/app.ts'
import { sweepContents } from './attachments.sweep.server.ts'
import { findPartKeys, mostParts, partBytes } from './attachments.parts.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const photo = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))

type Begin = { id: string; submission: string; bytes: number; name?: string }

async function begin(app: App, person: Member, { id, submission, bytes, name = 'carta.pdf' }: Begin) {
  const fields = { id, submission, field: 'attachments', place: '1', name, bytes: String(bytes) }
  return read(await app.fetch('/en/uploads', post(person, fields)))
}

async function put(app: App, person: Member, id: string, offset: number, content: Buffer) {
  const sent = { ...post(person, {}), method: 'PUT', body: new Uint8Array(content) }
  return read(await app.fetch(`/en/uploads?id=${id}&offset=${offset}`, sent))
}

async function read(answer: Response) {
  const text = await answer.text()
  return { status: answer.status, ...(JSON.parse(text) as Record<string, unknown>) }
}

function storedFiles({ portal }: App): number {
  const entries = readdirSync(path.join(portal.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test('a large file comes in parts, goes on where it was, and its last answer is given again', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, submission] = [randomUUID(), randomUUID()]
  const before = storedFiles(app)
  const middle = Math.floor(photo.length / 2)
  const wanted = { id, submission, bytes: photo.length, name: 'crepa.webp' }
  expect(await begin(app, rossi, wanted)).toEqual({ status: 200, offset: 0 })
  expect(await put(app, rossi, id, 0, photo.subarray(0, middle))).toEqual({ status: 200, offset: middle })
  // The answer was lost: the same part comes again, or the file is announced again.
  expect(await put(app, rossi, id, 0, photo.subarray(0, middle))).toEqual({ status: 200, offset: middle })
  expect(await begin(app, rossi, wanted)).toEqual({ status: 200, offset: middle })
  const done = await put(app, rossi, id, middle, photo.subarray(middle))
  expect(done).toEqual({ status: 200, file: expect.objectContaining({ kind: 'image' }) })
  expect([await begin(app, rossi, wanted), await put(app, rossi, id, photo.length, Buffer.alloc(0))]).toEqual([
    done,
    done,
  ])
  // The photo and its small form; nothing of the parts.
  expect(storedFiles(app) - before).toBe(2)
})

test('two who bring the same part at once leave one of it, and the file is whole', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, submission] = [randomUUID(), randomUUID()]
  await begin(app, rossi, { id, submission, bytes: photo.length, name: 'a.webp' })
  const half = photo.subarray(0, 1000)
  await Promise.all([put(app, rossi, id, 0, half), put(app, rossi, id, 0, half)])
  expect(await put(app, rossi, id, 1000, photo.subarray(1000))).toMatchObject({ file: { kind: 'image' } })
})

test('the last part, sent again while the file is being kept, is answered with the file', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, { files, arrivals }] = [randomUUID(), app.portal]
  await begin(app, rossi, { id, submission: randomUUID(), bytes: photo.length, name: 'crepa.webp' })
  const { promise: sent, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: kept, resolve: firstIsThrough } = Promise.withResolvers<void>()
  const seen = { opened: 0, turns: 0 }
  app.portal.files = {
    ...files,
    async open(key, range) {
      seen.opened += 1
      await (seen.opened === 1 ? sent : kept)
      return files.open(key, range)
    },
  }
  const take = arrivals.take.bind(arrivals)
  arrivals.take = (...turn) => {
    seen.turns += 1
    return take(...turn)
  }
  const first = put(app, rossi, id, 0, photo)
  await expect.poll(() => seen.opened, { timeout: 10_000 }).toBe(1)
  const { turns } = seen
  const second = put(app, rossi, id, photo.length, Buffer.alloc(0))
  // It has looked, found nothing kept yet, and waits for its turn.
  await expect.poll(() => seen.turns, { timeout: 10_000 }).toBe(turns + 1)
  letGo()
  const done = await first
  firstIsThrough()
  expect(done).toMatchObject({ status: 200, file: { kind: 'image' } })
  expect(await second).toEqual(done)
})

test('another’s upload is as absent as one that never began', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const id = randomUUID()
  await begin(app, rossi, { id, submission: randomUUID(), bytes: 1000 })
  const answers = [
    await put(app, bianchi, id, 0, Buffer.from('x')),
    await put(app, bianchi, randomUUID(), 0, Buffer.from('x')),
    await begin(app, bianchi, { id, submission: randomUUID(), bytes: 1000 }),
    await put(app, rossi, 'no-uuid', 0, Buffer.from('x')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(answers[0]).toEqual(answers[1])
})

test('what is no photo, PDF or video is refused when it is whole, and leaves nothing', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, before] = [randomUUID(), storedFiles(app)]
  const content = Buffer.from('<svg onload="alert(1)">'.repeat(20))
  await begin(app, rossi, { id, submission: randomUUID(), bytes: content.length, name: 'x.svg' })
  expect(await put(app, rossi, id, 0, content)).toMatchObject({
    status: 400,
    problem: expect.stringContaining('x.svg'),
  })
  expect(storedFiles(app)).toBe(before)
  expect(await put(app, rossi, id, 0, content)).toMatchObject({ status: 404 })
})

test('a photo that took too long can be sent again from its row', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, submission, { pictures }] = [randomUUID(), randomUUID(), app.portal]
  app.portal.pictures = { ...pictures, render: async () => 'too-slow' }
  const wanted = { id, submission, bytes: photo.length, name: 'crepa.webp' }
  await begin(app, rossi, wanted)
  expect(await put(app, rossi, id, 0, photo)).toMatchObject({
    status: 503,
    problem: expect.stringContaining('Try again'),
  })
  app.portal.pictures = pictures
  // All of it is there: its row announces it, and has nothing more to bring.
  expect(await begin(app, rossi, wanted)).toEqual({ status: 200, offset: photo.length })
  expect(await put(app, rossi, id, photo.length, Buffer.alloc(0))).toMatchObject({ file: { kind: 'image' } })
})

test('a part that is too long, or longer than what is left, is refused and not counted', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, small] = [randomUUID(), randomUUID()]
  await begin(app, rossi, { id, submission: randomUUID(), bytes: 3 * partBytes })
  expect((await put(app, rossi, id, 0, Buffer.alloc(partBytes + 1))).status).toBe(413)
  expect(await put(app, rossi, id, 0, Buffer.alloc(partBytes))).toEqual({ status: 200, offset: partBytes })
  await begin(app, rossi, { id: small, submission: randomUUID(), bytes: 10 })
  expect((await put(app, rossi, small, 0, Buffer.alloc(11))).status).toBe(413)
})

test('a part that brings nothing, and one beyond a thousand, is refused and leaves nothing', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const id = randomUUID()
  await begin(app, rossi, { id, submission: randomUUID(), bytes: partBytes })
  const before = storedFiles(app)
  expect((await put(app, rossi, id, 0, Buffer.alloc(0))).status).toBe(400)
  expect(await put(app, rossi, id, 0, Buffer.alloc(1))).toEqual({ status: 200, offset: 1 })
  const parts = Array.from({ length: mostParts }, () => 'a key')
  await app.portal.db.updateTable('upload').set({ parts }).execute()
  expect((await put(app, rossi, id, 1, Buffer.alloc(1))).status).toBe(400)
  expect(storedFiles(app) - before).toBe(1)
})

test('what is announced counts in the limits of its form and its person before it arrives', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const submission = randomUUID()
  const announce = (bytes: number, form: string = submission) =>
    begin(app, rossi, { id: randomUUID(), submission: form, bytes })
  expect((await announce(100_000_001)).status).toBe(413)
  expect((await announce(90_000_000)).status).toBe(200)
  expect((await announce(90_000_000)).status).toBe(413)
  for (let at = 1; at < 6; at++) expect((await announce(90_000_000, randomUUID())).status).toBe(200)
  expect((await announce(90_000_000, randomUUID())).status).toBe(413)
  for (let at = 6; at < accountLimits.uploads; at++) expect((await announce(1, randomUUID())).status).toBe(200)
  expect((await announce(1, randomUUID())).status).toBe(503)
})

test('a large file that is given up makes room at once: the same one can be announced again, and its parts are gone', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const [id, submission, before] = [randomUUID(), randomUUID(), storedFiles(app)]
  const announce = (upload: string) => begin(app, rossi, { id: upload, submission, bytes: 90_000_000 })
  const giveUp = async (person: Member, form: string) => {
    const fields = { intent: 'remove', submission: form, field: 'attachments', id }
    return (await app.fetch('/en/uploads', post(person, fields))).status
  }
  await announce(id)
  await put(app, rossi, id, 0, Buffer.alloc(100))
  // Neither another's, nor that of another form.
  expect([await giveUp(bianchi, submission), await giveUp(rossi, randomUUID())]).toEqual([204, 204])
  expect([(await announce(randomUUID())).status, storedFiles(app) - before]).toEqual([413, 1])
  expect(await giveUp(rossi, submission)).toBe(204)
  expect(storedFiles(app)).toBe(before)
  expect((await put(app, rossi, id, 100, Buffer.alloc(100))).status).toBe(404)
  expect(await announce(randomUUID())).toEqual({ status: 200, offset: 0 })
})

test('parts that go on within the day stay, those that stopped are swept with what they left', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [id, before] = [randomUUID(), storedFiles(app)]
  await begin(app, rossi, { id, submission: randomUUID(), bytes: 1000 })
  await put(app, rossi, id, 0, Buffer.alloc(100))
  app.clock.advance(23 * 60 * 60_000)
  await sweepContents(app.portal, [findPartKeys])
  expect(await put(app, rossi, id, 100, Buffer.alloc(100))).toEqual({ status: 200, offset: 200 })
  await goRound(app.portal)
  for (let hour = 0; hour < 25; hour++) {
    app.clock.advance(60 * 60_000)
    await goRound(app.portal)
  }
  expect([(await put(app, rossi, id, 200, Buffer.alloc(1))).status, storedFiles(app)]).toEqual([404, before])
})
