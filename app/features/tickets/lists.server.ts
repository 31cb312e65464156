import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Viewer } from '../account/account.ts'
import { type Scope, scopeOf, ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { Cursor, ListFilter, Stage, TicketPage, TicketRow } from './tickets.ts'

const pageSize = 25
/** Counting on costs more than it tells: beyond this a list says '1,000+'. */
const countMost = 1000
/** Behind every ticket there is. */
const beginning: Cursor = { at: new Date('9999-12-31T00:00:00Z'), id: Number.MAX_SAFE_INTEGER }

/** One page of the tickets this viewer may see, those with the latest activity first. */
export async function listTickets(db: Db, viewer: Viewer, filter: ListFilter): Promise<TicketPage> {
  const { rows, count } = await (isPlain(filter) ? plain(db, viewer, filter) : filtered(db, viewer, filter))
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { rows: rows.slice(0, pageSize), next: last && { at: last.lastActivityAt, id: last.id }, count }
}

/** One row more than a page has, where there is one. */
type Found = { rows: TicketRow[]; count: number }

function isPlain(filter: ListFilter): boolean {
  return filter.q === undefined && filter.awaiting === undefined && !filter.overdueOn
}

/** The hot path: prepared statements, one for each shape of the question. */
async function plain(db: Db, viewer: Viewer, { stage, after = beginning }: ListFilter): Promise<Found> {
  const scope = scopeOf(viewer)
  const asked = { company: scope === 'all' ? 0 : scope.company, stage: stage ?? 'new_request', ...after }
  const { page, count } = plainLists[viewer.side][stage ? 'one' : 'all']
  const [rows, [counted]] = await Promise.all([page(db, asked), count(db, asked)])
  return { rows, count: counted?.count ?? 0 }
}

type Asked = Cursor & { company: number; stage: Stage }

function plainList(side: Viewer['side'], oneStage: boolean) {
  const scope = (asked: Asked): Scope => (side === 'maker' ? 'all' : { company: asked.company })
  const stageOf = (asked: Asked): Conditions => (oneStage ? { stage: asked.stage } : {})
  const name = `${side}${oneStage ? ' stage' : ''}`
  return {
    page: prepared(`tickets page ${name}`, (db, asked: Asked) => pageQuery(db, scope(asked), stageOf(asked), asked)),
    count: prepared(`tickets count ${name}`, (db, asked: Asked) => countQuery(db, scope(asked), stageOf(asked))),
  }
}

const plainLists = {
  company: { all: plainList('company', false), one: plainList('company', true) },
  maker: { all: plainList('maker', false), one: plainList('maker', true) },
} as const

/**
 * A substring search over all tickets is never prepared: PostgreSQL's general plan leaves the trigram index aside. What
 * fits on the first page is not counted a second time.
 */
async function filtered(db: Db, viewer: Viewer, { after, ...conditions }: ListFilter): Promise<Found> {
  const scope = scopeOf(viewer)
  const rows = await pageQuery(db, scope, conditions, after ?? beginning).execute()
  if (!after && rows.length <= pageSize) return { rows, count: rows.length }
  const { count } = await countQuery(db, scope, conditions).executeTakeFirstOrThrow()
  return { rows, count }
}

type Conditions = Omit<ListFilter, 'after'>

function pageQuery(db: Db, scope: Scope, conditions: Conditions, { at, id }: Cursor) {
  return ticketRowsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .where((row) => row(row.refTuple('ticket.last_activity_at', 'ticket.id'), '<', row.tuple(at, id)))
    .orderBy('ticket.last_activity_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .limit(pageSize + 1)
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = ticketsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .select('ticket.id')
    .limit(countMost + 1)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'ticket'>, scope: Scope, asked: Conditions) {
  const { q, stage, awaiting, overdueOn } = asked
  const conditions = []
  if (q !== undefined)
    conditions.push(row(searchColumn(scope), 'like', `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
  if (stage) conditions.push(row('ticket.stage', '=', stage))
  if (awaiting) conditions.push(row('ticket.awaiting', '=', awaiting))
  if (overdueOn) conditions.push(row('ticket.promised_at', '<', overdueOn))
  if (awaiting || overdueOn) conditions.push(row('ticket.stage', '<>', 'ticket_closed'))
  return row.and(conditions)
}

/**
 * Of one company's tickets all are looked through, which takes 0.3 ms for 200: written as an expression the column hides
 * from the trigram index, which the planner would combine with the company's and be up to 400 times slower.
 */
function searchColumn(scope: Scope) {
  return scope === 'all' ? sql<string>`ticket.search` : sql<string>`ticket.search || ''`
}
