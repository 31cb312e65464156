import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { FileField } from './attachments.ts'

/** A large file that arrives in parts. `id` is made by who sends it, so that a lost answer begins nothing twice. */
export type NewUpload = {
  id: string
  submission: string
  field: FileField
  name: string
  place?: number | undefined
  slot?: string | undefined
  bytes: number
}

/** Every read of what is arriving starts here: it is its sender's alone. */
function uploadsOf(db: Db, { accountId }: Viewer) {
  return db.selectFrom('upload').where('account_id', '=', accountId)
}

export function findUpload(db: Db, viewer: Viewer, id: string) {
  return uploadsOf(db, viewer)
    .select(['id', 'submission', 'field', 'name', 'place', 'slot', 'bytes', 'received', 'parts', 'file_id as fileId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** What this person has on its way: how many files, the bytes they announce in all, and those of one form. */
export async function sumOfArriving(db: Db, viewer: Viewer, submission: string) {
  const { count, bytes, ofForm } = await uploadsOf(db, viewer)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum('bytes'), sql`0`).as('bytes'),
      row.fn.coalesce(row.fn.sum('bytes').filterWhere('submission', '=', submission), sql`0`).as('ofForm'),
    ])
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, bytes: Number(bytes), ofForm: Number(ofForm) }
}

export async function insertUpload(tx: Db, { accountId }: Viewer, upload: NewUpload, now: Date): Promise<void> {
  const { place = null, slot = null, ...rest } = upload
  await tx
    .insertInto('upload')
    .values({ ...rest, place, slot, account_id: accountId, touched_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** @returns whether it fits: another may have brought the same part meanwhile */
export async function appendPart(
  db: Db,
  upload: Upload,
  part: { key: string; bytes: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({
      parts: sql`array_append(parts, ${part.key})`,
      received: upload.received + part.bytes,
      touched_at: now,
    })
    .where('id', '=', upload.id)
    .where('received', '=', upload.received)
    .where('file_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteFile(db: Db, id: string, fileId: string): Promise<void> {
  await db.updateTable('upload').set({ file_id: fileId, parts: [] }).where('id', '=', id).execute()
}

/** What became of an upload, also when its form has been sent since. */
export function findFileOfOwner(db: Db, { accountId }: Viewer, id: string) {
  return db
    .selectFrom('attachment')
    .select(['id', 'name', 'kind', 'bytes', 'slot'])
    .where('owner_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

/** @returns the names of what lay in the store of it, or undefined where nothing of it was arriving */
export function deleteArriving(db: Db, { accountId }: Viewer, submission: string, id: string) {
  return db
    .deleteFrom('upload')
    .where('account_id', '=', accountId)
    .where('submission', '=', submission)
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .returning('parts')
    .executeTakeFirst()
}

export function deleteUntouched(db: Db, before: Date) {
  return db.deleteFrom('upload').where('touched_at', '<', before).returning('parts').execute()
}

/** Which of these names in the store are parts of what is arriving. */
export async function findPartKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('upload')
    .select('parts')
    .where(sql<boolean>`parts && ${keys}`)
    .execute()
  return new Set(rows.flatMap(({ parts }) => parts))
}
