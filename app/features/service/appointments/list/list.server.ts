import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { type ListedAppointment, type ListedFilter, worksAtDesk } from '../appointments.ts'
import { readAppointmentList } from './list-params.ts'
import * as lists from '../lists.server.ts'

/** What the page of the list is given. @throws Problem module-missing, not-found */
export async function readList(portal: Portal, viewer: Viewer, url: URL) {
  const { filter, view } = readAppointmentList(url.searchParams)
  const found = await readOrLog(portal.log, 'the list of appointments', () => listFor(portal, viewer, filter))
  return listData({ view, isStaff: viewer.side === 'maker' }, found)
}

/**
 * One page for the desk or for staff, the dealer to whom these narrow it, and those of that name.
 * @throws Problem module-missing, not-found
 */
export async function listFor(portal: Portal, viewer: Viewer, asked: ListedFilter) {
  requireReader(viewer)
  return listForCustomers(portal, viewer, asked, (filter) =>
    lists.listAppointments(portal.db, viewer, filter, filter.after),
  )
}

/** All that a list shows, whatever page. @throws Problem module-missing, not-found */
export async function exportFor(portal: Portal, viewer: Viewer, asked: Omit<ListedFilter, 'after'>) {
  requireReader(viewer)
  return exportForCustomers(portal, viewer, asked, (filter, last: ListedAppointment | undefined, limit) =>
    lists.listAfter(portal.db, viewer, filter, last, limit),
  )
}

/** A rider has theirs on one page. */
function requireReader(viewer: Viewer): void {
  if (viewer.side !== 'maker' && !worksAtDesk(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'appointments')
}
