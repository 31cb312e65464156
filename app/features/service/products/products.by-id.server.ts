import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { productTitle } from './products.ts'
import { productRowsVisibleTo } from './store.server.ts'

/** Those of these products that this person may see now, in no order. @throws Problem module-missing */
export async function productsById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  requireModule(viewer, 'products')
  const rows = await productRowsVisibleTo(db, scopeOf(viewer, 'products'))
    .where(sql<boolean>`product.id = any(${ids})`)
    .execute()
  return rows.map((row) => ({ id: row.id, title: productTitle(row), hint: row.serialNumber }))
}
