import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { VersionRow } from '#app/kit/versions/versions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  changeDraftOf,
  discardDraftOf,
  publishDraftOf,
  readDraftOf,
  readVersionOf,
  readVersionsOf,
  type VersionedDocument,
} from '#app/features/across/versions/versions.server.ts'
import type { DraftState } from '#app/features/across/versions/versions.ts'
import { clocksOutdated } from '#app/features/service/tickets/tickets.outbox.ts'
import { cataloguePublished } from './catalogue.outbox.ts'
import { type Finding, findingsIn } from './findings.ts'
import { catalogueSchema } from './schema.ts'
import { readUsed } from './store.server.ts'

export type Draft = DraftState & { catalogue: Catalogue }

/**
 * ms until all is reckoned a second time: longer than another process may hold the version before in memory, and than a
 * registration or an answer takes that began under it.
 */
const afterwards = 60_000

/**
 * Claims that are open keep the version they were made under; the worker reckons bicycles' last days and clocks again.
 */
const document: VersionedDocument<Catalogue> = {
  name: 'catalogue',
  versionsIn: ({ catalogues }) => catalogues,
  check: (changed) => catalogueSchema.parse(changed),
  async published(tx, portal, version) {
    const message = cataloguePublished.of('catalogue', { version, after: 0 })
    const clocks = clocksOutdated.of('tickets.hours', { after: 0 })
    const now = portal.clock.now()
    await outbox.putting(tx, [message, clocks], now).execute()
    // Each has a subject of its own, so that the next publication's jobs do not wait for them.
    const again = [message, clocks].map((one) => ({ ...one, subject: `${one.subject} again` }))
    await outbox.putLater(tx, again, now, afterwards)
  },
}

/** @throws Problem not-found for anyone but an administrator */
export async function readDraft(portal: Portal, viewer: Viewer): Promise<Draft> {
  const { content: catalogue, ...state } = await readDraftOf(document, portal, viewer)
  return { ...state, catalogue }
}

/** As `changeDraftOf`. @throws Problem not-found, conflict */
export function changeDraft(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  change: (catalogue: Catalogue) => Catalogue | { mistake: Mistake },
): Promise<Mistake | undefined> {
  return changeDraftOf(document, portal, viewer, revision, change)
}

/** @throws Problem not-found, conflict */
export function discardDraft(portal: Portal, viewer: Viewer, revision: number): Promise<void> {
  return discardDraftOf(document, portal, viewer, revision)
}

/** What keeps the draft from being published, and what its maker should know. @throws Problem not-found */
export async function readFindings(portal: Portal, viewer: Viewer, draft: Draft): Promise<Finding[]> {
  requireAdmin(viewer)
  return findingsOf(portal, portal.db, draft.catalogue)
}

/** @returns what keeps it from being published, if anything does. @throws Problem not-found, conflict */
export function publishDraft(
  portal: Portal,
  viewer: Viewer,
  publication: { revision: number; note: string },
): Promise<Finding[]> {
  return publishDraftOf(document, portal, viewer, publication, async (tx, catalogue) =>
    (await findingsOf(portal, tx, catalogue)).filter(({ level }) => level === 'error'),
  )
}

/**
 * Puts an earlier version, or a template, into the draft: it is published like any other change.
 * @throws Problem not-found, conflict
 */
export async function draftFrom(portal: Portal, viewer: Viewer, revision: number, content: Catalogue): Promise<void> {
  await changeDraft(portal, viewer, revision, () => content)
}

/** @throws Problem not-found */
export function readVersions(portal: Portal, viewer: Viewer): Promise<VersionRow[]> {
  return readVersionsOf(document, portal, viewer)
}

/** @throws Problem not-found where there is none of that number */
export function readVersion(portal: Portal, viewer: Viewer, number: number): Promise<Catalogue> {
  return readVersionOf(document, portal, viewer, number)
}

/** What the whole portal bears is asked of what was published before: only that can be in use. */
async function findingsOf(portal: Portal, db: Db, draft: Catalogue): Promise<Finding[]> {
  return findingsIn(draft, await readUsed(db, portal.catalogues.current()))
}
