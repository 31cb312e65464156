import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { forSelf } from '#app/features/people/behalf/behalf.server.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Problem } from '#app/kit/problem.ts'
import { openApp } from '#tests/app.ts'
import { addPhotoTo, copyOf, photoOf, uploadPhoto } from './attachments.fixture.ts'
import { comparePhoto, fillPrints } from './attachments.prints.server.ts'
import { copyFiles } from './attachments.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** The pairs that are known, which stand there both ways, each once. */
async function pairs({ portal }: App): Promise<string[]> {
  const rows = await portal.db.selectFrom('picture_match').select(['attachment_id', 'other_id']).execute()
  const known = rows.map(({ attachment_id: one, other_id: other }) => pairOf(one, other))
  expect(known.length).toBe(2 * new Set(known).size)
  return [...new Set(known)]
}

function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}

test('a photo sent again smaller, poorer and with its edges cut is known again, whichever of the two came first', async () => {
  for (const first of ['original', 'copy']) {
    const app = await openApp()
    const both = [photoOf('waterfall'), await copyOf('waterfall')]
    const [one, other] = first === 'original' ? both : both.toReversed()
    const { id } = await uploadPhoto(app, await app.dealer(), one ?? Buffer.alloc(0))
    await uploadPhoto(app, await app.dealer(), photoOf('walker'))
    const again = await uploadPhoto(app, await app.dealer(), other ?? Buffer.alloc(0))
    expect(await pairs(app)).toEqual([pairOf(id, again.id)])
  }
})

test('neither the photos of one form are pairs, nor what staff send, nor walls', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const submission = randomUUID()
  await uploadPhoto(app, dealer, photoOf('waterfall'), submission)
  await uploadPhoto(app, dealer, await copyOf('waterfall'), submission)
  await uploadPhoto(app, staff, photoOf('waterfall'))
  const wall = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ccc' } })
    .jpeg()
    .toBuffer()
  for (const who of [dealer, await app.dealer()]) await uploadPhoto(app, who, wall)
  expect(await pairs(app)).toEqual([])
})

test('photos from before, and those copied into a claim that follows, are looked for by the hour, and once', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const [one, other] = [await app.ticket({ of: rossi }), await app.ticket({ of: bianchi })]
  const old = await addPhotoTo(app, rossi, one.id, photoOf('waterfall'))
  await app.owner.deleteFrom('picture_print').execute()
  await app.owner.updateTable('attachment').set({ printed: false }).execute()
  const fresh = await addPhotoTo(app, bianchi, other.id, await copyOf('waterfall'))
  expect(await pairs(app)).toEqual([])
  await fillPrints(app.portal)
  expect(await pairs(app)).toEqual([pairOf(old, fresh)])
  expect(await app.queriesOf(() => fillPrints(app.portal))).toHaveLength(2)
  const submission = randomUUID()
  await copyFiles(app.portal, forSelf(rossi.viewer), { ticket: one.id }, submission)
  await app.owner.updateTable('attachment').set({ ticket_id: other.id }).where('submission', '=', submission).execute()
  await fillPrints(app.portal)
  expect(await pairs(app)).toHaveLength(3)
})

test('a photo whose portal was stopped before it looked around is looked for by the hour', async () => {
  const app = await openApp()
  const { id } = await uploadPhoto(app, await app.dealer(), photoOf('waterfall'))
  const again = await uploadPhoto(app, await app.dealer(), photoOf('waterfall'))
  await app.owner.deleteFrom('picture_match').execute()
  await app.owner.updateTable('picture_print').set({ compared: false }).where('attachment_id', '=', again.id).execute()
  await fillPrints(app.portal)
  expect(await pairs(app)).toEqual([pairOf(id, again.id)])
})

test('a photo that cannot be read keeps back no other, and is set aside and told after three hours', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const [one, other] = [await app.ticket({ of: rossi }), await app.ticket({ of: bianchi })]
  const old = await addPhotoTo(app, rossi, one.id, photoOf('waterfall'))
  const copy = await addPhotoTo(app, bianchi, other.id, await copyOf('waterfall'))
  app.clock.advance(60_000)
  // The latest, whose turn comes first.
  const broken = await addPhotoTo(app, bianchi, other.id, photoOf('walker'))
  await app.owner.deleteFrom('picture_match').execute()
  await app.owner.deleteFrom('picture_print').execute()
  await app.owner.updateTable('attachment').set({ printed: false }).execute()
  const photo = app.portal.db.selectFrom('attachment').where('id', '=', broken)
  const { thumb } = await photo.select('thumb_key as thumb').executeTakeFirstOrThrow()
  const { files } = app.portal
  const failing: typeof files.open = (key, range) =>
    key === thumb ? Promise.reject(new Problem('disk-fails')) : files.open(key, range)
  app.portal.files = { ...files, open: failing }
  for (let hours = 1; hours <= 3; hours += 1) {
    await fillPrints(app.portal)
    expect(await pairs(app)).toEqual([pairOf(old, copy)])
    expect((await photo.select('printed').executeTakeFirstOrThrow()).printed).toBe(hours === 3)
    const told = app.errors().filter((line) => line.includes('a photo was set aside'))
    expect(told).toHaveLength(hours === 3 ? 1 : 0)
  }
  expect(await app.queriesOf(() => fillPrints(app.portal))).toHaveLength(2)
})

test('many who send the same photo at one moment are all looked for, and none is refused', async () => {
  const app = await openApp()
  const sent = await Promise.all(
    Array.from({ length: 16 }, async () => (await uploadPhoto(app, await app.dealer(), photoOf('waterfall'))).id),
  )
  const { prints } = await app.owner
    .selectFrom('picture_print')
    .select(sql<string[]>`prints::text[]`.as('prints'))
    .executeTakeFirstOrThrow()
  for (let round = 0; round < 10; round++) {
    await app.owner.deleteFrom('picture_match').execute()
    await Promise.all(sent.map((id) => comparePhoto(app.portal, { id, prints, companyId: null })))
    expect(await pairs(app)).toHaveLength((16 * 15) / 2)
  }
})

test('with a file goes what it was known again by, and its pairs', async () => {
  const app = await openApp()
  await uploadPhoto(app, await app.dealer(), photoOf('waterfall'))
  const { id } = await uploadPhoto(app, await app.dealer(), photoOf('waterfall'))
  expect(await pairs(app)).toHaveLength(1)
  await app.owner.deleteFrom('attachment').where('id', '=', id).execute()
  const left = await app.portal.db.selectFrom('picture_print').select('attachment_id').execute()
  expect([left.length, await pairs(app)]).toEqual([1, []])
})
