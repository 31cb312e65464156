import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { BrandFile, LogoFile } from '#app/kit/brand-logo.server.ts'
import { openVersions, type Versions, type VersionsWorld } from '#app/kit/versions/versions.server.ts'
import { type BrandContent, pictureAddress, picturesIn } from './brand.ts'

/** How the maker shows itself now and did before, and its pictures. */
export type Brands = Versions<BrandContent> & {
  /** What is at an address of these pictures, whichever process took it in. */
  picture(src: string): Promise<BrandFile | undefined>
}

type World = VersionsWorld & {
  /** What the operator has set holds until something is published. */
  settings: { brand: BrandContent; logos: readonly LogoFile[] }
}

/** More than one brand and its draft have; each is small, and none ever changes. */
const mostAtHand = 12

export async function openBrands(world: World): Promise<Brands> {
  const { db, settings } = world
  const atHand = new Map<string, BrandFile>()
  return {
    ...(await openVersions(world, 'brand', settings.brand)),
    async picture(src) {
      const known = settings.logos.find((logo) => logo.src === src) ?? atHand.get(src)
      if (known) return known
      const found = pictureAddress.test(src) ? await findPicture(db, src) : undefined
      if (!found) return undefined
      if (atHand.size >= mostAtHand) atHand.clear()
      atHand.set(src, found)
      return found
    },
  }
}

async function findPicture(db: Db, src: string): Promise<BrandFile | undefined> {
  const found = await db
    .selectFrom('brand_picture')
    .select(['type', 'content'])
    .where('src', '=', src)
    .executeTakeFirst()
  return found && { src, type: found.type, content: new Uint8Array(found.content) }
}

export async function insertPictures(tx: Db, files: readonly BrandFile[]): Promise<void> {
  const rows = files.map(({ src, type, content }) => ({ src, type, content: Buffer.from(content) }))
  if (rows.length > 0)
    await tx
      .insertInto('brand_picture')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Away with what only an earlier state of the draft has shown: never more is kept than a draft and the versions show. */
export async function deleteUnshown(tx: Db, draft: BrandContent): Promise<void> {
  await tx
    .deleteFrom('brand_picture')
    .where('version', 'is', null)
    .where(sql<boolean>`src <> all(${picturesIn(draft)})`)
    .execute()
}

/** What the draft has shown belongs to the version that it has become. */
export async function keepPictures(tx: Db, version: number): Promise<void> {
  await tx.updateTable('brand_picture').set({ version }).where('version', 'is', null).execute()
}
