import { jobOf } from '#app/kit/outbox/jobs.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { writeMail } from './mails/mails.server.ts'
import { findConfirmation } from './reading.store.server.ts'
import { findReader, putMails } from './readers.store.server.ts'
import { bulletinMail, bulletinPublished } from './bulletins.outbox.ts'
import { confirmingRoles } from './bulletins.ts'
import * as store from './store.server.ts'

export function bulletinJobs(portal: Portal) {
  return [
    /** One mail a reader, each a row of its own: one address that cannot be reached holds up no other. */
    jobOf(bulletinPublished, async ({ id, version }, tx) => {
      await putMails(tx, { id, version, what: 'published' }, portal.clock.now())
    }),
    jobOf(bulletinMail, async ({ id, version, accountId, what }, tx) => {
      const [bulletin, reader] = [await store.findBulletin(tx, id), await findReader(tx, id, accountId)]
      // When a later version was published and asked for confirmation again, the later mail tells it.
      if (!reader || bulletin?.state !== 'published' || bulletin.askedVersion > version) return
      const isAsked = bulletin.asks && !bulletin.replacedBy && confirmingRoles.some((role) => role === reader.role)
      const isOpen = isAsked && !(await findConfirmation(tx, id, accountId))
      if (what === 'reminded' && !isOpen) return
      const { headers, foot } = unsubscribing(portal, reader, 'bulletins')
      const link = addressIn(portal, reader.locale, `/resources/bulletins/${id}`)
      const brand = letterheadIn(portal, reader.locale)
      return { to: reader.email, ...writeMail({ brand, reader, what, bulletin, isOpen, link, foot }), headers }
    }),
  ]
}
