import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byDay, byMoment, contains, daysWithin, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { moneyOf, type QuoteFilter } from './quotes.ts'
import { exportColumns, quoteRowsVisibleTo, quoteScopeOf, quotesVisibleTo, shown } from './store.server.ts'

const field = expressionBuilder<Tables, 'quote'>()

/** As `countWaiting` counts them. */
const isWaitingAsk = field.and([
  field('quote.status', '=', 'DRAFT'),
  field('quote.owner_email', '=', ''),
  sql<boolean>`exists (select from quote_ask where quote_ask.quote_id = quote.id)`,
])

type Conditions = Partial<Omit<QuoteFilter, 'after'>>

const quoteList = keysetList({
  name: 'quotes',
  scopeOf: (viewer: Viewer, _filter: Conditions) => quoteScopeOf(viewer),
  plain: {
    is: ({ acceptance, expired, status, asked, company }) => !acceptance && !expired && !status && !asked && !company,
    hotOf: () => undefined,
    filterFor: (): Conditions => ({}),
  },
  keys: {
    created: byMoment(sql.ref('quote.created_at'), 'quote.id'),
    expires: byDay(sql.ref('quote.expires_on'), 'quote.id'),
  },
  usual: { by: 'created', direction: 'desc' },
  momentOf: ({ createdAt, expiresOn }, by) => (by === 'created' ? createdAt : momentOfDay(expiresOn)),
  rows: quoteRowsVisibleTo,
  ids: (db, scope) => quotesVisibleTo(db, scope).select('quote.id'),
  searched: 'quote.search',
  conditions: ({ q, acceptance, expired, status, asked, company, today = '', period }, scope) => {
    const conditions = []
    if (q !== undefined) conditions.push(contains('quote.search', q, scope === 'all' && !company))
    if (scope === 'all' && company) conditions.push(field('quote.company_id', '=', company))
    // How the maker's house came to show a quote is nobody else's to ask.
    if (scope === 'all' && status) conditions.push(field('quote.status', '=', status))
    if (scope === 'all' && asked) conditions.push(isWaitingAsk)
    if (scope === 'all' && (acceptance || expired)) conditions.push(field('quote.status', 'in', shown))
    if (acceptance) conditions.push(field('quote.acceptance', '=', acceptance))
    const isExpired = field.and([field('quote.acceptance', '=', 'pending'), field('quote.expires_on', '<', today)])
    if (expired === 'yes') conditions.push(isExpired)
    if (expired === 'no') conditions.push(field.not(isExpired))
    return period ? [...conditions, ...daysWithin('quote.expires_on', period)] : conditions
  },
})

export const listQuotes = quoteList.list
export const listAfter = quoteList.after((db, scope) => quoteRowsVisibleTo(db, scope).select(exportColumns))
export const searchLatest = quoteList.latest((db, scope) =>
  quotesVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'quote.company_id')
    .select(['quote.id', 'quote.number', 'quote.title', 'company.name as companyName']),
)

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
