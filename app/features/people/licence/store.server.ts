import type { Db } from '#app/kit/db/db.server.ts'
import type { Module } from '#app/features/people/account/account.ts'

/** What one company's licence holds and has been asked for. */
export function listModules(db: Db, companyId: number) {
  return db
    .selectFrom('company_module')
    .leftJoin('account as asker', 'asker.id', 'company_module.requested_by')
    .select([
      'company_module.module',
      'company_module.state',
      'company_module.requested_at as requestedAt',
      'company_module.answered_at as answeredAt',
      'company_module.reason',
      'asker.name as requestedBy',
    ])
    .where('company_module.company_id', '=', companyId)
    .execute()
}

export async function listOwners(db: Db, companyId: number): Promise<string[]> {
  const owners = await db
    .selectFrom('account')
    .select('name')
    .where('company_id', '=', companyId)
    .where('role', 'in', ['owner', 'customer'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(5)
    .execute()
  return owners.map(({ name }) => name).filter(Boolean)
}

/** @returns whether it is a new request: what is active, or asked for already, stays as it is */
export async function insertRequest(
  tx: Db,
  { companyId, module, accountId }: { companyId: number; module: Module; accountId: number },
  now: Date,
): Promise<boolean> {
  const asked = { state: 'requested', requested_by: accountId, requested_at: now } as const
  const added = await tx
    .insertInto('company_module')
    .values({ company_id: companyId, module, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'module'])
        .doUpdateSet({ ...asked, answered_by: null, answered_at: null, reason: null })
        .where('company_module.state', '=', 'refused'),
    )
    .returning('module')
    .executeTakeFirst()
  return added !== undefined
}

/** One statement: of a withdrawal and an answer at the same moment one finds the request, the other none. */
export async function deleteRequest(db: Db, companyId: number, module: Module): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_module')
    .where('company_id', '=', companyId)
    .where('module', '=', module)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** A request that nobody has answered yet. */
export function findRequest(db: Db, companyId: number, module: Module) {
  return requests(db)
    .where('company_module.company_id', '=', companyId)
    .where('company_module.module', '=', module)
    .executeTakeFirst()
}

/** Somebody who is still of the company, and whom a mail may reach. */
export function findAsker(db: Db, companyId: number, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', 'locale', 'first_name as firstName'])
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('email_verified', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Every read of open requests starts here. */
export function requests(db: Db) {
  return db
    .selectFrom('company_module')
    .innerJoin('company', 'company.id', 'company_module.company_id')
    .leftJoin('account as asker', 'asker.id', 'company_module.requested_by')
    .select([
      'company_module.company_id as companyId',
      'company.name as companyName',
      'company_module.module',
      'company_module.requested_at as requestedAt',
      'asker.name as requestedBy',
    ])
    .where('company_module.state', '=', 'requested')
}
