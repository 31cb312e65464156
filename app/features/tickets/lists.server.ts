import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { countLimit, pageOf, pageSize } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '../account/account.ts'
import {
  type Conditions,
  type Direction,
  directionOf,
  directions,
  isBehind,
  matches,
} from './list-conditions.server.ts'
import { findIds, findLatestIds, searchAll } from './search.server.ts'
import { numberMeant } from './search-text.ts'
import { type Scope, scopeOf } from '../licence/licence.ts'
import { exportedTicketsVisibleTo, ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { ExportedTicket, ListFilter, Stage, TicketRow } from './tickets.ts'

/** One page of the tickets this viewer may see, those with the latest activity first, or the other way round. */
export async function listTickets(db: Db, viewer: Viewer, asked: ListFilter): Promise<Page<TicketRow>> {
  const filter = asked.q === undefined ? asked : { ...asked, q: numberMeant(asked.q) }
  const scope = scopeIn(viewer, filter)
  const { rows, count } = await (isPlain(filter) ? plain(db, scope, filter) : filtered(db, scope, filter))
  return pageOf(rows, count, ({ id, lastActivityAt: at }) => ({ at, id }))
}

/** The latest tickets that the words stand in, found without counting them. */
export async function findLatest(db: Db, viewer: Viewer, typed: string, limit: number): Promise<TicketRow[]> {
  const q = numberMeant(typed)
  const scope = scopeOf(viewer, 'tickets')
  if (scope !== 'all') return pageQuery(db, scope, { q }, 'latest', undefined, limit).execute()
  return rowsOf(db, await findLatestIds(db, q, limit), 'latest')
}

/** What a list shows, from behind one of its tickets on. */
export function listOn(
  db: Db,
  viewer: Viewer,
  asked: ListFilter,
  last: TicketRow | undefined,
  limit: number,
): Promise<ExportedTicket[]> {
  const { oldestFirst, ...conditions } = asked.q === undefined ? asked : { ...asked, q: numberMeant(asked.q) }
  const direction = directionOf({ oldestFirst })
  const from = last ? { at: last.lastActivityAt, id: last.id } : directions[direction].start
  return exported(db, scopeIn(viewer, asked), direction)
    .where((row) => matches(row, conditions))
    .where((row) => isBehind(row, direction, from))
    .limit(limit)
    .execute()
}

/** As `listOn` of a search among all tickets there are: the index is asked once, not for each step. */
export async function searchOn(db: Db, { q, oldestFirst, ...conditions }: ListFilter & { q: string }, limit: number) {
  const direction = directionOf({ oldestFirst })
  const ids = await findIds(db, { ...conditions, q: numberMeant(q) }, direction, limit)
  return (count: number): Promise<ExportedTicket[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : exported(db, 'all', direction).where('ticket.id', 'in', ids.splice(0, count)).execute()
}

function exported(db: Db, scope: Scope, direction: Direction) {
  const { order } = directions[direction]
  return exportedTicketsVisibleTo(db, scope).orderBy('ticket.last_activity_at', order).orderBy('ticket.id', order)
}

/** Staff may ask for one customer's, and are shown what that company is. */
function scopeIn(viewer: Viewer, { company }: ListFilter): Scope {
  const scope = scopeOf(viewer, 'tickets')
  return scope === 'all' && company !== undefined ? { company } : scope
}

/** One row more than a page has, where there is one. */
type Found = { rows: TicketRow[]; count: number }

function isPlain(filter: ListFilter): boolean {
  return filter.q === undefined && filter.awaiting === undefined && !filter.overdueOn
}

/** The hot path: prepared statements, one for each shape of the question. */
async function plain(db: Db, scope: Scope, { stage, after, ...filter }: ListFilter): Promise<Found> {
  const direction = directionOf(filter)
  const from = after ?? directions[direction].start
  const asked = { company: scope === 'all' ? 0 : scope.company, stage: stage ?? 'new_request', ...from }
  const { count, ...pages } = plainLists[scope === 'all' ? 'all' : 'company'][stage ? 'one' : 'all']
  const [rows, [counted]] = await Promise.all([pages[direction](db, asked), count(db, asked)])
  return { rows, count: counted?.count ?? 0 }
}

type Asked = Cursor & { company: number; stage: Stage }

function plainList(whose: 'all' | 'company', oneStage: boolean) {
  const scope = (asked: Asked): Scope => (whose === 'all' ? 'all' : { company: asked.company })
  const stageOf = (asked: Asked): Conditions => (oneStage ? { stage: asked.stage } : {})
  const name = `${whose}${oneStage ? ' stage' : ''}`
  const page = (direction: Direction) =>
    prepared(`tickets ${direction} ${name}`, (db, asked: Asked) =>
      pageQuery(db, scope(asked), stageOf(asked), direction, asked),
    )
  return {
    latest: page('latest'),
    oldest: page('oldest'),
    count: prepared(`tickets count ${name}`, (db, asked: Asked) => countQuery(db, scope(asked), stageOf(asked))),
  }
}

const plainLists = {
  company: { all: plainList('company', false), one: plainList('company', true) },
  all: { all: plainList('all', false), one: plainList('all', true) },
} as const

/** What fits on the first page is not counted a second time. */
async function filtered(db: Db, scope: Scope, { after, ...filter }: ListFilter): Promise<Found> {
  const { q, oldestFirst, ...others } = filter
  const direction = directionOf({ oldestFirst })
  const conditions = { q, ...others }
  if (scope === 'all' && q !== undefined) return searched(db, { ...conditions, q }, direction, after)
  const rows = await pageQuery(db, scope, conditions, direction, after).execute()
  if (!after && rows.length <= pageSize) return { rows, count: rows.length }
  const { count } = await countQuery(db, scope, conditions).executeTakeFirstOrThrow()
  return { rows, count }
}

async function searched(
  db: Db,
  search: Conditions & { q: string },
  direction: Direction,
  after: Cursor | undefined,
): Promise<Found> {
  const { ids, count } = await searchAll(db, search, direction, after)
  return { rows: await rowsOf(db, ids, direction), count }
}

async function rowsOf(db: Db, ids: number[], direction: Direction): Promise<TicketRow[]> {
  if (ids.length === 0) return []
  return inOrder(ticketRowsVisibleTo(db, 'all').where('ticket.id', 'in', ids), direction).execute()
}

function pageQuery(
  db: Db,
  scope: Scope,
  conditions: Conditions,
  direction: Direction,
  after: Cursor = directions[direction].start,
  limit = pageSize + 1,
) {
  const rows = ticketRowsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .where((row) => isBehind(row, direction, after))
  return inOrder(rows, direction).limit(limit)
}

function inOrder(rows: ReturnType<typeof ticketRowsVisibleTo>, direction: Direction) {
  const { order } = directions[direction]
  return rows.orderBy('ticket.last_activity_at', order).orderBy('ticket.id', order)
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = ticketsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .select('ticket.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}
