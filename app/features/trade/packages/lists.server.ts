import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, byDay, byMoment, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { Kind, PackageOrder, State } from './packages.ts'
import { packageRows } from './store.server.ts'
import { isDoneSomewhere, isOfferedOn, isRead } from './visible.server.ts'

export type PackageFilter = {
  q?: string | undefined
  kind?: Kind | undefined
  /** At the desk alone: others see what is offered. */
  state?: State | undefined
  /** The code of a family. */
  model?: string | undefined
  sort?: Sort<PackageOrder> | undefined
  after?: Cursor | undefined
}

/** @param today YYYY-MM-DD: what others are offered on it */
export type Wanted = Omit<PackageFilter, 'after'> & { viewer: Viewer; isDesk: boolean; today: string }

const field = expressionBuilder<Tables, 'package'>()

/** Whom the desk asks nothing about. */
const nobody: StaffViewer = {
  side: 'maker',
  role: 'agent',
  accountId: 0,
  name: '',
  firstName: '',
  email: '',
  locale: 'it',
}

const packageList = keysetList({
  name: 'packages',
  scopeOf: (_viewer: Viewer, _wanted: Wanted) => 'all' as const,
  // All there are is asked for at the desk; what others read is planned for each of them.
  plain: {
    is: ({ isDesk, model, kind }) => isDesk && model === undefined && kind === undefined,
    hotOf: ({ state }) => state,
    filterFor: (state): Wanted => ({ viewer: nobody, isDesk: true, state, today: '2000-01-01' }),
  },
  keys: {
    listed: byMoment(sql.ref('package.listed_at'), 'package.id'),
    ends: byDay(sql`coalesce(package.valid_until, date '9999-12-31')`, 'package.id'),
  },
  usual: { by: 'listed', direction: 'desc' },
  momentOf: ({ listedAt, validUntil }, by) => (by === 'listed' ? listedAt : momentOfDay(validUntil)),
  rows: packageRows,
  ids: (db) => db.selectFrom('package').select('package.id'),
  searched: 'package.search',
  conditions: conditionsOf,
})

export const listPackages = packageList.list
export const listAfter = packageList.after(packageRows)

function conditionsOf({ q, kind, state, model, viewer, isDesk, today }: Wanted) {
  return [
    ...(isDesk ? [] : [isRead(viewer, today), isOfferedOn(today)]),
    ...(!isDesk && viewer.role === 'customer' ? [isDoneSomewhere] : []),
    ...(q === undefined ? [] : [field('package.search', 'like', anywhere(q))]),
    ...(kind === undefined ? [] : [field('package.kind', '=', kind)]),
    // In a prepared statement it is a placeholder.
    ...(isDesk && state !== undefined ? [field('package.state', '=', state)] : []),
    ...(model ? [sql<boolean>`(package.families @> array[${model}] or cardinality(package.families) = 0)`] : []),
  ]
}
