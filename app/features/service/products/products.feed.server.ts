import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { feedOf, type FeedQuery } from '#app/kit/lists/feed.ts'
import type { Portal } from '#app/portal.server.ts'
import { productRowsVisibleTo } from './store.server.ts'

/**
 * Products as programs read them. @param query.since when the portal took the registration in: its day is that of the buyer's
 * clocks, and of an import that of another system @throws Problem module-missing
 */
export async function feedOfProducts({ db }: Portal, viewer: Viewer, query: FeedQuery) {
  requireModule(viewer, 'products')
  const { after = 0, limit, id, since } = query
  const found = await productRowsVisibleTo(db, scopeOf(viewer, 'products'))
    .select(['product.company_id as companyId', 'product.registered_on as registeredOn'])
    .where((row) =>
      row.and([
        row('product.id', '>', after),
        ...(id === undefined ? [] : [row('product.id', '=', id)]),
        ...(since === undefined ? [] : [row('product.id', 'in', registeredSince(db, since))]),
      ]),
    )
    .orderBy('product.id')
    .limit(limit + 1)
    .execute()
  return feedOf(found, limit)
}

function registeredSince(db: Db, since: Date) {
  return db.selectFrom('product_event').select('product_id').where('kind', '=', 'registered').where('at', '>=', since)
}
