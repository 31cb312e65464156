import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** What a form handed over to a bulletin, also when it was sent before. */
export async function hasFilesFrom(tx: Db, viewer: Viewer, submission: string, bulletinId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where('bulletin_id', '=', bulletinId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @returns what lay in the store under it, or undefined where there was no such file */
export function deleteFileOfBulletin(tx: Db, bulletinId: number, id: string) {
  return tx
    .deleteFrom('attachment')
    .where('bulletin_id', '=', bulletinId)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}
