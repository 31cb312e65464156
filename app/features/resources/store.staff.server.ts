import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, beginning, countLimit, pageSize } from '#app/kit/lists/pages.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Kept } from './keep.server.ts'
import type { ModelFamily } from '../models/models.ts'
import type { Licence, Shelf, Titles } from './resources.ts'
import { before, titleIn } from './store.server.ts'

export type Place = { folderId: number | null; family: ModelFamily | null; language: Locale | null }
export type Facts = Place & { titles: Titles; licence: Licence }
export type NewVersion = Kept & { submission: string; note: string; createdBy: number }

/** As yet without a file, so nothing is found of it: `insertVersion` is to follow. */
export async function insertResource(
  tx: Db,
  shelf: Shelf,
  facts: Facts,
  kind: Kept['kind'],
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('resource')
    .values({ shelf, ...columnsOf(facts), version: 0, kind, search: '', created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Behind those there are; the thing is locked by it. */
export async function insertVersion(tx: Db, id: number, file: NewVersion, now: Date): Promise<void> {
  const { version } = await tx
    .updateTable('resource')
    .set((row) => ({ version: row('version', '+', 1), kind: file.kind, changed_at: now }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('resource_version')
    .values({
      resource_id: id,
      number: version,
      name: file.name,
      kind: file.kind,
      media_type: file.mediaType,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      content_key: file.contentKey,
      preview_key: file.previewKey,
      thumb_key: file.thumbKey,
      note: file.note,
      submission: file.submission,
      created_by: file.createdBy,
      created_at: now,
    })
    .execute()
  await updateSearch(tx, id)
}

/** The thing is locked by it. */
export async function updateFacts(tx: Db, id: number, facts: Facts): Promise<void> {
  await tx.updateTable('resource').set(columnsOf(facts)).where('id', '=', id).execute()
  await updateSearch(tx, id)
}

function columnsOf({ titles, licence, folderId, family, language }: Facts) {
  return {
    folder_id: folderId,
    family,
    language,
    title_it: titles.it,
    title_en: titles.en,
    title_fr: titles.fr,
    terms: licence.terms,
    credit: licence.credit,
    terms_until: licence.until,
  }
}

/** Asked anew once the thing is locked: facts and versions may change at the same moment. */
async function updateSearch(tx: Db, id: number): Promise<void> {
  const { it, en, fr, family, name, credit } = await tx
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['title_it as it', 'title_en as en', 'title_fr as fr', 'family', 'newest.name', 'credit'])
    .where('resource.id', '=', id)
    .executeTakeFirstOrThrow()
  const search = searchable([...new Set([it, en, fr, family ?? '', name, credit])].join('\n'))
  await tx.updateTable('resource').set({ search }).where('id', '=', id).execute()
}

export async function setWithdrawn(db: Db, id: number, at: Date | null): Promise<void> {
  await db
    .updateTable('resource')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', at === null ? 'is not' : 'is', null)
    .execute()
}

/** @returns undefined where there is one of that name already */
export async function insertFolder(
  db: Db,
  { parentId, names }: { parentId: number | null; names: Titles },
  now: Date,
): Promise<number | undefined> {
  const made = await db
    .insertInto('resource_folder')
    .values({ parent_id: parentId, name_it: names.it, name_en: names.en, name_fr: names.fr, created_at: now })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** A form sent twice at once is worked off once. */
export async function lockSubmission(tx: Db, submission: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${submission}))`.execute(tx)
}

/** What a form brought already, however often it is sent. */
export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('resource_version')
    .select('resource_id as id')
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export type AllFilter = { q?: string | undefined; shelf?: Shelf | undefined; after?: Cursor | undefined }

/** Everything there is, withdrawn or not, the latest first: one row more than a page has, where there is one. */
export async function listAll(db: Db, locale: Locale, filter: AllFilter) {
  const rows = await allBy(db, filter)
    .leftJoin('resource_folder as folder', 'folder.id', 'resource.folder_id')
    .leftJoin('use_count as opened', (join) =>
      join.onRef('opened.subject', '=', 'resource.id').on('opened.name', '=', 'resource read'),
    )
    .select(['resource.id', 'resource.shelf', 'resource.kind', 'resource.family', 'resource.language'])
    .select(['resource.version', 'resource.changed_at as changedAt', 'resource.withdrawn_at as withdrawnAt'])
    .select([titleIn[locale], `folder.name_${locale} as folder`, 'opened.uses as reads'])
    .where((row) => before(row, filter.after ?? beginning))
    .orderBy('resource.changed_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  if (!filter.after && rows.length <= pageSize) return { rows, count: rows.length }
  const counted = allBy(db, filter).select('resource.id').limit(countLimit).as('counted')
  const { count } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

function allBy(db: Db, { q, shelf }: AllFilter) {
  let found = db.selectFrom('resource')
  if (q !== undefined) found = found.where('resource.search', 'like', anywhere(q))
  if (shelf) found = found.where('resource.shelf', '=', shelf)
  return found
}
