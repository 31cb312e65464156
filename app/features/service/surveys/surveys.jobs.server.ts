import * as z from 'zod/mini'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { surveyMail } from './asking/asking.server.ts'

export { askSurveys } from './asking/asking.server.ts'
export { sweepSurveys } from './sweep.server.ts'

const addressed = z.object({ id: z.number(), what: z.enum(['asked', 'reminded']) })

export function surveyJobs(portal: Portal): Jobs {
  return {
    async 'mail.survey'(payload, tx) {
      return surveyMail(portal, tx, addressed.parse(payload))
    },
  }
}
