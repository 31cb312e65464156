import { jobOf } from '#app/kit/outbox/jobs.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { contactMoved, contactRenamed } from '#app/features/people/account/account.outbox.ts'
import { listAdmins } from '#app/features/people/account/account.readers.server.ts'
import { accessMail, accessRequested, accessRequestMail, contactRegistered } from './contact.outbox.ts'
import { writeMail, writeRequest } from './mails.server.ts'
import { findOwn } from './store.server.ts'
import { findAnswer, findWaiting } from './store.staff.server.ts'

export function contactJobs(portal: Portal) {
  return [
    jobOf(contactRegistered, async (registration) => {
      await portal.crm.noteRegistration(registration)
    }),
    jobOf(contactMoved, async ({ accountId }, tx) => {
      const own = await findOwn(tx, accountId)
      if (own && own.contactId !== null) await portal.crm.moveContact(own.contactId, own.email)
    }),
    jobOf(contactRenamed, async ({ accountId }, tx) => {
      const own = await findOwn(tx, accountId)
      if (own?.name && own.contactId !== null) await portal.crm.renameContact(own.contactId, own.name)
    }),
    /** One mail an administrator, each a row of its own: one that cannot be delivered holds up no other. */
    jobOf(accessRequested, async ({ requestId }, tx) => {
      for (const { id: adminId } of await listAdmins(tx)) {
        const message = accessRequestMail.of(`access ${requestId} ${adminId}`, { requestId, adminId })
        await put(tx, message, portal.clock.now())
      }
    }),
    /** What has been answered meanwhile needs nobody's attention. */
    jobOf(accessRequestMail, async ({ requestId, adminId }, tx) => {
      const admin = (await listAdmins(tx)).find((one) => one.id === adminId)
      const request = await findWaiting(tx, requestId)
      if (!admin || !request) return
      const link = addressIn(portal, admin.locale, `/console/accounts/${request.accountId}`)
      const mail = writeRequest(
        { ...request, ...admin, name: request.name || request.email, link },
        letterheadIn(portal, admin.locale),
      )
      return { to: admin.email, ...mail }
    }),
    jobOf(accessMail, async ({ requestId }, tx) => {
      const answer = await findAnswer(tx, requestId)
      if (!answer) return
      const link = addressIn(portal, answer.locale, '/')
      return { to: answer.email, ...writeMail({ ...answer, link }, letterheadIn(portal, answer.locale)) }
    }),
  ]
}
