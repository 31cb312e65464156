import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** What a file goes with, by its column. */
type Owner = { of: 'quote_id' | 'bulletin_id' | 'check_id'; id: number }

/** What a form handed over to it, also when it was sent before. */
export async function hasFilesFrom(tx: Db, viewer: Viewer, submission: string, { of, id }: Owner): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where(of, '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @returns what lay in the store under it, or undefined where there was no such file */
export function deleteFileOf(tx: Db, owner: Owner, id: string) {
  return tx
    .deleteFrom('attachment')
    .where(owner.of, '=', owner.id)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}
