import path from 'node:path'
import type { FileRefusal } from '#app/features/content/attachments/attachments.ts'
import {
  findResourcesByReference,
  folderWays,
  keepForImport,
  type ResourceByReference,
  removeResources,
  saveResource,
  type SavedResource,
  uploadsAmong,
} from '#app/features/content/resources/resources.import.server.ts'
import { assetTerms, shelves } from '#app/features/content/resources/resources.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { byLocale, isLocale } from '#app/kit/words/locales.ts'
import { written } from '../comparing.ts'
import type { Candidate, Kind, Standing, Work, Written } from '../kind.ts'
import type { Reason } from '../reasons.words.ts'
import { familyNamed } from './families.ts'
import { lockByKey } from './locking.server.ts'
import { resourceColumns } from './resources.columns.ts'
import { idIn, numberIn, textIn } from './values.ts'

/** Photos, videos and PDFs for the shelves: a table in an archive, beside the files that it names. */
export const resources: Kind = {
  name: 'resources',
  columns: resourceColumns,
  hasFiles: true,
  keyOf: ({ reference, file }) => textIn(reference) || textIn(file),
  async validate(db, candidates, work) {
    const there = await findResourcesByReference(
      db,
      candidates.map(({ incoming }) => incoming.key),
    )
    const ways = await folderWays(db)
    for (const one of candidates) validate(one, { there: there.get(one.incoming.key), ways, work })
    for (const one of candidates) await takeFile(one, there.get(one.incoming.key), work)
    if (!work.files) await refuseGone(db, candidates)
  },
  lock: lockByKey({ table: 'resource', key: 'reference' }),
  async read(db, keys) {
    const found = await findResourcesByReference(db, keys)
    const ways = found.size > 0 ? await folderWays(db) : []
    return new Map([...found].map(([reference, resource]) => [reference, standingOf(resource, ways)]))
  },
  async write(tx, records, work) {
    for (const record of records) await saveResource(tx, resourceOf(record), work)
  },
  // Who has downloaded one has it.
  dependents: async () => [],
  remove: removeResources,
}

type Known = { there: ResourceByReference | undefined; ways: { id: number; way: string }[]; work: Work }

function validate({ incoming, refuse }: Candidate, { there, ways, work }: Known): void {
  const { values } = incoming
  values['reference'] = incoming.key
  if ('shelf' in values) values['shelf'] ??= there?.shelf ?? 'media'
  // Nobody may pass on what nobody has said may be passed on.
  if ('terms' in values) values['terms'] ??= there?.licence.terms ?? 'internal'
  for (const title of ['title_en', 'title_fr']) if (title in values) values[title] ??= values['title_it'] ?? null
  const family = textIn(values['family'])
  const code = familyNamed(work.portal.catalogues.current().families, family)
  if (family !== '' && code === undefined) refuse('family', 'family-unknown')
  if (code !== undefined) values['family'] = code
  const folder = textIn(values['folder'])
  const found = ways.find(({ way }) => bare(way) === bare(folder))
  if (folder !== '' && !found) refuse('folder', 'folder-unknown')
  if (folder !== '' && found) values['folder'] = { id: found.id, name: found.way }
  place({ incoming, refuse }, there)
}

/** `Foto / 2026` is the same however it is spaced. */
function bare(way: string): string {
  return folded(way).replaceAll(/\s*[/>\\]\s*/g, '/')
}

/** Photos and the like stand in a folder, guides by their model and language. */
function place(
  { incoming, refuse }: Pick<Candidate, 'incoming' | 'refuse'>,
  there: ResourceByReference | undefined,
): void {
  const { values } = written(incoming, there && standingOf(there))
  const shelf = textIn(values['shelf']) || 'media'
  if (there && there.shelf !== shelf) return refuse('shelf', 'shelf-other')
  if (shelf === 'media') {
    if (textIn(values['folder']) === '' && idIn(values['folder']) === null) refuse('folder', 'required')
    return
  }
  for (const name of ['family', 'language']) if (textIn(values[name]) === '') refuse(name, 'required')
  if (incoming.values['folder'] !== undefined) incoming.values['folder'] = null
}

const reasons: Partial<Record<FileRefusal, Reason>> = { kind: 'file-kind', 'no-room': 'disk-full' }

/** While the archive is open: its file is looked at, and kept until the record is taken over. */
async function takeFile({ incoming, refuse }: Candidate, there: ResourceByReference | undefined, work: Work) {
  const { values } = incoming
  const name = textIn(values['file'])
  if (!work.files || name === '') return
  const content = await work.files(name)
  if (!content) return refuse('file', 'file-absent')
  if (content === 'too-often') return refuse('file', 'file-too-often')
  const asked = { accountId: work.actorId, name: path.posix.basename(name), same: there?.sha256 ?? null, content }
  const kept = await keepForImport(work.portal, asked)
  if (kept === 'same') {
    values['file'] = there?.fileName ?? name
    return
  }
  if ('refused' in kept) return refuse('file', reasons[kept.refused] ?? 'file-unreadable')
  const isGuide = (textIn(values['shelf']) || there?.shelf || 'media') !== 'media'
  if (isGuide && kept.kind !== 'pdf') return refuse('file', 'file-no-pdf')
  values['file'] = kept.name
  values['content'] = kept.sha256
  values['#upload'] = kept.upload
}

/** A file waits for a day; after it the archive has to be looked at once more. */
async function refuseGone(db: Db, candidates: readonly Candidate[]): Promise<void> {
  const asked = candidates.flatMap(({ incoming }) => textIn(incoming.values['#upload']) || [])
  const kept = await uploadsAmong(db, asked)
  for (const { incoming, refuse } of candidates) {
    const upload = textIn(incoming.values['#upload'])
    if (upload !== '' && !kept.has(upload)) refuse('file', 'file-gone')
  }
}

function standingOf(resource: ResourceByReference, ways: Known['ways'] = []): Standing {
  const { id, reference, shelf, folderId, titles, family, language, colour, licence, fileName, sha256 } = resource
  return {
    id,
    values: {
      file: fileName,
      content: sha256,
      reference,
      shelf,
      folder: folderId === null ? null : { id: folderId, name: ways.find((one) => one.id === folderId)?.way ?? '' },
      title_it: titles.it,
      title_en: titles.en,
      title_fr: titles.fr,
      family,
      language,
      colour,
      terms: licence.terms,
      credit: licence.credit,
      until: licence.until,
      // What no column says, for anyone who puts it back.
      '#version': resource.version,
    },
  }
}

function resourceOf({ key, id, values }: Written): SavedResource {
  const [upload, language, title] = [textIn(values['#upload']), values['language'], textIn(values['title_it'])]
  return {
    id,
    reference: key,
    shelf: shelves.find((shelf) => shelf === values['shelf']) ?? 'media',
    folderId: idIn(values['folder']),
    family: textIn(values['family']) || null,
    language: isLocale(language) ? language : null,
    colour: textIn(values['colour']),
    titles: byLocale((locale) => textIn(values[`title_${locale}`]) || title),
    licence: {
      terms: assetTerms.find((terms) => terms === values['terms']) ?? 'internal',
      credit: textIn(values['credit']),
      until: textIn(values['until']) || null,
    },
    version: numberIn(values['#version']),
    file: upload === '' ? undefined : { upload, sha256: textIn(values['content']) },
  }
}
