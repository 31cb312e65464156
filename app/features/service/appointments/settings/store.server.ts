import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { KindOffer, Rules } from '../appointments.ts'

export async function putKind(db: Db, shopId: number, it: KindOffer): Promise<void> {
  const { kind, mode, minutes, lanes, words, active, forRiders } = it
  const columns = { mode, minutes, lanes, words, active, for_riders: forRiders }
  await db
    .insertInto('appointment_kind')
    .values({ shop_id: shopId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['shop_id', 'kind']).doUpdateSet(columns))
    .execute()
}

/** Two who save at once do so one after the other; they may be the first, so that the shop is held. */
export async function lockRules(tx: Db, shopId: number): Promise<void> {
  await tx.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().execute()
}

/** @param today by the clocks of the shop */
export async function putRules(tx: Db, shopId: number, rules: Rules, today: string): Promise<void> {
  const columns = {
    hours_ahead: rules.hoursAhead,
    days_ahead: rules.daysAhead,
    cancel_hours: rules.cancelHours,
    bench_minutes: rules.benchMinutes,
  }
  await tx
    .insertInto('appointment_rules')
    .values({ shop_id: shopId, ...columns })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(columns))
    .execute()
  await tx
    .updateTable('bench_day')
    .set({ minutes: sql<number>`(${rules.benchMinutes}::integer[])[extract(isodow from day)::integer]` })
    .where('shop_id', '=', shopId)
    .where('day', '>=', today)
    .where('own', '=', false)
    .execute()
}
