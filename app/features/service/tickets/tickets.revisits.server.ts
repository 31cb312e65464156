import { type Viewer, hasModule } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { readTicketList } from './list/list-params.ts'
import { shownHead, shownRows } from './list/shown.server.ts'
import { messagesIn } from './conversation/message-params.ts'
import { digestOfPage } from './page/digest.server.ts'
import { shownQueue } from './queue/shown.server.ts'

/** What the dealers' and riders' list shows. */
export async function digestOfTicketList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  if (viewer.side === 'maker' || !hasModule(viewer, 'tickets')) return undefined
  const asked = readTicketList(url.searchParams, viewer, portal.clock.now())
  const [rows, head] = await Promise.all([
    shownRows.digest(portal, viewer, asked, localeOf(url.pathname)),
    shownHead.digest(portal, viewer),
  ])
  return rows + head
}

/** What the queue of the staff shows. */
export async function digestOfQueue(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const asked = readTicketList(url.searchParams, viewer, portal.clock.now())
  if (viewer.side !== 'maker' || !showsRowsAlone(viewer, asked.filter)) return undefined
  return shownQueue.digest(portal, viewer, asked, localeOf(url.pathname))
}

/** What a ticket's page shows to this side. */
export function digestOfTicket(side: Viewer['side']) {
  return async (portal: Portal, viewer: Viewer, url: URL, id: number): Promise<string | undefined> => {
    if (viewer.side !== side || !hasModule(viewer, 'tickets')) return undefined
    return digestOfPage(portal, viewer, id, messagesIn(url.searchParams))
  }
}
