import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { NoticePicture } from './pictures.ts'

const alt = sql<Record<Locale, string>>`alt`.as('alt')

export const listPictures = prepared('recall pictures', (db, { recallId }: { recallId: number }) =>
  db
    .selectFrom('recall_picture')
    .select(['id', 'width', 'height', alt])
    .where('recall_id', '=', recallId)
    .orderBy('id'),
)

/** The pictures of several notices. */
export function picturesOfRecalls(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('recall_picture')
    .select(['recall_id as recallId', 'id', 'width', 'height', alt])
    .where(sql<boolean>`recall_id = any(${ids})`)
    .orderBy('id')
    .execute()
}

/** Where its content lies. */
export async function findPicture(db: Db, recallId: number, id: number) {
  const found = await db
    .selectFrom('recall_picture')
    .select(['content_key as contentKey', 'name'])
    .where('recall_id', '=', recallId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found
}

export type NewPicture = Omit<NoticePicture, 'id'> & { recallId: number; contentKey: string; name: string }

/** One that is there already stays as it is. @returns whether it was added */
export async function insertPicture(tx: Db, it: NewPicture, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('recall_picture')
    .values({
      recall_id: it.recallId,
      content_key: it.contentKey,
      name: it.name,
      width: it.width,
      height: it.height,
      alt: JSON.stringify(it.alt),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deletePicture(tx: Db, recallId: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('recall_picture')
    .where('recall_id', '=', recallId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** The draft is another one from then on: who has read the one before publishes nothing. */
export async function raiseVersion(tx: Db, recallId: number): Promise<void> {
  await tx
    .updateTable('recall')
    .set({ version: sql`version + 1` })
    .where('id', '=', recallId)
    .execute()
}

/** For the sweep of the store of files: which of these names are known here. */
export async function findPictureKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recall_picture')
    .select('content_key as key')
    .where(sql<boolean>`content_key = any(${keys})`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
