import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isUnsent } from './store.server.ts'

/** @returns whether it was still a file of a form that is not sent */
export async function giveSlot(db: Db, viewer: Viewer, id: string, slot: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ slot })
    .where('id', '=', id)
    .where('owner_id', '=', viewer.accountId)
    .where(isUnsent)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
