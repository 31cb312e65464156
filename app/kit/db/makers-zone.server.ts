import { type RawBuilder, sql } from 'kysely'
import { timeZone } from '#app/kit/words/formats.ts'

/** For a statement, as it is made: when a file is loaded, nobody has read the settings yet. */
export function makersZone(): RawBuilder<string> {
  return sql.lit(timeZone())
}
