import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { type Cursor, lastMoment, type Page } from '#app/kit/lists/lists.ts'
import {
  anywhere,
  type Bound,
  boundOf,
  byMoment,
  countLimit,
  idsOfEither,
  isBehind,
  momentsWithin,
  orderOf,
  pageSize,
  type SortKey,
} from '#app/kit/lists/pages.server.ts'
import { hasDays, type Period, type Sort } from '#app/kit/lists/sorted.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { type Lead, type LeadOrder, type LeadRow, type LeadStage, leadStages } from './leads.ts'
import { leadRowsVisibleTo, leadsVisibleTo } from './store.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'

const latest: Sort<LeadOrder> = { by: 'received', direction: 'desc' }

const keys: Record<LeadOrder, SortKey> = {
  received: byMoment(sql.ref('lead.routed_at'), 'lead.id'),
  // As its index has it, word for word.
  clock: byMoment(sql`coalesce(lead.due_at, timestamptz '9999-12-31 00:00:00+00')`, 'lead.id'),
}

/** What a list shows. `q` is lower case, as the search column is; `overdueAt`: what was due before that moment. */
export type Conditions = {
  q?: string | undefined
  place?: LeadStage | undefined
  overdueAt?: Date | undefined
  /** Of the moment they were routed. */
  period?: Period | undefined
  /** Unless told, those routed last first. */
  sort?: Sort<LeadOrder> | undefined
}
export type ListFilter = Conditions & { after?: Cursor | undefined }

/** One page of leads. */
export function listLeads(db: Db, scope: Scope, { after, ...conditions }: ListFilter): Promise<Page<LeadRow>> {
  return pageOfLeads(db, scope, conditions, after)
}

const pageOfLeads = keysetList<LeadRow, Conditions, LeadStage>({
  name: 'leads',
  plain: {
    is: ({ q, overdueAt, period, sort = latest }) =>
      q === undefined && !overdueAt && sort.by === 'received' && !hasDays(period),
    hotOf: ({ place }) => place,
    filterFor: (place, direction) => ({ place, sort: { by: 'received', direction } }),
  },
  directionOf: ({ sort = latest }) => sort.direction,
  boundOf: fromOf,
  page: pageQuery,
  count: countQuery,
  cursorOf: (row, { sort }) => cursorOf(row, sort),
})

export type LeadInFull = LeadRow &
  Pick<
    Lead,
    'email' | 'mobilePhone' | 'phone' | 'message' | 'declineReason' | 'lostReason' | 'reasonNote' | 'createdAt'
  >

/** The same leads from behind one of them on, with the ways to reach somebody and why it ended, as an export reads them. */
export function listAfter(
  db: Db,
  scope: Scope,
  conditions: Conditions,
  last: LeadRow | undefined,
  limit: number,
): Promise<LeadInFull[]> {
  const from = last && fromOf(conditions, cursorOf(last, conditions.sort))
  return pageQuery(db, scope, conditions, from, limit)
    .select([
      'lead.email',
      'lead.mobile_phone as mobilePhone',
      'lead.phone',
      'lead.message',
      'lead.decline_reason as declineReason',
      'lead.lost_reason as lostReason',
      'lead.reason_note as reasonNote',
      'lead.created_at as createdAt',
    ])
    .execute()
}

function sideOf(scope: Scope) {
  return scope === 'all' ? 'maker' : 'company'
}

function companyIn(scope: Scope): number {
  return scope === 'all' ? 0 : scope.company
}

/** Those that the words stand in, those routed last first, without counting them. */
export function findLatest(db: Db, scope: Scope, q: string, limit: number): Promise<LeadRow[]> {
  const found = leadsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, { q }))
    .orderBy('lead.routed_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .select('lead.id')
  const ids = scope === 'all' ? found : idsOfEither('lead.search', (isOfLength) => found.where(isOfLength))
  return leadRowsVisibleTo(db, scope)
    .where('lead.id', 'in', ids)
    .orderBy('lead.routed_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .execute()
}

function cursorOf({ routedAt, dueAt, id }: LeadRow, { by } = latest): Cursor {
  return { at: by === 'received' ? routedAt : (dueAt ?? new Date(lastMoment)), id }
}

function fromOf({ sort = latest }: Conditions, after: Cursor | undefined): Bound {
  return boundOf(keys[sort.by], sort.direction, after)
}

function pageQuery(db: Db, scope: Scope, conditions: Conditions, from: Bound | undefined, limit: number) {
  const { by, direction } = conditions.sort ?? latest
  return leadRowsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .where(isBehind(keys[by], direction, from))
    .orderBy(orderOf(keys[by], direction))
    .limit(limit)
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const counted = leadsVisibleTo(db, scope)
    .where((row) => allOf(row, scope, conditions))
    .select('lead.id')
    .limit(countLimit)
    .as('counted')
  return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
}

function allOf(row: ExpressionBuilder<Tables, 'lead'>, scope: Scope, { q, place, overdueAt, period }: Conditions) {
  const conditions = []
  if (q !== undefined) conditions.push(isFound(row, scope, q))
  if (place) conditions.push(row('lead.place', '=', place))
  if (overdueAt) conditions.push(row('lead.due_at', '<', overdueAt))
  if (period) conditions.push(...momentsWithin('lead.routed_at', period))
  return row.and(conditions)
}

/** By its words, or by its very number. */
function isFound(row: ExpressionBuilder<Tables, 'lead'>, scope: Scope, q: string) {
  const holds = row(searchColumn(scope), 'like', anywhere(q))
  const id = maybeId(q)
  return id === undefined ? holds : row.or([holds, row('lead.id', '=', id)])
}

/** One company's leads are looked through: under another collation the column hides from the index over all of them. */
function searchColumn(scope: Scope) {
  return scope === 'all' ? sql<string>`lead.search` : sql<string>`lead.search collate "C"`
}

/** `phone`: the number to call, the mobile one if there are two. */
export type BoardLead = LeadRow & { phone: string }
export type Column = { place: LeadStage; count: number; leads: BoardLead[] }

/** The board: of each place the newest leads, and how many there are. */
export async function readBoard(db: Db, scope: Scope): Promise<Column[]> {
  const asked = { company: companyIn(scope) }
  const { newest, counts } = boards[sideOf(scope)]
  const [leads, counted] = await Promise.all([newest(db, asked), counts(db, asked)])
  return leadStages.map((place) => ({
    place,
    count: counted.find((row) => row.place === place)?.count ?? 0,
    leads: leads.filter((lead) => lead.place === place),
  }))
}

const columns = sql<{ column: LeadStage }>`(select unnest(${[...leadStages]}::text[]) as "column")`

function board(side: 'maker' | 'company') {
  const scope = (asked: { company: number }): Scope => (side === 'maker' ? 'all' : { company: asked.company })
  const here = sql.ref<LeadStage>('board.column')
  return {
    newest: prepared(`leads board ${side}`, (db, asked: { company: number }) =>
      db
        .selectFrom(columns.as('board'))
        .innerJoinLateral(
          leadRowsVisibleTo(db, scope(asked))
            .select(sql<string>`coalesce(nullif(lead.mobile_phone, ''), lead.phone)`.as('phone'))
            .where('lead.place', '=', here)
            .orderBy('lead.routed_at', 'desc')
            .orderBy('lead.id', 'desc')
            .limit(pageSize)
            .as('newest'),
          (join) => join.onTrue(),
        )
        .selectAll('newest')
        .orderBy('newest.routedAt', 'desc')
        .orderBy('newest.id', 'desc'),
    ),
    counts: prepared(`leads board counts ${side}`, (db, asked: { company: number }) =>
      db
        .selectFrom(columns.as('board'))
        .innerJoinLateral(
          leadsVisibleTo(db, scope(asked)).where('lead.place', '=', here).select('lead.id').limit(countLimit).as('one'),
          (join) => join.onTrue(),
        )
        .select(['board.column as place', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('board.column'),
    ),
  }
}

const boards = { company: board('company'), maker: board('maker') } as const
