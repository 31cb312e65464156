import type { Readable } from 'node:stream'
import { pageOf } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '../account/account.server.ts'
import type { Viewer } from '../account/account.ts'
import { discardKept, type Kept, keepFile } from './keep.server.ts'
import { type Folder, type Resource, type Shelf, type Titles } from './resources.ts'
import { wholeOf } from './resources.server.ts'
import * as store from './store.staff.server.ts'
import { findAnyResource, listFolders } from './store.server.ts'

export type { Facts } from './store.staff.server.ts'
export type { Kept } from './keep.server.ts'

/** Everything there is, withdrawn or not. @throws Problem not-found for who is no administrator */
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

/** Takes a file that is to become a version of something; whoever does not use it gives it back by `dropUpload`. */
export function takeUpload(portal: Portal, viewer: Viewer, name: string, stream: Readable) {
  requireAdmin(viewer)
  return keepFile(portal, name, stream)
}

export function dropUpload(portal: Portal, kept: Kept): Promise<void> {
  return discardKept(portal, kept)
}

type Filled = { submission: string; note: string; file: Kept }

/** Puts something on a shelf. The same form sent again adds nothing. */
export async function addResource(
  portal: Portal,
  viewer: Viewer,
  shelf: Shelf,
  { facts, ...filled }: Filled & { facts: store.Facts },
): Promise<number> {
  requireAdmin(viewer)
  return once(portal, filled, async (tx, now) => {
    const id = await store.insertResource(tx, shelf, facts, filled.file.kind, now)
    await store.insertVersion(tx, id, versionOf(viewer, filled), now)
    return id
  })
}

/** @throws Problem not-found */
export async function addVersion(portal: Portal, viewer: Viewer, id: number, filled: Filled): Promise<number> {
  requireAdmin(viewer)
  return once(portal, filled, async (tx, now) => {
    if (!(await findAnyResource(tx, id))) throw new Problem('not-found')
    await store.insertVersion(tx, id, versionOf(viewer, filled), now)
    return id
  })
}

function versionOf({ accountId }: Viewer, { submission, note, file }: Filled): store.NewVersion {
  return { ...file, submission, note, createdBy: accountId }
}

type Tx = Parameters<typeof store.insertVersion>[0]

/** @returns the thing the form made, now or before; what came once too often is not kept */
async function once(
  portal: Portal,
  { submission, file }: Filled,
  make: (tx: Tx, now: Date) => Promise<number>,
): Promise<number> {
  let isKept = false
  try {
    return await portal.db.transaction().execute(async (tx) => {
      await store.lockSubmission(tx, submission)
      const before = await store.findBySubmission(tx, submission)
      if (before) return before.id
      const id = await make(tx, portal.clock.now())
      isKept = true
      return id
    })
  } finally {
    if (!isKept) await discardKept(portal, file)
  }
}

/** @throws Problem not-found */
export async function changeFacts({ db }: Portal, viewer: Viewer, id: number, facts: store.Facts): Promise<void> {
  requireAdmin(viewer)
  await db.transaction().execute(async (tx) => {
    if (!(await findAnyResource(tx, id))) throw new Problem('not-found')
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
