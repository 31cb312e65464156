import type { Portal } from '#app/portal.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Wanted } from '../conversation/message-params.ts'
import * as store from '../store.server.ts'
import { readTicketExtras } from '../tickets.server.ts'

/**
 * As `readTicket`, with other tickets about the same bicycle, and what the portal knows of it: of whichever customers.
 * @throws Problem module-missing, not-found
 */
export async function readTicketOfAnybody(portal: Portal, viewer: StaffViewer, id: number, wanted: Wanted) {
  requireModule(viewer, 'tickets')
  const found = await store.findTicketAmongSameSerial(portal.db, viewer, id)
  if (!found) throw new Problem('not-found')
  return { ...found, ...(await readTicketExtras(portal, viewer, id, wanted)) }
}
