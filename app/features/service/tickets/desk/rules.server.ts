import type { Portal } from '#app/portal.server.ts'
import type { Ticket } from '../tickets.ts'

/** The version of the catalogue by which a ticket is assessed: the first, of one from before there were versions. */
export function rulesOf({ catalogues }: Portal, { catalogueVersion }: Ticket) {
  return catalogues.version(catalogueVersion ?? 1)
}
