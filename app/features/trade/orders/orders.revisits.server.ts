import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { readOrderList } from './list/list-params.ts'
import { shownOrders } from './list/shown.server.ts'

/** What the list of orders shows. */
export async function digestOfOrderList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const asked = readOrderList(url.searchParams, viewer, dayOf(portal.clock.now()))
  if (!showsRowsAlone(viewer, asked.filter)) return undefined
  return shownOrders.digest(portal, viewer, asked, localeOf(url.pathname))
}
