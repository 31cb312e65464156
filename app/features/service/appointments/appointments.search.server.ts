import { sql } from 'kysely'
import { contains } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { worksAtDesk } from './appointments.ts'
import { listAppointments } from './lists.server.ts'
import { wholeAppointmentsVisibleTo } from './store.server.ts'

/** The latest with these words: of a desk its shops’, of a rider their own, of staff all. @throws Problem module-missing */
export async function searchAppointments(portal: Portal, viewer: Viewer, q: string, limit: number) {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'maker' && !worksAtDesk(viewer))
    return wholeAppointmentsVisibleTo(portal.db, viewer)
      .where(contains('appointment.lookup', q, false))
      .orderBy('appointment.day', 'desc')
      .orderBy('appointment.id', 'desc')
      .limit(limit)
      .execute()
  const find = () => listAppointments(portal.reads.db, viewer, { q })
  const { rows } = await (viewer.side === 'maker' ? portal.searches(find) : find())
  return rows.slice(0, limit)
}

/** Those of these that this person may see now, in no order. @throws Problem module-missing */
export function appointmentsById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  requireModule(viewer, 'appointments')
  return wholeAppointmentsVisibleTo(db, viewer)
    .where(sql<boolean>`appointment.id = any(${ids})`)
    .execute()
}
