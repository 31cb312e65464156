import { type Viewer, hasModule } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import type { Portal } from '#app/portal.server.ts'
import { readQueue, readTicketList } from './list/list-params.ts'
import { messagesIn } from './conversation/message-params.ts'
import { digestOfList, digestOfQueueList } from './lists.server.ts'
import { digestOfPage } from './page/digest.server.ts'

/** What the dealers' and riders' list shows. */
export async function digestOfTicketList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  if (viewer.side === 'maker' || !hasModule(viewer, 'tickets')) return undefined
  const now = portal.clock.now()
  const { filter } = readTicketList(url.searchParams, now, viewer.accountId)
  return digestOfList(portal.reads.db, viewer, filter, now)
}

/** What the queue of the staff shows. */
export async function digestOfQueue(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const now = portal.clock.now()
  const { filter } = readQueue(url.searchParams, now, viewer.accountId)
  if (viewer.side !== 'maker' || !showsRowsAlone(viewer, filter)) return undefined
  return digestOfQueueList(portal.reads.db, viewer, filter, now)
}

/** What a ticket's page shows to this side. */
export function digestOfTicket(side: Viewer['side']) {
  return async (portal: Portal, viewer: Viewer, url: URL, id: number): Promise<string | undefined> => {
    if (viewer.side !== side || !hasModule(viewer, 'tickets')) return undefined
    return digestOfPage(portal, viewer, id, messagesIn(url.searchParams))
  }
}
