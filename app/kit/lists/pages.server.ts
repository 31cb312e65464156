import type { Logger } from 'pino'
import { Problem } from '#app/kit/problem.ts'
import { countMost, type Cursor, type Page } from './lists.ts'

export const pageSize = 25

/** Behind every row there is. */
export const beginning: Cursor = { at: new Date('9999-12-31T00:00:00Z'), id: Number.MAX_SAFE_INTEGER }

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
