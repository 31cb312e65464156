import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { shopWords } from './shops.words.ts'

const say = keysOf(shopWords)

/** What a shop's form offers. */
export const timeZones: readonly string[] = [...Intl.supportedValuesOf('timeZone'), 'UTC']

/**
 * What is wrong with a zone that somebody chose; not in the form's schema, since browsers offer other zones than this
 * server does. The database is asked as well: it counts by the clocks of all shops in one statement, and its own list may
 * be another.
 */
export async function zoneMistake(db: Db, typed: string | undefined): Promise<Mistake | undefined> {
  if (!typed || (timeZones.includes(typed) && (await isKnown(db, typed)))) return undefined
  return { path: 'time_zone', message: say('time-zone-wrong') }
}

async function isKnown(db: Db, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db)
  return rows.length > 0
}
