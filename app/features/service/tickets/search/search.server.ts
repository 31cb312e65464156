import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { countMost, type Cursor } from '#app/kit/lists/lists.ts'
import { type Bound, boundOf, countLimit, isBehind, orderOf, pageSize } from '#app/kit/lists/pages.server.ts'
import {
  type Conditions,
  contains,
  matchesFilters,
  keys,
  latest,
  type TicketSort,
} from '../list/list-conditions.server.ts'
import { piecesIn } from './search-text.ts'
import { ticketsVisibleTo } from '../store.server.ts'

type Search = Conditions & { q: string }

/** The first of one page, and one more where there is one; `count` stops at 1,001. */
type Hits = { ids: number[]; count: number }

/** So many are looked through in about 3 ms. */
const firstMost = 2000
/**
 * What at least so many of the first have is found faster by going through the tickets in their order, the rest by the
 * index. Left to PostgreSQL, the choice would hang on a guess: it keeps no statistics of parts of words.
 */
const commonLeast = 60

/** Searches all tickets there are, in a time that hardly depends on what is searched for. */
export async function searchAll(db: Db, search: Search, sort: TicketSort, after: Cursor | undefined): Promise<Hits> {
  const first = await lookThrough(db, search, sort, after)
  if (!after && first.isAll) return first
  if (first.count < commonLeast) return lookUp(db, search, sort, after)
  if (!after && first.count > countMost) return first
  return { ids: first.ids, count: await countCommon(db, search, first.count) }
}

/** The latest of all tickets that have these words, without counting them. */
export async function findLatestIds(db: Db, q: string, limit: number): Promise<number[]> {
  const first = await lookThrough(db, { q }, latest)
  const { ids } = first.isAll || first.count >= limit ? first : await lookUp(db, { q }, latest)
  return ids.slice(0, limit)
}

/** Stops at 1,001, and is counted in the order in which tickets lie on the disk: half the time of any other. */
async function countCommon(db: Db, { q, ...others }: Search, amongFirst: number): Promise<number> {
  const newest = ticketsVisibleTo(db, 'all')
    .where((row) => matchesFilters(row, others))
    .select((row) => contains(row, q).as('hit'))
    .orderBy('ticket.id', 'desc')
    // Three times as many as should do.
    .limit(Math.ceil((3 * countMost * firstMost) / amongFirst))
    .as('newest')
  const hits = db.selectFrom(newest).select('hit').where('hit', '=', true).limit(countLimit).as('hits')
  const { count } = await db
    .selectFrom(hits)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count > countMost ? count : (await lookUp(db, { q, ...others }, latest)).count
}

/** Goes through the first tickets, in their order. */
async function lookThrough(
  db: Db,
  { q, ...others }: Search,
  sort: TicketSort,
  after?: Cursor,
): Promise<Hits & { isAll: boolean }> {
  const { by, direction } = sort
  const first = ticketsVisibleTo(db, 'all')
    .where((row) => matchesFilters(row, others))
    .where(isBehind(keys[by], direction, after && boundOf(keys[by], direction, after)))
    .select('ticket.id')
    .select(keys[by].by.as('place'))
    .select((row) => contains(row, q).as('hit'))
    .orderBy(orderOf(keys[by], direction))
    .limit(firstMost)
  const { looked, ...hits } = await db
    .selectFrom(first.as('first'))
    .select((row) => row.fn.countAll<number>().as('looked'))
    .select([firstIds(sort, sql`where hit`).as('ids'), countUpTo(sql`where hit`).as('count')])
    .executeTakeFirstOrThrow()
  return { ...hits, isAll: looked < firstMost }
}

/** All of them, as far as `limit`: for what goes through them from the first to the last. */
export async function findIds(db: Db, search: Search, sort: TicketSort, limit: number): Promise<number[]> {
  return (await lookUp(db, search, sort, undefined, limit)).ids
}

/** Asks the index of pieces, and looks only at tickets that have them all. */
function lookUp(db: Db, search: Search, sort: TicketSort, after?: Cursor, limit?: number): Promise<Hits> {
  return db.transaction().execute(async (tx) => {
    // Where it may not note each ticket, only their blocks, it makes the pieces of all in them again: 0.2 ms for each.
    await sql`set local work_mem = '64MB'`.execute(tx)
    return hitsOf(tx, search, boundOf(keys[sort.by], sort.direction, after), sort, limit)
  })
}

function hitsOf(tx: Db, { q, ...others }: Search, from: Bound, sort: TicketSort, limit?: number): Promise<Hits> {
  const { by, direction } = sort
  return tx
    .with(
      (cte) => cte('found').materialized(),
      () =>
        ticketsVisibleTo(tx, 'all')
          .where(sql<boolean>`search_pieces(ticket.search) @@ ${piecesIn(q)}::tsquery`)
          .where((row) => contains(row, q))
          .where((row) => matchesFilters(row, others))
          .select('ticket.id')
          .select(keys[by].by.as('place'))
          .select(isBehind(keys[by], direction, from).as('behind')),
    )
    .selectFrom('found')
    .select([firstIds(sort, sql`where behind`, limit).as('ids'), countUpTo(sql`where true`).as('count')])
    .executeTakeFirstOrThrow()
}

/** As JSON, for pg hands out an array of `bigint` as texts. */
function firstIds({ direction }: TicketSort, which: ReturnType<typeof sql>, limit = pageSize + 1) {
  const order = sql.raw(direction)
  const inOrder = sql`array_agg(id order by place ${order}, id ${order}) filter (${which})`
  return sql<number[]>`coalesce(array_to_json((${inOrder})[1:${sql.lit(limit)}]), '[]')`
}

function countUpTo(which: ReturnType<typeof sql>) {
  return sql<number>`least(count(*) filter (${which}), ${sql.lit(countLimit)})`
}
