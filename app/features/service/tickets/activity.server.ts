import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import { isOpenTicket } from './tickets.stages.server.ts'

/** What a company has going on; the count stops where those of lists do. */
export type Activity = { company: number; open: number; late: number; lastAt: Date | null }

export async function readActivity(db: Db, companies: readonly number[], now: Date): Promise<Activity[]> {
  const open = sql`select due_at from ticket
    where company_id = one.company and ${isOpenTicket} limit ${countLimit}`
  const { rows } = await sql<Activity>`
    select one.company, going.open, going.late,
      (select max(last_activity_at) from ticket where company_id = one.company) as "lastAt"
    from unnest(${[...companies]}::bigint[]) as one(company), lateral (
      select count(*)::int as open, count(*) filter (where due_at < ${now})::int as late
      from (${open}) as open
    ) as going`.execute(db)
  return rows
}
