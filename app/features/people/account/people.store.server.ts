import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { AccessRequestState, AccountRecord, Module } from './account.ts'

/** On an account and the company whose portal is shown: who they are, the licence, and how far they have come. */
export const personColumns = [
  'account.id as accountId',
  'account.name',
  'account.first_name as firstName',
  'account.email',
  'account.locale',
  'account.email_verified as emailVerified',
  'account.contact_id as contactId',
  'account.approved_at as approvedAt',
  'account.role',
  'company.id as companyId',
  'company.name as companyName',
  sql<Module[]>`array(select module from company_module
    where company_id = company.id and state = 'active' order by module)`.as('modules'),
  sql<boolean>`exists (select from totp where account_id = account.id and confirmed_at is not null)
    or exists (select from passkey where account_id = account.id)`.as('hasSecondFactor'),
  // Only of those who wait is it asked what staff answered.
  sql<AccessRequestState | null>`case when account.approved_at is null then (
    select case when answered_at is null then 'waiting' when approved then 'none' else 'refused' end
    from access_request where account_id = account.id order by asked_at desc, id desc limit 1) end`.as('request'),
  sql<string | null>`case when account.approved_at is null then (
    select reason from access_request where account_id = account.id order by asked_at desc, id desc limit 1) end`.as(
    'refusalReason',
  ),
] as const

type PersonRecord = Omit<AccountRecord, 'looks' | 'secondFactorAt'>

/** Those who own a company, or the rider who is one, the first of them first; nobody who is shut out. */
export function findOwners(db: Db, companyId: number): Promise<PersonRecord[]> {
  return people(db)
    .where('account.company_id', '=', companyId)
    .where('account.role', 'in', ['owner', 'customer'])
    .orderBy('account.approved_at')
    .orderBy('account.id')
    .limit(10)
    .execute()
}

export function findPerson(db: Db, accountId: number): Promise<PersonRecord | undefined> {
  return people(db).where('account.id', '=', accountId).executeTakeFirst()
}

function people(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(personColumns)
    .where('account.disabled_at', 'is', null)
}
