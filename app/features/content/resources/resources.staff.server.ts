import type { Readable } from 'node:stream'
import { versionOf } from '#app/kit/forms/version.server.ts'
import { numberAfter } from '#app/kit/http/submissions.server.ts'
import { pageOf } from '#app/kit/lists/pages.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { discardDraft, type Draft, readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { formWords } from './admin/forms.words.ts'
import { discardKept, type Kept, keepFile } from './store-upload.server.ts'
import { type Folder, type Resource, type Shelf, type Titles } from './resources.ts'
import { wholeOf } from './resources.server.ts'
import { findSent } from './sent.store.server.ts'
import * as store from './store.staff.server.ts'
import { findAnyResource, listFolders, lockAnyResource } from './store.server.ts'

export type { Facts } from './store.staff.server.ts'
export type { Kept } from './store-upload.server.ts'

/** Everything there is, withdrawn or not. @throws Problem not-found for anyone but an administrator */
export async function listAllResources({ db }: Portal, viewer: Viewer, locale: Locale, asked: store.AllFilter) {
  requireAdmin(viewer)
  const { rows, count } = await store.listAll(db, locale, asked)
  return pageOf(rows, count, ({ changedAt, id }) => ({ at: changedAt, id }))
}

/** @throws Problem not-found */
export async function readAnyResource({ db }: Portal, viewer: Viewer, locale: Locale, id: number): Promise<Resource> {
  requireAdmin(viewer)
  const found = await findAnyResource(db, id)
  if (!found) throw new Problem('not-found')
  return wholeOf(db, locale, found)
}

export function listAllFolders({ db }: Portal, viewer: Viewer, locale: Locale): Promise<Folder[]> {
  requireAdmin(viewer)
  return listFolders(db, locale)
}

/** @returns undefined where there is one of that name in the same place */
export async function addFolder(
  { db, clock }: Portal,
  viewer: Viewer,
  folder: { parentId: number | null; names: Titles },
): Promise<number | undefined> {
  requireAdmin(viewer)
  const { parentId } = folder
  if (parentId !== null && !(await listFolders(db, 'it')).some(({ id }) => id === parentId))
    throw new Problem('not-found')
  return store.insertFolder(db, folder, clock.now())
}

/** As the console keeps them. */
export function listFoldersToKeep({ db }: Portal, viewer: Viewer): Promise<store.KeptFolder[]> {
  requireAdmin(viewer)
  return store.listFoldersToKeep(db)
}

/** @returns false where another one of its name stands in the same place @throws Problem not-found */
export async function renameFolder({ db }: Portal, viewer: Viewer, id: number, names: Titles): Promise<boolean> {
  requireAdmin(viewer)
  const outcome = await store.renameFolder(db, id, names)
  if (outcome === 'gone') throw new Problem('not-found')
  return outcome === 'done'
}

/** @returns false where there is something in it @throws Problem not-found */
export function deleteFolder({ db }: Portal, viewer: Viewer, id: number): Promise<boolean> {
  requireAdmin(viewer)
  return db.transaction().execute(async (tx) => {
    if (!(await store.lockFolder(tx, id))) throw new Problem('not-found')
    return store.deleteFolder(tx, id)
  })
}

/** Takes a file that is to become a version of something; anyone who does not use it gives it back by `dropUpload`. */
export function takeUpload(portal: Portal, viewer: Viewer, name: string, stream: Readable) {
  requireAdmin(viewer)
  return keepFile(portal, viewer, name, stream)
}

export function dropUpload(portal: Portal, kept: Kept): Promise<void> {
  return discardKept(portal, kept)
}

/** Keeps a file until its form, in which something is to be corrected, is sent once more; one kept before gives way. */
export async function keepUpload(portal: Portal, viewer: Viewer, submission: string, file: Kept): Promise<void> {
  requireAdmin(viewer)
  const before = await portal.db.transaction().execute(async (tx) => {
    await store.lockSubmission(tx, submission)
    const replaced = await store.deleteUpload(tx, submission)
    await store.insertUpload(tx, submission, file, portal.clock.now())
    return replaced
  })
  if (before) await discardKept(portal, before)
}

export function findUpload({ db }: Portal, viewer: Viewer, submission: string): Promise<Kept | undefined> {
  requireAdmin(viewer)
  return store.findUpload(db, submission)
}

/** Whether the form is through: sent once more, it needs no file. */
export async function isThrough({ db }: Portal, viewer: Viewer, submission: string): Promise<boolean> {
  requireAdmin(viewer)
  return (await findSent(db, submission)) !== undefined
}

/** Away with files whose forms nobody has sent once more for a day. */
export async function sweepUploads(portal: Portal): Promise<number> {
  const dayAgo = new Date(portal.clock.now().getTime() - 24 * 60 * 60_000)
  const files = await store.deleteUploadsBefore(portal.db, dayAgo)
  for (const file of files) await discardKept(portal, file)
  return files.length
}

function resourceDraft(shelf: Shelf): string {
  return `resource-${shelf}`
}

/** What an administrator has begun to put on a shelf and not sent, with the file that is kept for it. */
export async function readBegun(
  portal: Portal,
  viewer: Viewer,
  shelf: Shelf,
): Promise<{ draft: Draft; kept: Kept | undefined } | undefined> {
  const draft = await readDraft(portal, viewer, resourceDraft(shelf))
  return draft && { draft, kept: await findUpload(portal, viewer, draft.submission) }
}

export async function discardBegun({ db }: Portal, viewer: Viewer, shelf: Shelf): Promise<void> {
  requireAdmin(viewer)
  await db.transaction().execute((tx) => discardDraft(tx, viewer, resourceDraft(shelf)))
}

/** Without a file of its own: the one that is kept. */
type Filled = { submission: string; note: string; file: Kept | undefined }

/**
 * Puts something on a shelf. The same form sent again adds nothing; one that another tab has gone on with, which bears the
 * same number, adds what it says. @returns undefined where it still needs a file
 */
export async function addResource(
  portal: Portal,
  viewer: Viewer,
  shelf: Shelf,
  { facts, ...filled }: Filled & { facts: store.Facts },
): Promise<number | undefined> {
  requireAdmin(viewer)
  return once(portal, filled, { shelf, facts }, async (tx, version, now) => {
    const id = await store.insertResource(tx, shelf, facts, version.kind, now)
    await store.insertVersion(tx, id, { ...version, createdBy: viewer.accountId }, now)
    await discardDraft(tx, viewer, resourceDraft(shelf), filled.submission)
    return id
  })
}

/** @returns undefined where it still needs a file @throws Problem not-found */
export async function addVersion(
  portal: Portal,
  viewer: Viewer,
  id: number,
  filled: Filled,
): Promise<number | undefined> {
  requireAdmin(viewer)
  return once(portal, filled, { id }, async (tx, version, now) => {
    if (!(await findAnyResource(tx, id))) throw new Problem('not-found')
    await store.insertVersion(tx, id, { ...version, createdBy: viewer.accountId }, now)
    return id
  })
}

type Tx = Parameters<typeof store.insertVersion>[0]
type About = { id: number } | { shelf: Shelf; facts: store.Facts }

/** @returns the thing the form made, now or before; what came once too often is not kept */
async function once(
  portal: Portal,
  { submission, note, file: sent }: Filled,
  about: About,
  make: (tx: Tx, version: Omit<store.NewVersion, 'createdBy'>, now: Date) => Promise<number>,
): Promise<number | undefined> {
  let spare = sent
  try {
    return await portal.db.transaction().execute(async (tx) => {
      await store.lockSubmission(tx, submission)
      const kept = await store.findUpload(tx, submission)
      const file = sent ?? kept
      const { id: before, number, formContent } = await numberFor(tx, submission, { about, note, file })
      if (before !== undefined || !file) return before
      await store.deleteUpload(tx, submission)
      const id = await make(tx, { ...file, submission: number, formContent, note }, portal.clock.now())
      spare = sent && kept
      return id
    })
  } finally {
    if (spare) await discardKept(portal, spare)
  }
}

type Said = { about: About; note: string; file: Kept | undefined }

/**
 * The number under which it is kept, or what it made before: by what the form said then, since somebody may have corrected
 * the thing meanwhile.
 */
async function numberFor(
  tx: Tx,
  number: string,
  form: Said,
): Promise<{ id?: number; number: string; formContent: string }> {
  const { about, note, file } = form
  const formContent = numberAfter(number, about, note)
  const sent = await findSent(tx, number)
  if (!sent) return { number, formContent }
  const isFile = !file || (sent.file.name === file.name && sent.file.bytes === file.bytes)
  return isFile && sent.formContent === formContent
    ? { id: sent.id, number, formContent }
    : numberFor(tx, formContent, form)
}

/** What the form of a thing has seen of it, to tell whether somebody, or an import, has changed it since. */
export function factsVersion({ titles, licence, folderId, family, language, colour }: store.Facts): string {
  const { terms, credit, until } = licence
  const written = locales.map((locale) => titles[locale])
  return versionOf([...written, folderId, family, language, colour, terms, credit, until])
}

/**
 * What was changed since it was opened is not written over.
 * @param seen what was seen of it, as `factsVersion` writes it
 * @throws Problem not-found, conflict
 */
export async function changeFacts(
  { db }: Portal,
  viewer: Viewer,
  id: number,
  facts: store.Facts,
  seen: string | undefined,
): Promise<void> {
  requireAdmin(viewer)
  await db.transaction().execute(async (tx) => {
    const found = await lockAnyResource(tx, id)
    if (!found) throw new Problem('not-found')
    const { terms, credit, until, ...rest } = found
    const before = factsVersion({ ...rest, licence: { terms, credit, until } })
    // Also the repetition of what was saved a moment ago.
    if (before === factsVersion(facts)) return
    if (before !== seen) throw conflictIn(formWords)('facts-changed')
    await store.updateFacts(tx, id, facts)
  })
}

/** Kept, and shown to administrators only; done already, nothing happens. */
export async function withdrawResource({ db, clock }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireAdmin(viewer)
  await store.setWithdrawn(db, id, clock.now())
}

export async function restoreResource({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireAdmin(viewer)
  await store.setWithdrawn(db, id, null)
}
