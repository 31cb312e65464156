import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, byMoment, byText } from '#app/kit/lists/pages.server.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { BulletinOrder, State } from './bulletins.ts'
import { isRead } from './visible.server.ts'
import { bulletinRows, isAbout, isOpenFor } from './reading.store.server.ts'

export type BulletinFilter = {
  q?: string | undefined
  /** `open`: what who reads the list is still to confirm. */
  state?: State | 'open' | undefined
  /** The code of a family. */
  model?: string | undefined
  sort?: Sort<BulletinOrder> | undefined
  after?: Cursor | undefined
}

/** What is typed may be a serial number: what it is about is found beside what has it among its words. */
export type Wanted = Omit<BulletinFilter, 'after'> & {
  viewer: Viewer
  isDesk: boolean
  bicycle?: { families: readonly string[]; folded: string } | undefined
}

const field = expressionBuilder<Tables, 'bulletin'>()

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

const bulletinList = keysetList({
  name: 'bulletins',
  scopeOf: (_viewer: Viewer, _wanted: Wanted) => 'all' as const,
  // All there are is asked for at the desk; what others read is planned for each of them.
  plain: {
    is: ({ isDesk, model }) => isDesk && model === undefined,
    hotOf: ({ state }) => state,
    filterFor: (state): Wanted => ({ viewer: nobody, isDesk: true, state }),
  },
  keys: {
    listed: byMoment(sql.ref('bulletin.listed_at'), 'bulletin.id'),
    number: byText('bulletin.number', 'bulletin.id'),
  },
  usual: { by: 'listed', direction: 'desc' },
  momentOf: ({ listedAt, number }, by) => (by === 'number' ? number : listedAt),
  rows: bulletinRows,
  ids: (db) => db.selectFrom('bulletin').select('bulletin.id'),
  searched: 'bulletin.search',
  conditions: conditionsOf,
})

export const listBulletins = bulletinList.list
export const listAfter = bulletinList.after(bulletinRows)

function conditionsOf({ q, state, model, viewer, isDesk, bicycle }: Wanted) {
  return [
    ...(isDesk ? [] : [isRead(viewer)]),
    ...(q === undefined
      ? []
      : [
          bicycle
            ? sql<boolean>`(${field('bulletin.search', 'like', anywhere(q))} or ${isAbout(bicycle)})`
            : field('bulletin.search', 'like', anywhere(q)),
        ]),
    ...(state === 'open' ? [isOpenFor(viewer)] : []),
    // In a prepared statement it is a placeholder.
    ...(state !== undefined && state !== 'open' ? [field('bulletin.state', '=', state)] : []),
    ...(model ? [sql<boolean>`bulletin.families @> array[${model}]`] : []),
  ]
}
