import { template } from '#db/template/template.ts'
import type { App } from './people.ts'

/** The number of versions, of the catalogue and of the brand, that no page holds by chance. */
export const addedVersion = '730001'

/** A picture of the brand, at its address. */
export const addedPicture = '00c0ffee00c0ffee.svg'

export async function addVersions({ owner, clock, portal }: App): Promise<void> {
  const version = { number: Number(addedVersion), content: JSON.stringify(template), published_at: clock.now() }
  await owner.insertInto('catalogue_version').values(version).execute()
  const { version: _version, ...brand } = portal.brands.current()
  const ofBrand = { ...version, content: JSON.stringify(brand) }
  await owner.insertInto('brand_version').values(ofBrand).execute()
  const picture = { type: 'image/svg+xml', content: Buffer.from('<svg/>'), version: ofBrand.number } as const
  await owner
    .insertInto('brand_picture')
    .values({ src: `/brand/${addedPicture}`, ...picture })
    .execute()
  await portal.brands.refresh()
}
