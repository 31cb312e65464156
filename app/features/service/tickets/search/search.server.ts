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

/** So many are looked through in about 1 ms and, where they do not fill a page, in about 3. */
const firstFew = 500
const firstMost = 2000
/**
 * What more than this part of the first have is found faster by going through the tickets in their order, the rest by the
 * index. Left to PostgreSQL, the choice would hang on a guess: it keeps no statistics of parts of words.
 */
const commonLeast = 0.03

/** Searches all tickets there are, in a time that hardly depends on what is searched for. */
export async function searchAll(db: Db, search: Search, sort: TicketSort, after: Cursor | undefined): Promise<Hits> {
  const first = await lookFor(db, search, sort, pageSize + 1, after)
  if (!after && first.isAll) return first
  if (first.count <= commonLeast * first.looked) return lookUp(db, search, sort, after)
  if (!after && first.count > countMost) return first
  return { ids: first.ids, count: await countCommon(db, search, first.count / first.looked) }
}

/** The latest of all tickets that have these words, without counting them. */
export async function findLatestIds(db: Db, q: string, limit: number): Promise<number[]> {
  const first = await lookFor(db, { q }, latest, limit)
  const { ids } = first.isAll || first.count >= limit ? first : await lookUp(db, { q }, latest)
  return ids.slice(0, limit)
}

/** Stops at 1,001, and is counted in the order in which tickets lie on the disk: half the time of any other. */
async function countCommon(db: Db, search: Search, share: number): Promise<number> {
  const { q, customers, ...others } = search
  // Three times as many as should do.
  const most = Math.ceil((3 * countMost) / share)
  const newest = ticketsVisibleTo(db, 'all')
    .where((row) => matchesFilters(row, others))
    .select(holds(q, customers).as('hit'))
    .orderBy('ticket.id', 'desc')
    .limit(most)
    .as('newest')
  const hits = db.selectFrom(newest).select('hit').where('hit', '=', true).limit(countLimit).as('hits')
  const { count } = await db
    .selectFrom(hits)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > countMost) return count
  // After a recall most of the newest say the same, and of those before them a few: still too many for the index.
  const shareOfMore = count / most
  if (shareOfMore > commonLeast) return countCommon(db, search, shareOfMore)
  return (await lookUp(db, search, latest)).count
}

type Looked = Hits & { looked: number; isAll: boolean }

/** Goes through the first tickets, in their order, and through more of them where so few do not have what is wanted. */
async function lookFor(db: Db, search: Search, sort: TicketSort, wanted: number, after?: Cursor): Promise<Looked> {
  const few = await lookThrough(db, search, sort, firstFew, after)
  return few.isAll || few.count >= wanted ? few : lookThrough(db, search, sort, firstMost, after)
}

async function lookThrough(
  db: Db,
  { q, customers, ...others }: Search,
  sort: TicketSort,
  most: number,
  after?: Cursor,
): Promise<Looked> {
  const { by, direction } = sort
  const first = ticketsVisibleTo(db, 'all')
    .where((row) => matchesFilters(row, others))
    .where(isBehind(keys[by], direction, after && boundOf(keys[by], direction, after)))
    .select('ticket.id')
    .select(keys[by].by.as('place'))
    .select(holds(q, customers).as('hit'))
    .orderBy(orderOf(keys[by], direction))
    .limit(most)
  const found = await db
    .selectFrom(first.as('first'))
    .select((row) => row.fn.countAll<number>().as('looked'))
    .select([firstIds(sort, sql`where hit`).as('ids'), countUpTo(sql`where hit`).as('count')])
    .executeTakeFirstOrThrow()
  return { ...found, isAll: found.looked < most }
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
    return hitsOf(tx, search, after && boundOf(keys[sort.by], sort.direction, after), sort, limit)
  })
}

function hitsOf(
  tx: Db,
  { q, customers, ...others }: Search,
  from: Bound | undefined,
  sort: TicketSort,
  limit: number | undefined,
): Promise<Hits> {
  const { by, direction } = sort
  return tx
    .with(
      (cte) => cte('found').materialized(),
      () =>
        ticketsVisibleTo(tx, 'all')
          .where((row) => row.or([row.and([hasPieces(q), contains(row, q)]), ...isOf(customers)]))
          .where((row) => matchesFilters(row, others))
          .select('ticket.id')
          .select(keys[by].by.as('place'))
          .select(isBehind(keys[by], direction, from).as('behind')),
    )
    .selectFrom('found')
    .select([firstIds(sort, sql`where behind`, limit).as('ids'), countUpTo(sql`where true`).as('count')])
    .executeTakeFirstOrThrow()
}

function hasPieces(q: string) {
  return sql<boolean>`search_pieces(ticket.search) @@ ${piecesIn(q)}::tsquery`
}

/** As `contains`, where no index can help: it passes over more of a text at once. */
function holds(q: string, customers: Search['customers']) {
  const conditions = [...isOf(customers), sql<boolean>`strpos(ticket.search, ${q}) > 0`]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Nothing where there are none, so that the plan is that of the index of pieces alone. */
function isOf(customers: readonly number[] = []) {
  return customers.length > 0 ? [sql<boolean>`ticket.company_id = any(${customers})`] : []
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
