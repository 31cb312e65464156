import { sql } from 'kysely'
import type { Texts } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** The checklists that somebody began or signed, with what they answered; of a rider what they signed as who has the bicycle. */
export function listChecks(db: Db, { accountId, companyId, isRider }: Self, after: number) {
  const own = isRider ? companyId : 0
  return db
    .selectFrom('bicycle_check as it')
    .select(['it.id', 'it.checklist', sql<Texts>`it.names`.as('names'), 'it.kind', 'it.family'])
    .select(['it.serial_number as serialNumber', 'it.state', 'it.begun_at as begunAt', 'it.signed_on as signedOn'])
    .select(sql<string>`case when it.signed_by = ${accountId} then it.mechanic_name else '' end`.as('mechanicName'))
    .select(sql<string>`case when it.holder_id = ${own} then it.rider_name else '' end`.as('riderName'))
    .select(
      sql`(select coalesce(json_agg(json_build_object('step', one.step, 'answer', one.answer, 'measured', one.measured,
        'reason', one.reason, 'answeredAt', one.answered_at) order by one.answered_at), '[]')
        from bicycle_check_step one where one.check_id = it.id and one.answered_by = ${accountId})`.as('answers'),
    )
    .where((row) =>
      row.or([
        row('it.begun_by', '=', accountId),
        row('it.signed_by', '=', accountId),
        row('it.holder_id', '=', own),
        row.exists(
          row
            .selectFrom('bicycle_check_step as one')
            .select('one.step')
            .whereRef('one.check_id', '=', 'it.id')
            .where('one.answered_by', '=', accountId),
        ),
      ]),
    )
    .where('it.id', '>', after)
    .orderBy('it.id')
    .limit(atOnce)
    .execute()
}
