import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { listAdmins } from '#app/features/people/account/account.readers.server.ts'
import { moduleAnswerMail, moduleRequested, moduleRequestMail } from './licence.outbox.ts'
import { subjectOf } from './licence.server.ts'
import { writeAnswer, writeRequest } from './mails.server.ts'
import * as store from './store.server.ts'

export function licenceJobs(portal: Portal) {
  return [
    /** One mail an administrator, each a row of its own: one that cannot be delivered holds up no other. */
    jobOf(moduleRequested, async (about, tx) => {
      for (const { id: accountId } of await listAdmins(tx)) {
        const message = moduleRequestMail.of(subjectOf(about.companyId, accountId), { ...about, accountId })
        await outbox.put(tx, message, portal.clock.now())
      }
    }),
    /** What has been answered meanwhile needs nobody's attention. */
    jobOf(moduleRequestMail, async ({ companyId, module, accountId }, tx) => {
      const admin = (await listAdmins(tx)).find((one) => one.id === accountId)
      const request = await store.findRequest(tx, companyId, module)
      if (!admin || !request) return
      const { email: to, locale, firstName } = admin
      const link = addressIn(portal, locale, '/console/licences')
      return {
        to,
        ...writeRequest({ ...request, module, locale, firstName, link, brand: letterheadIn(portal, locale) }),
      }
    }),
    jobOf(moduleAnswerMail, async ({ companyId, module, accountId, reason }, tx) => {
      const asker = await store.findAsker(tx, companyId, accountId)
      if (!asker) return
      const { email: to, locale, firstName } = asker
      const link = addressIn(portal, locale, '/license')
      return { to, ...writeAnswer({ module, reason, locale, firstName, link, brand: letterheadIn(portal, locale) }) }
    }),
  ]
}
