import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isUnsent } from './store.server.ts'

/** What one filling-in of a form still holds becomes another's. */
export async function moveFilesBeingAdded(tx: Db, viewer: Viewer, from: string, to: string): Promise<void> {
  await tx
    .updateTable('attachment')
    .set({ submission: to })
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', from)
    .where(isUnsent)
    .execute()
}

/** @returns what lay in the store of all that a form still held */
export function deleteFilesBeingAdded(tx: Db, viewer: Viewer, submission: string) {
  return tx
    .deleteFrom('attachment')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where(isUnsent)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .execute()
}

/** @returns what lay in the store of all that arrived for a form in parts */
export function deleteUploadsOf(tx: Db, viewer: Viewer, submission: string) {
  return tx
    .deleteFrom('upload')
    .where('account_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .returning('parts')
    .execute()
}
