import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Rules, usualRules } from './appointments.ts'
import { minutesOn, type Taken } from './free.ts'

export async function findRules(db: Db, shopId: number): Promise<Rules> {
  const found = await db
    .selectFrom('appointment_rules')
    .select(['hours_ahead as hoursAhead', 'days_ahead as daysAhead', 'cancel_hours as cancelHours'])
    .select('bench_minutes as benchMinutes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return found ?? usualRules
}

/** What is taken on these days, the last one among them. */
export async function readTaken(db: Db, shopId: number, first: string, last: string): Promise<Taken> {
  const [days, hours] = await Promise.all([
    db
      .selectFrom('bench_day')
      .select(['day', 'minutes', 'booked', 'own'])
      .where('shop_id', '=', shopId)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute(),
    db
      .selectFrom('appointment')
      .select(['lane', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('shop_id', '=', shopId)
      // What began the day before may last into it.
      .where('day', '>=', sql<string>`${first}::date - 1`)
      .where('day', '<=', last)
      .where('state', 'in', ['booked', 'arrived'])
      .execute(),
  ])
  return {
    days: new Map(days.map(({ day, ...own }) => [day, own])),
    hours: hours.flatMap(({ lane, startsAt, endsAt }) =>
      lane !== null && startsAt && endsAt ? [{ lane, startsAt, endsAt }] : [],
    ),
  }
}

/** What the shop says for these days alone, in place of the usual minutes. */
export async function putOwnMinutes(db: Db, shopId: number, days: readonly string[], minutes: number): Promise<void> {
  await db
    .insertInto('bench_day')
    // Always in the same order, so that two who do it do not wait for each other.
    .values(days.toSorted().map((day) => ({ shop_id: shopId, day, minutes, own: true })))
    .onConflict((conflict) => conflict.columns(['shop_id', 'day']).doUpdateSet({ minutes, own: true }))
    .execute()
}

/** The usual minutes count on these days again. */
export async function giveUsualMinutes(db: Db, rules: Rules, shopId: number, days: readonly string[]): Promise<void> {
  await db
    .updateTable('bench_day')
    .set({ minutes: sql<number>`(${rules.benchMinutes}::integer[])[extract(isodow from day)::integer]`, own: false })
    .where('shop_id', '=', shopId)
    .where('day', 'in', days)
    .where('own', '=', true)
    .execute()
}

/** So many minutes of a shop's day; `beyond`: even where there are not so many left. */
export type Bench = { shopId: number; day: string; minutes: number; beyond?: boolean }

/** One guarded statement: two at once cannot take the same minutes. @returns whether there were so many left */
export async function takeBench(tx: Db, rules: Rules, { shopId, day, minutes, beyond }: Bench): Promise<boolean> {
  await tx
    .insertInto('bench_day')
    .values({ shop_id: shopId, day, minutes: minutesOn(rules, day) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('bench_day')
    .set((row) => ({ booked: row('booked', '+', minutes) }))
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .$if(!beyond, (guarded) => guarded.where(sql<boolean>`booked + ${minutes} <= minutes`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same, beyond the day's minutes where `mayPass`. @returns undefined where it may not, and too few were left */
export async function takeOrPass(
  tx: Db,
  rules: Rules,
  bench: Omit<Bench, 'beyond'>,
  mayPass: boolean,
): Promise<'within' | 'beyond' | undefined> {
  if (await takeBench(tx, rules, bench)) return 'within'
  if (!mayPass) return undefined
  await takeBench(tx, rules, { ...bench, beyond: true })
  return 'beyond'
}

export async function freeBench(tx: Db, { shopId, day, minutes }: Bench): Promise<void> {
  await tx
    .updateTable('bench_day')
    .set({ booked: sql<number>`greatest(booked - ${minutes}, 0)` })
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .execute()
}
