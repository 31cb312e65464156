import type { Portal } from '#app/portal.server.ts'
import type { Job, Jobs } from '#app/kit/outbox/jobs.ts'
import type { Systems } from '#app/kit/outbox/worker.server.ts'
import { builtJobs } from '#app/features/service/built-bicycles/built-bicycles.jobs.server.ts'
import { appointmentJobs } from '#app/features/service/appointments/appointments.mails.server.ts'
import { withoutBlocked } from '#app/features/people/bounces/bounces.server.ts'
import { catalogueJobs } from '#app/features/across/catalogue/catalogue.jobs.server.ts'
import { crmJobs } from '#app/features/across/crm/crm.jobs.server.ts'
import { companyJobs } from '#app/features/people/company/company.jobs.server.ts'
import { secondFactorJobs } from '#app/features/people/second-factor/second-factor.jobs.server.ts'
import { contactJobs } from '#app/features/people/contact/contact.jobs.server.ts'
import { accountMailJobs } from '#app/features/people/one-time-links/one-time-links.jobs.server.ts'
import { erpJobs } from '#app/features/trade/erp/erp.jobs.server.ts'
import { inboundMailJobs } from '#app/features/service/inbound-mail/inbound-mail.jobs.server.ts'
import { bulletinJobs } from '#app/features/content/bulletins/bulletins.jobs.server.ts'
import { remarkJobs } from '#app/features/content/remarks/remarks.jobs.server.ts'
import { recallJobs } from '#app/features/service/recalls/recalls.jobs.server.ts'
import { surveyJobs } from '#app/features/service/surveys/surveys.jobs.server.ts'
import { leadJobs } from '#app/features/trade/leads/leads.jobs.server.ts'
import { licenceJobs } from '#app/features/people/licence/licence.jobs.server.ts'
import { productJobs } from '#app/features/service/products/products.jobs.server.ts'
import { profileJobs } from '#app/features/people/profile/profile.jobs.server.ts'
import { quoteJobs } from '#app/features/trade/quotes/quotes.jobs.server.ts'
import { undeliveredJobs } from '#app/features/content/undelivered/undelivered.jobs.server.ts'
import type { JobName } from '#app/features/content/undelivered/undelivered.ts'
import { resourceJobs } from '#app/features/content/resources/resources.jobs.server.ts'
import { signalJobs } from '#app/features/service/signals/signals.jobs.server.ts'
import { webhookJobs } from '#app/features/across/webhooks/webhooks.jobs.server.ts'
import { ticketJobs } from '#app/features/service/tickets/tickets.jobs.server.ts'

/** Everything the worker can do, one list. */
export function jobsOf(portal: Portal): Jobs {
  const jobs = allJobs(portal)
  // Bounces are known only where mail is read.
  return portal.settings.inbound ? withoutBlocked(jobs) : jobs
}

/** The systems behind lanes of the outbox, as far as there are any. */
export function systemsOf({ erp, crm }: Pick<Portal, 'erp' | 'crm'>): Systems {
  return { ...(erp.name !== 'none' && { erp }), ...(crm.mirror && { crm: crm.mirror }) }
}

/** Each has words for administrators, should it not be done. */
function allJobs(portal: Portal): Job<JobName>[] {
  return [
    ...accountMailJobs(portal),
    ...builtJobs(portal),
    ...catalogueJobs(portal),
    ...contactJobs(portal),
    ...crmJobs(portal),
    ...ticketJobs(portal),
    ...appointmentJobs(portal),
    ...recallJobs(portal),
    ...bulletinJobs(portal),
    ...remarkJobs(portal),
    ...surveyJobs(portal),
    ...webhookJobs(portal),
    ...quoteJobs(portal),
    ...leadJobs(portal),
    ...erpJobs(portal),
    ...companyJobs(portal),
    ...licenceJobs(portal),
    ...secondFactorJobs(portal),
    ...productJobs(portal),
    ...profileJobs(portal),
    ...resourceJobs(portal),
    ...signalJobs(portal),
    ...inboundMailJobs(portal),
    ...undeliveredJobs(portal),
  ]
}
