import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { quoteRowsVisibleTo, quoteScopeOf } from './store.server.ts'

/** Those of these quotes that this person may see now, in no order. @throws Problem not-found, module-missing */
export function quotesById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  requireModule(viewer, 'quotes')
  return quoteRowsVisibleTo(db, quoteScopeOf(viewer))
    .where(sql<boolean>`quote.id = any(${ids})`)
    .execute()
}
