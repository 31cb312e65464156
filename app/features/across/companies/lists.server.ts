import { type ExpressionBuilder, sql } from 'kysely'
import { hasPhone, hasSomebody, isNamed } from '#app/features/people/company/company.named.server.ts'
import { normaliseCustomerNumber } from '#app/features/people/company-facts/company-facts.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { countOf } from '#app/kit/lists/keyset.server.ts'
import { keysetPages } from '#app/kit/lists/keyset-pages.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { anywhere, type Bound } from '#app/kit/lists/pages.server.ts'
import { storable } from '#app/kit/storable.ts'
import type { CompanyFilter, CompanyRow, ExportedCompany } from './companies.ts'

const rowColumns = [
  'company.id',
  'company.kind',
  'company.name',
  'company.customer_number as customerNumber',
  'company.country',
  'company.vat_number as vatNumber',
  sql<number>`(select count(*)::int from account where company_id = company.id)`.as('people'),
] as const

/** One page of the companies, by name. */
export function listCompanies(db: Db, { after, ...filter }: CompanyFilter): Promise<Page<CompanyRow>> {
  return pageOfCompanies(db, 'all', filter, after)
}

const pageOfCompanies = keysetPages<CompanyRow, Conditions>({
  name: 'companies',
  plain: {
    is: ({ q, kind }) => q === undefined && kind === undefined,
    hotOf: () => undefined,
    filterFor: () => ({}),
  },
  directionOf: () => 'asc',
  boundOf: (_, after) => fromOf(after),
  page: (db, _, conditions, from, limit) => pageQuery(db, conditions, from, limit).select(rowColumns),
  count: countQuery,
  cursorOf,
})

/** The same companies from behind one of them on, with what an export says of them. */
export function listAfter(
  db: Db,
  { after: _from, ...conditions }: CompanyFilter,
  last: ExportedCompany | undefined,
  limit: number,
): Promise<ExportedCompany[]> {
  return pageQuery(db, conditions, last && fromOf(cursorOf(last)), limit)
    .select([...rowColumns, 'locale', 'street', 'postcode', 'city', 'phone', 'email'])
    .execute()
}

type Conditions = Omit<CompanyFilter, 'after'>

/** By the number, with the beginning of the name: the company may be merged into another before the next page is asked for. */
function cursorOf({ id, name }: CompanyRow): Cursor {
  return { at: new Date(0), id, tail: Buffer.from(name.slice(0, 60)).toString('base64url') }
}

function fromOf({ id, tail = '' }: Pick<Cursor, 'id' | 'tail'> = { id: 0 }): Bound {
  return { at: storable(Buffer.from(tail, 'base64url').toString()), id }
}

function pageQuery(db: Db, conditions: Conditions, from: Bound | undefined, limit: number) {
  const last = sql`coalesce((select lower(last.name) from company as last where last.id = ${from?.id ?? 0}),
    lower(${from?.at ?? ''}))`
  return db
    .selectFrom('company')
    .where((row) => allOf(row, conditions))
    .where(sql<boolean>`(lower(company.name), company.id) > (${last}, ${from?.id ?? 0})`)
    .orderBy(sql`lower(company.name)`)
    .orderBy('company.id')
    .limit(limit)
}

function countQuery(db: Db, _: unknown, conditions: Conditions) {
  const found = db.selectFrom('company').where((row) => allOf(row, conditions))
  return countOf(db, found.select('company.id'))
}

/** What is searched for is found in the name, both numbers, the phones, and the names and addresses of its people. */
function allOf(row: ExpressionBuilder<Tables, 'company'>, { q, kind }: Conditions) {
  const conditions = []
  if (kind) conditions.push(row('company.kind', '=', kind))
  if (q !== undefined) {
    const like = anywhere(q)
    conditions.push(sql<boolean>`(${isNamed(q)} or lower(vat_number) like ${like}
      or customer_number like ${anywhere(normaliseCustomerNumber(q))} or company.email like ${like}
      or ${hasSomebody(q)} or ${hasPhone(q)})`)
  }
  return row.and(conditions)
}
