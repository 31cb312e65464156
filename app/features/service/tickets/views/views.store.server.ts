import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { type SavedView, viewsMost } from './views.ts'

export type ViewedList = 'queue' | 'tickets'

/** The views that somebody has of a list: their own, and of the queue those that are shared with all of the staff. */
export function viewsColumn(list: ViewedList, accountId: number) {
  return sql<SavedView[]>`(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'filters', filters,
      'isOwn', account_id = ${accountId}, 'shared', shared) order by shared, lower(name), id), '[]')
    from saved_view where list = ${sql.lit(list)} and (account_id = ${accountId} or (shared and list = 'queue')))`
}

type NewView = {
  accountId: number
  list: ViewedList
  name: string
  filters: string
  shared: boolean
  replaces: boolean
}

/** `known`: there is another of this name, which is not to be replaced; `full`: there is no room. */
export type PutView = 'saved' | 'known' | 'full'

/** @param view `replaces`: under the same name it takes the place of the former */
export async function putView(
  db: Db,
  { accountId, list, name, filters, shared, replaces }: NewView,
  now: Date,
): Promise<PutView> {
  return db.transaction().execute(async (tx) => {
    // Two windows of one person count one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`views ${accountId}`}))`.execute(tx)
    const views = await tx
      .selectFrom('saved_view')
      .select(['name', 'filters', 'shared'])
      .where('account_id', '=', accountId)
      .where('list', '=', list)
      .execute()
    const known = views.find((view) => view.name === name)
    // The same sent again is no other view.
    if (known && !replaces && !(known.filters === filters && known.shared === shared)) return 'known'
    if (!known && views.length >= viewsMost) return 'full'
    await tx
      .insertInto('saved_view')
      .values({ account_id: accountId, list, name, filters, shared, created_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ filters, shared }))
      .execute()
    return 'saved'
  })
}

type OldView = { accountId: number; list: ViewedList; id: number; shared: boolean }

/** `shared`: those of others as well, if they are shared. @returns whether there was one */
export async function deleteView(db: Db, { accountId, list, id, shared }: OldView): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('list', '=', list)
    .where((row) =>
      shared
        ? row.or([row('account_id', '=', accountId), row('shared', '=', true)])
        : row('account_id', '=', accountId),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
