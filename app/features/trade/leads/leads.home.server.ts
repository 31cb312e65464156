import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import { companyWith, type Scope } from '#app/features/people/licence/licence.ts'
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
  requireModule(viewer, 'leads')
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

export type LeadsOfStaff = { overdue: (OverdueLead & { companyName: string })[]; count: number; declined: number }

/**
 * What staff's home tells of leads, in one query: those no dealer has answered in time, and how many (to 1,001) were
 * declined and wait to be routed on.
 * @throws Problem not-found, module-missing
 */
export async function leadsOfStaff({ db, clock }: Portal, viewer: StaffViewer): Promise<LeadsOfStaff> {
  requireModule(viewer, 'leads')
  const [found] = await ofStaff(db, { now: clock.now() })
  const overdue = found?.overdue ?? []
  return {
    overdue: overdue.map(({ id, name, companyName, since }) => ({ id, name, companyName, since: new Date(since) })),
    count: overdue[0]?.count ?? 0,
    declined: found?.declined ?? 0,
  }
}

type Overdue = { id: number; name: string; since: string; count: number }
type Deal = { currency: string; open: number | null; won: number | null }

const list = sql`coalesce(json_agg(one), '[]')`

const atHome = prepared('leads at home', (db, asked: { company: number; now: Date }) => {
  const overdue = overdueOf(db, { company: asked.company }, asked.now).as('one')
  const deals = dealSums(db, { company: asked.company }).as('one')
  return db.selectNoFrom([
    db.selectFrom(overdue).select(list.$castTo<Overdue[]>().as('list')).as('overdue'),
    db.selectFrom(deals).select(list.$castTo<Deal[]>().as('list')).as('deals'),
  ])
})

const ofStaff = prepared('leads of staff', (db, { now }: { now: Date }) => {
  const overdue = overdueOf(db, 'all', now)
    .innerJoin('company', 'company.id', 'lead.company_id')
    .select('company.name as companyName')
    .as('one')
  const declined = leadsVisibleTo(db, 'all')
    .where('lead.place', '=', 'declined')
    .select('lead.id')
    .limit(sql.lit(countLimit))
    .as('one')
  return db.selectNoFrom([
    db.selectFrom(overdue).select(list.$castTo<(Overdue & { companyName: string })[]>().as('list')).as('overdue'),
    db
      .selectFrom(declined)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('declined'),
  ])
})

function overdueOf(db: Db, scope: Scope, now: Date) {
  return leadsVisibleTo(db, scope)
    .select(['lead.id', 'lead.name', 'lead.due_at as since', sql<number>`count(*) over ()`.as('count')])
    .where('lead.due_at', '<', now)
    .orderBy('lead.due_at')
    .orderBy('lead.id')
    .limit(sql.lit(5))
}
