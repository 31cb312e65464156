import type { Portal } from '#app/portal.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { companyJobs } from '#app/features/company/company.jobs.server.ts'
import { secondFactorJobs } from '#app/features/second-factor/second-factor.jobs.server.ts'
import { contactJobs } from '#app/features/contact/contact.jobs.server.ts'
import { accountMailJobs } from '#app/features/one-time-links/one-time-links.jobs.server.ts'
import { leadJobs } from '#app/features/leads/leads.jobs.server.ts'
import { licenceJobs } from '#app/features/licence/licence.jobs.server.ts'
import { productJobs } from '#app/features/products/products.jobs.server.ts'
import { profileJobs } from '#app/features/profile/profile.jobs.server.ts'
import { quoteJobs } from '#app/features/quotes/quotes.jobs.server.ts'
import { resourceJobs } from '#app/features/resources/resources.jobs.server.ts'
import { ticketJobs } from '#app/features/tickets/tickets.jobs.server.ts'

/** Everything the worker can do, one list. */
export function jobsOf(portal: Portal): Jobs {
  return {
    ...accountMailJobs(portal),
    ...contactJobs(portal),
    ...ticketJobs(portal),
    ...quoteJobs(portal),
    ...leadJobs(portal),
    ...companyJobs(portal),
    ...licenceJobs(portal),
    ...secondFactorJobs(portal),
    ...productJobs(portal),
    ...profileJobs(portal),
    ...resourceJobs(portal),
  }
}
