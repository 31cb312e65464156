import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { scopeOf } from '#app/features/people/licence/licence.ts'
import { requireReader } from './list.server.ts'

export type Share = { id: number; name: string; registered: number; withCheck: number }

const days = 365
const dealersMost = 100

/**
 * How many of a dealer's registrations came with a signed delivery; for staff by dealer, the most registrations first.
 * @throws Problem module-missing, not-found
 */
export async function readShares({ reads, clock }: Portal, viewer: Viewer): Promise<Share[]> {
  requireReader(viewer)
  const scope = scopeOf(viewer, 'user-guides')
  const own = scope === 'all' ? sql`true` : sql`event.company_id = ${scope.company}`
  const { rows } = await sql<Share>`
    select company.id, company.name, count(*)::int as registered,
      count(*) filter (where exists (select from bicycle_check it where it.product_id = event.product_id
        and it.company_id = event.company_id and it.kind = 'delivery' and it.state = 'signed'))::int as "withCheck"
    from product_event event join company on company.id = event.company_id and company.kind = 'dealer'
    where event.kind = 'registered' and event.day >= ${clock.now()}::timestamptz::date - ${days}::int and ${own}
    group by company.id order by registered desc, company.name limit ${dealersMost}`.execute(reads.db)
  return rows
}
