import type { Db } from '#app/kit/db/db.server.ts'

/** What a form has put there already: a digest of what it said then, and the version's file. */
export async function findSent(db: Db, submission: string) {
  const found = await db
    .selectFrom('resource_version')
    .select(['resource_id as id', 'form_content as formContent', 'name', 'bytes'])
    .where('submission', '=', submission)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, formContent, ...file } = found
  return { id, formContent, file }
}
