import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { readOrderList } from './list/list-params.ts'
import { digestOfList } from './lists.server.ts'

/** What the list of orders shows. */
export async function digestOfOrderList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const { filter, after } = readOrderList(url.searchParams, viewer, dayOf(portal.clock.now()))
  return showsRowsAlone(viewer, filter) ? digestOfList(portal.reads.db, viewer, filter, after) : undefined
}
