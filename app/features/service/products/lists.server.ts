import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetDigest, type KeysetList, keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { anywhere, type Bound, boundOf, byDay, countLimit, isBehind, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { expiryWarningDays } from '#app/features/bicycles/coverage/coverage.ts'
import { addDays } from '#app/features/bicycles/coverage/coverage.days.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { ProductFilter, ProductRow } from './products.ts'
import { productRowsVisibleTo, productsVisibleTo } from './store.server.ts'

/** One page of the products this viewer may see, those bought last first. */
export function listProducts(
  db: Db,
  viewer: Viewer,
  { after, ...filter }: ProductFilter,
  today: string,
): Promise<Page<ProductRow>> {
  return pageOfProducts(db, scopeIn(viewer, filter), { ...filter, today }, after)
}

const key = byDay(sql.ref('product.date_of_purchase'), 'product.id')

const productList: KeysetList<ProductRow, Conditions, ModelFamily> = {
  name: 'products',
  plain: {
    is: ({ q, warranty }) => q === undefined && warranty === undefined,
    hotOf: ({ family }) => family,
    filterFor: (family) => ({ family, today: '' }),
  },
  directionOf: () => 'desc',
  boundOf: fromOf,
  page: pageQuery,
  count: countQuery,
  cursorOf,
}

const pageOfProducts = keysetList(productList)
const digestOfPage = keysetDigest(productList)

/** What `listProducts` reads for the same. */
export function digestOfList(db: Db, viewer: Viewer, { after, ...filter }: ProductFilter, today: string) {
  return digestOfPage(db, scopeIn(viewer, filter), { ...filter, today }, after)
}

/** The same products from behind one of them on, as an export reads them. */
export function listAfter(
  db: Db,
  viewer: Viewer,
  filter: Conditions,
  last: ProductRow | undefined,
  limit: number,
): Promise<ProductRow[]> {
  const from = last && fromOf(filter, cursorOf(last))
  return pageQuery(db, scopeIn(viewer, filter), filter, from, limit).execute()
}

/** Staff may ask for one customer's, and are shown what that company is. */
function scopeIn(viewer: Viewer, { company }: Pick<ProductFilter, 'company'>): Scope {
  const scope = scopeOf(viewer, 'products')
  return scope === 'all' && company !== undefined ? { company } : scope
}

/** The products bought last, of those that the words stand in where there are some; found without counting them. */
export function findLatest(db: Db, viewer: Viewer, q: string | undefined, limit: number): Promise<ProductRow[]> {
  // No warranty is asked for: it does not matter which day it is.
  return pageQuery(db, scopeOf(viewer, 'products'), { q, today: '' }, undefined, limit).execute()
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

function cursorOf({ dateOfPurchase, id }: ProductRow): Cursor {
  return { at: momentOfDay(dateOfPurchase), id }
}

function fromOf(_: Conditions, after: Cursor | undefined): Bound {
  return boundOf(key, 'desc', after)
}

/** `today`: YYYY-MM-DD, by which a warranty is judged. */
type Conditions = Omit<ProductFilter, 'after'> & { today: string }

function pageQuery(db: Db, scope: Scope, conditions: Conditions, from: Bound | undefined, limit: number) {
  const onPage = productsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .where(isBehind(key, 'desc', from))
    .orderBy('product.date_of_purchase', 'desc')
    .orderBy('product.id', 'desc')
    .limit(limit)
    // The index knows the company's order and the searched text: only what is found is read from the table.
    .select('product.id')
  return productRowsVisibleTo(db, scope)
    .where('product.id', 'in', onPage)
    .orderBy('product.date_of_purchase', 'desc')
    .orderBy('product.id', 'desc')
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = productsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .select('product.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'product'>, scope: Scope, asked: Conditions) {
  const { q, family, warranty, today } = asked
  const conditions = []
  // Of one company's all are looked through: see the list of tickets for what the trigram index would cost there.
  const search = scope === 'all' ? sql<string>`product.search` : sql<string>`product.search collate "C"`
  if (q !== undefined) conditions.push(row(search, 'like', anywhere(q)))
  if (family) conditions.push(row('product.frame_model', '=', family))
  if (warranty === 'expired') conditions.push(row('product.warranty_expiry', '<', today))
  if (warranty === 'ending' || warranty === 'running') {
    const soon = addDays(today, expiryWarningDays)
    conditions.push(row('product.warranty_expiry', warranty === 'ending' ? '<=' : '>', soon))
    conditions.push(row('product.warranty_expiry', '>=', today))
  }
  return row.and(conditions)
}
