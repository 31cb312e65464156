import type { Db } from '#app/kit/db/db.server.ts'

/** What a form has put there already: the thing as it stands by now, and the version with its file. */
export async function findSent(db: Db, submission: string) {
  const found = await db
    .selectFrom('resource_version as version')
    .innerJoin('resource', 'resource.id', 'version.resource_id')
    .select(['resource.id', 'shelf', 'folder_id as folderId', 'family', 'language', 'colour'])
    .select(['title_it as it', 'title_en as en', 'title_fr as fr', 'terms', 'credit', 'terms_until as until'])
    .select(['version.note', 'version.name', 'version.bytes'])
    .where('version.submission', '=', submission)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, shelf, it, en, fr, terms, credit, until, note, name, bytes, ...shelving } = found
  const facts = { ...shelving, titles: { it, en, fr }, licence: { terms, credit, until } }
  return { id, shelf, facts, note, file: { name, bytes } }
}
