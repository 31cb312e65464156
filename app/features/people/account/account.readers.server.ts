import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Module } from './account.ts'

/** Whom a mail reaches: those who have confirmed their address and have not left. */
export function reachable(db: Db) {
  return db
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.name', 'account.first_name as firstName', 'account.locale'])
    .where('account.disabled_at', 'is', null)
    .where('account.email_verified', '=', true)
    .orderBy('account.id')
}

/** On an account: its company's licence has the module. */
export function hasLicence(row: ExpressionBuilder<Tables, 'account'>, module: Module) {
  return row.exists(
    row
      .selectFrom('company_module')
      .select('company_module.module')
      .whereRef('company_module.company_id', '=', 'account.company_id')
      .where('company_module.module', '=', module)
      .where('company_module.state', '=', 'active'),
  )
}

/** They are told of what waits for one of them. */
export function listAdmins(db: Db) {
  return reachable(db).where('account.role', '=', 'admin').execute()
}
