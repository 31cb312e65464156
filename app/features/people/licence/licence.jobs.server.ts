import * as z from 'zod/mini'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { listAdmins } from '#app/features/people/account/account.readers.server.ts'
import { modules } from '#app/features/people/account/account.ts'
import { messageOf } from './licence.server.ts'
import { writeAnswer, writeRequest } from './mails.server.ts'
import * as store from './store.server.ts'

const about = { companyId: z.number(), module: z.enum(modules) }
const requested = z.object(about)
const toAdmin = z.object({ ...about, accountId: z.number() })
const answered = z.object({ ...about, accountId: z.number(), reason: z.nullable(z.string()) })

export function licenceJobs(portal: Portal): Jobs {
  return {
    /** One mail an administrator, each a row of its own: one that cannot be delivered holds up no other. */
    async 'licence.requested'(payload, tx) {
      const { companyId, module } = requested.parse(payload)
      for (const { id: accountId } of await listAdmins(tx))
        await outbox.put(tx, messageOf('mail.licence-request', companyId, { module, accountId }), portal.clock.now())
    },
    /** What has been answered meanwhile needs nobody's attention. */
    async 'mail.licence-request'(payload, tx) {
      const { companyId, module, accountId } = toAdmin.parse(payload)
      const admin = (await listAdmins(tx)).find((one) => one.id === accountId)
      const request = await store.findRequest(tx, companyId, module)
      if (!admin || !request) return
      const { email: to, locale, firstName } = admin
      const link = addressIn(portal, locale, '/console/licences')
      return {
        to,
        ...writeRequest({ ...request, module, locale, firstName, link, brand: letterheadIn(portal, locale) }),
      }
    },
    async 'mail.licence-answer'(payload, tx) {
      const { companyId, module, accountId, reason } = answered.parse(payload)
      const asker = await store.findAsker(tx, companyId, accountId)
      if (!asker) return
      const { email: to, locale, firstName } = asker
      const link = addressIn(portal, locale, '/license')
      return { to, ...writeAnswer({ module, reason, locale, firstName, link, brand: letterheadIn(portal, locale) }) }
    },
  }
}
