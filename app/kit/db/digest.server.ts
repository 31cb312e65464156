import { type Expression, sql } from 'kysely'
import type { Db } from './db.server.ts'

/**
 * One question for all that these queries read, as it stands at one moment: a different digest whenever a row
 * of theirs is different. Where the rows are ordered the order counts as well.
 */
export function digestOf(db: Pick<Db, 'selectNoFrom'>, queries: Expression<unknown>[]) {
  // In the text of a row PostgreSQL quotes what would end a field or the row: it can be read in one way only.
  const texts = queries.map((query) => sql`(select coalesce(string_agg(shown::text, ';'), '') from ${query} as shown)`)
  return db.selectNoFrom(
    sql<string>`encode(sha256(convert_to(concat_ws('|', ${sql.join(texts)}), 'UTF8')), 'base64')`.as('digest'),
  )
}

export function readDigest(found: { digest: string } | undefined): string {
  if (!found) throw new Error('A question without a table has one row')
  return found.digest
}
