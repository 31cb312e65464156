import { randomUUID } from 'node:crypto'
import { forSelf } from '#app/features/people/behalf/behalf.server.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Member, openApp, post } from '#tests/app.ts'
import { claim } from '#tests/bad-input.fixture.ts'
import { addFile, claimFiles, copyFiles } from './attachments.server.ts'
import { copyWords } from './attachments.words.ts'

type App = Awaited<ReturnType<typeof openApp>>

test('photos are copied once, whether or not it is known what they were when they were sent', async () => {
  const { app, dealer, ticket } = await closedTicket()
  await app.portal.db.updateTable('attachment').set({ sent_sha256: null }).where('name', '=', 'photo.jpg').execute()
  const submission = randomUUID()
  const before = storedFiles(app)
  for (let sent = 0; sent < 2; sent += 1)
    expect(await copyFiles(app.portal, forSelf(dealer.viewer), { ticket }, submission)).toBe(0)
  expect(await held(app, submission)).toBe(3)
  expect(storedFiles(app) - before).toBe(6)
})

test('photos for which a new form has no room stay out and leave nothing in the store', async () => {
  const { app, dealer, ticket } = await closedTicket()
  const [full, heavy] = [randomUUID(), randomUUID()]
  for (let count = 0; count < 11; count += 1) await addPdf(app, dealer, full, count)
  await addPdf(app, dealer, heavy, 0)
  await app.portal.db.updateTable('attachment').set({ bytes: 149_999_999 }).where('submission', '=', heavy).execute()
  const before = storedFiles(app)
  for (let sent = 0; sent < 2; sent += 1)
    expect(await copyFiles(app.portal, forSelf(dealer.viewer), { ticket }, full)).toBe(2)
  expect(await held(app, full)).toBe(12)
  expect(await copyFiles(app.portal, forSelf(dealer.viewer), { ticket }, heavy)).toBe(3)
  expect(await held(app, heavy)).toBe(1)
  expect(storedFiles(app) - before).toBe(2)
})

test.each(locales)('photos left out are named once (%s), and the claim is sent without them', async (locale) => {
  const { app, dealer, ticket } = await closedTicket()
  const submission = randomUUID()
  for (let count = 0; count < 11; count += 1) await addPdf(app, dealer, submission, count)
  const send = (more: Record<string, string | string[]>) =>
    app.fetch(pathIn(locale, '/new-ticket'), post(dealer, { ...claim, submission, follows: String(ticket), ...more }))
  const answer = await send({ copy_photos: ['no', 'yes'] })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain(sayIn(copyWords, locale)('left-out', { count: 2, id: String(ticket) }))
  expect(page).toContain(claim.content)
  expect(page).not.toContain('name="copy_photos"')
  expect((await send({})).status).toBe(303)
  const opened = await app.portal.db
    .selectFrom('ticket')
    .select('id')
    .where('submission', '=', submission)
    .executeTakeFirstOrThrow()
  const files = await app.portal.db.selectFrom('attachment').select('kind').where('ticket_id', '=', opened.id).execute()
  expect([files.length, files.filter(({ kind }) => kind === 'photo').length]).toEqual([12, 1])
})

/** A ticket with three photos. */
async function closedTicket() {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id: ticket } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const submission = randomUUID()
  for (const name of ['photo.webp', 'with-position.jpg', 'landscape-orientation-1.jpg'])
    await add(app, dealer, submission, name, readFileSync(path.join(rootDir, 'tests/photos', name)))
  await claimFiles(app.portal.db, dealer.viewer, submission, { ticketId: ticket, companyId: dealer.viewer.companyId })
  return { app, dealer, ticket }
}

function addPdf(app: App, dealer: Member, submission: string, count: number): Promise<void> {
  return add(app, dealer, submission, 'a.pdf', Buffer.from(`%PDF-1.7\n% ${count}\n%%EOF`))
}

async function add(
  { portal }: App,
  { viewer }: Member,
  submission: string,
  name: string,
  content: Buffer,
): Promise<void> {
  const stream = Readable.from([content])
  expect(await addFile(portal, viewer, { submission, field: 'attachments', name, stream })).toHaveProperty('id')
}

async function held({ portal }: App, submission: string): Promise<number> {
  return (await portal.db.selectFrom('attachment').select('id').where('submission', '=', submission).execute()).length
}

function storedFiles({ portal }: App): number {
  const entries = readdirSync(path.join(portal.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
