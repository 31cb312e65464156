import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { claimFiles, filesOfSubmission } from './attachments.server.ts'
import { sweepFiles } from './attachments.sweep.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

function photo(name: string): Buffer {
  return readFileSync(path.join(rootDir, 'tests/photos', name))
}

function pdf(count: number): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${count}\n%%EOF`)
}

function storedFiles({ portal }: App): number {
  const entries = readdirSync(path.join(portal.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

async function send(
  app: App,
  person: Member | Staff,
  submission: string,
  content: Buffer,
  name = 'foto.jpg',
  field = 'attachments',
  place?: number,
) {
  const form = new FormData()
  form.set('submission', submission)
  form.set('field', field)
  if (place !== undefined) form.set('place', String(place))
  form.set('file', new Blob([new Uint8Array(content)]), name)
  const answer = await app.fetch('/en/uploads', post(person, form))
  // The answers are this portal's own.
  const body = (await answer.json()) as { file?: { id: string; name: string; thumb: string | null }; problem?: string }
  return { status: answer.status, ...body }
}

test('a photo is kept upright, without its position, with a thumbnail, and only for its owner until it is sent', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const submission = randomUUID()
  const sent = await send(app, rossi, submission, photo('with-position.jpg'))
  expect(sent.status).toBe(200)
  const address = `/files/${sent.file?.id}`
  const seen = await app.fetch(address, as(rossi))
  expect(seen.status).toBe(200)
  expect(seen.headers.get('content-type')).toBe('image/jpeg')
  expect(seen.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await seen.arrayBuffer())
  expect(bytes.includes('Exif')).toBe(false)
  expect((await app.fetch(`${address}/thumb`, as(rossi))).headers.get('content-type')).toBe('image/webp')
  expect((await app.fetch(address, as(bianchi))).status).toBe(404)
  expect((await app.fetch(address)).status).toBe(401)
  expect((await app.fetch('/files/not-an-id', as(rossi))).status).toBe(404)
})

test('a file that was sent is seen by the company and by staff, an internal one by staff alone', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const ticket = await app.ticket({ of: rossi })
  const claimed = async (person: Member | Staff, internal: boolean) => {
    const submission = randomUUID()
    const { file } = await send(app, person, submission, photo('photo.webp'))
    const to = { ticketId: ticket.id, companyId: rossi.viewer.companyId, internal }
    await claimFiles(app.portal.db, person.viewer, submission, to)
    return `/files/${file?.id}`
  }
  const open = await claimed(rossi, false)
  const internal = await claimed(agent, true)
  const statuses = async (address: string) =>
    Promise.all([rossi, bianchi, agent].map(async (person) => (await app.fetch(address, as(person))).status))
  expect(await statuses(open)).toEqual([200, 404, 200])
  expect(await statuses(internal)).toEqual([404, 404, 200])
})

test('what is no photo, PDF or video is refused with a sentence that names it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const refused = async (content: Buffer, name?: string) => {
    const { status, problem } = await send(app, dealer, submission, content, name)
    return [status, problem]
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await refused(svg, 'telaio.jpg')).toEqual([400, expect.stringContaining('“telaio.jpg” is not a kind of file')])
  expect(await refused(Buffer.alloc(0), 'vuoto.jpg')).toEqual([400, '“vuoto.jpg” is empty: choose another file.'])
  const cut = photo('photo.webp').subarray(0, 9000)
  expect(await refused(cut, 'a.webp')).toEqual([400, '“a.webp” is damaged or cannot be read: choose another file.'])
  expect(await app.portal.db.selectFrom('attachment').select('id').execute()).toEqual([])
})

test('a name cannot lead out of its folder, and is cut to what a page can show', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const nameOf = async (name: string) => (await send(app, dealer, randomUUID(), photo('photo.webp'), name)).file?.name
  expect(await nameOf('../../etc/passwd.webp')).toBe('passwd.jpg')
  expect((await nameOf(`${'x'.repeat(300)}.webp`))?.length).toBe(120)
})

test('the fourth proof of purchase is refused by its own limit', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  for (let count = 0; count < 3; count++)
    expect((await send(app, dealer, submission, pdf(count), 'a.pdf', 'receipt')).status).toBe(200)
  const more = await send(app, dealer, submission, pdf(3), 'b.pdf', 'receipt')
  const problem = '“b.pdf” was not added: the limit is 3 files for the proof of purchase.'
  expect(more).toMatchObject({ status: 400, problem })
})

test('the thirteenth file is refused, the twelve before it stay', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  for (let count = 0; count < 12; count++)
    expect((await send(app, dealer, submission, pdf(count), 'a.pdf')).status).toBe(200)
  const more = await send(app, dealer, submission, pdf(12), 'b.pdf')
  expect(more).toMatchObject({ status: 400, problem: '“b.pdf” was not added: the limit is 12 files.' })
  const kept = await app.portal.db.selectFrom('attachment').select('id').execute()
  expect(kept).toHaveLength(12)
  // Sent again because its answer was lost, the last of them is still there and not one too many.
  expect((await send(app, dealer, submission, pdf(11), 'a.pdf')).status).toBe(200)
})

test('a file sent twice in one form is one file, another form or another field has its own', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const [submission, other] = [randomUUID(), randomUUID()]
  const sent = (person: Member, form: string, field?: string) =>
    send(app, person, form, photo('photo.webp'), 'foto.webp', field).then(({ file }) => file?.id)
  const first = await sent(rossi, submission)
  expect(first).toBeTruthy()
  expect(await sent(rossi, submission)).toBe(first)
  const others = [await sent(rossi, other), await sent(rossi, submission, 'receipt'), await sent(bianchi, submission)]
  expect(new Set([first, ...others]).size).toBe(4)
  const contents = await app.portal.db.selectFrom('attachment').select(['content_key', 'thumb_key']).execute()
  expect(new Set(contents.flatMap(({ content_key, thumb_key }) => [content_key, thumb_key])).size).toBe(8)
  await app.fetch('/en/uploads', post(rossi, { intent: 'remove', submission, id: first ?? '' }))
  expect((await app.fetch(`/files/${first}`, as(rossi))).status).toBe(404)
  expect((await app.fetch(`/files/${others[0]}`, as(rossi))).status).toBe(200)
  expect(await sent(rossi, submission)).not.toBe(first)
})

test('a file sent twice at the same moment is one file, and what was kept for the other is gone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const before = storedFiles(app)
  const sent = await Promise.all([1, 2, 3].map(() => send(app, dealer, submission, photo('photo.webp'))))
  expect(new Set(sent.map(({ file }) => file?.id)).size).toBe(1)
  expect(await app.portal.db.selectFrom('attachment').select('id').execute()).toHaveLength(1)
  expect(storedFiles(app) - before).toBe(2)
})

test('a file that arrives again behind the form it was sent with adds nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const { file } = await send(app, dealer, submission, photo('photo.webp'))
  const { companyId } = dealer.viewer
  await claimFiles(app.portal.db, dealer.viewer, submission, { ticketId: ticket.id, companyId })
  expect((await send(app, dealer, submission, photo('photo.webp'))).file?.id).toBe(file?.id)
  expect(await app.portal.db.selectFrom('attachment').select('id').execute()).toHaveLength(1)
})

test('a document is handed over to be saved, never shown in place', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { file } = await send(app, dealer, randomUUID(), Buffer.from('%PDF-1.7\n%%EOF'), 'ricevuta àè.pdf', 'receipt')
  const answer = await app.fetch(`/files/${file?.id}`, as(dealer))
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="ricevuta __.pdf"; filename*=UTF-8''ricevuta%20%C3%A0%C3%A8.pdf`,
  )
  expect(answer.headers.get('x-content-type-options') ?? answer.headers.get('content-security-policy')).toBeTruthy()
})

test('a part of a file is handed over as a player asks for it, and the whole to anybody who asks otherwise', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const content = Buffer.from('%PDF-1.7\n0123456789\n%%EOF')
  const { file } = await send(app, dealer, randomUUID(), content, 'ricevuta.pdf', 'receipt')
  const part = async (range: string, other: Record<string, string> = {}) => {
    const answer = await app.fetch(`/files/${file?.id}`, as(dealer, { headers: { range, ...other } }))
    return [answer.status, answer.headers.get('content-range'), await answer.text()]
  }
  expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/25', '%P'])
  expect(await part('bytes=9-')).toEqual([206, 'bytes 9-24/25', '0123456789\n%%EOF'])
  expect(await part('bytes=20-999')).toEqual([206, 'bytes 20-24/25', '%%EOF'])
  expect(await part('bytes=25-')).toEqual([416, 'bytes */25', ''])
  for (const range of ['bytes=-5', 'bytes=3-1', 'bytes=0-1,4-5', 'lines=1-2'])
    expect(await part(range)).toEqual([200, null, content.toString()])
  expect(await part('bytes=0-1', { 'if-range': '"etag"' })).toEqual([200, null, content.toString()])
})

test('a file that was removed is gone, and nobody removes another’s', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const submission = randomUUID()
  const { file } = await send(app, rossi, submission, photo('photo.webp'))
  const removal = { intent: 'remove', submission, id: file?.id ?? '' }
  await app.fetch('/en/uploads', post(bianchi, removal))
  expect((await app.fetch(`/files/${file?.id}`, as(rossi))).status).toBe(200)
  expect((await app.fetch('/en/uploads', post(rossi, removal))).status).toBe(204)
  expect((await app.fetch(`/files/${file?.id}`, as(rossi))).status).toBe(404)
})

test('files nobody sent go after a day, unless a draft still holds them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [lost, drafted] = [randomUUID(), randomUUID()]
  const gone = await send(app, dealer, lost, photo('photo.webp'))
  const kept = await send(app, dealer, drafted, photo('photo.webp'))
  const draft = { form: 'ticket', submission: drafted, content: 'La forcella' }
  expect((await app.fetch('/drafts', post(dealer, draft))).status).toBe(204)
  app.clock.advance(23 * 60 * 60_000)
  await sweepFiles(app.portal)
  expect((await app.fetch(`/files/${gone.file?.id}`, as(dealer))).status).toBe(200)
  app.clock.advance(2 * 60 * 60_000)
  await sweepFiles(app.portal)
  expect((await app.fetch(`/files/${gone.file?.id}`, as(dealer))).status).toBe(404)
  expect((await app.fetch(`/files/${kept.file?.id}`, as(dealer))).status).toBe(200)
})

test('files lie in the order in which they were chosen, whichever is there first', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  for (const [name, place] of [
    ['second.pdf', 1002],
    ['first.pdf', 1001],
    ['with-the-form.pdf', undefined],
  ] as const)
    await send(app, dealer, submission, pdf(place ?? 0), name, 'receipt', place)
  const { receipt } = await filesOfSubmission(app.portal, dealer.viewer, submission)
  expect(receipt.map(({ name }) => name)).toEqual(['first.pdf', 'second.pdf', 'with-the-form.pdf'])
})

test('a photo is kept by the browser and shown again only while its session lasts', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const { file } = await send(app, rossi, randomUUID(), photo('photo.webp'))
  for (const address of [`/files/${file?.id}`, `/files/${file?.id}/thumb`]) {
    const first = await app.fetch(address, as(rossi))
    const etag = first.headers.get('etag') ?? ''
    expect([first.headers.get('cache-control'), etag]).toEqual([
      'private, no-cache',
      expect.stringMatching(/^".{22}"$/),
    ])
    const again = (person: { cookie: string }) => app.fetch(address, as(person, { headers: { 'if-none-match': etag } }))
    const same = await again(rossi)
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
    expect((await again(bianchi)).status).toBe(404)
    expect((await app.fetch(address, as(rossi, { headers: { 'if-none-match': '"another"' } }))).status).toBe(200)
    expect((await app.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(401)
  }
})

test('the page that meets an ended session empties the browser’s cache, and no other page does', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const cleared = async (init?: RequestInit) => (await app.fetch('/en/tickets', init)).headers.get('clear-site-data')
  expect([await cleared(as(rossi)), await cleared()]).toEqual([null, null])
  app.clock.advance(31 * 24 * 60 * 60_000)
  expect(await cleared(as(rossi, { headers: { 'sec-fetch-dest': 'document' } }))).toBe('"cache"')
  expect(await cleared(as(rossi, { headers: { 'sec-fetch-dest': 'image' } }))).toBe(null)
})
