import { sql } from 'kysely'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isOpenTicket } from './tickets.stages.server.ts'

/** What a company has going on; the count stops where those of lists do. */
export type Activity = { company: number; open: number; late: number; lastAt: Date | null }

/** For the administrators' pages about companies. @throws Problem not-found */
export async function activityOf(
  { db }: Portal,
  viewer: Viewer,
  companies: readonly number[],
  today: string,
): Promise<Activity[]> {
  requireAdmin(viewer)
  const open = sql`select promised_at from ticket
    where company_id = one.company and ${isOpenTicket} limit ${countLimit}`
  const { rows } = await sql<Activity>`
    select one.company, going.open, going.late,
      (select max(last_activity_at) from ticket where company_id = one.company) as "lastAt"
    from unnest(${[...companies]}::bigint[]) as one(company), lateral (
      select count(*)::int as open, count(*) filter (where promised_at < ${today}::date)::int as late
      from (${open}) as open
    ) as going`.execute(db)
  return rows
}
