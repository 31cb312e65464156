import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { PackageRow } from './packages.ts'
import { packageRows } from './store.server.ts'
import { isRead } from './visible.server.ts'

/** Whether this viewer reads one. */
export async function reads(db: Db, viewer: Viewer, id: number, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('package')
    .select('package.id')
    .where('package.id', '=', id)
    .where(isRead(viewer, today))
    .executeTakeFirst()
  return found !== undefined
}

/** Those of these that this viewer reads. */
export function listByIds(db: Db, viewer: Viewer, ids: readonly number[], today: string): Promise<PackageRow[]> {
  return packageRows(db)
    .where('package.id', '=', sql<number>`any(${ids})`)
    .where(isRead(viewer, today))
    .execute()
}

/** Where the viewer's company is; undefined for staff. */
export async function findCountry(db: Db, viewer: Viewer): Promise<string | undefined> {
  if (viewer.side === 'maker') return undefined
  const found = await db.selectFrom('company').select('country').where('id', '=', viewer.companyId).executeTakeFirst()
  return found?.country
}
