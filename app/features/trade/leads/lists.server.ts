import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { lastMoment } from '#app/kit/lists/lists.ts'
import { byMoment, contains, countLimit, momentsWithin, pageSize } from '#app/kit/lists/pages.server.ts'
import type { Period, Sort } from '#app/kit/lists/sorted.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import { type Lead, type LeadOrder, type LeadRow, type LeadStage, leadStages } from './leads.ts'
import { leadRowsVisibleTo, leadsVisibleTo } from './store.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** What a list shows. `q` is lower case, as the search column is; `overdueAt`: what was due before that moment. */
export type Conditions = {
  q?: string | undefined
  stage?: LeadStage | undefined
  overdueAt?: Date | undefined
  /** The moment they were routed. */
  period?: Period | undefined
  /** Unless told, those routed last first. */
  sort?: Sort<LeadOrder> | undefined
}

const field = expressionBuilder<Tables, 'lead'>()

const leadList = keysetList({
  name: 'leads',
  scopeOf: (scope: Scope, _conditions: Conditions) => scope,
  plain: { is: ({ overdueAt }) => !overdueAt, hotOf: ({ stage }) => stage, filterFor: (stage) => ({ stage }) },
  keys: {
    received: byMoment(sql.ref('lead.routed_at'), 'lead.id'),
    // As its index has it, word for word.
    clock: byMoment(sql`coalesce(lead.due_at, timestamptz '9999-12-31 00:00:00+00')`, 'lead.id'),
  },
  usual: { by: 'received', direction: 'desc' },
  momentOf: ({ routedAt, dueAt }, by) => (by === 'received' ? routedAt : (dueAt ?? new Date(lastMoment))),
  rows: leadRowsVisibleTo,
  ids: (db, scope) => leadsVisibleTo(db, scope).select('lead.id'),
  searched: 'lead.search',
  conditions: ({ q, stage, overdueAt, period }, scope) => [
    ...(q === undefined ? [] : [isFound(scope, q)]),
    ...(stage ? [field('lead.place', '=', stage)] : []),
    ...(overdueAt ? [field('lead.due_at', '<', overdueAt)] : []),
    ...(period ? momentsWithin('lead.routed_at', period) : []),
  ],
})

/** By its words, or by its very number. */
function isFound(scope: Scope, q: string) {
  const holds = contains('lead.search', q, scope === 'all')
  const id = maybeId(q)
  return id === undefined ? holds : field.or([holds, field('lead.id', '=', id)])
}

export const listLeads = leadList.list
export const searchLatest = leadList.latest(leadRowsVisibleTo)

export type LeadInFull = LeadRow &
  Pick<
    Lead,
    'email' | 'mobilePhone' | 'phone' | 'message' | 'declineReason' | 'lostReason' | 'reasonNote' | 'createdAt'
  >

/** With the ways to reach somebody and why it ended, as an export reads them. */
export const listAfter = leadList.after((db, scope) =>
  leadRowsVisibleTo(db, scope).select([
    'lead.email',
    'lead.mobile_phone as mobilePhone',
    'lead.phone',
    'lead.message',
    'lead.decline_reason as declineReason',
    'lead.lost_reason as lostReason',
    'lead.reason_note as reasonNote',
    'lead.created_at as createdAt',
  ]),
)

function sideOf(scope: Scope) {
  return scope === 'all' ? 'maker' : 'company'
}

function companyIn(scope: Scope): number {
  return scope === 'all' ? 0 : scope.company
}

/** `phone`: the number to call, the mobile one if there are two. */
export type BoardLead = LeadRow & { phone: string }
export type Column = { stage: LeadStage; count: number; leads: BoardLead[] }

/** The board: of each stage the newest leads, and how many there are. */
export async function readBoard(db: Db, scope: Scope): Promise<Column[]> {
  const asked = { company: companyIn(scope) }
  const { newest, counts } = boards[sideOf(scope)]
  const [leads, counted] = await Promise.all([newest(db, asked), counts(db, asked)])
  return leadStages.map((stage) => ({
    stage,
    count: counted.find((row) => row.stage === stage)?.count ?? 0,
    leads: leads.filter((lead) => lead.stage === stage),
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
        .select(['board.column as stage', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('board.column'),
    ),
  }
}

const boards = { company: board('company'), maker: board('maker') } as const
