import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { as, openApp, post } from '#tests/app.ts'
import { claim } from '#tests/bad-input.fixture.ts'
import { copyWords } from './attachments.words.ts'

// Only Linux has files at hand that the system cannot read.
const onLinux = test.skipIf(process.platform !== 'linux')

/** A file that cannot be opened (ENXIO), and one that can and fails where it is read (EIO). */
const faults = ['opening', 'reading'] as const

/** A ticket with a photo, and its dealer. */
async function openTicket() {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, stage: 'new_request' })
  const form = new FormData()
  form.set('submission', randomUUID())
  form.set('message', 'Ecco la crepa.')
  const content = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  form.set('attachments', new File([new Uint8Array(content)], 'crepa.jpg', { type: 'image/jpeg' }))
  expect((await app.fetch(`/tickets/${id}`, post(dealer, form))).status).toBe(303)
  const photos = () => app.portal.db.selectFrom('attachment').selectAll().orderBy('created_at').execute()
  const [photo] = await photos()
  if (!photo) throw new Error('The reply has a photo')
  return { app, dealer, id, photo, photos }
}

type Opened = Awaited<ReturnType<typeof openTicket>>

/** Has the disk fail for the photo, as a dying one does. @returns how to have it read again */
async function breakPhoto({ app, photo }: Opened, fault: (typeof faults)[number]): Promise<() => Promise<void>> {
  const key = photo.content_key
  const file = path.join(app.portal.settings.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
  renameSync(file, `${file}.aside`)
  const socket = createServer()
  // The first page of a process's own memory is no page at all; a socket is opened in another way than a file.
  if (fault === 'reading') symlinkSync('/proc/self/mem', file)
  else await new Promise<void>((resolve) => socket.listen(file, resolve))
  return async () => {
    if (fault === 'reading') unlinkSync(file)
    else await new Promise((resolve) => socket.close(resolve))
    renameSync(`${file}.aside`, file)
  }
}

onLinux.each(faults)(
  'a file the disk fails to give (%s) is a page that says so, and is read again later',
  async (fault) => {
    const opened = await openTicket()
    const { app, dealer, photo } = opened
    const mend = await breakPhoto(opened, fault)
    for (const locale of locales) {
      const address = pathIn(locale, `/files/${photo.id}`)
      const answer = await app.fetch(address, as(dealer, { headers: { accept: 'text/html' } }))
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
      expect(await answer.text()).toContain(sayIn(problemWords, locale)('disk-fails'))
    }
    expect((await app.fetch(`/files/${photo.id}`, as(dealer))).status).toBe(503)
    const head = await app.fetch(`/files/${photo.id}`, as(dealer, { method: 'HEAD' }))
    expect(head.status).toBe(503)
    expect(app.errors().join('')).toContain('the disk fails')
    await mend()
    const answer = await app.fetch(`/files/${photo.id}`, as(dealer))
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, photo.bytes])
  },
)

onLinux.each(faults)('a photo the disk fails to give (%s) is not turned, wholly or in part', async (fault) => {
  const opened = await openTicket()
  const { app, id, photo, photos } = opened
  const staff = await app.staff()
  const mend = await breakPhoto(opened, fault)
  const turn = () => app.fetch(`/en/console/tickets/${id}`, post(staff, { intent: 'turn-photo', file: photo.id }))
  const refused = await turn()
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
  expect(await refused.text()).toContain(sayIn(problemWords, 'en')('disk-fails'))
  expect(await photos()).toEqual([photo])
  expect(app.errors().join('')).toContain('the disk fails')
  await mend()
  expect((await turn()).status).toBe(303)
})

test('a turned photo that the disk fails to take leaves the photo as it was', async () => {
  const { app, id, photo, photos } = await openTicket()
  const staff = await app.staff()
  const broken = Object.assign(new Error('i/o error'), { code: 'EIO' })
  app.portal.files = { ...app.portal.files, put: () => Promise.reject(broken) }
  const refused = await app.fetch(`/console/tickets/${id}`, post(staff, { intent: 'turn-photo', file: photo.id }))
  expect(refused.status).toBe(503)
  expect(await photos()).toEqual([photo])
  expect(app.errors().join('')).toContain('the disk fails')
})

onLinux.each(faults)('a claim whose photos the disk fails to give (%s) comes back as it was sent', async (fault) => {
  const opened = await openTicket()
  const { app, dealer, id, photos } = opened
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed', closed_at: new Date() }).execute()
  // Only what came with the ticket itself is on offer.
  await app.portal.db.updateTable('attachment').set({ message_id: null }).execute()
  const mend = await breakPhoto(opened, fault)
  for (const locale of locales) {
    const send = () => app.fetch(pathIn(locale, `/new-ticket?from=${id}`), post(dealer, claimAfter(id)))
    const answer = await send()
    const page = await answer.text()
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])
    expect(page).toContain(sayIn(copyWords, locale)('disk-fails', { id: String(id) }))
    expect(page).toContain(claim.content)
    expect(page).toContain('name="copy_photos"')
  }
  expect(await photos()).toHaveLength(1)
  expect(app.errors().join('')).toContain('the disk fails')
  await mend()
  expect((await app.fetch('/new-ticket', post(dealer, claimAfter(id)))).status).toBe(303)
  expect(await photos()).toHaveLength(2)
})

function claimAfter(ticket: number) {
  return { ...claim, submission: randomUUID(), follows: String(ticket), copy_photos: ['no', 'yes'] }
}
