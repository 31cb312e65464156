import type { Db } from '#app/kit/db/db.server.ts'
import type { SentFile } from '#app/kit/http/file-response.server.ts'
import type { Page } from '#app/kit/lists/lists.ts'
import { pageOf } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { sayRemark } from '#app/features/content/remarks/remarks.server.ts'
import type { RemarkInput } from '#app/features/content/remarks/remarks.forms.ts'
import { codesOf, type ModelFamily } from '#app/catalogue/catalogue.ts'
import { branchOf } from './folders.ts'
import {
  type AssetKind,
  type AssetLook,
  type AssetRow,
  type Folder,
  type Guide,
  type GuideShelf,
  moduleOfShelf,
  pathOf,
  type Resource,
  type Shelf,
} from './resources.ts'
import { inBestLanguage } from './best-language.ts'
import * as store from './store.server.ts'

export type LibraryFilter = Omit<store.AssetFilter, 'folders'> & { folder: number | undefined }

/** One page of the media library with all its folders. @throws Problem not-found for a folder that is not there */
export async function listAssets(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  { folder, ...filter }: LibraryFilter,
): Promise<{ folders: Folder[]; page: Page<AssetRow> }> {
  requireModule(viewer, 'media-sharing')
  const folders = await store.listFolders(portal.db, locale)
  if (folder !== undefined && !folders.some(({ id }) => id === folder)) throw new Problem('not-found')
  const below = folder === undefined ? undefined : branchOf(folders, folder)
  const { rows, count } = await store.listAssets(portal.db, viewer, locale, { ...filter, folders: below })
  const page = pageOf(rows, count, ({ changedAt, id }) => ({ at: changedAt, id }))
  return { folders, page: { ...page, rows: page.rows.map(assetOf) } }
}

function assetOf({ terms, credit, until, thumbKey, ...row }: Awaited<ReturnType<typeof store.listAssets>>['rows'][0]) {
  return { ...row, hasPreview: thumbKey !== null, licence: { terms, credit, until } }
}

export async function listFolders(portal: Portal, viewer: Viewer, locale: Locale): Promise<Folder[]> {
  requireModule(viewer, 'media-sharing')
  return store.listFolders(portal.db, locale)
}

/** One thing with its versions; looked at, it is counted. @throws Problem module-missing, not-found */
export async function readResource(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  { shelf, id }: { shelf: Shelf; id: number },
): Promise<Resource> {
  requireModule(viewer, moduleOfShelf[shelf])
  const found = await store.findResource(portal.db, viewer, shelf, id)
  if (!found) throw new Problem('not-found')
  const resource = await wholeOf(portal.db, locale, found)
  portal.usageCounters.count('resource read', id)
  return resource
}

type Found = NonNullable<Awaited<ReturnType<typeof store.findAnyResource>>>

export async function wholeOf(db: Db, locale: Locale, found: Found): Promise<Resource> {
  const { terms, credit, until, withdrawnAt, ...facts } = found
  const [versions, uses] = await Promise.all([store.versionsOf(db, found), store.usesOf(db, found)])
  const usesBy = (name: string) => uses.find((one) => one.name === name)?.uses ?? 0
  return {
    ...facts,
    title: found.titles[locale],
    licence: { terms, credit, until },
    withdrawn: withdrawnAt !== null,
    versions,
    uses: { reads: usesBy('resource read'), downloads: usesBy('resource download') },
  }
}

type Wanted = { id: number; version: number; look: AssetLook }

/** The file of an asset, or one of its forms to be shown. @throws Problem module-missing, not-found */
export async function openAsset(portal: Portal, viewer: Viewer, { look, ...wanted }: Wanted): Promise<SentFile> {
  requireModule(viewer, 'media-sharing')
  const found = await store.findContent(portal.db, viewer, 'media', wanted)
  if (!found) throw new Problem('not-found')
  return sentAsset(portal, found, { id: wanted.id, look })
}

type Content = NonNullable<Awaited<ReturnType<typeof store.findContent>>>

/** One that its caller has found for anyone who asks. @throws Problem not-found for a look that it does not have */
export function sentAsset(portal: Portal, found: Content, { id, look }: { id: number; look: AssetLook }): SentFile {
  const { name, mediaType } = found
  if (look === 'thumb') return { ...opening(portal, found.thumbKey), name, mediaType: 'image/webp', shown: 'in place' }
  if (look === 'preview')
    return { ...opening(portal, found.previewKey), name, mediaType: 'image/jpeg', shown: 'in place' }
  const { key, open } = opening(portal, found.contentKey)
  if (look === 'file') return { key, open: counted(portal, id, open), name, mediaType, shown: 'saved' }
  // Only these: anything else would be downloaded without being counted.
  if (look === 'play' && mediaType.startsWith('video/')) return { key, open, name, mediaType, shown: 'in place' }
  if (look === 'read' && mediaType === 'application/pdf')
    return { key, open, name, mediaType, shown: 'in a frame of ours' }
  throw new Problem('not-found')
}

/** The PDF of a guide. @throws Problem module-missing, not-found */
export async function openGuide(
  portal: Portal,
  viewer: Viewer,
  shelf: GuideShelf,
  { save, ...wanted }: { id: number; version: number; save: boolean },
): Promise<SentFile> {
  requireModule(viewer, 'user-guides')
  const found = await store.findContent(portal.db, viewer, shelf, wanted)
  if (!found) throw new Problem('not-found')
  const { key, open } = opening(portal, found.contentKey)
  return {
    key,
    open: save ? counted(portal, wanted.id, open) : open,
    name: found.name,
    mediaType: 'application/pdf',
    shown: save ? 'saved' : 'in a frame of ours',
  }
}

/** @throws Problem module-missing, not-found */
export async function requireGuide({ db }: Portal, viewer: Viewer, guide: { shelf: GuideShelf; id: number }) {
  requireModule(viewer, moduleOfShelf[guide.shelf])
  const found = await store.findResource(db, viewer, guide.shelf, guide.id)
  if (!found) throw new Problem('not-found')
  return found
}

/**
 * A reader says what is wrong in the version that they have before them.
 * @throws Problem module-missing, not-found, too-many-remarks
 */
export async function remarkOnGuide(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  { shelf, id }: { shelf: GuideShelf; id: number },
  input: RemarkInput,
): Promise<void> {
  const { titles } = await requireGuide(portal, viewer, { shelf, id })
  const version = Number(input.version)
  if (!(await store.findContent(portal.db, viewer, shelf, { id, version }))) throw new Problem('not-found')
  await sayRemark(portal, viewer, { kind: shelf, id, title: titles[locale], number: '', version }, input)
}

function opening({ files }: Portal, key: string | null): Pick<SentFile, 'key' | 'open'> {
  return { key: key ?? '', open: async (range) => (key === null ? undefined : files.open(key, range)) }
}

/** What is taken in parts is counted with its first one. */
function counted({ usageCounters }: Portal, id: number, open: SentFile['open']): SentFile['open'] {
  return (range) => {
    if (!range?.first) usageCounters.count('resource download', id)
    return open(range)
  }
}

/**
 * The guides of a shelf: of one language and model or of all, and where words are searched for, with them. @throws
 * Problem module-missing
 */
export async function listGuides(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  { shelf, ...asked }: { shelf: GuideShelf } & Omit<store.GuideFilter, 'shelves'>,
): Promise<Guide[]> {
  requireModule(viewer, 'user-guides')
  return guidesIn(portal, await store.listGuides(portal.db, viewer, locale, { shelves: [shelf], ...asked }))
}

export type GuidesByFamily = Partial<Record<ModelFamily, Guide[]>>

/**
 * What to look up about a model while writing about it: in the reader's language, or else in another; none without the
 * module.
 */
export async function guidesByFamily(portal: Portal, viewer: Viewer, locale: Locale): Promise<GuidesByFamily> {
  const all = hasModule(viewer, 'user-guides')
    ? guidesIn(portal, await store.listGuides(portal.db, viewer, locale, { shelves: ['manual', 'size-guide'] }))
    : []
  const byFamily = Object.entries(Object.groupBy(all, ({ family }) => family))
  return Object.fromEntries(byFamily.map(([family, guides = []]) => [family, inBestLanguage(locale, guides)]))
}

function guidesIn({ catalogues }: Portal, rows: Awaited<ReturnType<typeof store.listGuides>>): Guide[] {
  const families = codesOf(catalogues.current().families)
  const guides = rows.flatMap(({ shelf, family, language, reads, ...row }) =>
    shelf === 'media' || family === null || language === null
      ? []
      : [{ ...row, shelf, family, language, reads: reads ?? 0 }],
  )
  return guides.toSorted(
    (one, other) =>
      families.indexOf(one.family) - families.indexOf(other.family) ||
      locales.indexOf(one.language) - locales.indexOf(other.language),
  )
}

/** How many things each shelf this viewer is offered opens with. */
export async function countResources(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
): Promise<Partial<Record<Shelf, number>>> {
  const rows = await store.countByShelf(portal.db, viewer, locale)
  return Object.fromEntries(rows.map(({ shelf, count }) => [shelf, count]))
}

export type FoundResource = Pick<Resource, 'id' | 'title' | 'shelf' | 'language'> & { kind: AssetKind; path: string }

/** Whatever is found by `q` (lower case, three characters at least) on the shelves this viewer is offered. */
export async function searchResources(
  portal: Portal,
  viewer: Viewer,
  q: string,
  limit: number,
  locale: Locale = viewer.locale,
): Promise<FoundResource[]> {
  const rows = await store.search(portal.db, viewer, locale, q, limit)
  return rows.map((row) => ({ ...row, path: pathOf(row) }))
}

/** Those of these things that this viewer is offered now, in no order. */
export async function resourcesById(
  { db }: Portal,
  viewer: Viewer,
  ids: readonly number[],
  locale: Locale,
): Promise<FoundResource[]> {
  const rows = await store.listByIds(db, viewer, locale, ids)
  return rows.map((row) => ({ ...row, path: pathOf(row) }))
}

/** For the sweep of the store of files: which of these names are known here. */
export const findResourceContents = store.findKnownKeys
