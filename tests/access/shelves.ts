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
