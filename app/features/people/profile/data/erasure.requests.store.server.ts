import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ErasureReport } from './erasure.ts'

const requestColumns = [
  'erasure_request.id',
  'erasure_request.account_id as accountId',
  'erasure_request.asked_at as askedAt',
  'erasure_request.carried_out_at as carriedOutAt',
  'erasure_request.report',
  'account.name',
  'account.email',
  'account.role',
  'company.name as companyName',
] as const

function requests(db: Db) {
  return db
    .selectFrom('erasure_request')
    .innerJoin('account', 'account.id', 'erasure_request.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(requestColumns)
}

/** Those that wait, the oldest first, and then those that were carried out, the latest first. */
export function listRequests(db: Db, limit: number) {
  return requests(db)
    .orderBy(sql`erasure_request.carried_out_at is not null`)
    .orderBy(sql`case when erasure_request.carried_out_at is null then erasure_request.asked_at end`)
    .orderBy('erasure_request.id', 'desc')
    .limit(limit)
    .execute()
}

export function waitingCount(db: Db) {
  return db
    .selectFrom('erasure_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('carried_out_at', 'is', null)
}

export function findRequest(db: Db, id: number) {
  return requests(db).where('erasure_request.id', '=', id).executeTakeFirst()
}

export function lockRequest(tx: Db, id: number) {
  return tx
    .selectFrom('erasure_request')
    .select(['account_id as accountId', 'carried_out_at as carriedOutAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function finishRequest(
  tx: Db,
  id: number,
  { by, report, now }: { by: number; report: ErasureReport; now: Date },
): Promise<void> {
  await tx
    .updateTable('erasure_request')
    .set({ carried_out_at: now, carried_out_by: by, report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute()
}
