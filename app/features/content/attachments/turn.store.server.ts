import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { NewFile } from './store.server.ts'

/** Where a photo lies in the store. */
export type StoredPhoto = Pick<NewFile, 'contentKey' | 'thumbKey'>

/** A photo of a ticket that the caller has found. */
export function findPhoto(db: Db, ticketId: number, id: string) {
  return db
    .selectFrom('attachment')
    .select(['id', 'content_key as contentKey', 'thumb_key as thumbKey'])
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', 'photo')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** @returns whether it was done: somebody else may have turned it meanwhile */
export async function turn(
  db: Db,
  { accountId }: StaffViewer,
  photo: StoredPhoto & { id: string },
  turned: StoredPhoto & Pick<NewFile, 'contentSha256'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set((row) => ({
      content_key: turned.contentKey,
      content_sha256: turned.contentSha256,
      thumb_key: turned.thumbKey,
      width: row.ref('height'),
      height: row.ref('width'),
      turned: sql<number>`(turned + 1) % 4`,
      turned_by: accountId,
      turned_at: now,
    }))
    .where('id', '=', photo.id)
    .where('content_key', '=', photo.contentKey)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
