import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetDigest, type KeysetList, keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import {
  anywhere,
  type Bound,
  boundOf,
  byDay,
  byMoment,
  countLimit,
  daysWithin,
  idsOfEither,
  isBehind,
  momentOfDay,
  orderOf,
  type SortKey,
} from '#app/kit/lists/pages.server.ts'
import { hasDays, type Sort } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { type ExportedQuote, moneyOf, type QuoteFilter, type QuoteOrder, type QuoteRow } from './quotes.ts'
import { exportColumns, quoteRowsVisibleTo, quoteScopeOf, quotesVisibleTo, shown } from './store.server.ts'

const latest: Sort<QuoteOrder> = { by: 'created', direction: 'desc' }

const keys: Record<QuoteOrder, SortKey> = {
  created: byMoment(sql.ref('quote.created_at'), 'quote.id'),
  expires: byDay(sql.ref('quote.expires_on'), 'quote.id'),
}

/** One page of the quotes this viewer may see. */
export function listQuotes(db: Db, viewer: Viewer, { after, ...filter }: QuoteFilter): Promise<Page<QuoteRow>> {
  return pageOfQuotes(db, quoteScopeOf(viewer), filter, after)
}

const quoteList: KeysetList<QuoteRow, Conditions, never> = {
  name: 'quotes',
  plain: {
    is: ({ q, acceptance, expired, status, company, sort = latest, period }) =>
      q === undefined && !acceptance && !expired && !status && !company && sort.by === 'created' && !hasDays(period),
    hotOf: () => undefined,
    filterFor: (_, direction) => ({ sort: { by: 'created', direction } }),
  },
  directionOf: ({ sort = latest }) => sort.direction,
  boundOf: fromOf,
  page: pageQuery,
  count: countQuery,
  cursorOf: (row, { sort }) => cursorOf(row, sort),
}

const pageOfQuotes = keysetList(quoteList)
const digestOfPage = keysetDigest(quoteList)

/** What `listQuotes` reads for the same. */
export function digestOfList(db: Db, viewer: Viewer, { after, ...filter }: QuoteFilter) {
  return digestOfPage(db, quoteScopeOf(viewer), filter, after)
}

/** The same quotes from behind one of them on, with what an export says of them. */
export function listAfter(
  db: Db,
  viewer: Viewer,
  { after: _from, ...conditions }: QuoteFilter,
  last: ExportedQuote | undefined,
  limit: number,
): Promise<ExportedQuote[]> {
  const from = last && fromOf(conditions, cursorOf(last, conditions.sort))
  return pageQuery(db, quoteScopeOf(viewer), conditions, from, limit).select(exportColumns).execute()
}

/** Those found by `q`, the latest first. */
export function findQuotes(db: Db, viewer: Viewer, q: string, limit: number) {
  const scope = quoteScopeOf(viewer)
  const found = quotesVisibleTo(db, scope)
    .where((row) => allOf(row, scope, { q }))
    .orderBy('quote.created_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(limit)
    .select('quote.id')
  const ids = scope === 'all' ? found : idsOfEither('quote.search', (isOfLength) => found.where(isOfLength))
  return quotesVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'quote.company_id')
    .select(['quote.id', 'quote.number', 'quote.title', 'company.name as companyName'])
    .where('quote.id', 'in', ids)
    .orderBy('quote.created_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(limit)
    .execute()
}

/** What can still be accepted from `today` to `until`, the most urgent first, and how many there are in all. */
export async function listExpiring(db: Db, viewer: Viewer, days: { today: string; until: string }) {
  const scope = quoteScopeOf(viewer)
  const rows = await expiring[viewer.side](db, { company: scope === 'all' ? 0 : scope.company, ...days })
  const quotes = rows.map(({ id, number, title, expiresOn, ...row }) => ({
    id,
    number,
    title,
    expiresOn,
    amount: moneyOf(row),
  }))
  return { rows: quotes, count: rows[0]?.count ?? 0 }
}

type Side = Viewer['side']

const scopes = {
  company: ({ company }: { company: number }): Scope => ({ company }),
  maker: (): Scope => 'all',
} satisfies Record<Side, unknown>

function expiringList(side: Side) {
  return prepared(`quotes expiring ${side}`, (db, asked: { company: number; today: string; until: string }) =>
    quotesVisibleTo(db, scopes[side](asked))
      .select(['quote.id', 'quote.number', 'quote.title', 'quote.amount', 'quote.currency'])
      .select(['quote.expires_on as expiresOn', sql<number>`count(*) over ()`.as('count')])
      .where('quote.acceptance', '=', sql.lit('pending'))
      .where(sql<boolean>`quote.status in ('APPROVED', 'APPROVAL_NOT_NEEDED')`)
      .where('quote.expires_on', '>=', asked.today)
      .where('quote.expires_on', '<=', asked.until)
      .orderBy('quote.expires_on')
      .orderBy('quote.id')
      .limit(5),
  )
}

const expiring = { company: expiringList('company'), maker: expiringList('maker') }

type Conditions = Partial<Omit<QuoteFilter, 'after'>>

function cursorOf({ createdAt, expiresOn, id }: QuoteRow, { by } = latest): Cursor {
  return { at: by === 'created' ? createdAt : momentOfDay(expiresOn), id }
}

function fromOf({ sort = latest }: Conditions, after: Cursor | undefined): Bound {
  return boundOf(keys[sort.by], sort.direction, after)
}

function pageQuery(db: Db, scope: Scope, conditions: Conditions, from: Bound | undefined, limit: number) {
  const { by, direction } = conditions.sort ?? latest
  return quoteRowsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .where(isBehind(keys[by], direction, from))
    .orderBy(orderOf(keys[by], direction))
    .limit(limit)
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = quotesVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .select('quote.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'quote'>, scope: Scope, asked: Conditions) {
  const { q, acceptance, expired, status, company, today = '', period } = asked
  const conditions = []
  if (q !== undefined) conditions.push(row(searchColumn(scope === 'all' && !company), 'like', anywhere(q)))
  if (scope === 'all' && company) conditions.push(row('quote.company_id', '=', company))
  // How the maker's house came to show a quote is nobody else's to ask.
  if (scope === 'all' && status) conditions.push(row('quote.status', '=', status))
  if (scope === 'all' && (acceptance || expired)) conditions.push(row('quote.status', 'in', shown))
  if (acceptance) conditions.push(row('quote.acceptance', '=', acceptance))
  const isExpired = row.and([row('quote.acceptance', '=', 'pending'), row('quote.expires_on', '<', today)])
  if (expired === 'yes') conditions.push(isExpired)
  if (expired === 'no') conditions.push(row.not(isExpired))
  if (period) conditions.push(...daysWithin('quote.expires_on', period))
  return row.and(conditions)
}

/** Of one company's quotes all are looked through: written so, the column hides from the index of all quotes. */
function searchColumn(ofEverybody: boolean) {
  return ofEverybody ? sql<string>`quote.search` : sql<string>`quote.search collate "C"`
}
