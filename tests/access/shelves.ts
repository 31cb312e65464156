import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { withdrawResource } from '#app/features/content/resources/resources.staff.server.ts'
import type { App, People } from './people.ts'

/** What the maker hands out, and something that it has withdrawn. */
export async function fillShelves({ portal }: App, { admin: { accountId } }: People) {
  const person = { accountId, name: 'Adele', firstName: 'Adele', email: 'adele@maker.example', locale: 'it' } as const
  const admin = { ...person, side: 'maker', role: 'admin' } as const
  const folderId = await putFolder(portal, admin, 'Telai')
  const withdrawn = await putResource(portal, admin, { folderId })
  await withdrawResource(portal, admin, withdrawn)
  return {
    asset: `${await putResource(portal, admin, { folderId })}`,
    withdrawn: `${withdrawn}`,
    picture: `${await putResource(portal, admin, { folderId, family: 'V4R', colour: 'rosso' })}`,
    manual: `${await putResource(portal, admin, { shelf: 'manual' })}`,
    sizeGuide: `${await putResource(portal, admin, { shelf: 'size-guide' })}`,
  }
}

export type Shelf = Awaited<ReturnType<typeof fillShelves>>

/** All who have the module see the same, and nobody what was withdrawn; a share is opened by anybody who has its link. */
export function thingsOfShelves({ asset, withdrawn, manual, sizeGuide }: Shelf, shareLink: string) {
  const absent = '799999'
  const thing = (own: string, foreign: string[]) => () => ({
    own: [own],
    foreign: foreign.map((one) => [one]),
    absent: [absent],
  })
  return {
    asset: thing(asset, [withdrawn, manual]),
    assetFile: () => ({
      own: [asset, 'thumb'],
      foreign: [withdrawn, manual].map((id) => [id, 'thumb']),
      absent: [absent, 'thumb'],
    }),
    manual: thing(manual, [sizeGuide, asset]),
    sizeGuide: thing(sizeGuide, [manual, asset]),
    anyAsset: thing(manual, []),
    shareLink: () => ({ own: [shareLink], foreign: [], absent: ['A'.repeat(22)] }),
    shareFile: () => ({ own: [shareLink, asset, 'file'], foreign: [], absent: ['A'.repeat(22), asset, 'file'] }),
  }
}
