import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { isClosedTicket } from '#app/features/service/tickets/tickets.stages.server.ts'

/** Fewer dealers than these could tell one another's figures from a common one. */
const dealersLeast = 5

function ticketsIn(db: Db, scope: Scope) {
  const all = db.selectFrom('ticket')
  return scope === 'all' ? all : all.where('ticket.company_id', '=', scope.company)
}

/** @param month YYYY-MM */
function startOf(month: string) {
  return sql<Date>`(${`${month}-01`}::timestamp at time zone ${makersZone()})`
}

/** Months are those of the maker's calendar, as everywhere on the screen. */
const openedIn = () => sql<string | null>`to_char(ticket.created_at at time zone ${makersZone()}, 'YYYY-MM')`
const closedIn = () => sql<string>`to_char(ticket.closed_at at time zone ${makersZone()}, 'YYYY-MM')`
const count = sql<number>`count(*)::int`

/**
 * The tickets opened since: one row for each month, each stage and each kind of damage, with only one of the three set.
 */
export function countOpened(db: Db, scope: Scope, since: string) {
  return ticketsIn(db, scope)
    .select([openedIn().as('month'), 'ticket.stage', 'ticket.kind_of_damage as damage', count.as('count')])
    .where('ticket.created_at', '>=', startOf(since))
    .groupBy(sql`grouping sets ((${openedIn()}), (ticket.stage), (ticket.kind_of_damage))`)
    .$castTo<{ month: string | null; stage: string | null; damage: string | null; count: number }>()
    .execute()
}

/** How many tickets were opened in each month from `since` until before `until`. */
export function countOpenedBetween(db: Db, scope: Scope, since: string, until: string) {
  return ticketsIn(db, scope)
    .select([openedIn().as('month'), count.as('count')])
    .where('ticket.created_at', '>=', startOf(since))
    .where('ticket.created_at', '<', startOf(until))
    .groupBy('month')
    .execute()
}

/** A ticket may be about several parts: it counts for each. */
export function countParts(db: Db, scope: Scope, since: string) {
  const parts = ticketsIn(db, scope)
    .select(sql<string>`unnest(ticket.part_involved)`.as('part'))
    .where('ticket.created_at', '>=', startOf(since))
  return db
    .selectFrom(parts.as('involved'))
    .select(['part', count.as('count')])
    .groupBy('part')
    .execute()
}

/** Closed for good, as far as one knows: what was reopened counts when it is closed again. */
export function countClosed(db: Db, scope: Scope, since: string) {
  return ticketsIn(db, scope)
    .select([closedIn().as('month'), count.as('count')])
    .where(isClosedTicket)
    .where('ticket.closed_at', '>=', startOf(since))
    .groupBy('month')
    .execute()
}

const daysTo = (end: 'min(decision.at)' | 'ticket.closed_at') =>
  sql<number>`(extract(epoch from ${sql.raw(end)} - ticket.created_at) / 86400)::float8`

/** Days from opening to the first decision, for what was first decided since. */
function decided(db: Db, scope: Scope, since: string) {
  return ticketsIn(db, scope)
    .innerJoin('ticket_event as decision', (join) =>
      join.onRef('decision.ticket_id', '=', 'ticket.id').on('decision.kind', '=', 'decision'),
    )
    .select(['ticket.company_id', daysTo('min(decision.at)').as('days')])
    .groupBy('ticket.id')
    .having(sql`min(decision.at)`, '>=', startOf(since))
}

/** Days from opening to the last closing. */
function closed(db: Db, scope: Scope, since: string) {
  return ticketsIn(db, scope)
    .select(['ticket.company_id', daysTo('ticket.closed_at').as('days')])
    .where(isClosedTicket)
    .where('ticket.closed_at', '>=', startOf(since))
}

type Times = SelectQueryBuilder<Tables, 'ticket', { company_id: number; days: number }>

const ways = { decision: decided, closing: closed } as const
export type Way = keyof typeof ways

function timesOf(db: Db, scope: Scope, since: string, way: Way): Times {
  return ways[way](db, scope, since)
}

/** How long half, and nine in ten, of the tickets took. */
export function readSpread(db: Db, scope: Scope, since: string, way: Way) {
  return db
    .selectFrom(timesOf(db, scope, since, way).as('time'))
    .select([count.as('count'), percentile(0.5).as('median'), percentile(0.9).as('p90')])
    .executeTakeFirstOrThrow()
}

/** The median of the dealers' medians: no dealer weighs more than another, and none can be told. */
export async function readDealerMedian(db: Db, since: string, way: Way): Promise<number | null> {
  const medians = db
    .selectFrom(timesOf(db, 'all', since, way).as('time'))
    .innerJoin('company', 'company.id', 'time.company_id')
    .select(percentile(0.5).as('days'))
    .where('company.kind', '=', 'dealer')
    .groupBy('company.id')
  const { dealers, median } = await db
    .selectFrom(medians.as('time'))
    .select([count.as('dealers'), percentile(0.5).as('median')])
    .executeTakeFirstOrThrow()
  return dealers < dealersLeast ? null : median
}

function percentile(share: number) {
  return sql<number | null>`percentile_cont(${sql.lit(share)}) within group (order by time.days)`
}

/** Whom staff choose among. */
export function listDealers(db: Db): Promise<{ id: number; name: string }[]> {
  return dealersIn(db)
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(2000)
    .execute()
}

export function findDealer(db: Db, id: number): Promise<{ id: number } | undefined> {
  return dealersIn(db).select('id').where('id', '=', id).executeTakeFirst()
}

function dealersIn(db: Db) {
  return db.selectFrom('company').where('kind', '=', 'dealer')
}
