import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { claimDraftsColumn, claimDraftsIn } from '#app/features/content/drafts/drafts.claims.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { viewsColumn } from '../views/views.store.server.ts'

/**
 * What stands over the rows of a dealer's or rider's list: the claims they have begun, and the views they have saved.
 * @throws Problem module-missing
 */
export async function readListHead({ db }: Portal, viewer: CompanyViewer) {
  requireModule(viewer, 'tickets')
  const { accountId } = viewer
  const { claims, views } = await db
    .selectNoFrom([claimDraftsColumn(db, accountId).as('claims'), viewsColumn('tickets', accountId).as('views')])
    .executeTakeFirstOrThrow()
  return { drafts: claimDraftsIn(claims), views }
}
