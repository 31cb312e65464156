import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { checkRowsVisibleTo } from '#app/features/service/checklists/checklists.server.ts'
import { type ListedCheck, mayFill } from '#app/features/service/checklists/checklists.ts'
import { listChecks } from './lists.server.ts'

export type FoundCheck = Pick<ListedCheck, 'id' | 'names' | 'serialNumber' | 'state'>

/** The latest with these words; riders find theirs on the bicycle. @throws Problem module-missing */
export async function searchChecks(portal: Portal, viewer: Viewer, q: string, limit: number): Promise<FoundCheck[]> {
  requireModule(viewer, 'user-guides')
  if (viewer.side !== 'maker' && !mayFill(viewer)) return []
  const find = () => listChecks(portal.reads.db, viewer, { q })
  const { rows } = await (viewer.side === 'maker' ? portal.searches(find) : find())
  return rows.slice(0, limit)
}

/** Those of these that this person may see now, in no order. @throws Problem module-missing */
export async function checksById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<FoundCheck[]> {
  requireModule(viewer, 'user-guides')
  return checkRowsVisibleTo(db, viewer)
    .where(sql<boolean>`it.id = any(${ids})`)
    .execute()
}
