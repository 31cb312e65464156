import { deleteUnshown, insertPictures, keepPictures } from '#app/brand/brand.server.ts'
import { type BrandContent, brandSchema, picturesIn } from '#app/brand/brand.ts'
import type { BrandFile } from '#app/kit/brand-logo.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { VersionRow } from '#app/kit/versions/versions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  changeDraftOf,
  discardDraftOf,
  type Draft,
  publishDraftOf,
  readDraftOf,
  readVersionOf,
  readVersionsOf,
  type VersionedDocument,
} from '#app/features/across/versions/versions.server.ts'
import { type BrandFinding, findingsIn } from './findings.ts'

const document: VersionedDocument<BrandContent> = {
  name: 'brand',
  versionsIn: ({ brands }) => brands,
  check: (changed) => brandSchema.parse(changed),
  async changed(tx, { settings }, content) {
    const shown = picturesIn(content)
    // What the operator's files show is from now on the document's own.
    await insertPictures(
      tx,
      settings.logos.filter(({ src }) => shown.includes(src)),
    )
    await deleteUnshown(tx, content)
  },
  published: (tx, _portal, version) => keepPictures(tx, version),
}

/** The brand as it is being changed, or else as it is. @throws Problem not-found for anyone but an administrator */
export function readBrandDraft(portal: Portal, viewer: Viewer): Promise<Draft<BrandContent>> {
  return readDraftOf(document, portal, viewer)
}

type BrandChange = { revision: number; files?: readonly BrandFile[] }

/**
 * Changes the draft, or begins one.
 * @param files the pictures it shows from now on
 * @throws Problem not-found, conflict where somebody has changed it since
 */
export function changeBrand(
  portal: Portal,
  viewer: Viewer,
  { revision, files = [] }: BrandChange,
  change: (brand: BrandContent) => BrandContent,
): Promise<Mistake | undefined> {
  return changeDraftOf(document, portal, viewer, revision, async (brand, tx) => {
    await insertPictures(tx, files)
    return change(brand)
  })
}

/** @throws Problem not-found, conflict */
export function discardBrand(portal: Portal, viewer: Viewer, revision: number): Promise<void> {
  return discardDraftOf(document, portal, viewer, revision)
}

/** @returns what keeps it from being published, if anything does. @throws Problem not-found, conflict */
export function publishBrand(
  portal: Portal,
  viewer: Viewer,
  publication: { revision: number; note: string },
): Promise<BrandFinding[]> {
  return publishDraftOf(document, portal, viewer, publication, (_tx, brand) =>
    findingsIn(brand).filter(({ level }) => level === 'error'),
  )
}

/** Puts an earlier version into the draft. @throws Problem not-found, conflict */
export async function draftFromVersion(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  number: number,
): Promise<void> {
  const version = await readVersionOf(document, portal, viewer, number)
  await changeBrand(portal, viewer, { revision }, () => version)
}

/** @throws Problem not-found */
export function readBrandVersions(portal: Portal, viewer: Viewer): Promise<VersionRow[]> {
  return readVersionsOf(document, portal, viewer)
}
