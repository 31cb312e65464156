import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as lists from './lists.server.ts'
import type { ListedRecall } from './recalls.ts'

/** One page, for staff. @throws Problem not-found */
export async function listRecalls({ db }: Portal, viewer: Viewer, filter: lists.RecallFilter) {
  requireStaff(viewer)
  return lists.listRecalls(db, 'all', filter, filter.after)
}

/** All that a list shows, whatever page, for staff. @throws Problem not-found */
export async function exportRecalls({ db }: Portal, viewer: Viewer, filter: Omit<lists.RecallFilter, 'after'>) {
  requireStaff(viewer)
  return eachRow<ListedRecall>((last, limit) => lists.listAfter(db, 'all', filter, last, limit))
}
