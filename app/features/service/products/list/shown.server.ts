import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { listProducts } from '../products.server.ts'
import { canRegister, type ProductRow, productTitle, warrantyOn } from '../products.ts'
import type { readProductList } from './list-params.ts'

/** A page of the list: of each what its warranty is on this day in its own country. */
export const shownProducts = readingAhead(readShown)

async function readShown(portal: Portal, viewer: Viewer, { filter }: ReturnType<typeof readProductList>) {
  const [now, isOwn] = [portal.clock.now(), canRegister(viewer)]
  const { page, ...customers } = await listProducts(portal, viewer, filter)
  return { ...customers, page: { ...page, rows: page.rows.map((row) => rowOf(row, now, isOwn)) } }
}

function rowOf(row: ProductRow, now: Date, isOwn: boolean) {
  return {
    id: row.id,
    title: productTitle(row),
    serialNumber: row.serialNumber,
    companyName: isOwn ? '' : row.companyName,
    dateOfPurchase: row.dateOfPurchase,
    warranty: warrantyOn(row, todayIn(row.country, now)),
  }
}
