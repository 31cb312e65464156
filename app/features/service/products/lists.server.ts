import { expressionBuilder, sql } from 'kysely'
import { serialMeant } from '#app/kit/lists/searchable.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byDay, byText, contains, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { expiryWarningDays } from '#app/features/bicycles/coverage/coverage.ts'
import { addDays } from '#app/kit/words/days.ts'
import { narrowedTo, scopeOf } from '#app/features/people/licence/licence.ts'
import type { ProductFilter, ProductRow } from './products.ts'
import { productRowsVisibleTo, productsVisibleTo } from './store.server.ts'

const field = expressionBuilder<Tables, 'product'>()

/** `today`: YYYY-MM-DD, by which a warranty is assessed. */
type Conditions = Omit<ProductFilter, 'after'> & { today: string }

const productList = keysetList({
  name: 'products',
  scopeOf: (viewer: Viewer, { company }: Conditions) => narrowedTo(company, scopeOf(viewer, 'products')),
  plain: {
    is: ({ warranty }) => warranty === undefined,
    hotOf: ({ family }) => family,
    filterFor: (family) => ({ family, today: '' }),
  },
  keys: {
    bought: byDay(sql.ref('product.date_of_purchase'), 'product.id'),
    expiry: byDay(sql.ref('product.warranty_expiry'), 'product.id'),
    model: byText('product.name', 'product.id'),
  },
  usual: { by: 'bought', direction: 'desc' },
  momentOf: ({ name, dateOfPurchase, warrantyExpiry }, by) =>
    by === 'model' ? name : momentOfDay(by === 'bought' ? dateOfPurchase : warrantyExpiry),
  rows: productRowsVisibleTo,
  ids: (db, scope) => productsVisibleTo(db, scope).select('product.id'),
  idsFirst: true,
  searched: 'product.search',
  conditions: ({ q, family, warranty, today }, scope) => {
    const conditions = []
    if (q !== undefined) conditions.push(contains('product.search', serialMeant(q), scope === 'all'))
    if (family) conditions.push(field('product.frame_model', '=', family))
    if (warranty === 'expired') conditions.push(field('product.warranty_expiry', '<', today))
    if (warranty === 'ending' || warranty === 'running') {
      const soon = addDays(today, expiryWarningDays)
      conditions.push(field('product.warranty_expiry', warranty === 'ending' ? '<=' : '>', soon))
      conditions.push(field('product.warranty_expiry', '>=', today))
    }
    return conditions
  },
})

export const listProducts = productList.list
export const listAfter = productList.after(productRowsVisibleTo)

/** The products bought last, of those that the words stand in where there are some; found without counting them. */
export function findLatest(db: Db, viewer: Viewer, q: string | undefined, limit: number): Promise<ProductRow[]> {
  // No warranty is asked for: it does not matter which day it is.
  return listAfter(db, viewer, { q, today: '' }, undefined, limit)
}

/** Those whose warranty ends within the days of the warning, the first to end first. */
export async function listEnding(db: Db, viewer: Viewer, today: string, limit: number) {
  const ending = productsVisibleTo(db, scopeOf(viewer, 'products'))
    .where('product.warranty_expiry', '>=', today)
    .where('product.warranty_expiry', '<=', addDays(today, expiryWarningDays))
  return ending
    .select(['product.id', 'product.name', 'product.size', 'product.colour', 'product.country'])
    .select(['product.serial_number as serialNumber', 'product.warranty_expiry as warrantyExpiry'])
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .orderBy('product.warranty_expiry')
    .orderBy('product.id')
    .limit(limit)
    .execute()
}
