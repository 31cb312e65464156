import type { Db } from '#app/kit/db/db.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { claiming } from './claim.store.server.ts'
import { type Attachment, fileLimits } from './attachments.ts'
import { discard } from './attachments.prepare.server.ts'
import { deleteFileOf, hasFilesFrom } from './owner.store.server.ts'
import * as store from './store.server.ts'

/** What goes with a bulletin this viewer may read. */
export function filesOfBulletin({ db }: Portal, viewer: Viewer, bulletinId: number): Promise<Attachment[]> {
  return store.readFilesOfBulletin(db, viewer, bulletinId)
}

/** Why files do not go to a bulletin: there are none, one is a video, or there would be too many. */
type Refusal = 'files-missing' | 'files-video' | 'files-many'

/**
 * Hands the files of a form over to a bulletin. A repeated post does nothing.
 * @param tx a transaction that has locked the bulletin
 */
export async function giveToBulletin(
  tx: Db,
  staff: StaffViewer,
  submission: string,
  bulletinId: number,
): Promise<Refusal | undefined> {
  const added = await store.readFilesBeingAdded(tx, staff, submission)
  if (added.length === 0)
    return (await hasFilesFrom(tx, staff, submission, { of: 'bulletin_id', id: bulletinId }))
      ? undefined
      : 'files-missing'
  if (added.some(({ kind }) => kind === 'video')) return 'files-video'
  const there = await store.readFilesOfBulletin(tx, staff, bulletinId)
  if (there.length + added.length > fileLimits.count) return 'files-many'
  await claiming(tx, staff, submission, { bulletinId }).execute()
  return undefined
}

/** Takes a file off a bulletin. @returns what throws its content away, once the transaction is through */
export async function takeFromBulletin(
  portal: Portal,
  tx: Db,
  bulletinId: number,
  id: string,
): Promise<() => Promise<void>> {
  const gone = isUuid(id) ? await deleteFileOf(tx, { of: 'bulletin_id', id: bulletinId }, id) : undefined
  return async () => {
    if (gone) await discard(portal, gone)
  }
}
