import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Module } from '#app/features/people/account/account.ts'
import { requests } from './store.server.ts'

/** The oldest first. */
export function listRequests(db: Db, most: number) {
  return requests(db)
    .orderBy('company_module.requested_at')
    .orderBy('company_module.company_id')
    .orderBy('company_module.module')
    .limit(most)
    .execute()
}

type LicenceRow = { company: number; active: number; requested: number; lastAt: Date | null }

function inState(state: 'active' | 'requested') {
  return sql<number>`count(*) filter (where company_module.state = ${state})::int`
}

/** What each of these companies has, has asked for, and when either last changed. */
export async function sumUpLicences(db: Db, companies: readonly number[]): Promise<LicenceRow[]> {
  if (companies.length === 0) return []
  return db
    .selectFrom('company_module')
    .select([
      'company_module.company_id as company',
      inState('active').as('active'),
      inState('requested').as('requested'),
      sql<Date | null>`max(greatest(company_module.requested_at, company_module.answered_at))`.as('lastAt'),
    ])
    .where('company_module.company_id', 'in', [...companies])
    .groupBy('company_module.company_id')
    .execute()
}

export function requestCount(db: Db) {
  return db
    .selectFrom('company_module')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'requested')
}

export function findCompany(db: Db, id: number) {
  return db.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
}

/** A module of a company, locked until the transaction ends: of two administrators one comes first. */
export function lockModule(tx: Db, companyId: number, module: Module) {
  return tx
    .selectFrom('company_module')
    .select(['state', 'requested_at as requestedAt', 'requested_by as requestedBy'])
    .where('company_id', '=', companyId)
    .where('module', '=', module)
    .forUpdate()
    .executeTakeFirst()
}

type Answer = { state: 'active' | 'refused'; reason: string | null; by: number }

export async function setModule(
  tx: Db,
  companyId: number,
  module: Module,
  { state, reason, by }: Answer,
  now: Date,
): Promise<void> {
  const answered = { state, reason, answered_by: by, answered_at: now }
  await tx
    .insertInto('company_module')
    .values({ company_id: companyId, module, ...answered })
    .onConflict((conflict) => conflict.columns(['company_id', 'module']).doUpdateSet(answered))
    .execute()
}

/** How many dealers there are and, by module, how many have it in their licence or were refused it. */
export async function countDealers(db: Db): Promise<{ all: number; answered: ReadonlyMap<string, number> }> {
  const count = sql<number>`count(*)::int`.as('count')
  const [{ count: all }, rows] = await Promise.all([
    db.selectFrom('company').select(count).where('kind', '=', 'dealer').executeTakeFirstOrThrow(),
    db
      .selectFrom('company_module')
      .innerJoin('company', 'company.id', 'company_module.company_id')
      .select(['company_module.module', count])
      .where('company.kind', '=', 'dealer')
      .where('company_module.state', 'in', ['active', 'refused'])
      .groupBy('company_module.module')
      .execute(),
  ])
  return { all, answered: new Map(rows.map((row) => [row.module, row.count])) }
}

/** For dealers who neither have it nor were refused it. @returns whose licences they are, and who had asked */
export async function activateForDealers(
  tx: Db,
  module: Module,
  by: number,
  now: Date,
): Promise<{ companyId: number; requestedBy: number | null }[]> {
  const { rows } = await sql<{ companyId: number; requestedBy: number | null }>`
    insert into company_module (company_id, module, state, answered_by, answered_at)
    select id, ${module}, 'active', ${by}::bigint, ${now}::timestamptz from company where kind = 'dealer' order by id
    on conflict (company_id, module) do update
      set state = excluded.state, answered_by = excluded.answered_by, answered_at = excluded.answered_at
      where company_module.state = 'requested'
    returning company_id as "companyId", requested_by as "requestedBy"`.execute(tx)
  return rows
}

export async function removeModule(tx: Db, companyId: number, module: Module): Promise<void> {
  await tx.deleteFrom('company_module').where('company_id', '=', companyId).where('module', '=', module).execute()
}

/** At its shops: who is still to come, and whose bicycle is there. What has passed without a mark is neither. */
export async function countOpenAppointments(db: Db, companyId: number, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop.company_id', '=', companyId)
    // Where the shop is, it may be yesterday still.
    .where(sql<boolean>`(appointment.state in ('arrived', 'ready')
      or appointment.state = 'booked' and appointment.day >= ${today}::date - 1)`)
    .executeTakeFirstOrThrow()
  return count
}
