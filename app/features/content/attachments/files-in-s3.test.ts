import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { createS3Files } from '#app/adapters/files/files-s3.server.ts'
import { createBreaker } from '#app/kit/outbound/breaker.ts'
import type { StoreOutcome } from '#app/kit/outbound/store-watch.ts'
import { createAsk } from '#app/kit/s3/ask.server.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { hasStore } from '#tests/installed.ts'
import { startStore, type Store, testStored } from '#tests/object-store.ts'
import { addPhotoTo, photoOf } from './attachments.fixture.ts'
import { sweepContents, sweepFiles } from './attachments.sweep.server.ts'

let store: Store
beforeAll(async () => {
  if (hasStore) store = await startStore()
})

const hour = 60 * 60_000

testStored('a photo is drawn from and to the bucket, shown to who may see it, and kept by browsers', async () => {
  const app = await openStored()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const { id } = await app.ticket({ of: dealer })
  const photo = await addPhotoTo(app, dealer, id, photoOf('waterfall'))
  const shown = await app.fetch(`/files/${photo}`, as(dealer))
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(
    Buffer.from(await shown.arrayBuffer())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  const headers = { 'if-none-match': shown.headers.get('etag') ?? '' }
  expect((await app.fetch(`/files/${photo}`, as(dealer, { headers }))).status).toBe(304)
  expect((await app.fetch(`/files/${photo}`, as(other))).status).toBe(404)
  expect((await app.fetch(`/files/${photo}/thumb`, as(dealer))).status).toBe(200)
})

testStored(
  'a part of a file is read as a part from the bucket, as videos are wound, and one behind its end is none',
  async () => {
    const app = await openStored()
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    const photo = await addPhotoTo(app, dealer, id, photoOf('waterfall'))
    const whole = Buffer.from(await (await app.fetch(`/files/${photo}`, as(dealer))).arrayBuffer())
    const part = await app.fetch(`/files/${photo}`, as(dealer, { headers: { range: 'bytes=1000-1999' } }))
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${whole.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000))
    const behind = await app.fetch(`/files/${photo}`, as(dealer, { headers: { range: 'bytes=99999999-' } }))
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  },
)

testStored('what no row knows and what was never sent is swept from the bucket as from a disk', async () => {
  const app = await openStored()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  await addPhotoTo(app, dealer, id, photoOf('waterfall'))
  const known = await keysIn(app)
  await app.portal.files.put(Readable.from([Buffer.from('lost')]), 10)
  app.clock.advance(Date.now() - app.clock.now().getTime() + 25 * hour)
  await sweepContents(app.portal, [])
  expect(await keysIn(app)).toEqual(known)
  await app.portal.db.updateTable('attachment').set({ ticket_id: null, company_id: null }).execute()
  await sweepFiles(app.portal)
  expect(await keysIn(app)).toEqual([])
})

testStored(
  'while the store hangs files are refused in a sentence and all else works; then they are there again',
  async () => {
    const app = await openStored()
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    const photo = await addPhotoTo(app, dealer, id, photoOf('waterfall'))
    store.hang()
    app.bePatient(300)
    onTestFinished(() => store.goOn())
    const page = await app.fetch(`/en/files/${photo}`, as(dealer, { headers: { accept: 'text/html' } }))
    expect(page.status).toBe(503)
    const form = new FormData()
    form.set('submission', randomUUID())
    form.set('field', 'attachments')
    form.set('file', new Blob([new Uint8Array(photoOf('walker'))]), 'foto.jpg')
    const refused = await app.fetch('/en/uploads', post(dealer, form))
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining('files cannot be saved right now'),
    ])
    expect((await app.fetch(`/en/tickets/${id}`, as(dealer))).status).toBe(200)
    expect(app.errors().join()).toContain('the store of files fails')
    // What hangs is waited for once each time; after five times nobody waits for the store.
    expect(app.failed()).toBe(3)
    for (let time = 0; time < 3; time += 1) await app.fetch(`/files/${photo}`, as(dealer))
    expect(app.failed()).toBe(5)
    app.errors()
    expect((await app.fetch(`/files/${photo}`, as(dealer))).status).toBe(503)
    expect([app.failed(), app.errors()]).toEqual([5, []])
    store.goOn()
    app.bePatient(15_000)
    expect((await app.fetch(`/files/${photo}`, as(dealer))).status).toBe(503)
    app.rested()
    expect((await app.fetch(`/files/${photo}`, as(dealer))).status).toBe(200)
  },
)

async function openStored() {
  const app = await openApp()
  const s3 = await store.bucket()
  let now = Date.now()
  const breaker = createBreaker({ now: () => new Date(now) }, { faults: 5, rest: 20_000 })
  let failed = 0
  const onAsked = (_: unknown, outcome: StoreOutcome) => void (failed += outcome === 'failed' ? 1 : 0)
  const bePatient = (patience: number) => {
    const bucket = openBucket(s3, { ask: createAsk(s3, { patience, breaker, onAsked }) })
    app.portal.files = createS3Files({ bucket, log: app.portal.log })
  }
  bePatient(15_000)
  const rested = () => {
    now += 20_000
  }
  return { ...app, bePatient, rested, failed: () => failed }
}

async function keysIn({ portal }: Awaited<ReturnType<typeof openApp>>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of portal.files.list()) keys.push(key)
  return keys.toSorted()
}
