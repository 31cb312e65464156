import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Portal } from '#app/portal.server.ts'
import { surveyMail } from './asking/asking.server.ts'
import { invitationMail } from './surveys.outbox.ts'

export { askSurveys } from './asking/asking.server.ts'
export { sweepSurveys } from './sweep.server.ts'

export function surveyJobs(portal: Portal) {
  return [jobOf(invitationMail, async (invited, tx) => surveyMail(portal, tx, invited))]
}
