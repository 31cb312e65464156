import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { whileTurnIsHeld } from '#tests/waiting.ts'
import { insertFile } from './store.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const webp = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))

async function send(app: App, person: Member | Staff, submission: string, content: Buffer | string) {
  const form = new FormData()
  form.set('submission', submission)
  form.set('field', 'attachments')
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'carta.pdf')
  const answer = await app.fetch('/en/uploads', post(person, form))
  return { status: answer.status, text: await answer.text() }
}

const pdf = (count: number) => `%PDF-1.7\n% ${count}\n%%EOF`

function storedFiles({ portal }: App): number {
  const entries = readdirSync(path.join(portal.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

/** A file of a form that is not sent, of which only the row is there. */
async function hold(
  { portal }: App,
  { viewer }: Member | Staff,
  submission: string,
  bytes: number,
  db: Db = portal.db,
): Promise<void> {
  const none = { thumbKey: null, width: null, height: null, capturedAt: null }
  const file = { id: randomUUID(), ownerId: viewer.accountId, submission, field: 'attachments', name: 'a.pdf' } as const
  const content = {
    kind: 'pdf',
    mediaType: 'application/pdf',
    bytes,
    contentKey: randomUUID(),
    contentSha256: '',
    sentSha256: '',
  } as const
  await insertFile(db, { ...file, ...content, ...none }, portal.clock.now())
}

test('a person has twenty forms with files at most, also when two begin at once', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const forms = Array.from({ length: accountLimits.unsentForms - 1 }, () => randomUUID())
  for (const submission of forms) {
    await hold(app, rossi, submission, 1000)
    await hold(app, agent, submission, 1000)
  }
  const before = storedFiles(app)
  const atOnce = await Promise.all([1, 2, 3].map((count) => send(app, rossi, randomUUID(), pdf(count))))
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
  expect(storedFiles(app)).toBe(before + 1)
  const refused = await send(app, rossi, randomUUID(), pdf(4))
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('20 unsent forms') })
  // What is begun goes on, others are not held up, and staff have no such limit.
  expect(await send(app, rossi, forms[0] ?? '', pdf(5))).toMatchObject({ status: 200 })
  expect(await send(app, bianchi, randomUUID(), pdf(6))).toMatchObject({ status: 200 })
  expect(await send(app, agent, randomUUID(), pdf(7))).toMatchObject({ status: 200 })
  expect(await send(app, agent, randomUUID(), pdf(8))).toMatchObject({ status: 200 })
})

test('a file that comes while another is about to begin the twentieth form waits for it, and is refused', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  for (let count = 1; count < accountLimits.unsentForms; count += 1) await hold(app, rossi, randomUUID(), 1000)
  const answer = await whileTurnIsHeld(
    app.portal.db,
    `files ${rossi.viewer.accountId}`,
    (tx) => hold(app, rossi, randomUUID(), 1000, tx),
    () => send(app, rossi, randomUUID(), pdf(1)),
  )
  expect(answer.status).toBe(429)
})

test('a person’s unsent files are 600 MB at most, also when two come at once, and what is sent makes room', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const forms = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  for (const submission of forms.slice(0, 4)) await hold(app, rossi, submission, 149_999_990)
  const atOnce = await Promise.all([1, 2].map((count) => send(app, rossi, forms[4], pdf(count).padEnd(30))))
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 413])
  const refused = await send(app, rossi, forms[4], pdf(3))
  expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('600') })
  const { id } = await app.ticket({ of: rossi })
  await app.fetch(`/tickets/${id}`, post(rossi, { submission: forms[0], message: 'Ecco le carte.' }))
  expect(await send(app, rossi, forms[4], pdf(3))).toMatchObject({ status: 200 })
})

test('who gives up a draft with files may add as many bytes at once', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const [draft, other, ...more] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  for (const submission of [draft, other, ...more]) await hold(app, rossi, submission, 149_000_000)
  const before = storedFiles(app)
  expect(await send(app, rossi, draft, pdf(1))).toMatchObject({ status: 200 })
  const large = { id: randomUUID(), submission: draft, field: 'attachments', name: 'a.mp4', bytes: '900000' }
  expect((await app.fetch('/uploads', post(rossi, large))).status).toBe(200)
  const typed = { form: 'ticket', submission: draft, content: 'La forcella' }
  expect((await app.fetch('/drafts', post(rossi, typed))).status).toBe(204)
  await hold(app, rossi, other, 4_000_000)
  expect(await send(app, rossi, randomUUID(), pdf(2))).toMatchObject({ status: 413 })

  const discarded = await app.fetch('/new-ticket', post(rossi, { intent: 'discard', submission: draft }))
  expect([discarded.status, storedFiles(app) - before]).toEqual([303, 0])
  expect(await app.portal.db.selectFrom('upload').select('id').execute()).toEqual([])
  expect(await send(app, rossi, randomUUID(), pdf(2))).toMatchObject({ status: 200 })
})

test('of one person’s files only some arrive at the same moment, and the others are asked to wait', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const submission = randomUUID()
  const answers = await Promise.all(Array.from({ length: 9 }, (_, count) => send(app, rossi, submission, pdf(count))))
  const taken = answers.filter(({ status }) => status === 200).length
  expect(taken).toBeGreaterThanOrEqual(accountLimits.arriving)
  for (const { status, text } of answers)
    if (status !== 200) expect({ status, text }).toMatchObject({ status: 503, text: expect.stringContaining('again') })
})

test('a disk that is nearly full takes no file, and the form comes back with what was typed', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  app.portal.scratch = { ...app.portal.scratch, usedShare: async () => 0.96 }
  const before = storedFiles(app)
  const refused = await send(app, rossi, randomUUID(), webp)
  expect(refused).toMatchObject({ status: 507, text: expect.stringContaining('no room') })
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', 'La crepa è qui.')
  form.set('attachments', new File([new Uint8Array(webp)], 'crepa.webp', { type: 'image/webp' }))
  const answer = await app.fetch(`/tickets/${id}`, post(rossi, form))
  const page = await answer.text()
  expect(answer.status).toBe(507)
  expect(page).toContain('La crepa è qui.')
  expect(page).toContain('lo spazio per i file è esaurito')
  expect(storedFiles(app)).toBe(before)
  // What needs no file goes through.
  const bare = { submission: randomUUID(), message: 'Senza foto.' }
  expect((await app.fetch(`/tickets/${id}`, post(rossi, bare))).status).toBe(303)
  expect((await app.fetch(`/tickets/${id}`, as(rossi))).status).toBe(200)
})

test('a disk that fills up while a file arrives gives the form back as well', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })
  app.portal.files = { ...app.portal.files, put: () => Promise.reject(full) }
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', 'La crepa è qui.')
  form.set('attachments', new File([new Uint8Array(webp)], 'crepa.webp', { type: 'image/webp' }))
  const answer = await app.fetch(`/en/tickets/${id}`, post(rossi, form))
  const page = await answer.text()
  expect([answer.status, page.includes('La crepa è qui.'), page.includes('no room left')]).toEqual([507, true, true])
})

test('a disk that fails refuses the file and is told to the operator, and the form comes back', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  const broken = Object.assign(new Error('i/o error'), { code: 'EIO' })
  app.portal.files = { ...app.portal.files, put: () => Promise.reject(broken) }
  expect(await send(app, rossi, randomUUID(), webp)).toMatchObject({
    status: 503,
    text: expect.stringContaining('cannot be saved'),
  })
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', 'La crepa è qui.')
  form.set('attachments', new File([new Uint8Array(webp)], 'crepa.webp', { type: 'image/webp' }))
  const answer = await app.fetch(`/en/tickets/${id}`, post(rossi, form))
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
  expect(await answer.text()).toContain('La crepa è qui.')
  expect(app.errors().join('')).toContain('the disk fails')
})

test('a form whose file passes its own limit is told that one; what stood behind it and was not read, that of the whole', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { id } = await app.ticket({ of: rossi })
  // It comes in pieces, as it does by a line.
  const piece = new Uint8Array(1_000_000)
  const large = new Blob(['%PDF-1.7\n', ...Array.from({ length: 152 }, () => piece)])
  const told = async (...behind: string[]) => {
    const form = new FormData()
    form.set('submission', randomUUID())
    form.append('attachments', large, 'scansione.pdf')
    for (const name of behind) form.append('attachments', new Blob([pdf(1)]), name)
    form.set('message', 'La crepa è qui.')
    const answer = await app.fetch(`/en/tickets/${id}`, post(rossi, form))
    const page = await answer.text()
    const isOfWhole = page.includes('What you sent is too large')
    return [answer.status, page.includes('“scansione.pdf” is too large: the limit is 25'), isOfWhole]
  }
  expect(await told()).toEqual([413, true, false])
  expect(await told('conto.pdf')).toEqual([413, true, true])
})
