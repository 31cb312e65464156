import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type AssetKind, assetKinds, assetsIn, downloadMost, type Folder, numberIn, numbersIn } from '../resources.ts'
import type { LibraryFilter } from '../resources.server.ts'

export type LibraryView = ListView & {
  kind: AssetKind | undefined
  folder: number | undefined
  /** The assets chosen so far, on whichever page, for one download. */
  chosen: readonly number[]
}

/**
 * By which a file's page finds where the library was left: not by its address, since the folder it was left in decides
 * what the way back is called.
 */
export const libraryName = '/resources/media#left'

/** Values it does not know are left out, save a folder: that is a thing, and may not be there. */
export function readLibrary(query: URLSearchParams): { filter: LibraryFilter; view: LibraryView } {
  const { q, after, view } = readList(query)
  const kind = assetKinds.find((one) => one === query.get('kind'))
  const named = query.get('folder')
  const folder = named ? numberIn(named) : undefined
  const chosen = numbersIn(query.getAll('chosen')).filter(Boolean).slice(0, downloadMost)
  return { filter: { q, after, kind, folder }, view: { ...view, kind, folder, chosen } }
}

export function librarySearch({ q, kind, folder, chosen = [], ...cursor }: Partial<LibraryView>): string {
  const named = folder === undefined ? undefined : String(folder)
  return listSearch({ folder: named, q, kind, chosen: chosen.join('.') }, cursor)
}

/**
 * The way back from a file, whose folders `way` leads down to: to the library as it was `left`, if the file lies there.
 */
export function backFrom(way: readonly Folder[], left: string): { search: string; folder: Folder | undefined } {
  const { view } = readLibrary(new URLSearchParams(left))
  const folder = way.find(({ id }) => id === view.folder)
  if (left && (folder || view.folder === undefined)) return { search: left, folder }
  const own = way.at(-1)
  return { search: librarySearch({ folder: own?.id, chosen: view.chosen }), folder: own }
}

/**
 * Where a form with ticks leads that was sent by a button which turns the page, `page` being the address of that page:
 * what is ticked goes along. @returns the search part of the library's address, undefined for any other button
 */
export function turnedTo(query: URLSearchParams): string | undefined {
  const page = query.get('page')
  if (page === null) return undefined
  const ticked = assetsIn(query)
  const search = librarySearch({
    ...readLibrary(new URLSearchParams(page)).view,
    chosen: ticked.slice(0, downloadMost),
  })
  return ticked.length > downloadMost ? noticed(search, 'too-many') : search
}

export function isFiltered({ q, kind }: LibraryView): boolean {
  return Boolean(q || kind)
}

const notices = ['none-chosen', 'too-many', 'rights-over', 'none-shared', 'too-many-shared'] as const
export type DownloadNotice = (typeof notices)[number]

/** Why a download did not begin, or a share. */
export function downloadNotice(query: URLSearchParams): DownloadNotice | undefined {
  return notices.find((one) => one === query.get('notice'))
}

/** The page of the library a download was asked for from, with what was ticked. @param query of the download */
export function librarySearchFrom(query: URLSearchParams, notice: DownloadNotice): string {
  const { view } = readLibrary(query)
  const from = numberIn(query.get('from') ?? query.get('folder'))
  const chosen = assetsIn(query).slice(0, downloadMost)
  return noticed(librarySearch({ ...view, folder: from > 0 ? from : undefined, chosen }), notice)
}

function noticed(search: string, notice: DownloadNotice): string {
  return `${search ? `${search}&` : '?'}notice=${notice}`
}
