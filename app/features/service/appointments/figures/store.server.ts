import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import type { MonthOfAppointments, Network } from './figures.ts'
import { dealersLeast } from './figures.ts'

const month = sql<string>`to_char(appointment.day, 'YYYY-MM')`
const booked = sql<number>`count(*)::int`
// Nobody books for a rider but the desk, which leaves the account blank.
const byRiders = sql<number>`count(*) filter (where appointment.account_id = appointment.booked_by)::int`
const noShows = sql<number>`count(*) filter (where appointment.state = 'no_show')::int`
const cancelled = sql<number>`count(*) filter (where appointment.state = 'cancelled')::int`
// One that should be ready and is not is broken already.
const promised = (now: Date) =>
  sql<number>`count(*) filter (where appointment.promise_kept is not null
    or appointment.state = 'arrived' and appointment.promised_at < ${now})::int`
const kept = sql<number>`count(*) filter (where appointment.promise_kept)::int`
const wait = sql<number>`percentile_cont(0.5) within group
  (order by greatest(appointment.day - (appointment.created_at at time zone shop.time_zone)::date, 0))::float8`

function within(db: Db, { since, until }: Span) {
  return db
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .innerJoin('company', 'company.id', 'shop.company_id')
    .where('appointment.day', '>=', since)
    .where('appointment.day', '<', until)
}

/** The days that count, and what time it is. */
export type Span = { since: string; until: string; now: Date }

/** A row for each month and dealer, the latest month first. */
export function listMonths(db: Db, scope: Scope, span: Span): Promise<MonthOfAppointments[]> {
  const all = within(db, span)
  return (scope === 'all' ? all : all.where('company.id', '=', scope.company))
    .select([month.as('month'), 'company.id as companyId', 'company.name as companyName'])
    .select([booked.as('booked'), byRiders.as('byRiders'), noShows.as('noShows')])
    .select([cancelled.as('cancelled'), wait.as('wait')])
    .select([promised(span.now).as('promised'), kept.as('kept')])
    .groupBy(['month', 'company.id', 'company.name'])
    .orderBy('month', 'desc')
    .orderBy('company.name')
    .orderBy('company.id')
    .execute()
}

/** The dealer in the middle, of all; undefined while they are too few. */
export async function findNetwork(db: Db, span: Span): Promise<Network | undefined> {
  const each = within(db, span)
    .select(['company.id', wait.as('wait')])
    .select(sql<number>`${byRiders}::float8 / count(*)`.as('riders'))
    .select(sql<number>`${noShows}::float8 / count(*)`.as('missed'))
    .select(sql<number | null>`${kept}::float8 / nullif(${promised(span.now)}, 0)`.as('promise'))
    .groupBy('company.id')
  const found = await db
    .selectFrom(each.as('each'))
    .select([middle('riders').as('byRiders'), middle('missed').as('noShows'), middle('wait').as('wait')])
    .select([middle('promise').as('kept'), sql<number>`count(promise)::int`.as('promising')])
    .select(sql<number>`count(*)::int`.as('dealers'))
    .executeTakeFirst()
  if (!found || found.dealers < dealersLeast) return undefined
  const { dealers: _few, promising, ...network } = found
  return { ...network, kept: promising < dealersLeast ? null : network.kept }
}

function middle(column: string) {
  return sql<number>`percentile_cont(0.5) within group (order by ${sql.ref(column)})::float8`
}

/** The shops that take anything by the day, by dealer and name. */
export function listBenches(db: Db, scope: Scope, most: number) {
  const all = db.selectFrom('shop').innerJoin('company', 'company.id', 'shop.company_id')
  return (scope === 'all' ? all : all.where('company.id', '=', scope.company))
    .select(['shop.id', 'company.name as companyName'])
    .where('shop.removed_at', 'is', null)
    .where(sql<boolean>`exists (select from appointment_kind where shop_id = shop.id and active and mode = 'day')`)
    .orderBy('company.name')
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(most)
    .execute()
}
