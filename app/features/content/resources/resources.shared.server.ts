import type { SentFile } from '#app/kit/http/file-response.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type AssetKind, type AssetLook, isSharable, type Licence } from './resources.ts'
import { sentAsset } from './resources.server.ts'
import { listFolders } from './store.server.ts'
import * as store from './store.shared.server.ts'
import { type Zip, zipOf } from './zip.server.ts'

// What goes out of the house with a share: who asks has its link, and no account.

export type SharedAsset = {
  id: number
  title: string
  name: string
  kind: AssetKind
  version: number
  bytes: number
  hasPreview: boolean
  licence: Licence
}

/** @returns those of these that may be handed on now: what was withdrawn or has lost its rights is not among them */
export async function listShared(portal: Portal, locale: Locale, ids: readonly number[]): Promise<SharedAsset[]> {
  return (await openNow(portal, locale, ids)).map(assetOf)
}

/**
 * Those of these that this viewer has in the library, and which of them may be handed on. @throws Problem module-missing
 */
export async function chooseShared(portal: Portal, viewer: Viewer, locale: Locale, ids: readonly number[]) {
  requireModule(viewer, 'media-sharing')
  const today = dayOf(portal.clock.now())
  const found = (await store.listChosen(portal.db, viewer, locale, ids)).map(assetOf)
  const { open = [], kept = [] } = Object.groupBy(found, ({ licence }) =>
    isSharable(licence, today) ? 'open' : 'kept',
  )
  return { open, kept }
}

/** A file as it was sent, or the form of it that a page shows. @throws Problem not-found */
export async function openShared(portal: Portal, locale: Locale, id: number, look: AssetLook): Promise<SentFile> {
  const [found] = await openNow(portal, locale, [id])
  if (!found) throw new Problem('not-found')
  return sentAsset(portal, found, { id, look })
}

/** @returns with what is in it; undefined where nothing is left */
export async function zipShared(
  portal: Portal,
  locale: Locale,
  ids: readonly number[],
): Promise<{ zip: Zip; ids: number[] } | undefined> {
  const assets = await openNow(portal, locale, ids)
  if (assets.length === 0) return undefined
  const zip = zipOf(portal, locale, assets, await listFolders(portal.db, locale))
  return { zip, ids: assets.map(({ id }) => id) }
}

function openNow({ db, clock }: Portal, locale: Locale, ids: readonly number[]) {
  return store.listOpen(db, locale, ids, dayOf(clock.now()))
}

type Row = Awaited<ReturnType<typeof store.listOpen>>[number]

function assetOf({ id, title, name, kind, version, bytes, thumbKey, terms, credit, until }: Row): SharedAsset {
  return { id, title, name, kind, version, bytes, hasPreview: thumbKey !== null, licence: { terms, credit, until } }
}
