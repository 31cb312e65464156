import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import { countOpen, findOfAppointment } from './tasks/store.server.ts'
import type { SurveyTask } from './surveys.ts'

/** How many customers are still to be called: a value of any query. @throws Problem not-found */
export function openTasks({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  requireStaff(viewer)
  return countOpen(db)
}

/** What was said of an appointment by people who were not satisfied, for staff; nothing for everybody else. */
export function taskOfAppointment(db: Db, viewer: Viewer, appointmentId: number): Promise<SurveyTask | undefined> {
  return viewer.side === 'maker' ? findOfAppointment(db, appointmentId) : Promise.resolve(undefined)
}
