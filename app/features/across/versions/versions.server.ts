import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { type DraftRow, emptyDraft, findDraft, putDraft } from '#app/kit/versions/draft.store.server.ts'
import {
  type DocumentName,
  insertVersion,
  listVersions,
  type Published,
  type VersionRow,
  type Versions,
} from '#app/kit/versions/versions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { DraftState } from './versions.ts'
import { versionsWords } from './versions.words.ts'

/** What administrators change in a draft and publish as a version. */
export type VersionedDocument<Content extends object> = {
  name: DocumentName
  versionsIn: (portal: Portal) => Versions<Content>
  /** What is written was checked as a whole. @throws where it is no such document */
  check: (content: Content) => Content
  /** What else a changed draft brings with it or leaves behind, in the same transaction. */
  changed?: (tx: Db, portal: Portal, content: Content) => Promise<void>
  /** What else a publication sets going, in the same transaction. */
  published?: (tx: Db, portal: Portal, version: number) => Promise<void>
}

/** As it is being changed, or else as it is. */
export type Draft<Content> = DraftState & { content: Content }

export const draftConflict = conflictIn(versionsWords)

/** @throws Problem not-found for anyone but an administrator */
export async function readDraftOf<Content extends object>(
  document: VersionedDocument<Content>,
  portal: Portal,
  viewer: Viewer,
): Promise<Draft<Content>> {
  requireAdmin(viewer)
  const draft = await findDraftOf(document, portal, portal.db)
  // After its revision: who publishes in between moves that on, and a form that is older than it is told so.
  return { ...draft, content: draft.content ?? (await latestOf(document, portal, portal.db)) }
}

/**
 * Changes the draft, or begins one.
 * @param revision of the draft that the form's reader saw
 * @param change what becomes of the document, or what is wrong with what was typed
 * @throws Problem not-found, conflict where somebody has changed it since
 */
export async function changeDraftOf<Content extends object>(
  document: VersionedDocument<Content>,
  portal: Portal,
  viewer: Viewer,
  revision: number,
  change: (content: Content, tx: Db) => Content | { mistake: Mistake } | Promise<Content>,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const draft = await findDraftOf(document, portal, tx)
    if (draft.revision !== revision) throw draftConflict('draft-moved')
    const changed = await change(draft.content ?? (await latestOf(document, portal, tx)), tx)
    if ('mistake' in changed) return changed.mistake
    const content = document.check(changed)
    if (!(await putDraft(tx, document.name, { content, revision, by: accountId, now: portal.clock.now() })))
      throw draftConflict('draft-moved')
    await document.changed?.(tx, portal, content)
    return undefined
  })
}

/** Gives up what was changed. @throws Problem not-found, conflict */
export async function discardDraftOf<Content extends object>(
  document: VersionedDocument<Content>,
  portal: Portal,
  viewer: Viewer,
  revision: number,
): Promise<void> {
  requireAdmin(viewer)
  await portal.db.transaction().execute(async (tx) => {
    if (!(await emptyDraft(tx, document.name, revision))) throw draftConflict('draft-moved')
    await document.changed?.(tx, portal, await latestOf(document, portal, tx))
  })
}

/**
 * Makes the draft what holds from now on.
 * @returns what keeps it from being published, if anything does
 * @throws Problem not-found, conflict
 */
export async function publishDraftOf<Content extends object, Found>(
  document: VersionedDocument<Content>,
  portal: Portal,
  viewer: Viewer,
  { revision, note }: { revision: number; note: string },
  errorsIn: (tx: Db, content: Content) => Found[] | Promise<Found[]>,
): Promise<Found[]> {
  const { accountId } = requireAdmin(viewer)
  const { name } = document
  const wrong = await portal.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
    const draft = await findDraftOf(document, portal, tx)
    const { content } = draft
    if (!content || draft.revision !== revision) throw draftConflict('draft-moved')
    const errors = await errorsIn(tx, content)
    if (errors.length > 0) return errors
    // Somebody may have changed it since it was read, in a transaction that is through by now.
    if (!(await emptyDraft(tx, name, revision))) throw draftConflict('draft-moved')
    const version = await insertVersion(tx, name, { content, by: accountId, note, now: portal.clock.now() })
    await document.published?.(tx, portal, version)
    await noteAct(tx, viewer, { kind: `${name}-published`, what: String(version) }, portal.clock.now())
    return []
  })
  if (wrong.length === 0) await document.versionsIn(portal).refresh()
  return wrong
}

/**
 * Whether each document was changed and not published since, as a part of one query with others.
 * @throws Problem not-found for anyone but an administrator
 */
export function unpublishedDrafts(viewer: Viewer) {
  requireAdmin(viewer)
  return sql<Record<DocumentName, boolean>>`json_build_object(
    'catalogue', exists (select from catalogue_draft where content is not null),
    'brand', exists (select from brand_draft where content is not null))`
}

/** The latest hundred. @throws Problem not-found */
export function readVersionsOf(
  { name }: Pick<VersionedDocument<object>, 'name'>,
  portal: Portal,
  viewer: Viewer,
): Promise<VersionRow[]> {
  requireAdmin(viewer)
  return listVersions(portal.db, name, 100)
}

/** An earlier version. @throws Problem not-found where there is none of that number */
export async function readVersionOf<Content extends object>(
  document: VersionedDocument<Content>,
  portal: Portal,
  viewer: Viewer,
  number: number,
): Promise<Content> {
  requireAdmin(viewer)
  const found = await document.versionsIn(portal).version(number)
  if (found.version !== number) throw new Problem('not-found')
  return withoutNumber(found)
}

/** As it was left, completed as a version is: the document may have come to hold more since, by an upgrade. */
async function findDraftOf<Content extends object>(
  { name, versionsIn }: VersionedDocument<Content>,
  portal: Portal,
  db: Db,
): Promise<DraftRow<Content>> {
  const draft = await findDraft<Content>(db, name)
  return { ...draft, content: draft.content && versionsIn(portal).completed(draft.content) }
}

/** Not from memory, which knows of a publication in another process some seconds late. */
async function latestOf<Content extends object>(
  { versionsIn }: VersionedDocument<Content>,
  portal: Portal,
  db: Db,
): Promise<Content> {
  return withoutNumber(await versionsIn(portal).latest(db))
}

function withoutNumber<Content extends object>(published: Published<Content>): Content {
  const { version: _version, ...content } = published
  // A version is its content and its number, which the types cannot take apart again.
  return content as unknown as Content
}
