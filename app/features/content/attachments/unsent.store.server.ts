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
