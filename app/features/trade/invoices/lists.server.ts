import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type KeysetList, keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import {
  anywhere,
  type Bound,
  boundOf,
  byDay,
  countLimit,
  daysWithin,
  idsOfEither,
  isBehind,
  momentOfDay,
  orderOf,
} from '#app/kit/lists/pages.server.ts'
import { type Direction, hasDays } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import type { InvoiceFilter, InvoiceRow } from './invoices.ts'
import { invoiceRowsVisibleTo, invoiceScopeOf, invoicesVisibleTo } from './store.server.ts'

const key = byDay(sql.ref('invoice.issued_on'), 'invoice.id')

/** One page of the invoices this viewer may see. */
export function listInvoices(
  db: Db,
  viewer: Viewer,
  filter: InvoiceFilter,
  after: Cursor | undefined,
): Promise<Page<InvoiceRow>> {
  return pageOfInvoices(db, scopeFor(viewer, filter), filter, after)
}

const invoiceList: KeysetList<InvoiceRow, InvoiceFilter, never> = {
  name: 'invoices',
  plain: {
    is: ({ q, state, period }) => q === undefined && state === undefined && !hasDays(period),
    hotOf: () => undefined,
    filterFor: (_hot, direction) => ({ today: '', sort: { by: 'date', direction } }),
  },
  directionOf,
  boundOf: (filter, after) => boundOf(key, directionOf(filter), after),
  page: pageQuery,
  count: countQuery,
  cursorOf,
}

const pageOfInvoices = keysetList(invoiceList)

/** The same invoices from behind one of them on. */
export function listAfter(
  db: Db,
  viewer: Viewer,
  filter: InvoiceFilter,
  last: InvoiceRow | undefined,
  limit: number,
): Promise<InvoiceRow[]> {
  const from = last && boundOf(key, directionOf(filter), cursorOf(last))
  return pageQuery(db, scopeFor(viewer, filter), filter, from, limit).execute()
}

/** The latest invoices that the words stand in, found without counting them. */
export function searchLatest(db: Db, viewer: Viewer, q: string, limit: number): Promise<InvoiceRow[]> {
  const scope = invoiceScopeOf(viewer)
  const found = invoicesVisibleTo(db, scope)
    .where(searchColumn(scope), 'like', anywhere(q))
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(limit)
    .select('invoice.id')
  const ids = scope === 'all' ? found : idsOfEither('invoice.search', (isOfLength) => found.where(isOfLength))
  return invoiceRowsVisibleTo(db, scope)
    .where('invoice.id', 'in', ids)
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(limit)
    .execute()
}

/** To staff who ask for one customer's invoices the list is the customer's own. */
function scopeFor(viewer: Viewer, { company }: InvoiceFilter): Scope {
  const scope = invoiceScopeOf(viewer)
  return scope === 'all' && company !== undefined ? { company } : scope
}

function cursorOf({ issuedOn, id }: InvoiceRow): Cursor {
  return { at: momentOfDay(issuedOn), id }
}

function directionOf({ sort }: InvoiceFilter): Direction {
  return sort?.direction ?? 'desc'
}

function pageQuery(db: Db, scope: Scope, filter: InvoiceFilter, from: Bound | undefined, limit: number) {
  return invoiceRowsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, filter))
    .where(isBehind(key, directionOf(filter), from))
    .orderBy(orderOf(key, directionOf(filter)))
    .limit(limit)
}

function countQuery(db: Db, scope: Scope, filter: InvoiceFilter) {
  const counted = invoicesVisibleTo(db, scope)
    .where((row) => allOf(row, scope, filter))
    .select('invoice.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'invoice'>, scope: Scope, { q, state, today, period }: InvoiceFilter) {
  const conditions = []
  if (q !== undefined) conditions.push(row(searchColumn(scope), 'like', anywhere(q)))
  if (state) conditions.push(row('invoice.kind', '=', state === 'credit' ? 'credit' : 'invoice'))
  if (state === 'paid') conditions.push(row('invoice.open_amount', '<=', 0))
  if (state === 'open' || state === 'overdue') conditions.push(row('invoice.open_amount', '>', 0))
  if (state === 'overdue') conditions.push(row('invoice.due_on', '<', today))
  if (state === 'open') conditions.push(row.or([row('invoice.due_on', 'is', null), row('invoice.due_on', '>=', today)]))
  if (period) conditions.push(...daysWithin('invoice.issued_on', period))
  return row.and(conditions)
}

/** As with orders: of one company's all are looked through, under a collation that hides the trigram index. */
function searchColumn(scope: Scope) {
  return scope === 'all' ? sql<string>`invoice.search` : sql<string>`invoice.search collate "C"`
}
