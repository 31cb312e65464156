import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { activityOf } from '#app/features/service/tickets/tickets.server.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyFilter, ExportedCompany } from './companies.ts'
import * as lists from './lists.server.ts'

/** One page of the companies with what goes on there. @throws Problem not-found for anyone who is not staff */
export async function listCompanies(portal: Portal, viewer: Viewer, filter: CompanyFilter) {
  requireStaff(viewer)
  const read = () => lists.listCompanies(portal.reads.db, filter)
  const page = await searchesOf(portal, viewer, filter.q)(read)
  const ids = page.rows.map(({ id }) => id)
  const activity = await activityOf(portal, viewer, ids, portal.clock.now())
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, activity: activity.find(({ company }) => company === row.id) })),
  }
}

/** All that the list is narrowed to. @throws Problem not-found for anyone who is not staff */
export function exportCompanies(portal: Portal, viewer: Viewer, filter: CompanyFilter) {
  requireStaff(viewer)
  const inTurn = searchesOf(portal, viewer, filter.q)
  return eachRow<ExportedCompany>((last, limit) => inTurn(() => lists.listAfter(portal.reads.db, filter, last, limit)))
}
