import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { findRecall } from '../recalls.server.ts'
import * as store from './units.store.server.ts'

/** One page of a recall's bicycles, for staff. @throws Problem not-found */
export async function listUnits(portal: Portal, viewer: Viewer, filter: store.UnitFilter) {
  requireStaff(viewer)
  return store.listUnits(portal.db, 'all', filter, filter.after)
}

/** All that a list shows, whatever page. @throws Problem not-found */
export async function exportUnits(portal: Portal, viewer: Viewer, filter: Omit<store.UnitFilter, 'after'>) {
  const recall = await findRecall(portal, viewer, filter.recall)
  const rows = eachRow<store.ListedUnit>((last, limit) => store.listAfter(portal.db, 'all', filter, last, limit))
  return { recall, rows }
}
