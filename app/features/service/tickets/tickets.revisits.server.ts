import { type Viewer, hasModule } from '#app/features/people/account/account.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { readQueue, readTicketList } from './list/list-params.ts'
import { digestOfList } from './lists.server.ts'

/** What the dealers' and riders' list shows. */
export async function digestOfTicketList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  if (viewer.side === 'maker' || !hasModule(viewer, 'tickets')) return undefined
  return digestOfList(portal.db, viewer, readTicketList(url.searchParams, dayOf(portal.clock.now())).filter)
}

/** What the queue of the staff shows, unless it is narrowed to one customer, of whom it then says more. */
export async function digestOfQueue(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const { filter } = readQueue(url.searchParams, dayOf(portal.clock.now()))
  if (viewer.side !== 'maker' || filter.company !== undefined) return undefined
  return digestOfList(portal.db, viewer, filter)
}
