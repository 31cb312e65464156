import type { Portal } from '#app/portal.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'

export function ticketJobs(_portal: Portal): Jobs {
  return {}
}
