import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type AssetKind, assetKinds, numberIn } from '../resources.ts'
import type { LibraryFilter } from '../resources.server.ts'

export type LibraryView = ListView & { kind: AssetKind | undefined; folder: number | undefined }

/** Whatever it does not understand counts as not there, save a folder: that is a thing, and may not be there. */
export function readLibrary(query: URLSearchParams): { filter: LibraryFilter; view: LibraryView } {
  const { q, after, view } = readList(query)
  const kind = assetKinds.find((one) => one === query.get('kind'))
  const named = query.get('folder')
  const folder = named ? numberIn(named) : undefined
  return { filter: { q, after, kind, folder }, view: { ...view, kind, folder } }
}

export function librarySearch({ q, kind, folder, ...place }: Partial<LibraryView>): string {
  return listSearch({ folder: folder === undefined ? undefined : String(folder), q, kind }, place)
}

export function isFiltered({ q, kind }: LibraryView): boolean {
  return Boolean(q || kind)
}

const notices = ['none-chosen', 'too-many', 'rights-over'] as const
export type DownloadNotice = (typeof notices)[number]

/** Why a download did not begin. */
export function downloadNotice(query: URLSearchParams): DownloadNotice | undefined {
  return notices.find((one) => one === query.get('notice'))
}

/** The part of the library a download was asked for from. @param query of the download */
export function librarySearchFrom(query: URLSearchParams, notice: DownloadNotice): string {
  const { view } = readLibrary(query)
  const folder = numberIn(query.get('from') ?? query.get('folder'))
  const search = librarySearch({ q: view.q, kind: view.kind, folder: folder > 0 ? folder : undefined })
  return `${search ? `${search}&` : '?'}notice=${notice}`
}
