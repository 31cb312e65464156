import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { Problem } from '#app/kit/problem.ts'
import { sayToDesk } from '#app/features/service/surveys/surveys.guests.server.ts'
import { requireDesk } from './steps.server.ts'
import { findAppointment } from './store.server.ts'

/**
 * Writes down that a customer without an account wants to be asked by mail afterwards, or no longer.
 * @throws Problem module-missing, not-found, not-yours, conflict where no mail would come of it, too-many-tries
 */
export async function writeWish(portal: Portal, viewer: Viewer, id: number, wants: boolean): Promise<void> {
  const { accountId } = requireDesk(viewer)
  if (!(await findAppointment(portal.db, viewer, id))) throw new Problem('not-found')
  await sayToDesk(portal, id, wants, accountId)
}
