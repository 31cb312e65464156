import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, byMoment } from '#app/kit/lists/pages.server.ts'
import type { Kind, State } from './recalls.ts'
import { recallRows } from './store.server.ts'

export type RecallFilter = {
  q?: string | undefined
  state?: State | undefined
  kind?: Kind | undefined
  after?: Cursor | undefined
}

const field = expressionBuilder<Tables, 'recall'>()

const recallList = keysetList({
  name: 'recalls',
  // Staff alone read it, all of it.
  scopeOf: (scope: 'all', _filter: Omit<RecallFilter, 'after'>) => scope,
  plain: {
    is: ({ kind }) => kind === undefined,
    hotOf: ({ state }) => state,
    filterFor: (state) => ({ state }),
  },
  keys: { written: byMoment(sql.ref('recall.created_at'), 'recall.id') },
  usual: { by: 'written', direction: 'desc' },
  momentOf: ({ createdAt }) => createdAt,
  rows: listedRows,
  ids: (db) => db.selectFrom('recall').select('recall.id'),
  searched: 'recall.words',
  conditions: ({ q, state, kind }) => [
    ...(q === undefined ? [] : [field('recall.words', 'like', anywhere(q))]),
    ...(state ? [field('recall.state', '=', state)] : []),
    ...(kind ? [field('recall.kind', '=', kind)] : []),
  ],
})

export const listRecalls = recallList.list
export const listAfter = recallList.after(listedRows)

function listedRows(db: Db) {
  return recallRows(db)
    .select(unitsWith(sql<boolean>`true`).as('units'))
    .select(unitsWith(sql<boolean>`unit.state not in ('open', 'notified', 'booked', 'inspected')`).as('settled'))
}

function unitsWith(condition: ReturnType<typeof sql<boolean>>) {
  return sql<number>`(select count(*)::int from recall_unit unit where unit.recall_id = recall.id and ${condition})`
}
