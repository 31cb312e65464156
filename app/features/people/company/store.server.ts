import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type CompanyRole, type Module, type StaffRole, staffRoles } from '#app/features/people/account/account.ts'
import { isBlocked } from '#app/features/people/bounces/bounces.server.ts'
import { hasPhone, hasSomebody, isNamed } from './company.named.server.ts'
import type { Group, Person } from './company.ts'

/**
 * Those of one group, by name. Anyone who is asked for by an id is looked for here too: somebody of another company is
 * simply not among them.
 */
export async function listPeople(db: Db, group: Group): Promise<Person[]> {
  const rows = await db
    .selectFrom('account')
    .select([
      'id',
      'name',
      'email',
      'role',
      sql<boolean>`disabled_at is not null`.as('isDisabled'),
      isBlocked(sql.ref('account.email')).as('comesBack'),
      sql<boolean>`exists (select from totp where account_id = account.id and confirmed_at is not null)
        or exists (select from passkey where account_id = account.id)`.as('hasSecondFactor'),
      sql<Date | null>`greatest(last_sign_in_at, (select max(seen_at) from session where account_id = account.id))`.as(
        'lastSeenAt',
      ),
    ])
    .where((row) => inGroup(row, group))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ role, ...row }) => (role ? [{ ...row, role }] : []))
}

function inGroup(row: ExpressionBuilder<Tables, 'account'>, group: Group) {
  return group === null ? row('role', 'in', [...staffRoles]) : row('company_id', '=', group)
}

/**
 * Holds a group still while it is changed: of two changes at once the second sees what the first has done. People who
 * join meanwhile are not held up, since an account only refers to the company's key.
 * @returns undefined when there is no such company
 */
export async function lockGroup(tx: Db, group: Group): Promise<'dealer' | 'customer' | 'staff' | undefined> {
  if (group !== null) {
    const company = await tx
      .selectFrom('company')
      .select('kind')
      .where('id', '=', group)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return company?.kind
  }
  // Staff have no row of their own to hold: their administrators stand for it.
  await tx.selectFrom('account').select('id').where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute()
  return 'staff'
}

export async function setRole(tx: Db, accountId: number, role: CompanyRole | StaffRole): Promise<void> {
  await tx.updateTable('account').set({ role }).where('id', '=', accountId).execute()
}

/** What they wrote and opened stays the company's, under their name. */
export async function leaveCompany(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ company_id: null, role: null, approved_at: null })
    .where('id', '=', accountId)
    .execute()
}

export async function setDisabled(tx: Db, accountId: number, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('account').set({ disabled_at: disabledAt }).where('id', '=', accountId).execute()
}

export type CompanyFacts = {
  id: number
  kind: 'dealer' | 'customer'
  name: string
  country: string
  vatNumber: string
  locale: Locale
}

const companyColumns = ['id', 'kind', 'name', 'country', 'vat_number as vatNumber', 'locale'] as const

export function findCompany(db: Db, id: number): Promise<CompanyFacts | undefined> {
  return db.selectFrom('company').select(companyColumns).where('id', '=', id).executeTakeFirst()
}

/** Those that are called this, by name, then those where somebody is, or has such an address or phone. */
export function searchCompanies(db: Db, q: string, limit: number): Promise<CompanyFacts[]> {
  return db
    .selectFrom('company')
    .select(companyColumns)
    .where(sql<boolean>`(${isNamed(q)} or ${hasSomebody(q)} or ${hasPhone(q)})`)
    .orderBy(isNamed(q), 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The dealers whose licence has a module, and one company whatever it is; a longer list nobody would look through. */
export function listWithModule(db: Db, module: Module, also: number) {
  return db
    .selectFrom('company')
    .select(['company.id', 'company.name'])
    .where((row) =>
      row.or([
        row('company.id', '=', also),
        row.and([
          row('company.kind', '=', 'dealer'),
          row.exists(
            row
              .selectFrom('company_module')
              .whereRef('company_module.company_id', '=', 'company.id')
              .where('company_module.module', '=', module)
              .where('company_module.state', '=', 'active'),
          ),
        ]),
      ]),
    )
    .orderBy('company.name')
    .orderBy('company.id')
    .limit(2000)
    .execute()
}
