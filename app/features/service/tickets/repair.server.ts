import type { Portal } from '#app/portal.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { refreshBicycle } from '#app/features/bicycles/warranty/warranty.server.ts'
import { insertEvent } from './conversation.server.ts'
import * as store from './store.server.ts'
import { canSayRepairChosen } from './tickets.ts'
import { lockTicket } from './tickets.server.ts'

/**
 * Says whether the buyer chose the repair that was done: one that was not chosen lengthens no legal guarantee. Said
 * again, it is no news. @throws Problem not-found, stage-moved
 */
export async function setRepairChosen(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { isChosen, reason }: { isChosen: boolean; reason: string },
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canSayRepairChosen(viewer, ticket)) throw new Problem('stage-moved')
    if (isChosen === ticket.repairChosen) return
    await store.changeTicket(tx, ticketId, { repair_chosen: isChosen }, now)
    const detail = { repairChosen: isChosen }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'repair_choice', reason, detail }, now)
    await refreshBicycle(tx, ticket)
  })
}
