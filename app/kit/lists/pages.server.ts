import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import { Problem } from '#app/kit/problem.ts'
import { countMost, type Cursor, lastMoment, type Page } from './lists.ts'

export const pageSize = 25

/** Behind every row there is. */
export const beginning: Cursor = { at: new Date(lastMoment), id: Number.MAX_SAFE_INTEGER }

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

/** In bytes. Longer texts have an index of their own, without the text: one refuses what is longer than 2.7 kB. */
const indexedMost = 2000

/**
 * The ids of both, for `in`: of rows whose searched text the company's index holds, and of the few whose is too long.
 * @param find the ids of those for which the condition holds
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
