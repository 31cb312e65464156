import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { type Bound, boundOf, countLimit, isBehind, orderOf, pageOf, pageSize } from '#app/kit/lists/pages.server.ts'
import { type Direction, hasDays } from '#app/kit/lists/sorted.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Conditions, cursorOf, keyFor, keys, latest, matches, type TicketSort } from './list-conditions.server.ts'
import { findIds, findLatestIds, searchAll } from './search.server.ts'
import { numberMeant } from './search-text.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { exportedTicketsVisibleTo, ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { ExportedTicket, ListFilter, TicketRow } from './tickets.ts'
import { type Stage, stageWhen } from './tickets.stages.ts'

/** One page of the tickets this viewer may see. */
export async function listTickets(db: Db, viewer: Viewer, asked: ListFilter): Promise<Page<TicketRow>> {
  const filter = asked.q === undefined ? asked : { ...asked, q: numberMeant(asked.q) }
  const scope = scopeIn(viewer, filter)
  const { rows, count } = await (isPlain(filter) ? plain(db, scope, filter) : filtered(db, scope, filter))
  return pageOf(rows, count, (row) => cursorOf(row, filter.sort ?? latest))
}

/** The latest tickets that the words stand in, found without counting them. */
export async function findLatest(db: Db, viewer: Viewer, typed: string, limit: number): Promise<TicketRow[]> {
  const q = numberMeant(typed)
  const scope = scopeOf(viewer, 'tickets')
  if (scope !== 'all') return pageQuery(db, scope, { q }, latest, undefined, limit).execute()
  return rowsOf(db, await findLatestIds(db, q, limit), latest)
}

/** What a list shows, from behind one of its tickets on. */
export function listAfter(
  db: Db,
  viewer: Viewer,
  asked: ListFilter,
  last: TicketRow | undefined,
  limit: number,
): Promise<ExportedTicket[]> {
  const { sort = latest, ...conditions } = asked.q === undefined ? asked : { ...asked, q: numberMeant(asked.q) }
  const from = last && boundOf(keys[sort.by], sort.direction, cursorOf(last, sort))
  return exported(db, scopeIn(viewer, asked), sort)
    .where((row) => matches(row, conditions))
    .where(isBehind(keys[sort.by], sort.direction, from))
    .limit(limit)
    .execute()
}

/** As `listOn` of a search among all tickets there are: the index is asked once, not for each step. */
export async function searchAfter(
  db: Db,
  { q, sort = latest, ...conditions }: ListFilter & { q: string },
  limit: number,
) {
  const ids = await findIds(db, { ...conditions, q: numberMeant(q) }, sort, limit)
  return (count: number): Promise<ExportedTicket[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : exported(db, 'all', sort).where('ticket.id', 'in', ids.splice(0, count)).execute()
}

function exported(db: Db, scope: Scope, { by, direction }: TicketSort) {
  return exportedTicketsVisibleTo(db, scope).orderBy(orderOf(keys[by], direction))
}

/** Staff may ask for one customer's, and are shown what that company is. */
function scopeIn(viewer: Viewer, { company }: ListFilter): Scope {
  const scope = scopeOf(viewer, 'tickets')
  return scope === 'all' && company !== undefined ? { company } : scope
}

/** One row more than a page has, where there is one. */
type Found = { rows: TicketRow[]; count: number }

function isPlain({ q, awaiting, overdueOn, sort = latest, period }: ListFilter): boolean {
  return (
    q === undefined && awaiting === undefined && !overdueOn && sort.by === 'activity' && !(period && hasDays(period))
  )
}

/** The hot path: prepared statements, one for each shape of the question. */
async function plain(db: Db, scope: Scope, { stage, after, sort = latest }: ListFilter): Promise<Found> {
  const { direction } = sort
  const from = boundOf(keys.activity, direction, after)
  const asked = { company: scope === 'all' ? 0 : scope.company, stage: stage ?? stageWhen.opened, ...from }
  const { count, ...pages } = plainLists[scope === 'all' ? 'all' : 'company'][stage ? 'one' : 'all']
  const [rows, [counted]] = await Promise.all([pages[direction](db, asked), count(db, asked)])
  return { rows, count: counted?.count ?? 0 }
}

type Asked = Bound & { company: number; stage: Stage }

function plainList(whose: 'all' | 'company', oneStage: boolean) {
  const scope = (asked: Asked): Scope => (whose === 'all' ? 'all' : { company: asked.company })
  const stageOf = (asked: Asked): Conditions => (oneStage ? { stage: asked.stage } : {})
  const name = `${whose}${oneStage ? ' stage' : ''}`
  const page = (direction: Direction) =>
    prepared(`tickets ${direction} ${name}`, (db, asked: Asked) =>
      pageQuery(db, scope(asked), stageOf(asked), { by: 'activity', direction }, asked),
    )
  return {
    desc: page('desc'),
    asc: page('asc'),
    count: prepared(`tickets count ${name}`, (db, asked: Asked) => countQuery(db, scope(asked), stageOf(asked))),
  }
}

const plainLists = {
  company: { all: plainList('company', false), one: plainList('company', true) },
  all: { all: plainList('all', false), one: plainList('all', true) },
} as const

/** What fits on the first page is not counted a second time. */
async function filtered(db: Db, scope: Scope, { after, ...filter }: ListFilter): Promise<Found> {
  const { q, sort = latest, ...others } = filter
  const conditions = { q, ...others }
  if (scope === 'all' && q !== undefined) return searched(db, { ...conditions, q }, sort, after)
  const from = after && boundOf(keys[sort.by], sort.direction, after)
  const rows = await pageQuery(db, scope, conditions, sort, from).execute()
  if (!after && rows.length <= pageSize) return { rows, count: rows.length }
  const { count } = await countQuery(db, scope, conditions).executeTakeFirstOrThrow()
  return { rows, count }
}

async function searched(
  db: Db,
  search: Conditions & { q: string },
  sort: TicketSort,
  after: Cursor | undefined,
): Promise<Found> {
  const { ids, count } = await searchAll(db, search, sort, after)
  return { rows: await rowsOf(db, ids, sort), count }
}

async function rowsOf(db: Db, ids: number[], { by, direction }: TicketSort): Promise<TicketRow[]> {
  if (ids.length === 0) return []
  const rows = ticketRowsVisibleTo(db, 'all').where('ticket.id', 'in', ids)
  return rows.orderBy(orderOf(keys[by], direction)).execute()
}

function pageQuery(
  db: Db,
  scope: Scope,
  conditions: Conditions,
  sort: TicketSort,
  from: Bound | undefined,
  limit = pageSize + 1,
) {
  const key = keyFor(sort, scope, conditions)
  return ticketRowsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .where(isBehind(key, sort.direction, from))
    .orderBy(orderOf(key, sort.direction))
    .limit(limit)
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = ticketsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .select('ticket.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}
