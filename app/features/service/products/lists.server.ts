import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { anywhere, beginning, countLimit, pageOf, pageSize } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { expiryWarningDays } from '#app/features/bicycles/coverage/coverage.ts'
import { addDays } from '#app/features/bicycles/coverage/coverage.days.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { ModelFamily } from '#app/features/bicycles/models/models.ts'
import type { ProductFilter, ProductRow } from './products.ts'
import { productRowsVisibleTo, productsVisibleTo } from './store.server.ts'

/** One page of the products this viewer may see, those bought last first. */
export async function listProducts(
  db: Db,
  viewer: Viewer,
  filter: ProductFilter,
  today: string,
): Promise<Page<ProductRow>> {
  const isPlain = filter.q === undefined && filter.warranty === undefined
  const scope = scopeIn(viewer, filter)
  const { rows, count } = await (isPlain ? plain(db, scope, filter) : filtered(db, scope, filter, today))
  return pageOf(rows, count, cursorOf)
}

/** The same products from behind one of them on, as an export reads them. */
export function listAfter(
  db: Db,
  viewer: Viewer,
  { today, ...filter }: Omit<ProductFilter, 'after'> & { today: string },
  last: ProductRow | undefined,
  limit: number,
): Promise<ProductRow[]> {
  const after = last ? dayCursorOf(cursorOf(last)) : firstDay
  return pageQuery(db, scopeIn(viewer, filter), filter, today, after, limit).execute()
}

/** Staff may ask for one customer's, and are shown what that company is. */
function scopeIn(viewer: Viewer, { company }: ProductFilter): Scope {
  const scope = scopeOf(viewer, 'products')
  return scope === 'all' && company !== undefined ? { company } : scope
}

/** The products bought last that the words stand in, found without counting them. */
export function findLatest(db: Db, viewer: Viewer, q: string, limit: number): Promise<ProductRow[]> {
  // No warranty is asked for: it does not matter which day it is.
  return pageQuery(db, scopeOf(viewer, 'products'), { q }, '', firstDay, limit).execute()
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

type Found = { rows: ProductRow[]; count: number }
type DayCursor = { day: string; id: number }

function cursorOf({ dateOfPurchase, id }: ProductRow): Cursor {
  return { at: new Date(`${dateOfPurchase}T00:00:00Z`), id }
}

function dayCursorOf({ at, id }: Cursor): DayCursor {
  return { day: at.toISOString().slice(0, 10), id }
}

const firstDay = dayCursorOf(beginning)

type Asked = DayCursor & { company: number; family: ModelFamily }

/** The hot path: prepared statements, one for each shape of the question. */
async function plain(db: Db, scope: Scope, { family, after = beginning }: ProductFilter): Promise<Found> {
  const asked = { company: scope === 'all' ? 0 : scope.company, family: family ?? 'C68', ...dayCursorOf(after) }
  const { page, count } = plainLists[scope === 'all' ? 'maker' : 'company'][family ? 'one' : 'all']
  const [rows, [counted]] = await Promise.all([page(db, asked), count(db, asked)])
  return { rows, count: counted?.count ?? 0 }
}

function plainList(side: Viewer['side'], oneFamily: boolean) {
  const scope = (asked: Asked): Scope => (side === 'maker' ? 'all' : { company: asked.company })
  const only = (asked: Asked): Conditions => (oneFamily ? { family: asked.family } : {})
  const name = `${side}${oneFamily ? ' family' : ''}`
  return {
    page: prepared(`products page ${name}`, (db, asked: Asked) => pageQuery(db, scope(asked), only(asked), '', asked)),
    count: prepared(`products count ${name}`, (db, asked: Asked) => countQuery(db, scope(asked), only(asked), '')),
  }
}

const plainLists = {
  company: { all: plainList('company', false), one: plainList('company', true) },
  maker: { all: plainList('maker', false), one: plainList('maker', true) },
} as const

/** What fits on the first page is not counted a second time. */
async function filtered(db: Db, scope: Scope, { after, ...conditions }: ProductFilter, today: string): Promise<Found> {
  const rows = await pageQuery(db, scope, conditions, today, after ? dayCursorOf(after) : firstDay).execute()
  if (!after && rows.length <= pageSize) return { rows, count: rows.length }
  const { count } = await countQuery(db, scope, conditions, today).executeTakeFirstOrThrow()
  return { rows, count }
}

type Conditions = Omit<ProductFilter, 'after' | 'company'>

function pageQuery(
  db: Db,
  scope: Scope,
  conditions: Conditions,
  today: string,
  { day, id }: DayCursor,
  limit = pageSize + 1,
) {
  const onPage = productsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions, today))
    .where((row) => row(row.refTuple('product.date_of_purchase', 'product.id'), '<', row.tuple(day, id)))
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

function countQuery(db: Db, scope: Scope, conditions: Conditions, today: string) {
  const counted = productsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions, today))
    .select('product.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'product'>, scope: Scope, asked: Conditions, today: string) {
  const { q, family, warranty } = asked
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
