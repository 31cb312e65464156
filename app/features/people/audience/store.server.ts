import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Module, Viewer } from '#app/features/people/account/account.ts'
import type { Audience, NamedCompany, Reach, ReachedPerson } from './audience.ts'

/** What of somebody an audience asks about, each as a query knows it. */
type Who = Record<'side' | 'role' | 'country' | 'companyId', RawBuilder<unknown>> & {
  /** Whether they have one of the families of the row `audience`. */
  holds: RawBuilder<boolean>
}

/** On a row `audience`: everything it names is true of this person. */
function meets({ side, role, country, companyId, holds }: Who): RawBuilder<boolean> {
  return sql<boolean>`(
    (cardinality(audience.sides) = 0 or ${side} = any(audience.sides))
    and (cardinality(audience.roles) = 0 or ${role} = any(audience.roles))
    and (cardinality(audience.countries) = 0 or ${country} = any(audience.countries))
    and (cardinality(audience.families) = 0 or ${holds})
    and (exists (select from audience_company named
        where named.audience_id = audience.id and named.company_id = ${companyId})
      or not exists (select from audience_company named where named.audience_id = audience.id)))`
}

/**
 * Whether the audience with this id includes a viewer: a condition for any query. What is known of the viewer's company is
 * read once a query, and each row costs its audience by its key: a join would read all audiences there are.
 */
export function audienceIncludes(viewer: Viewer, audienceId: Expression<unknown>): RawBuilder<boolean> {
  if (viewer.side === 'maker') return sql<boolean>`true`
  const { companyId, role } = viewer
  const included = meets({
    side: sql`${sideOf(role)}`,
    role: sql`${role}`,
    country: sql`(select country from company where id = ${companyId})`,
    companyId: sql`${companyId}`,
    holds: sql<boolean>`coalesce(audience.families && array(
      select distinct frame_model from product where product.company_id = ${companyId}), false)`,
  })
  return sql<boolean>`(select ${included} from audience where audience.id = ${audienceId})`
}

function sideOf(role: string): string {
  return role === 'customer' ? 'rider' : 'dealer'
}

/** The same of rows `account`, `company` and `audience`. */
const isMeant = meets({
  side: sql`case when account.role = 'customer' then 'rider' else 'dealer' end`,
  role: sql`account.role`,
  country: sql`company.country`,
  companyId: sql`company.id`,
  holds: sql<boolean>`exists (select from product
    where product.company_id = company.id and product.frame_model = any(audience.families))`,
})

/**
 * On rows `account`, `company` and `audience`: whether it reaches this person. People without full access, or whose
 * licence lacks the module, see nothing of what is published, and are not reached.
 */
export function isReachedWith(module?: Module): RawBuilder<boolean> {
  const isLicensed = module
    ? sql`exists (select from company_module licence where licence.company_id = company.id
        and licence.module = ${module} and licence.state = 'active')`
    : sql`true`
  return sql<boolean>`(account.email_verified and account.disabled_at is null and account.approved_at is not null
    and account.contact_id is not null and ${isLicensed} and ${isMeant})`
}

/** Whom an audience reaches, as part of any statement: what stands behind its `from`, to which more conditions may be added. */
export function reachedBy(audienceId: Expression<unknown>, module?: Module): RawBuilder<unknown> {
  return sql`audience join company on true join account on account.company_id = company.id
    where audience.id = ${audienceId} and ${isReachedWith(module)}`
}

export async function countReached(db: Db, audienceId: number, module?: Module): Promise<Reach> {
  const { rows } = await sql<Reach>`select count(*)::int as people, count(distinct account.company_id)::int as companies
    from ${reachedBy(sql`${audienceId}`, module)}`.execute(db)
  return rows[0] ?? { people: 0, companies: 0 }
}

type Page = { module?: Module | undefined; after?: number | undefined; limit: number }

/** By company and name, on from behind a person. */
export async function listReached(
  db: Db,
  audienceId: number,
  { module, after, limit }: Page,
): Promise<ReachedPerson[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(company.name, company.id, account.id) > (select former.name, former.id, last.id
          from account last join company former on former.id = last.company_id where last.id = ${after})`
  const { rows } = await sql<ReachedPerson>`select account.id, account.name, account.role,
      company.id as "companyId", company.name as "companyName", company.country
    from ${reachedBy(sql`${audienceId}`, module)} and ${behind}
    order by company.name, company.id, account.id limit ${limit}`.execute(db)
  return rows
}

export async function findAudience(db: Db, id: number): Promise<Audience | undefined> {
  const found = await db
    .selectFrom('audience')
    .select(['countries', 'families'])
    .select([sql<Audience['sides']>`sides`.as('sides'), sql<Audience['roles']>`roles`.as('roles')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const companies = await namedColumns(db)
    .innerJoin('audience_company', 'audience_company.company_id', 'company.id')
    .where('audience_company.audience_id', '=', id)
    .orderBy('company.name')
    .orderBy('company.id')
    .execute()
  return { ...found, companies }
}

function namedColumns(db: Db) {
  return db
    .selectFrom('company')
    .select(['company.id', 'company.name'])
    .select(sql<string>`coalesce(company.customer_number, '')`.as('customerNumber'))
}

/** The dealers that have this customer number or, without one, this name. */
export function findNamed(db: Db, { number, name }: { number: string; name: string }): Promise<NamedCompany[]> {
  return namedColumns(db)
    .where('company.kind', '=', 'dealer')
    .where((row) =>
      row.or([row('company.customer_number', '=', number), row(sql`lower(company.name)`, '=', name.toLowerCase())]),
    )
    .orderBy(sql`company.customer_number is not distinct from ${number}`, 'desc')
    .limit(2)
    .execute()
}

function columnsOf({ sides, roles, countries, families }: Audience) {
  return { sides, roles, countries, families }
}

export async function insertAudience(tx: Db, audience: Audience): Promise<number> {
  const { id } = await tx.insertInto('audience').values(columnsOf(audience)).returning('id').executeTakeFirstOrThrow()
  await putCompanies(tx, id, audience.companies)
  return id
}

export async function updateAudience(tx: Db, id: number, audience: Audience): Promise<void> {
  await tx.updateTable('audience').set(columnsOf(audience)).where('id', '=', id).execute()
  await tx.deleteFrom('audience_company').where('audience_id', '=', id).execute()
  await putCompanies(tx, id, audience.companies)
}

export async function deleteAudience(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('audience').where('id', '=', id).execute()
}

async function putCompanies(tx: Db, audienceId: number, companies: readonly NamedCompany[]): Promise<void> {
  if (companies.length === 0) return
  const rows = [...new Set(companies.map(({ id }) => id))].map((id) => ({ audience_id: audienceId, company_id: id }))
  await tx.insertInto('audience_company').values(rows).execute()
}
