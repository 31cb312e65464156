import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { byMoment, contains } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { State } from './shares.ts'
import { shareRowsVisibleTo, shareScopeOf, sharesVisibleTo } from './store.server.ts'

export type ShareFilter = { q?: string | undefined; state?: State | undefined; after?: Cursor | undefined }

/** @param today YYYY-MM-DD: what is open on it */
type Wanted = Omit<ShareFilter, 'after'> & { today: string }

const field = expressionBuilder<Tables, 'media_share'>()

const shareList = keysetList({
  name: 'media shares',
  scopeOf: (viewer: Viewer, _wanted: Wanted) => shareScopeOf(viewer),
  plain: {
    is: ({ state }) => state === undefined,
    hotOf: () => undefined,
    filterFor: (): Wanted => ({ today: '2000-01-01' }),
  },
  keys: { made: byMoment(sql.ref('media_share.made_at'), 'media_share.id') },
  usual: { by: 'made', direction: 'desc' },
  momentOf: ({ madeAt }) => madeAt,
  rows: shareRowsVisibleTo,
  ids: (db, scope) => sharesVisibleTo(db, scope).select('media_share.id'),
  searched: 'media_share.search',
  conditions: ({ q, state, today }, scope) => [
    ...(q === undefined ? [] : [contains('media_share.search', q, scope === 'all')]),
    ...(state === undefined ? [] : [isIn(state, today)]),
  ],
})

function isIn(state: State, today: string) {
  if (state === 'revoked') return field('media_share.revoked_at', 'is not', null)
  const isRunning = field('media_share.last_day', state === 'open' ? '>=' : '<', today)
  return field.and([field('media_share.revoked_at', 'is', null), isRunning])
}

export const listShares = shareList.list
export const listAfter = shareList.after(shareRowsVisibleTo)
export const findLatest = shareList.latest(shareRowsVisibleTo)

export function listByIds(db: Db, viewer: Viewer, ids: readonly number[]) {
  return shareRowsVisibleTo(db, shareScopeOf(viewer))
    .where('media_share.id', '=', sql<number>`any(${ids})`)
    .execute()
}
