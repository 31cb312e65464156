import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { readLeadList } from './list/list-params.ts'
import { shownLeads } from './list/shown.server.ts'

/** What the board and the list of leads show, with the hours that are left by now. */
export async function digestOfLeads(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const asked = readLeadList(url.searchParams, dayOf(portal.clock.now()))
  return showsRowsAlone(viewer, asked.filter) ? shownLeads.digest(portal, viewer, asked) : undefined
}
