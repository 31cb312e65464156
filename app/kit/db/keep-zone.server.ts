import { type Kysely, sql } from 'kysely'
import { locked } from './migrate.server.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'

/**
 * The clock of a promise runs in the database, by two functions that name the maker's zone.
 * @param db as the owner of its functions
 * @throws StartError where the database has no such zone
 */
export async function keepZone(db: Kysely<Tables>, zone: string): Promise<void> {
  await locked(db, async (tx) => {
    const { rows } = await sql<{ isKnown: boolean; isKept: boolean }>`
      select is_time_zone(${zone}) as "isKnown", (select bool_and(strpos(prosrc, quote_literal(${zone})) > 0) from pg_proc
        where oid in ('maker_moment(date, text)'::regprocedure, 'maker_day(timestamptz)'::regprocedure)) as "isKept"`.execute(
      tx,
    )
    if (!rows[0]?.isKnown)
      throw new StartError(
        `The setting TIME_ZONE is ${zone}, which the database does not know: take another name of it.`,
      )
    if (rows[0].isKept) return
    await sql`create or replace function maker_moment(day date, at text) returns timestamptz language sql stable as ${sql.lit(
      `select (day + at::time) at time zone '${zone}'`,
    )}`.execute(tx)
    await sql`create or replace function maker_day(at timestamptz) returns date language sql stable as ${sql.lit(
      `select (at at time zone '${zone}')::date`,
    )}`.execute(tx)
  })
}
