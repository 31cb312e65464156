import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { beginning, countLimit, pageOf, pageSize } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '../account/account.ts'
import { type Conditions, isBehind, matches } from './list-conditions.server.ts'
import { findLatestIds, searchAll } from './search.server.ts'
import { type Scope, scopeOf } from '../licence/licence.ts'
import { ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { ListFilter, Stage, TicketRow } from './tickets.ts'

/** One page of the tickets this viewer may see, those with the latest activity first. */
export async function listTickets(db: Db, viewer: Viewer, filter: ListFilter): Promise<Page<TicketRow>> {
  const scope = scopeIn(viewer, filter)
  const { rows, count } = await (isPlain(filter) ? plain(db, scope, filter) : filtered(db, scope, filter))
  return pageOf(rows, count, ({ id, lastActivityAt: at }) => ({ at, id }))
}

/** The latest tickets that the words stand in, found without counting them. */
export async function findLatest(db: Db, viewer: Viewer, q: string, limit: number): Promise<TicketRow[]> {
  const scope = scopeOf(viewer, 'tickets')
  if (scope !== 'all') return pageQuery(db, scope, { q }, beginning, limit).execute()
  return rowsOf(db, await findLatestIds(db, q, limit))
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
async function plain(db: Db, scope: Scope, { stage, after = beginning }: ListFilter): Promise<Found> {
  const asked = { company: scope === 'all' ? 0 : scope.company, stage: stage ?? 'new_request', ...after }
  const { page, count } = plainLists[scope === 'all' ? 'all' : 'company'][stage ? 'one' : 'all']
  const [rows, [counted]] = await Promise.all([page(db, asked), count(db, asked)])
  return { rows, count: counted?.count ?? 0 }
}

type Asked = Cursor & { company: number; stage: Stage }

function plainList(whose: 'all' | 'company', oneStage: boolean) {
  const scope = (asked: Asked): Scope => (whose === 'all' ? 'all' : { company: asked.company })
  const stageOf = (asked: Asked): Conditions => (oneStage ? { stage: asked.stage } : {})
  const name = `${whose}${oneStage ? ' stage' : ''}`
  return {
    page: prepared(`tickets page ${name}`, (db, asked: Asked) => pageQuery(db, scope(asked), stageOf(asked), asked)),
    count: prepared(`tickets count ${name}`, (db, asked: Asked) => countQuery(db, scope(asked), stageOf(asked))),
  }
}

const plainLists = {
  company: { all: plainList('company', false), one: plainList('company', true) },
  all: { all: plainList('all', false), one: plainList('all', true) },
} as const

/** What fits on the first page is not counted a second time. */
async function filtered(db: Db, scope: Scope, { after, ...conditions }: ListFilter): Promise<Found> {
  const { q } = conditions
  if (scope === 'all' && q !== undefined) return searched(db, { ...conditions, q }, after)
  const rows = await pageQuery(db, scope, conditions, after ?? beginning).execute()
  if (!after && rows.length <= pageSize) return { rows, count: rows.length }
  const { count } = await countQuery(db, scope, conditions).executeTakeFirstOrThrow()
  return { rows, count }
}

async function searched(db: Db, search: Conditions & { q: string }, after: Cursor | undefined): Promise<Found> {
  const { ids, count } = await searchAll(db, search, after)
  return { rows: await rowsOf(db, ids), count }
}

async function rowsOf(db: Db, ids: number[]): Promise<TicketRow[]> {
  if (ids.length === 0) return []
  return inOrder(ticketRowsVisibleTo(db, 'all').where('ticket.id', 'in', ids)).execute()
}

function pageQuery(db: Db, scope: Scope, conditions: Conditions, after: Cursor, limit = pageSize + 1) {
  const rows = ticketRowsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .where((row) => isBehind(row, after))
  return inOrder(rows).limit(limit)
}

function inOrder(rows: ReturnType<typeof ticketRowsVisibleTo>) {
  return rows.orderBy('ticket.last_activity_at', 'desc').orderBy('ticket.id', 'desc')
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = ticketsVisibleTo(db, scope)
    .where((row) => matches(row, conditions))
    .select('ticket.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}
