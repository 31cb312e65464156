import type { Db } from '#app/kit/db/db.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { claiming } from './claim.store.server.ts'
import type { Attachment } from './attachments.ts'
import { deleteFileOf } from './owner.store.server.ts'
import { discard } from './attachments.prepare.server.ts'
import * as store from './store.server.ts'

/** The photos of a checklist this viewer may see; the slot of each is its step. */
export function filesOfCheck({ db }: Pick<Portal, 'db'>, viewer: Viewer, checkId: number): Promise<Attachment[]> {
  return store.readFilesOfCheck(db, viewer, checkId)
}

/** Why the photos of a step do not go to it. */
export type CheckFileRefusal = 'photo-missing' | 'photo-only' | 'photos-many'

type Step = { checkId: number; companyId: number; step: string; isNeeded: boolean; most: number }

/**
 * Hands the photos of a form over to a step of a checklist. A repeated post does nothing.
 * @param tx a transaction that has locked the checklist
 */
export async function giveToCheck(
  tx: Db,
  viewer: Viewer,
  submission: string,
  { checkId, companyId, step, isNeeded, most }: Step,
): Promise<CheckFileRefusal | undefined> {
  const added = await store.readFilesBeingAdded(tx, viewer, submission)
  if (added.some(({ kind }) => kind !== 'photo')) return 'photo-only'
  const there = (await store.readFilesOfCheck(tx, viewer, checkId)).filter(({ slot }) => slot === step)
  if (there.length + added.length > most) return 'photos-many'
  if (isNeeded && there.length + added.length === 0) return 'photo-missing'
  await claiming(tx, viewer, submission, { checkId, companyId, slot: step }).execute()
  return undefined
}

/**
 * Takes a photo off a step. @param tx a transaction that has locked the checklist
 * @returns what throws its content away once the transaction is through; undefined where there is no such photo
 */
export async function takeFromCheck(portal: Portal, tx: Db, checkId: number, id: string) {
  const gone = isUuid(id) ? await deleteFileOf(tx, { of: 'check_id', id: checkId }, id) : undefined
  return gone && (() => discard(portal, gone))
}
