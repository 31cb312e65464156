import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { countPending, mailPending } from './invites/invites.server.ts'

/**
 * How many invitations into companies can be sent again: that nobody has accepted, whether they have run out or not,
 * without those of the last hour. @throws Problem not-found unless the viewer is an administrator
 */
export function pendingInvites(portal: Portal, viewer: Viewer): Promise<number> {
  requireAdmin(viewer)
  return countPending(portal)
}

/** Sends all of these again, each with a new link. @throws Problem not-found */
export async function resendPending(portal: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const count = await portal.db.transaction().execute((tx) => mailPending(portal, tx))
  portal.log.info({ event: 'pending invited again', actor: accountId, count }, 'pending invited again')
}
