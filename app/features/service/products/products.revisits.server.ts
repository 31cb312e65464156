import type { Viewer } from '#app/features/people/account/account.ts'
import { showsRowsAlone } from '#app/features/people/company/company.customer.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import type { Portal } from '#app/portal.server.ts'
import { readProductList } from './list/list-params.ts'
import { shownProducts } from './list/shown.server.ts'

/** What the list of products shows. */
export async function digestOfProductList(portal: Portal, viewer: Viewer, url: URL): Promise<string | undefined> {
  const families = codesOf(portal.catalogues.current().families)
  const asked = readProductList(url.searchParams, { side: viewer.side, families })
  return showsRowsAlone(viewer, asked.filter) ? shownProducts.digest(portal, viewer, asked) : undefined
}
