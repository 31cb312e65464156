import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { BulletinRow } from './bulletins.ts'
import * as lists from './lists.server.ts'
import { confirmedAmong } from './reading.store.server.ts'
import { bulletinModule } from './readers.store.server.ts'
import { wantedIn } from './wanted.server.ts'

/** One page of what this viewer reads, or, at the desk, of all. @throws Problem module-missing, not-found */
export async function listBulletins(portal: Portal, viewer: Viewer, filter: lists.BulletinFilter, isDesk: boolean) {
  requireReader(viewer, isDesk)
  const { after, ...asked } = filter
  const page = await lists.listBulletins(portal.db, viewer, wantedIn(portal, viewer, asked, isDesk), after)
  return { ...page, rows: await withConfirmed(portal, viewer, page.rows, isDesk) }
}

/** All that a list shows, whatever page. @throws as `listBulletins` */
export function exportBulletins(
  portal: Portal,
  viewer: Viewer,
  filter: Omit<lists.BulletinFilter, 'after'>,
  isDesk: boolean,
) {
  requireReader(viewer, isDesk)
  const wanted = wantedIn(portal, viewer, filter, isDesk)
  return eachRow<ReadRow>(async (last, limit) =>
    withConfirmed(portal, viewer, await lists.listAfter(portal.db, viewer, wanted, last, limit), isDesk),
  )
}

/** `isConfirmed`: by who reads the list; at the desk nobody asks. */
export type ReadRow = BulletinRow & { isConfirmed: boolean }

async function withConfirmed({ db }: Portal, viewer: Viewer, rows: BulletinRow[], isDesk: boolean): Promise<ReadRow[]> {
  const ids = rows.map(({ id }) => id)
  const confirmed = isDesk ? undefined : await confirmedAmong(db, viewer.accountId, ids)
  return rows.map((row) => ({ ...row, isConfirmed: confirmed?.has(row.id) ?? false }))
}

function requireReader(viewer: Viewer, isDesk: boolean): void {
  if (isDesk) requireStaff(viewer)
  else requireModule(viewer, bulletinModule)
}
