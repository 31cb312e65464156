import type { Locale } from '#app/kit/words/locales.ts'
import { hasModule, isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** Where a thing stands: the media library, or one of the two shelves of guides. */
export const shelves = ['media', 'manual', 'size-guide'] as const
export type Shelf = (typeof shelves)[number]
export type GuideShelf = Exclude<Shelf, 'media'>

export const assetKinds = ['photo', 'video', 'pdf'] as const
export type AssetKind = (typeof assetKinds)[number]

/** For what an asset may be used. */
export const assetTerms = ['dealers', 'editorial', 'point-of-sale', 'internal'] as const
export type AssetTerms = (typeof assetTerms)[number]

/** `until` is the last day of the rights, YYYY-MM-DD. */
export type Licence = { terms: AssetTerms; credit: string; until: string | null }

export type Titles = Record<Locale, string>
export type Folder = { id: number; parentId: number | null; name: string }

/** An asset as the library lists it. */
export type AssetRow = {
  id: number
  title: string
  kind: AssetKind
  version: number
  bytes: number
  hasPreview: boolean
  changedAt: Date
  licence: Licence
}

export type Version = {
  number: number
  name: string
  kind: AssetKind
  bytes: number
  width: number | null
  height: number | null
  hasPreview: boolean
  note: string
  createdAt: Date
}

/** A thing with all its versions, the newest first. */
export type Resource = {
  id: number
  shelf: Shelf
  folderId: number | null
  family: ModelFamily | null
  language: Locale | null
  title: string
  titles: Titles
  licence: Licence
  /** The colour of the whole bicycle that a photo shows; blank for all else. */
  colour: string
  version: number
  withdrawn: boolean
  changedAt: Date
  versions: Version[]
  uses: { reads: number; downloads: number }
}

/** A manual or a size guide. `reads` is how often it was opened. */
export type Guide = {
  id: number
  shelf: GuideShelf
  family: ModelFamily
  language: Locale
  title: string
  version: number
  bytes: number
  changedAt: Date
  reads: number
}

export const moduleOfShelf = {
  media: 'media-sharing',
  manual: 'user-guides',
  'size-guide': 'user-guides',
} as const satisfies Record<Shelf, Module>

/** As many as one download holds at most. */
export const downloadMost = 200

/** As many as go into one share. */
export const sharedMost = 100

/** Bytes of one file. */
export const uploadMost = 100_000_000

/** Those of the licence: what an address opens. */
export function shelvesOf(viewer: Viewer): Shelf[] {
  return shelves.filter((shelf) => hasModule(viewer, moduleOfShelf[shelf]))
}

/** Those of the licence that are for people of this role: what is offered and found. */
export function shelvesFor(viewer: Viewer): Shelf[] {
  return shelvesOf(viewer).filter((shelf) => isFor(viewer.role, moduleOfShelf[shelf]))
}

/** Where a thing is read, without the language in front. */
export function pathOf({ shelf, id }: { shelf: Shelf; id: number }): string {
  return `${shelfPaths[shelf]}/${id}`
}

export const shelfPaths = {
  media: '/resources/media',
  manual: '/resources/manuals',
  'size-guide': '/resources/size-guides',
} as const satisfies Record<Shelf, string>

/** A file of an asset: as it was sent, to be saved, (a video) to be played or (a PDF) read; as the page shows it, or small. */
export const assetLooks = ['file', 'play', 'read', 'preview', 'thumb'] as const
export type AssetLook = (typeof assetLooks)[number]

export function assetFile(id: number, version: number, look: AssetLook): string {
  return `/resources/media/${id}/${look}?version=${version}`
}

/** The PDF of a guide, to be shown or to be saved. */
export function guideFile({ shelf, id }: { shelf: GuideShelf; id: number }, version: number, save = false): string {
  return `${shelfPaths[shelf]}/${id}/pdf?version=${version}${save ? '&save=yes' : ''}`
}

/** The rights have run out: it may not be used any more. @param today YYYY-MM-DD */
export function isOver({ until }: Licence, today: string): boolean {
  return until !== null && until < today
}

/** What an address says a thing is; no thing has the number 0. */
export function numberIn(text: string | null | undefined): number {
  return maybeId(text) ?? 0
}

/** The assets a form has ticked: a box of the form may stand for several, `12.15.18`. */
export function assetsIn(query: URLSearchParams): number[] {
  return numbersIn(query.getAll('asset'))
}

export function numbersIn(values: readonly string[]): number[] {
  const numbers = values.flatMap((value) => value.split('.')).map(numberIn)
  return [...new Set(numbers)]
}

/** Whether a dealer may hand it to an agency or a printer. @param today YYYY-MM-DD */
export function isSharable(licence: Licence, today: string): boolean {
  return licence.terms === 'dealers' && !isOver(licence, today)
}
