import { type ExpressionBuilder, sql } from 'kysely'
import { codeOf } from '#app/kit/error-code.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, beginning, countLimit, pageSize } from '#app/kit/lists/pages.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import { fieldsByLocale, type Locale } from '#app/kit/words/locales.ts'
import type { Kept } from './store-upload.server.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Licence, Shelf, Titles } from './resources.ts'
import { before, inEveryLanguage, titleIn } from './store.server.ts'

export type Shelving = { folderId: number | null; family: ModelFamily | null; language: Locale | null }
/** `colour`: of the whole bicycle that a photo shows; blank for all else. */
export type Facts = Shelving & { titles: Titles; licence: Licence; colour: string }
/** `formContent`: a digest of what the form said, where it was one. */
export type NewVersion = Kept & {
  submission: string
  formContent?: string
  note: string
  createdBy: number
  sha256?: string
}

/** Still without a file, so nothing is found of it: `insertVersion` is to follow. */
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
      ...fileColumns(file),
      sha256: file.sha256 ?? null,
      note: file.note,
      submission: file.submission,
      form_content: file.formContent ?? null,
      created_by: file.createdBy,
      created_at: now,
    })
    .execute()
  await updateSearch(tx, id)
}

function fileColumns({ mediaType, contentKey, previewKey, thumbKey, name, kind, bytes, width, height }: Kept) {
  const keys = { content_key: contentKey, preview_key: previewKey, thumb_key: thumbKey }
  return { name, kind, media_type: mediaType, bytes, width, height, ...keys }
}

/** By what an import finds it again. */
export async function setReference(tx: Db, id: number, reference: string): Promise<void> {
  await tx.updateTable('resource').set({ reference }).where('id', '=', id).execute()
}

/** Back to an earlier version. */
export async function dropVersionsAfter(tx: Db, id: number, version: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('resource_version')
    .where('resource_id', '=', id)
    .where('number', '>', version)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  const newest = tx
    .selectFrom('resource_version')
    .select(['kind', 'created_at as at'])
    .where('resource_id', '=', id)
    .where('number', '=', version)
  const { kind, at } = await newest.executeTakeFirstOrThrow()
  // Whatever comes next bears a number that people were told of before: it is news all the same.
  const told_version = sql<number>`least(told_version, ${version}::integer)`
  await tx.updateTable('resource').set({ version, kind, changed_at: at, told_version }).where('id', '=', id).execute()
}

/** The thing is locked by it. */
export async function updateFacts(tx: Db, id: number, facts: Facts): Promise<void> {
  await tx.updateTable('resource').set(columnsOf(facts)).where('id', '=', id).execute()
  await updateSearch(tx, id)
}

function columnsOf({ titles, licence, folderId, family, language, colour }: Facts) {
  return {
    folder_id: folderId,
    family,
    language,
    colour,
    ...fieldsByLocale('title', (locale) => titles[locale]),
    terms: licence.terms,
    credit: licence.credit,
    terms_until: licence.until,
  }
}

/** Asked again once the thing is locked: facts and versions may change at the same moment. */
async function updateSearch(tx: Db, id: number): Promise<void> {
  const { titles, family, name, credit } = await tx
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['family', 'newest.name', 'credit', inEveryLanguage('resource.title').as('titles')])
    .where('resource.id', '=', id)
    .executeTakeFirstOrThrow()
  const search = searchable([...new Set([...Object.values(titles), family ?? '', name, credit])].join('\n'))
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
    .values({ parent_id: parentId, ...nameColumns(names), created_at: now })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Every folder with its names; empty is one without anything in it, withdrawn things too. */
export async function listFoldersToKeep(db: Db): Promise<KeptFolder[]> {
  const rows = await db
    .selectFrom('resource_folder')
    .select(['id', inEveryLanguage('name').as('names')])
    .select((row) => row.not(row.or([holdsFolder(row), holdsResource(row)])).as('isEmpty'))
    .execute()
  return rows.map((row) => ({ ...row, isEmpty: Boolean(row.isEmpty) }))
}

export type KeptFolder = { id: number; names: Titles; isEmpty: boolean }

/** Nothing is put into the folder until the transaction ends. */
export function lockFolder(tx: Db, id: number) {
  return tx.selectFrom('resource_folder').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

/** When several folders take the same name in one place, the first has it. */
export async function renameFolder(db: Db, id: number, names: Titles): Promise<'done' | 'taken' | 'gone'> {
  try {
    const renamed = await db
      .updateTable('resource_folder')
      .set(nameColumns(names))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return renamed ? 'done' : 'gone'
  } catch (error) {
    if (codeOf(error) === '23505') return 'taken'
    throw error
  }
}

function nameColumns(names: Titles) {
  return fieldsByLocale('name', (locale) => names[locale])
}

/** @returns whether it was empty */
export async function deleteFolder(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('resource_folder')
    .where('id', '=', id)
    .where((row) => row.not(row.or([holdsFolder(row), holdsResource(row)])))
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

type FolderRow = ExpressionBuilder<Tables, 'resource_folder'>

function holdsFolder(row: FolderRow) {
  return row.exists(
    row
      .selectFrom('resource_folder as inner')
      .select('inner.id')
      .whereRef('inner.parent_id', '=', 'resource_folder.id'),
  )
}

function holdsResource(row: FolderRow) {
  return row.exists(
    row.selectFrom('resource').select('resource.id').whereRef('resource.folder_id', '=', 'resource_folder.id'),
  )
}

/** A form sent twice at once is worked off once. */
export async function lockSubmission(tx: Db, submission: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${submission}))`.execute(tx)
}

const keptColumns = [
  'name',
  'kind',
  'media_type as mediaType',
  'bytes',
  'width',
  'height',
  'content_key as contentKey',
  'preview_key as previewKey',
  'thumb_key as thumbKey',
] as const

/** The file that is kept for a form with something to correct. */
export function findUpload(db: Db, submission: string): Promise<Kept | undefined> {
  return db.selectFrom('resource_upload').select(keptColumns).where('submission', '=', submission).executeTakeFirst()
}

export async function insertUpload(tx: Db, submission: string, file: Kept, now: Date): Promise<void> {
  await tx
    .insertInto('resource_upload')
    .values({ submission, ...fileColumns(file), created_at: now })
    .execute()
}

export function deleteUpload(tx: Db, submission: string): Promise<Kept | undefined> {
  return tx.deleteFrom('resource_upload').where('submission', '=', submission).returning(keptColumns).executeTakeFirst()
}

export function deleteUploadsBefore(db: Db, moment: Date): Promise<Kept[]> {
  return db.deleteFrom('resource_upload').where('created_at', '<', moment).returning(keptColumns).execute()
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
