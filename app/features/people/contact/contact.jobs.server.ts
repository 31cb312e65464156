import * as z from 'zod/mini'
import type { RegistrationContext } from '#app/adapters/crm/crm.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { listAdmins } from '#app/features/people/account/account.readers.server.ts'
import { writeMail, writeRequest } from './mails.server.ts'
import { registration } from './endpoints/registration.server.ts'
import { findOwn } from './store.server.ts'
import { findAnswer, findWaiting } from './store.staff.server.ts'

export type Registration = { email: string; context: RegistrationContext }

export function contactJobs(portal: Portal): Jobs {
  return {
    async 'contact.registered'(payload) {
      await portal.crm.noteRegistration(registration.parse(payload))
    },
    async 'contact.moved'(payload, tx) {
      const own = await findOwn(tx, changed.parse(payload).accountId)
      if (own && own.contactId !== null) await portal.crm.moveContact(own.contactId, own.email)
    },
    async 'contact.renamed'(payload, tx) {
      const own = await findOwn(tx, changed.parse(payload).accountId)
      if (own?.name && own.contactId !== null) await portal.crm.renameContact(own.contactId, own.name)
    },
    /** One mail an administrator, each a row of its own: one that cannot be delivered holds up no other. */
    async 'access.requested'(payload, tx) {
      const { requestId } = answered.parse(payload)
      for (const { id: adminId } of await listAdmins(tx)) {
        const message = { kind: 'mail.access-request', subject: `access ${requestId} ${adminId}` }
        await outbox.put(tx, { ...message, payload: { requestId, adminId } }, portal.clock.now())
      }
    },
    /** What has been answered meanwhile needs nobody's attention. */
    async 'mail.access-request'(payload, tx) {
      const { requestId, adminId } = toAdmin.parse(payload)
      const admin = (await listAdmins(tx)).find((one) => one.id === adminId)
      const request = await findWaiting(tx, requestId)
      if (!admin || !request) return
      const link = addressIn(portal, admin.locale, `/console/accounts/${request.accountId}`)
      const mail = writeRequest(
        { ...request, ...admin, name: request.name || request.email, link },
        letterheadIn(portal, admin.locale),
      )
      return { to: admin.email, ...mail }
    },
    async 'mail.access'(payload, tx) {
      const answer = await findAnswer(tx, answered.parse(payload).requestId)
      if (!answer) return
      const link = addressIn(portal, answer.locale, '/')
      return { to: answer.email, ...writeMail({ ...answer, link }, letterheadIn(portal, answer.locale)) }
    },
  }
}

const changed = z.object({ accountId: z.number() })
const answered = z.object({ requestId: z.number() })
const toAdmin = z.object({ requestId: z.number(), adminId: z.number() })
