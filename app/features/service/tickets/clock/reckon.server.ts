import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'

/** So many clocks at a time: no ticket is locked for long. */
const atOnce = 500

/**
 * After the maker's hours have changed: until when what is promised and rests by so much is kept now. What was promised
 * stays. @returns behind which ticket to go on, if there may be more
 */
export async function reckonClocks(tx: Db, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null; count: number }>`
    with batch as (
      select id, promise_due(promised_at, rested_ms) as due_at from ticket
      where due_at is not null and id > ${after} order by id limit ${sql.lit(atOnce)}
    ), changed as (
      update ticket set due_at = promise_due(ticket.promised_at, ticket.rested_ms) from batch
      where ticket.id = batch.id and ticket.due_at is not null and ticket.due_at is distinct from batch.due_at
    )
    select max(id) as last, count(*)::int as count from batch`.execute(tx)
  const { last = null, count = 0 } = rows[0] ?? {}
  return last === null || count < atOnce ? undefined : last
}
