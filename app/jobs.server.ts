import type { Portal } from '#app/portal.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { ticketJobs } from '#app/features/tickets/tickets.jobs.server.ts'

/** Everything the worker can do, one list. */
export function jobsOf(portal: Portal): Jobs {
  return { ...ticketJobs(portal) }
}
