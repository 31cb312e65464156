import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, post } from '#tests/app.ts'
import { openDesk } from '../ticket.fixture.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

async function withPhoto(desk: Desk): Promise<string> {
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', 'Ecco la crepa.')
  const content = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  form.set('attachments', new File([new Uint8Array(content)], 'crepa.jpg', { type: 'image/jpeg' }))
  expect((await desk.app.fetch(`/tickets/${desk.id}`, post(desk.dealer, form))).status).toBe(303)
  const { id } = await desk.app.portal.db.selectFrom('attachment').select('id').executeTakeFirstOrThrow()
  return id
}

async function pictureAt({ app, dealer }: Desk, address: string) {
  const answer = await app.fetch(address, as(dealer))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { data, info } = await sharp(bytes).autoOrient().resize(30, 30, { fit: 'inside' }).raw().toBuffer({
    resolveWithObject: true,
  })
  return { etag: answer.headers.get('etag'), bytes, data, size: [info.width, info.height] }
}

function differenceOf(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test('staff turn a photo by a quarter, its small form with it, and no pixel of it is drawn once more', async () => {
  const desk = await openDesk()
  const id = await withPhoto(desk)
  expect(await desk.read()).toContain('aria-label="Rotate crepa.jpg"')
  const before = await pictureAt(desk, `/files/${id}`)
  const sent = await desk.send({ intent: 'turn-photo', file: id })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${desk.address}?notice=turn-photo`])
  const [turned, thumb] = [await pictureAt(desk, `/files/${id}`), await pictureAt(desk, `/files/${id}/thumb`)]
  const byHand = await sharp(before.bytes).rotate(90).resize(30, 30, { fit: 'inside' }).raw().toBuffer()
  expect([before.size, turned.size, thumb.size]).toEqual([
    [30, 20],
    [20, 30],
    [20, 30],
  ])
  expect(differenceOf(turned.data, byHand)).toBeLessThan(3)
  expect(differenceOf(thumb.data, byHand)).toBeLessThan(10)
  expect(turned.bytes.includes(before.bytes.subarray(2))).toBe(true)
  expect(turned.etag).not.toBe(before.etag)
  // Pages ask for it by another address, so that no browser shows the one it has.
  expect(await desk.read()).toContain(`/files/${id}/thumb?turned=1`)
  expect(await desk.read(desk.dealer, `/en/tickets/${desk.id}`)).toContain(`/files/${id}/thumb?turned=1`)
  const row = await desk.app.portal.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ turned: 1, turned_by: desk.staff.viewer.accountId, width: 1200, height: 1800 })
})

test('four quarters are none, and a photo turned by two people at once is turned once', async () => {
  const desk = await openDesk()
  const id = await withPhoto(desk)
  const before = await pictureAt(desk, `/files/${id}`)
  const turn = () => desk.send({ intent: 'turn-photo', file: id })
  const both = await Promise.all([turn(), turn()])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect((await pictureAt(desk, `/files/${id}`)).size).toEqual([20, 30])
  for (const _ of [2, 3, 4]) await turn()
  expect((await pictureAt(desk, `/files/${id}`)).data.equals(before.data)).toBe(true)
})

test('a dealer turns nothing, nor does anybody a photo of another ticket or one that was withdrawn', async () => {
  const desk = await openDesk()
  const id = await withPhoto(desk)
  const other = await desk.app.ticket({ of: desk.dealer })
  expect((await desk.send({ intent: 'turn-photo', file: id }, desk.dealer)).status).toBe(404)
  const elsewhere = post(desk.staff, { intent: 'turn-photo', file: id })
  expect((await desk.app.fetch(`/console/tickets/${other.id}`, elsewhere)).status).toBe(404)
  await desk.send({ intent: 'withdraw-file', file: id })
  expect((await desk.send({ intent: 'turn-photo', file: id })).status).toBe(404)
})

test('without a script the large photo is a link that opens it', async () => {
  const desk = await openDesk()
  const id = await withPhoto(desk)
  const page = await desk.read()
  const [, large = ''] = /<figure class="photo-shown">([\s\S]*?)<figcaption>/.exec(page) ?? []
  const { href = '', label } =
    /<a (?=[^>]*href="(?<href>[^"]*)")(?=[^>]*aria-label="(?<label>[^"]*)")/.exec(large)?.groups ?? {}
  expect([label, large.includes('<button')]).toEqual(['Open photo: crepa.jpg', false])
  expect(href).toContain(`/files/${id}`)
  expect((await desk.app.fetch(href, as(desk.staff))).headers.get('content-type')).toBe('image/jpeg')
})
