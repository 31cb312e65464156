import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pino from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Member, openApp } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { addFile, claimFiles } from './attachments.server.ts'
import { sweepContents, sweepFiles, sweepUnfinished } from './attachments.sweep.server.ts'

type App = Awaited<ReturnType<typeof openEmpty>>
const hour = 60 * 60_000

test('content that no row knows goes after a day; younger content and what a row knows stays', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  await addPhoto(app, dealer)
  const known = contents(app.portal)
  expect(known).toHaveLength(2)
  const [old, young] = [await orphan(app.portal), await orphan(app.portal)]
  await ageAll(app, 25 * hour)
  await age(app, young, 23 * hour)
  await sweepContents(app.portal, [])
  expect(contents(app.portal)).toEqual([...known, young].sort())
  expect(await app.portal.files.open(old)).toBeUndefined()
  app.clock.advance(2 * hour)
  await sweepContents(app.portal, [])
  expect(contents(app.portal)).toEqual(known)
})

test('content that several rows share stays for the last of them', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  await addPhoto(app, dealer)
  const known = contents(app.portal)
  const { id: _, ...row } = await app.portal.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  await app.portal.db
    .insertInto('attachment')
    .values({ ...row, id: randomUUID(), submission: randomUUID() })
    .execute()
  await app.portal.db.deleteFrom('attachment').where('submission', '=', row.submission).execute()
  await ageAll(app, 25 * hour)
  await sweepContents(app.portal, [])
  expect(contents(app.portal)).toEqual(known)
})

test('more than one batch is swept, by two portals on one folder at once', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  await keepKnown(app, dealer, 700)
  const known = contents(app.portal)
  await orphans(app.portal, 300)
  await ageAll(app, 25 * hour)
  await Promise.all([sweepContents(app.portal, []), sweepContents(app.portal, [])])
  expect(contents(app.portal)).toEqual(known)
})

test('a database that knows hardly any of the files is the wrong one: none of them is swept', async () => {
  const app = await openEmpty()
  const warned: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) })
  await orphans(app.portal, 3)
  await ageAll(app, 25 * hour)
  const kept = contents(app.portal)
  await sweepContents({ ...app.portal, log }, [])
  expect(contents(app.portal)).toEqual(kept)
  expect(warned).toHaveLength(1)
})

test('a portal that is stopping looks no further', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  await addPhoto(app, dealer)
  const lost = await orphan(app.portal)
  await ageAll(app, 25 * hour)
  await sweepContents(app.portal, [], AbortSignal.abort())
  expect(contents(app.portal)).toContain(lost)
})

test('files nobody sent go with their content, however many they are', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  await keepKnown(app, dealer, 600)
  app.clock.advance(25 * hour)
  await sweepFiles(app.portal)
  expect(await app.portal.db.selectFrom('attachment').select('id').execute()).toEqual([])
  expect(contents(app.portal)).toEqual([])
})

test('a file that is claimed while the sweep waits for it stays', async () => {
  const app = await openEmpty()
  const dealer = await app.dealer()
  const { id: ticketId } = await app.ticket({ of: dealer })
  await addPhoto(app, dealer)
  const known = contents(app.portal)
  const files = app.portal.db.selectFrom('attachment').select(['submission', 'ticket_id as ticketId'])
  const { submission } = await files.executeTakeFirstOrThrow()
  app.clock.advance(25 * hour)
  const claim = (tx: Db) => claimFiles(tx, dealer.viewer, submission, { ticketId, companyId: dealer.viewer.companyId })
  await whileHeld(app.portal.db, claim, [() => sweepFiles(app.portal)])
  expect(await files.execute()).toEqual([{ submission, ticketId }])
  expect(contents(app.portal)).toEqual(known)
})

test('what a killed portal left unfinished goes after a day, on whichever machine it ran', async () => {
  const app = await openEmpty()
  const { dataDir } = app.portal.settings
  const folders = [path.join(dataDir, 'scratch'), path.join(dataDir, 'files', 'arriving')]
  for (const folder of folders)
    for (const [name, hours] of Object.entries({ 'elsewhere.1.a': 25, 'elsewhere.2.b': 23 })) {
      await writeFile(path.join(folder, name), 'half')
      await touch(path.join(folder, name), new Date(app.clock.now().getTime() - hours * hour))
    }
  await sweepUnfinished(app.portal)
  for (const folder of folders) expect(readdirSync(folder)).toEqual(['elsewhere.2.b'])
  for (const folder of folders) rmSync(path.join(folder, 'elsewhere.2.b'))
})

/** Tests before this one may have left content behind, whose rows are gone. */
async function openEmpty() {
  const app = await openApp()
  for (const key of contents(app.portal)) await app.portal.files.remove(key)
  return app
}

/** The names of all content, as they lie on the disk. */
function contents({ settings }: Portal): string[] {
  const entries = readdirSync(path.join(settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('arriving'))
    .map((entry) => entry.name)
    .sort()
}

async function addPhoto({ portal }: App, { viewer }: Member): Promise<void> {
  const stream = Readable.from([await onePixel()])
  const added = await addFile(portal, viewer, { submission: randomUUID(), field: 'attachments', name: 'a.png', stream })
  expect(added).toHaveProperty('id')
}

function onePixel(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

/** As a transaction that failed leaves it. */
async function orphan({ files }: Portal): Promise<string> {
  const stored = await files.put(Readable.from([Buffer.from('lost')]), 4)
  if (stored === 'too-large') throw new Error('Four bytes fit into four')
  return stored.key
}

function orphans(portal: Portal, many: number): Promise<string[]> {
  return Promise.all(Array.from({ length: many }, () => orphan(portal)))
}

async function keepKnown({ portal }: App, { viewer }: Member, many: number): Promise<void> {
  const keys = await orphans(portal, many)
  const file = { name: 'a.pdf', kind: 'pdf', media_type: 'application/pdf', bytes: 4 } as const
  const owned = { owner_id: viewer.accountId, field: 'receipt', created_at: portal.clock.now() } as const
  await portal.db
    .insertInto('attachment')
    .values(keys.map((content_key) => ({ ...file, ...owned, content_key, id: randomUUID(), submission: randomUUID() })))
    .execute()
}

async function ageAll(app: App, by: number): Promise<void> {
  await Promise.all(contents(app.portal).map((key) => age(app, key, by)))
}

function age({ portal, clock }: App, key: string, by: number): Promise<void> {
  const file = path.join(portal.settings.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
  return touch(file, new Date(clock.now().getTime() - by))
}

function touch(file: string, at: Date): Promise<void> {
  return utimes(file, at, at)
}
