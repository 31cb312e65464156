import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { verdictOn } from './desk/bicycle/coverage.ts'
import * as store from './store.server.ts'

/**
 * The latest claims, the newest first, each with its verdict by each of several catalogues: for administrators, who
 * weigh one against another. @throws Problem not-found, module-missing
 */
export async function verdictsByEach(portal: Portal, viewer: Viewer, catalogues: readonly Catalogue[], most: number) {
  requireAdmin(viewer)
  requireModule(viewer, 'tickets')
  const found = await store.findLatestWithBicycle(portal.db, viewer, most)
  return found.map(({ ticket, known }) => ({
    id: ticket.id,
    serialNumber: ticket.serialNumber,
    family: ticket.frameModel,
    verdicts: catalogues.map((catalogue) => verdictOn(catalogue, ticket, known)),
  }))
}
