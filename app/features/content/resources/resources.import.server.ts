import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { locales } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { FileRefusal } from '#app/features/content/attachments/attachments.ts'
import { inOrder } from './folders.ts'
import type { AssetKind, Shelf } from './resources.ts'
import { keepUnlessSame } from './store-upload.server.ts'
import * as reads from './store.server.ts'
import * as store from './store.staff.server.ts'

// Things of the shelves as tables bring them, each by what it is called where it comes from.

export type TableResource = store.Facts & { reference: string; shelf: Shelf }
export type ResourceByReference = TableResource & {
  id: number
  version: number
  fileName: string
  kind: AssetKind
  sha256: string | null
}

/** Those with these references, each by its own, with the file of its newest version. */
export async function findResourcesByReference(
  db: Db,
  references: readonly string[],
): Promise<Map<string, ResourceByReference>> {
  const rows = await db
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['resource.id', 'shelf', 'folder_id as folderId', 'family', 'language', 'colour', 'version', 'newest.kind'])
    .select([reads.inEveryLanguage('resource.title').as('titles'), 'terms', 'credit', 'terms_until as until'])
    .select(['newest.name as fileName', 'newest.sha256', sql<string>`reference`.as('reference')])
    .where('reference', '=', sql<string>`any(${references})`)
    .execute()
  return new Map(
    rows.map(({ terms, credit, until, ...row }) => [row.reference, { ...row, licence: { terms, credit, until } }]),
  )
}

/** The media library's folders as people of each language write the way to them. */
export async function folderWays(db: Db): Promise<{ id: number; way: string }[]> {
  const all = await Promise.all(locales.map((locale) => reads.listFolders(db, locale)))
  return all.flatMap((folders) => inOrder(folders).map(({ id, name }) => ({ id, way: name })))
}

/** A file that waits for its record to be taken over; `same`: it is the one that is there already. */
export type Waiting = { upload: string; name: string; kind: AssetKind; sha256: string }
type Asked = { accountId: number; name: string; same: string | null; content: AsyncIterable<Buffer> }

/**
 * Looks at a file as if it had been uploaded, and keeps it for a day: for the same time as one of a form.
 * @throws Problem unavailable where the portal is too busy for it
 */
export async function keepForImport(
  portal: Portal,
  { accountId, name, same, content }: Asked,
): Promise<Waiting | 'same' | { refused: FileRefusal }> {
  const kept = await keepUnlessSame(portal, { accountId }, { name, same }, Readable.from(content))
  if (kept === 'same') return 'same'
  if ('refused' in kept) {
    if (kept.refused === 'busy' || kept.refused === 'disk-fails') throw new Problem('unavailable')
    return kept
  }
  const { sha256, ...file } = kept
  const upload = randomUUID()
  // By a connection of its own: of a check that comes to nothing the files are known, and go after the day.
  await store.insertUpload(portal.db, upload, file, portal.clock.now())
  return { upload, sha256, name: file.name, kind: file.kind }
}

/** Which of these files are still kept. */
export async function uploadsAmong(db: Db, uploads: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resource_upload')
    .select('submission')
    .where('submission', '=', sql<string>`any(${uploads}::uuid[])`)
    .execute()
  return new Set(rows.map(({ submission }) => submission))
}

/** `version`: the one it is to have before the file, where there is any; later ones go. */
export type SavedResource = TableResource & {
  id: number | undefined
  version: number
  file: { upload: string; sha256: string } | undefined
}
type Saving = { actorId: number; now: Date }

/** Puts a thing on its shelf, or changes what is there; a file becomes its next version. */
export async function saveResource(tx: Db, resource: SavedResource, { actorId, now }: Saving): Promise<void> {
  const { id: known, reference, shelf, version, file, ...facts } = resource
  const kept = file && (await store.deleteUpload(tx, file.upload))
  if (file && !kept) throw new Error(`The file of ${reference} is no longer kept`)
  const id = known ?? (kept ? await store.insertResource(tx, shelf, facts, kept.kind, now) : undefined)
  if (id === undefined) throw new Error(`${reference} is new and has no file`)
  await store.setReference(tx, id, reference)
  if (known !== undefined) await store.dropVersionsAfter(tx, id, version)
  if (kept && file) {
    const made = { ...kept, submission: file.upload, note: '', createdBy: actorId, sha256: file.sha256 }
    await store.insertVersion(tx, id, made, now)
  }
  if (known !== undefined) await store.updateFacts(tx, id, facts)
}

/** With all their versions; what lay in the store for them is swept. */
export async function removeResources(tx: Db, ids: readonly number[]): Promise<void> {
  const theirs = sql<number>`any(${ids})`
  await tx.deleteFrom('resource_version').where('resource_id', '=', theirs).execute()
  await tx.deleteFrom('resource').where('id', '=', theirs).execute()
}
