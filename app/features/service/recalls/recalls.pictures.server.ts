import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { SentFile } from '#app/kit/http/file-response.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findPublicPicture, listPublicPictures } from '#app/features/content/resources/resources.pictures.server.ts'
import { formWords } from './forms.words.ts'
import { picturesMost } from './pictures.ts'
import * as pictures from './pictures.store.server.ts'
import * as store from './store.server.ts'
import { unitsVisibleTo } from './units.store.server.ts'

export { findPictureKeys } from './pictures.store.server.ts'

/** Those of the maker's library that a notice may show. @throws Problem not-found */
export function picturesToChoose({ db, clock }: Portal, viewer: Viewer, locale: Locale) {
  requireStaff(viewer)
  return listPublicPictures(db, dayOf(clock.now()), locale)
}

type Chosen = { picture: number; alt: Record<Locale, string> }

/** Shows a picture of the library in a draft; sent once more, it does nothing. @throws Problem not-found, conflict */
export async function addPicture(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { picture, alt }: Chosen,
): Promise<Mistake | undefined> {
  const now = portal.clock.now()
  return changing(portal, viewer, id, async (tx) => {
    const found = await findPublicPicture(tx, dayOf(now), picture)
    if (!found) return { path: 'picture', message: 'picture-gone' }
    const added = await pictures.insertPicture(tx, { recallId: id, ...found, alt }, now)
    if (!added) return undefined
    if ((await pictures.listPictures(tx, { recallId: id })).length > picturesMost) throw new TooMany()
    await pictures.raiseVersion(tx, id)
    return undefined
  }).catch((error: unknown): Mistake => {
    if (error instanceof TooMany) return { path: 'picture', message: 'pictures-many', slots: { count: picturesMost } }
    throw error
  })
}

/** Takes back what was added. */
class TooMany extends Error {}

/** @throws Problem not-found, conflict */
export function removePicture(portal: Portal, viewer: Viewer, id: number, picture: number): Promise<void> {
  return changing(portal, viewer, id, async (tx) => {
    if (await pictures.deletePicture(tx, id, picture)) await pictures.raiseVersion(tx, id)
  })
}

/** Changes a draft that nobody else changes or publishes meanwhile. */
function changing<Done>({ db }: Portal, viewer: Viewer, id: number, change: (tx: Db) => Promise<Done>): Promise<Done> {
  requireStaff(viewer)
  return db.transaction().execute(async (tx) => {
    const recall = await store.lockRecall(tx, id)
    if (!recall) throw new Problem('not-found')
    if (recall.state !== 'draft') throw conflictIn(formWords)('not-draft')
    return change(tx)
  })
}

/** For a notice that anybody may read. @throws Problem not-found */
export async function openNoticePicture(portal: Portal, number: string, picture: number): Promise<SentFile> {
  const recall = await store.findNotice(portal.db, number)
  if (!recall) throw new Problem('not-found')
  return openPicture(portal, recall.id, picture)
}

/** For a recall that staff, or somebody who has a bicycle of it, may read. @throws Problem not-found */
export async function openOwnPicture(portal: Portal, viewer: Viewer, id: number, picture: number): Promise<SentFile> {
  if (viewer.side !== 'maker') {
    const own = unitsVisibleTo(portal.db, viewer, portal.clock.now())
      .select('recall.id')
      .where('recall.id', '=', id)
      .limit(1)
    if (!(await own.executeTakeFirst())) throw new Problem('not-found')
  }
  return openPicture(portal, id, picture)
}

async function openPicture({ db, files }: Portal, recallId: number, picture: number): Promise<SentFile> {
  const found = await pictures.findPicture(db, recallId, picture)
  if (!found) throw new Problem('not-found')
  const { contentKey: key, name } = found
  return { open: (range) => files.open(key, range), key, name, mediaType: 'image/jpeg', shown: 'in place' }
}
