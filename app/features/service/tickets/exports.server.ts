import { eachRow, exportMost } from '#app/kit/lists/export.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findCustomer } from '#app/features/people/company/company.customer.server.ts'
import * as lists from './lists.server.ts'
import type { ExportedTicket, ListFilter } from './tickets.ts'

/** What a list is narrowed to, to its last ticket. @throws Problem module-missing */
export async function exportTickets(portal: Portal, viewer: Viewer, asked: ListFilter) {
  requireModule(viewer, 'tickets')
  const company = (await findCustomer(portal, viewer, asked.company))?.id
  const filter = { ...asked, company }
  const { q } = filter
  if (viewer.side === 'company' || q === undefined)
    return eachRow<ExportedTicket>((last, limit) => lists.listAfter(portal.db, viewer, filter, last, limit))
  if (company !== undefined)
    return eachRow<ExportedTicket>((last, limit) =>
      portal.searches(() => lists.listAfter(portal.db, viewer, filter, last, limit)),
    )
  const next = await portal.searches(() => lists.searchAfter(portal.db, { ...filter, q }, exportMost + 1))
  return eachRow<ExportedTicket>((_last, limit) => next(limit))
}
