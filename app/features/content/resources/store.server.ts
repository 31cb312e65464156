import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, beginning, countLimit, pageSize } from '#app/kit/lists/pages.server.ts'
import { byLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { AssetKind, GuideShelf, Shelf, Titles } from './resources.ts'
import { shelvesFor, shelvesOf } from './resources.ts'

/** Every read starts here: what is on a shelf of this viewer's licence and was not withdrawn. */
export function resourcesVisibleTo(db: Db, viewer: Viewer) {
  const open = sql<boolean>`resource.shelf = any(${shelvesOf(viewer)})`
  return db.selectFrom('resource').where(open).where('resource.withdrawn_at', 'is', null)
}

/** Those that are offered without being asked for by their address. */
function resourcesOfferedTo(db: Db, viewer: Viewer) {
  return resourcesVisibleTo(db, viewer).where(sql<boolean>`resource.shelf = any(${shelvesFor(viewer)})`)
}

/** Folders are no secret within the library; its verbs ask for the module. */
export function listFolders(db: Db, locale: Locale) {
  return db
    .selectFrom('resource_folder')
    .select(['id', 'parent_id as parentId'])
    .select(`name_${locale} as name`)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export const titleIn = byLocale((locale) => `resource.title_${locale} as title` as const)

/** A title or a name in all of them. */
export function inEveryLanguage(name: 'resource.title' | 'name') {
  const pairs = locales.map((locale) => sql`${sql.lit(locale)}, ${sql.ref(`${name}_${locale}`)}`)
  return sql<Titles>`json_build_object(${sql.join(pairs)})`
}

export type AssetFilter = {
  q?: string | undefined
  kind?: AssetKind | undefined
  /** The folder and all below it. */
  folders?: readonly number[] | undefined
  after?: Cursor | undefined
}

/** One row more than a page has, where there is one. */
export async function listAssets(db: Db, viewer: Viewer, locale: Locale, filter: AssetFilter) {
  const rows = await assetsBy(db, viewer, filter)
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['resource.id', 'resource.kind', 'resource.version', 'resource.changed_at as changedAt'])
    .select(['resource.terms', 'resource.credit', 'resource.terms_until as until'])
    .select(['newest.bytes', 'newest.thumb_key as thumbKey'])
    .select(titleIn[locale])
    .where((row) => before(row, filter.after ?? beginning))
    .orderBy('resource.changed_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  if (!filter.after && rows.length <= pageSize) return { rows, count: rows.length }
  const counted = assetsBy(db, viewer, filter).select('resource.id').limit(countLimit).as('counted')
  const { count } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

function assetsBy(db: Db, viewer: Viewer, { q, kind, folders }: AssetFilter) {
  let found = resourcesVisibleTo(db, viewer).where('resource.shelf', '=', 'media')
  if (q !== undefined) found = found.where('resource.search', 'like', anywhere(q))
  if (kind) found = found.where('resource.kind', '=', kind)
  if (folders) found = found.where(sql<boolean>`resource.folder_id = any(${folders})`)
  return found
}

export function before(row: ExpressionBuilder<Tables, 'resource'>, { at, id }: Cursor) {
  return row(row.refTuple('resource.changed_at', 'resource.id'), '<', row.tuple(at, id))
}

const facts = [
  'resource.id',
  'resource.shelf',
  'resource.folder_id as folderId',
  'resource.family',
  'resource.language',
  'resource.colour',
  inEveryLanguage('resource.title').as('titles'),
  'resource.terms',
  'resource.credit',
  'resource.terms_until as until',
  'resource.version',
  'resource.withdrawn_at as withdrawnAt',
  'resource.changed_at as changedAt',
] as const

export function findResource(db: Db, viewer: Viewer, shelf: Shelf, id: number) {
  return resourcesVisibleTo(db, viewer)
    .where('resource.shelf', '=', shelf)
    .where('resource.id', '=', id)
    .select(facts)
    .executeTakeFirst()
}

/** As `findResource`, withdrawn ones too: for administrators. */
export function findAnyResource(db: Db, id: number) {
  return anyResource(db, id).executeTakeFirst()
}

export function lockAnyResource(tx: Db, id: number) {
  return anyResource(tx, id).forNoKeyUpdate().executeTakeFirst()
}

function anyResource(db: Db, id: number) {
  return db.selectFrom('resource').where('resource.id', '=', id).select(facts)
}

export const versionsOf = prepared('resource versions', (db, { id }: { id: number }) =>
  db
    .selectFrom('resource_version')
    .select(['number', 'name', 'kind', 'bytes', 'width', 'height', 'note', 'created_at as createdAt'])
    .select(sql<boolean>`preview_key is not null`.as('hasPreview'))
    .where('resource_id', '=', id)
    .orderBy('number', 'desc'),
)

/** How often a thing was read and downloaded. */
export const usesOf = prepared('resource uses', (db, { id }: { id: number }) =>
  db
    .selectFrom('use_count')
    .select(['name', 'uses'])
    .where(sql<boolean>`name in ('resource read', 'resource download')`)
    .where('subject', '=', id),
)

/** One version's place in the store of files; the newest unless told. */
export function findContent(db: Db, viewer: Viewer, shelf: Shelf, { id, version }: { id: number; version: number }) {
  return resourcesVisibleTo(db, viewer)
    .innerJoin('resource_version', 'resource_version.resource_id', 'resource.id')
    .where('resource.shelf', '=', shelf)
    .where('resource.id', '=', id)
    .where((row) =>
      version > 0
        ? // An address may name a number that an integer does not hold.
          row('resource_version.number', '=', sql<number>`${version}::bigint`)
        : row('resource_version.number', '=', row.ref('resource.version')),
    )
    .select(['resource_version.name', 'resource_version.media_type as mediaType'])
    .select(['resource_version.content_key as contentKey', 'resource_version.preview_key as previewKey'])
    .select('resource_version.thumb_key as thumbKey')
    .executeTakeFirst()
}

/** The newest version of each of these assets, in one fixed order. */
export function findDownloads(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  { ids, folders, most }: { ids?: readonly number[]; folders?: readonly number[]; most: number },
) {
  let found = assetsBy(db, viewer, { folders })
  if (ids) found = found.where(sql<boolean>`resource.id = any(${ids})`)
  return found
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['resource.id', 'resource.folder_id as folderId'])
    .select(['resource.terms', 'resource.credit', 'resource.terms_until as until'])
    .select(['newest.name', 'newest.content_key as contentKey', 'newest.bytes', 'newest.created_at as createdAt'])
    .select(titleIn[locale])
    .orderBy('resource.folder_id')
    .orderBy('resource.id')
    .limit(most)
    .execute()
}

export type GuideFilter = {
  shelves: readonly GuideShelf[]
  language?: Locale | undefined
  family?: ModelFamily | undefined
  q?: string | undefined
}

/** The newest first. */
export function listGuides(db: Db, viewer: Viewer, locale: Locale, { shelves, language, family, q }: GuideFilter) {
  let found = resourcesVisibleTo(db, viewer)
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .leftJoin('use_count as opened', (join) =>
      join.onRef('opened.subject', '=', 'resource.id').on('opened.name', '=', 'resource read'),
    )
    .where(sql<boolean>`resource.shelf = any(${shelves})`)
    .select(['resource.id', 'resource.shelf', 'resource.family', 'resource.language', 'resource.version'])
    .select(['resource.changed_at as changedAt', 'newest.bytes', 'opened.uses as reads'])
    .select(titleIn[locale])
  if (language) found = found.where('resource.language', '=', language)
  if (family) found = found.where('resource.family', '=', family)
  if (q !== undefined) found = found.where('resource.search', 'like', anywhere(q))
  return found.orderBy('resource.changed_at', 'desc').orderBy('resource.id', 'desc').execute()
}

/** How much opens on each shelf this viewer is offered: of the guides those in the reader's language. */
export function countByShelf(db: Db, viewer: Viewer, locale: Locale) {
  return resourcesOfferedTo(db, viewer)
    .where((row) => row.or([row('resource.shelf', '=', 'media'), row('resource.language', '=', locale)]))
    .select(['resource.shelf', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('resource.shelf')
    .execute()
}

export function listByIds(db: Db, viewer: Viewer, locale: Locale, ids: readonly number[]) {
  return briefly(db, viewer, locale)
    .where(sql<boolean>`resource.id = any(${ids})`)
    .execute()
}

/** What has no language, and what is in the reader's, comes before what is in another; of each the newest first. */
export function search(db: Db, viewer: Viewer, locale: Locale, q: string, limit: number) {
  return briefly(db, viewer, locale)
    .where('resource.search', 'like', anywhere(q))
    .orderBy(sql`coalesce(resource.language = ${locale}, true)`, 'desc')
    .orderBy('resource.changed_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(limit)
    .execute()
}

function briefly(db: Db, viewer: Viewer, locale: Locale) {
  return resourcesOfferedTo(db, viewer)
    .select(['resource.id', 'resource.shelf', 'resource.kind', 'resource.language'])
    .select(titleIn[locale])
}

/** Which of these names in the store a version knows, or a form in which something is to be corrected. */
export async function findKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const among = (table: 'resource_version' | 'resource_upload', column: 'content_key' | 'preview_key' | 'thumb_key') =>
    db
      .selectFrom(table)
      .select(sql<string>`${sql.ref(column)}`.as('key'))
      .where(sql<boolean>`${sql.ref(column)} = any(${keys})`)
  const rows = await among('resource_version', 'content_key')
    .union(among('resource_version', 'preview_key'))
    .union(among('resource_version', 'thumb_key'))
    .union(among('resource_upload', 'content_key'))
    .union(among('resource_upload', 'preview_key'))
    .union(among('resource_upload', 'thumb_key'))
    .execute()
  return new Set(rows.map(({ key }) => key))
}
