import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { readQuoteList } from './list/list-params.ts'
import { shownQuotes } from './list/shown.server.ts'

/** What the list of quotes shows. */
export async function digestOfQuoteList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const asked = readQuoteList(url.searchParams, viewer, dayOf(portal.clock.now()))
  return showsRowsAlone(viewer, asked.filter) ? shownQuotes.digest(portal, viewer, asked) : undefined
}
