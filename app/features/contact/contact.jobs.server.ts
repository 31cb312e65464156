import * as z from 'zod/mini'
import type { RegistrationContext } from '#app/adapters/crm/crm.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { writeMail } from './mails.server.ts'
import { registration } from './endpoints/registration.server.ts'
import { findOwn } from './store.server.ts'
import { findAnswer } from './store.staff.server.ts'

export type Registration = { email: string; context: RegistrationContext }

export function contactJobs(portal: Portal): Jobs {
  return {
    async 'contact.registered'(payload) {
      await portal.crm.noteRegistration(registration.parse(payload))
    },
    async 'contact.moved'(payload, _id, tx) {
      const own = await findOwn(tx, changed.parse(payload).accountId)
      if (own && own.contactId !== null) await portal.crm.moveContact(own.contactId, own.email)
    },
    async 'contact.renamed'(payload, _id, tx) {
      const own = await findOwn(tx, changed.parse(payload).accountId)
      if (own?.name && own.contactId !== null) await portal.crm.renameContact(own.contactId, own.name)
    },
    async 'mail.access'(payload, id, tx) {
      const answer = await findAnswer(tx, answered.parse(payload).requestId)
      if (!answer) return
      const link = addressIn(portal, answer.locale, '/')
      await portal.mail.send({ id, to: answer.email, ...writeMail({ ...answer, link }, portal.settings.brandName) })
    },
  }
}

const changed = z.object({ accountId: z.number() })
const answered = z.object({ requestId: z.number() })
