import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireTrade } from '../account/account.server.ts'
import type { CompanyViewer } from '../account/account.ts'
import { companyWith } from '../licence/licence.ts'
import { leadsVisibleTo } from './store.server.ts'
import { dealSums } from './sums.server.ts'

/** A lead that waits for longer than it should. */
export type OverdueLead = { id: number; name: string; since: Date }

export type LeadsAtHome = { overdue: OverdueLead[]; count: number; open: Money[]; won: Money[] }

/**
 * What a dealer's home tells of leads, in one query: those overdue, the longest first, and what the accepted ones are
 * worth.
 * @throws Problem not-found, module-missing
 */
export async function leadsAtHome({ db, clock }: Portal, viewer: CompanyViewer): Promise<LeadsAtHome> {
  requireTrade(viewer, 'leads')
  const [found] = await atHome(db, { company: companyWith(viewer, 'leads'), now: clock.now() })
  const overdue = found?.overdue ?? []
  const deals = found?.deals ?? []
  return {
    overdue: overdue.map(({ id, name, since }) => ({ id, name, since: new Date(since) })),
    count: overdue[0]?.count ?? 0,
    open: deals.flatMap(({ currency, open }) => (open ? [{ minor: open, currency }] : [])),
    won: deals.flatMap(({ currency, won }) => (won ? [{ minor: won, currency }] : [])),
  }
}

type Overdue = { id: number; name: string; since: string; count: number }
type Deal = { currency: string; open: number | null; won: number | null }

const atHome = prepared('leads at home', (db, asked: { company: number; now: Date }) => {
  const overdue = overdueOf(db, asked).as('one')
  const deals = dealSums(db, { company: asked.company }).as('one')
  const list = sql`coalesce(json_agg(one), '[]')`
  return db.selectNoFrom([
    db.selectFrom(overdue).select(list.$castTo<Overdue[]>().as('list')).as('overdue'),
    db.selectFrom(deals).select(list.$castTo<Deal[]>().as('list')).as('deals'),
  ])
})

function overdueOf(db: Db, { company, now }: { company: number; now: Date }) {
  return leadsVisibleTo(db, { company })
    .select(['lead.id', 'lead.name', 'lead.due_at as since', sql<number>`count(*) over ()`.as('count')])
    .where('lead.due_at', '<', now)
    .orderBy('lead.due_at')
    .orderBy('lead.id')
    .limit(sql.lit(5))
}
