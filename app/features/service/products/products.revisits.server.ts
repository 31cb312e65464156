import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { readProductList } from './list/list-params.ts'
import { digestOfList } from './lists.server.ts'

/** Whole quarters of an hour lie between the days of any two countries. */
const quarter = 15 * 60_000

/** What the list of products shows: of each what its warranty is on this day in its own country. */
export async function digestOfProductList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const { filter } = readProductList(url.searchParams, viewer, codesOf(portal.catalogues.current().families))
  if (!showsRowsAlone(viewer, filter)) return undefined
  const now = portal.clock.now()
  const digest = await digestOfList(portal.reads.db, viewer, { ...filter, today: dayOf(now) }, filter.after)
  return `${digest} ${Math.floor(now.getTime() / quarter)}`
}
