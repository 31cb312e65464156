import type { SentFile } from '#app/kit/http/file-response.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { findPublicPicture, findShownPicture } from '#app/features/content/resources/resources.pictures.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findPackageForStaff } from './desk.server.ts'
import type { Package, ShownPicture } from './packages.ts'
import { findPackage } from './packages.server.ts'

/** What its page shows of it; undefined where it has no picture, or none that may still be shown. */
export async function pictureOf(
  { db, clock }: Portal,
  { pictureId }: Pick<Package, 'pictureId'>,
  locale: Locale,
): Promise<ShownPicture | undefined> {
  return pictureId === null ? undefined : findShownPicture(db, dayOf(clock.now()), pictureId, locale)
}

/** @throws Problem module-missing, not-found */
export async function openPicture(portal: Portal, viewer: Viewer, id: number): Promise<SentFile> {
  const { db, files, clock } = portal
  // Staff see it in a draft as well.
  const { pictureId } = await (viewer.side === 'maker' ? findPackageForStaff : findPackage)(portal, viewer, id)
  const found = pictureId === null ? undefined : await findPublicPicture(db, dayOf(clock.now()), pictureId)
  if (!found) throw new Problem('not-found')
  const { contentKey: key, name } = found
  return { open: (range) => files.open(key, range), key, name, mediaType: 'image/jpeg', shown: 'in place' }
}
