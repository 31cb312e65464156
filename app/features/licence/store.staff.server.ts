import type { Db } from '#app/kit/db/db.server.ts'
import type { Module } from '../account/account.ts'
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

export async function removeModule(tx: Db, companyId: number, module: Module): Promise<void> {
  await tx.deleteFrom('company_module').where('company_id', '=', companyId).where('module', '=', module).execute()
}
