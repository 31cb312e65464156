import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Refusal } from '#app/adapters/identity/identity.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { reauthenticate } from '#app/features/people/account/account.reauthenticate.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findingsIn } from './families.ts'
import { addUnits, previewUnits } from './found.store.server.ts'
import { formWords } from './forms.words.ts'
import { missingIn } from './missing.ts'
import { recallPublished } from './recalls.outbox.ts'
import type { Recall } from './recalls.ts'
import * as store from './store.server.ts'
import { wantedFor } from './wanted.server.ts'

/** What publishing would find, what of its numbers is strange, and what the notice lacks. @throws Problem not-found */
export async function readPreview(portal: Portal, viewer: Viewer, recall: Recall) {
  requireStaff(viewer)
  // It goes over all bicycles there are.
  const [found, serials] = await Promise.all([
    portal.searches(() => previewUnits(portal.slowDb, wantedFor(portal, recall.id))),
    store.listSerials(portal.db, recall.id),
  ])
  const { families, checklists } = portal.catalogues.current()
  const { across, strange } = findingsIn(families, serials)
  return { found, across, strange, missing: missingIn(recall, serials.length, checklists) }
}

type Publication = { version: number; seen: boolean; current: string }

/**
 * Publishes, once, even where two do so at this moment: finds all bicycles in one statement and leaves the mails to a job.
 * @returns what keeps it, or a refusal of the password. @throws Problem not-found, conflict
 */
export async function publish(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { version, seen, current }: Publication,
): Promise<Mistake | Refusal | undefined> {
  const { accountId } = requireAdmin(viewer)
  const before = await store.findRecall(portal.db, id)
  if (!before) throw new Problem('not-found')
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  if (!seen) return { path: 'seen', message: 'seen-missing' }
  const now = portal.clock.now()
  const done = await portal.slowDb
    .transaction()
    .execute(async (tx): Promise<Mistake | { units: number }> => {
      const recall = await store.lockRecall(tx, id)
      if (!recall) throw new Problem('not-found')
      if (recall.state !== 'draft') throw conflictIn(formWords)('published-already')
      if (recall.version !== version) throw conflictIn(formWords)('changed')
      const serials = await store.listSerials(tx, id)
      const { checklists } = portal.catalogues.current()
      if (missingIn(recall, serials.length, checklists).length > 0) return { path: '', message: 'incomplete' }
      await store.setPublished(tx, id, now)
      const units = await addUnits(tx, wantedFor(portal, id), now)
      if (units === 0) throw new NothingFound()
      await store.insertEvent(tx, { recallId: id, kind: 'published', actor: accountId, detail: { units } }, now)
      await outbox.put(tx, recallPublished.of(`recall ${id}`, { id }), now)
      return { units }
    })
    .catch((error: unknown): Mistake => {
      if (error instanceof NothingFound) return { path: '', message: 'nothing-found' }
      throw error
    })
  if (!('units' in done)) return done
  portal.log.info({ event: 'recall published', actor: accountId, recall: id, units: done.units }, 'recall published')
  return undefined
}

/** Takes back what was done so far. */
class NothingFound extends Error {}

/** Nobody is warned or reminded any more; the notice stays, marked as closed. @throws Problem not-found, conflict */
export async function close(portal: Portal, viewer: Viewer, id: number, current: string): Promise<Refusal | undefined> {
  const { accountId } = requireAdmin(viewer)
  if (!(await store.findRecall(portal.db, id))) throw new Problem('not-found')
  const person = await reauthenticate(portal, viewer, current)
  if ('refused' in person) return person
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    if (!(await store.setClosed(tx, id, now))) throw conflictIn(formWords)('closed-already')
    await store.insertEvent(tx, { recallId: id, kind: 'closed', actor: accountId }, now)
  })
  portal.log.info({ event: 'recall closed', actor: accountId, recall: id }, 'recall closed')
  return undefined
}
