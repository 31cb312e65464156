import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { titleOf } from './terms.ts'
import { orderRowsVisibleTo, orderScopeOf } from './store.server.ts'

/** Those of these orders that this person may see now, in no order. @throws Problem not-found, module-missing */
export async function ordersById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  requireModule(viewer, 'erp-integration')
  const rows = await orderRowsVisibleTo(db, orderScopeOf(viewer))
    .where(sql<boolean>`sales_order.id = any(${ids})`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row),
    hint: viewer.side === 'maker' ? `${row.number} · ${row.companyName}` : row.number,
  }))
}
