import { sql } from 'kysely'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { insertVersion } from '#app/catalogue/catalogue.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { draftWords } from './draft.words.ts'
import { type Finding, findingsIn } from './findings.ts'
import { catalogueSchema } from './schema.ts'
import * as store from './store.server.ts'

/** The catalogue as it is being changed, or else as it is; `revision` 0: nobody has changed anything. */
export type Draft = { catalogue: Catalogue; revision: number; changedAt: Date | null; changedBy: string | null }

const conflict = conflictIn(draftWords)

/** @throws Problem not-found for who is no administrator */
export async function readDraft(portal: Portal, viewer: Viewer): Promise<Draft> {
  requireAdmin(viewer)
  const draft = await store.findDraft(portal.db)
  if (draft) return { ...draft, catalogue: draft.content }
  return { catalogue: currentOf(portal), revision: 0, changedAt: null, changedBy: null }
}

/**
 * Changes the draft, or begins one.
 * @param revision of the draft that the form's reader saw
 * @param change what becomes of the catalogue, or what is wrong with what was typed
 * @throws Problem not-found, conflict where somebody has changed it since
 */
export async function changeDraft(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  change: (catalogue: Catalogue) => Catalogue | { mistake: Mistake },
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const draft = await store.findDraft(tx)
    if ((draft?.revision ?? 0) !== revision) throw conflict('draft-moved')
    const changed = change(draft?.content ?? currentOf(portal))
    if ('mistake' in changed) return changed.mistake
    const content = catalogueSchema.parse(changed)
    if (!(await store.putDraft(tx, { content, revision, by: accountId, now: portal.clock.now() })))
      throw conflict('draft-moved')
    return undefined
  })
}

/** Gives up what was changed. @throws Problem not-found, conflict */
export async function discardDraft(portal: Portal, viewer: Viewer, revision: number): Promise<void> {
  requireAdmin(viewer)
  if (!(await store.deleteDraft(portal.db, revision))) throw conflict('draft-moved')
}

/** What keeps the draft from being published, and what its maker should know. @throws Problem not-found */
export async function readFindings(portal: Portal, viewer: Viewer, draft: Draft): Promise<Finding[]> {
  requireAdmin(viewer)
  return findingsOf(portal, portal.db, draft.catalogue)
}

/**
 * Makes the draft what holds from now on. Claims that are open keep the version they were made under; the last days of
 * all bicycles are reckoned again by the worker.
 * @returns what keeps it from being published, if anything does
 * @throws Problem not-found, conflict
 */
export async function publishDraft(
  portal: Portal,
  viewer: Viewer,
  { revision, note }: { revision: number; note: string },
): Promise<Finding[]> {
  const { accountId } = requireAdmin(viewer)
  const now = portal.clock.now()
  const wrong = await portal.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(tx)
    const draft = await store.findDraft(tx)
    if (!draft || draft.revision !== revision) throw conflict('draft-moved')
    const errors = (await findingsOf(portal, tx, draft.content)).filter(({ level }) => level === 'error')
    if (errors.length > 0) return errors
    await publish(tx, draft.content, { by: accountId, note, now })
    await store.deleteDraft(tx, revision)
    return []
  })
  if (wrong.length === 0) await portal.catalogues.refresh()
  return wrong
}

/**
 * Puts an earlier version, or a template, into the draft: it is published like any other change.
 * @throws Problem not-found, conflict
 */
export async function draftFrom(portal: Portal, viewer: Viewer, revision: number, content: Catalogue): Promise<void> {
  await changeDraft(portal, viewer, revision, () => content)
}

/** @throws Problem not-found */
export function readVersions(portal: Portal, viewer: Viewer): Promise<store.VersionRow[]> {
  requireAdmin(viewer)
  return store.listVersions(portal.db, 100)
}

/** An earlier version. @throws Problem not-found where there is none of that number */
export async function readVersion(portal: Portal, viewer: Viewer, number: number): Promise<Catalogue> {
  requireAdmin(viewer)
  const found = await portal.catalogues.version(number)
  if (found.version !== number) throw new Problem('not-found')
  const { version: _version, ...catalogue } = found
  return catalogue
}

async function publish(tx: Db, content: Catalogue, { by, note, now }: { by: number; note: string; now: Date }) {
  const version = await insertVersion(tx, { content, by, note, now })
  await outbox.put(tx, { kind: 'catalogue.published', subject: 'catalogue', payload: { version, after: 0 } }, now)
}

/** What the whole portal bears is asked of what was published before: only that can be in use. */
async function findingsOf(portal: Portal, db: Db, draft: Catalogue): Promise<Finding[]> {
  return findingsIn(draft, await store.readUsed(db, portal.catalogues.current()))
}

function currentOf({ catalogues }: Portal): Catalogue {
  const { version: _version, ...catalogue } = catalogues.current()
  return catalogue
}
