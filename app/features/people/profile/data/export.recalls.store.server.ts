import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** The bicycles under recall of a rider: a dealer's are its company's. */
export function listRecalled(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('recall_unit as unit')
    .innerJoin('recall', 'recall.id', 'unit.recall_id')
    .innerJoin('recall_unit_company as party', 'party.unit_id', 'unit.id')
    .innerJoin('account', 'account.company_id', 'party.company_id')
    .select(['unit.id', 'recall.number as recall', 'recall.kind', 'unit.serial_number as serialNumber', 'unit.family'])
    .select(['unit.state', 'unit.state_at as since', 'unit.told_at as toldAt'])
    .where('account.id', '=', accountId)
    .where('account.role', '=', 'customer')
    .where('party.part', '=', 'holder')
    .where('unit.id', '>', after)
    .orderBy('unit.id')
    .limit(atOnce)
    .execute()
}
