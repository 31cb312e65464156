import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import { data } from 'react-router'
import { Problem } from '#app/kit/problem.ts'
import { storable } from '#app/kit/storable.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import { countMost, type Cursor, lastMoment, type Page } from './lists.ts'
import type { Direction, Period } from './sorted.ts'

export const pageSize = 25

/** Behind every row there is. */
export const beginning: Cursor = { at: new Date(lastMoment), id: Number.MAX_SAFE_INTEGER }

/** Which way a list goes through its rows. The indexes of the one way are read backwards for the other. */
const ways = {
  desc: { behind: sql`<`, start: beginning },
  asc: { behind: sql`>`, start: { at: new Date(0), id: 0 } },
} satisfies Record<Direction, unknown>

/** What rows are ordered by: never null, or those without would be on no page. Between equals the id decides. */
export type SortKey = {
  by: RawBuilder<unknown>
  id: string
  valueOf: (cursor: Cursor) => Date | string | number
  /** How the database makes of the cursor's value what `by` makes of the row's. */
  as?: (value: unknown) => RawBuilder<unknown>
}

/** A cursor as the database compares it. */
export type Bound = { at: Date | string | number; id: number }

export function byMoment(by: RawBuilder<unknown>, id: string): SortKey {
  return { by, id, valueOf: ({ at }) => at }
}

export function byDay(by: RawBuilder<unknown>, id: string): SortKey {
  return { by, id, valueOf: ({ at }) => at.toISOString().slice(0, 10) }
}

export function byNumber(id: string): SortKey {
  return { by: sql.ref(id), id, valueOf: (cursor) => cursor.id }
}

/** In small letters, by as much of the text as a cursor holds. Its index has to have this expression word for word. */
export function byText(column: string, id: string): SortKey {
  return {
    by: beginningOf(sql.ref(column)),
    id,
    valueOf: ({ tail = '' }) => storable(Buffer.from(tail, 'base64url').toString()),
    as: (value) => beginningOf(sql`${value}::text`),
  }
}

function beginningOf(text: RawBuilder<unknown>) {
  return sql`lower(left(${text}, 40))`
}

/** The cursor of a row. @param at the moment it is ordered by, or the text */
export function cursorAt(at: Date | string, id: number): Cursor {
  if (at instanceof Date) return { at, id }
  // By characters, as the database counts: half of one would be none.
  const text = Array.from(at).slice(0, 40).join('')
  return { at: new Date(0), id, tail: Buffer.from(text).toString('base64url') }
}

/** The moment by which a day is ordered; rows without a day come last. */
export function momentOfDay(day: string | null): Date {
  return day === null ? new Date(lastMoment) : new Date(`${day}T00:00:00Z`)
}

/** Where a page begins: behind the cursor, or before the first row, which a prepared statement needs as a value too. */
export function boundOf({ valueOf }: SortKey, direction: Direction, after: Cursor | undefined): Bound {
  const cursor = after ?? ways[direction].start
  return { at: valueOf(cursor), id: cursor.id }
}

/**
 * A statement that is not prepared gets no bound on the first page: for one before all rows the planner would read the
 * whole of this index beside the one that finds the rows.
 */
export function isBehind({ by, id, as }: SortKey, direction: Direction, bound: Bound | undefined) {
  if (!bound) return sql<boolean>`true`
  return sql<boolean>`(${by}, ${sql.ref(id)}) ${ways[direction].behind} (${as?.(bound.at) ?? bound.at}, ${bound.id})`
}

/** For `orderBy`. */
export function orderOf({ by, id }: SortKey, direction: Direction) {
  const way = sql.raw(direction)
  return sql`${by} ${way}, ${sql.ref(id)} ${way}`
}

/** Conditions for `and`: of a moment by the maker's calendar. */
export function momentsWithin(column: string, { from, to }: Period): RawBuilder<boolean>[] {
  const zone = makersZone()
  return [
    ...(from ? [sql<boolean>`${sql.ref(column)} >= ${from}::timestamp at time zone ${zone}`] : []),
    ...(to ? [sql<boolean>`${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${zone}`] : []),
  ]
}

export function daysWithin(column: string, { from, to }: Period): RawBuilder<boolean>[] {
  return [
    ...(from ? [sql<boolean>`${sql.ref(column)} >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`${sql.ref(column)} <= ${to}::date`] : []),
  ]
}

/** A count stops here: counting on costs more than it tells. */
export const countLimit = countMost + 1

/** @param rows one more than a page has, where there is one: `limit(pageSize + 1)` */
export function pageOf<Row>(rows: Row[], count: number, cursorOf: (row: Row) => Cursor): Page<Row> {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { rows: rows.slice(0, pageSize), next: last && cursorOf(last), count }
}

/** What stands behind `like`: the words somewhere in the text. */
export function anywhere(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * The words somewhere in a column that is searched. Of one company's rows all are looked through: under another collation
 * the column hides from the trigram index, which the planner would combine with the company's and be far slower.
 */
export function contains(column: string, q: string, isAmongAll: boolean): RawBuilder<boolean> {
  return sql`${sql.raw(isAmongAll ? column : `${column} collate "C"`)} like ${anywhere(q)}`
}

/** In bytes. Longer texts have an index of their own, without the text: one refuses what is longer than 2.7 kB. */
const indexedMost = 2000

/**
 * The ids of two queries, for `in`: rows whose searched text the company's index holds, and the few whose text is too
 * long for it.
 * @param find the ids for which the condition holds
 */
export function idsOfEither(search: string, find: (isOfLength: RawBuilder<boolean>) => Expression<unknown>) {
  const bytes = sql`octet_length(${sql.ref(search)})`
  const short = find(sql<boolean>`${bytes} <= ${sql.lit(indexedMost)}`)
  const long = find(sql<boolean>`${bytes} > ${sql.lit(indexedMost)}`)
  return sql<number>`(${short} union all ${long})`
}

/** The list, or undefined where it could not be read: its page then says so, and all around it works. */
export async function readOrLog<Found>(
  log: Logger,
  what: string,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem) throw error
    log.error({ err: error }, `${what} could not be read`)
    return undefined
  }
}

/**
 * The data of a list's page: `found` is what `readOrLog` returned. A company's number that names no customer is
 * dropped.
 */
export function listData<
  Shown extends { view: object },
  Found extends { page: unknown; customer?: { id: number } | undefined },
>(shown: Shown, found: Found | undefined) {
  const whose = found && 'customer' in found ? { company: found.customer?.id } : undefined
  return data({ ...shown, view: { ...shown.view, ...whose }, found }, found ? 200 : 500)
}
