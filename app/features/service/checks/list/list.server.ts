import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { type ListedCheck, mayFill } from '#app/features/service/checklists/checklists.ts'
import type { CheckFilter } from '../checks.ts'
import * as lists from '../lists.server.ts'

/**
 * One page for a workshop or for staff, the dealer to whom these narrow it, and those of that name.
 * @throws Problem module-missing, not-found
 */
export function listFor(portal: Portal, viewer: Viewer, asked: CheckFilter) {
  requireReader(viewer)
  return listForCustomers(portal, viewer, asked, (filter) =>
    lists.listChecks(portal.reads.db, viewer, filter, filter.after),
  )
}

/** All that a list shows, whatever page. @throws Problem module-missing, not-found */
export async function exportFor(portal: Portal, viewer: Viewer, asked: Omit<CheckFilter, 'after'>) {
  requireReader(viewer)
  return exportForCustomers(portal, viewer, asked, (filter, last: ListedCheck | undefined, limit) =>
    lists.listAfter(portal.reads.db, viewer, filter, last, limit),
  )
}

/** A rider finds theirs on the bicycle. */
export function requireReader(viewer: Viewer): void {
  if (viewer.side !== 'maker' && !mayFill(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'user-guides')
}
