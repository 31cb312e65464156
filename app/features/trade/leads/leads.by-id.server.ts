import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { leadRowsVisibleTo, scopeOf } from './store.server.ts'

/** Those of these leads that this person may see now, in no order. @throws Problem not-found, module-missing */
export function leadsById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  requireModule(viewer, 'leads')
  return leadRowsVisibleTo(db, scopeOf(viewer))
    .where(sql<boolean>`lead.id = any(${ids})`)
    .execute()
}
