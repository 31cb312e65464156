import type { Db } from '#app/kit/db/db.server.ts'

/** @returns what lay in the store under it, or undefined where there was no such photo */
export function deleteFileOfCheck(tx: Db, checkId: number, id: string) {
  return tx
    .deleteFrom('attachment')
    .where('check_id', '=', checkId)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}
