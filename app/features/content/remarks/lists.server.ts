import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, byMoment } from '#app/kit/lists/pages.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { GuideKind, State } from './remarks.ts'
import { remarkRows } from './store.server.ts'

export type RemarkFilter = {
  q?: string | undefined
  state?: State | undefined
  guide?: GuideKind | undefined
  after?: Cursor | undefined
}

type Wanted = Omit<RemarkFilter, 'after'>

const field = expressionBuilder<Tables, 'remark'>()

const remarkList = keysetList({
  name: 'remarks',
  scopeOf: (_viewer: StaffViewer, _wanted: Wanted) => 'all' as const,
  plain: {
    is: ({ guide }) => guide === undefined,
    hotOf: ({ state }) => state,
    filterFor: (state): Wanted => ({ state }),
  },
  keys: { said: byMoment(sql.ref('remark.said_at'), 'remark.id') },
  usual: { by: 'said', direction: 'desc' },
  momentOf: ({ saidAt }) => saidAt,
  rows: remarkRows,
  ids: (db) => db.selectFrom('remark').select('remark.id'),
  searched: 'remark.search',
  conditions: ({ q, state, guide }) => [
    ...(q === undefined ? [] : [field('remark.search', 'like', anywhere(q))]),
    // In a prepared statement it is a placeholder.
    ...(state === undefined ? [] : [field('remark.state', '=', state)]),
    ...(guide === undefined ? [] : [field('remark.guide', '=', guide)]),
  ],
})

export const listRemarks = remarkList.list
export const listAfter = remarkList.after(remarkRows)
export const findLatest = remarkList.latest(remarkRows)
