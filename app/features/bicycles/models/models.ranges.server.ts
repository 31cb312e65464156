import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { FoldedRange } from './models.ranges.ts'

/**
 * Whether a folded number lies within the range of a row with `first_folded` and `last_folded`: both ends are as long as it
 * is, and it is compared character by character.
 */
export function isInRange(folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(length(first_folded) = length(${folded})
    and ${folded} collate "C" between first_folded and last_folded)`
}

/** Puts the ranges of one record down in the place of those it had; `owner` is the column that names the record. */
export async function putRanges(
  tx: Db,
  { table, owner, id }: { table: 'recall_serial' | 'bulletin_serial'; owner: string; id: number },
  ranges: readonly FoldedRange[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(tx)
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, first_serial, last_serial, first_folded, last_folded)
    select ${id}, first, last, "firstFolded", "lastFolded" from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as row (first text, last text, "firstFolded" text, "lastFolded" text)`.execute(tx)
}
