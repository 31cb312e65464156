import { isLate } from '#app/features/service/tickets/tickets.due.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { homesAhead, readHome } from './home.server.ts'

/** What a home shows: all that it reads but the moment, and what is late by then. */
export async function digestOfHome(portal: Portal, viewer: Viewer): Promise<string> {
  const home = await readHome(portal, viewer)
  homesAhead.keep(viewer, home)
  const { now, ...read } = home
  const { waiting = [], promised = [] } = home.tickets ?? {}
  return JSON.stringify([read, [...waiting, ...promised].map((ticket) => isLate(ticket, now))])
}
