import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { claimDraftsColumn, claimDraftsIn } from '#app/features/content/drafts/drafts.claims.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { viewsColumn } from '../views/views.store.server.ts'

/**
 * What stands over the rows of a dealer's or rider's list: the claims they have begun, and the views they have saved.
 * @throws Problem module-missing
 */
export async function readListHead({ db }: Portal, viewer: CompanyViewer) {
  requireModule(viewer, 'tickets')
  const [found] = await columns(db, { account: viewer.accountId })
  return { drafts: claimDraftsIn(found?.claims), views: found?.views ?? [] }
}

const columns = prepared('tickets head', (db, { account }: { account: number }) =>
  db.selectNoFrom([claimDraftsColumn(db, account).as('claims'), viewsColumn('tickets', account).as('views')]),
)
