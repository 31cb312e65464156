import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { listAdmins, reachable } from '#app/features/people/account/account.readers.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as store from './deliveries.store.server.ts'
import { createBreakers, deliver } from './deliver.server.ts'
import { writeOffMail } from './mails.server.ts'
import { delivery, endpointOff, endpointOffMail } from './webhooks.outbox.ts'
import type { Owner } from './webhooks.ts'

export function webhookJobs(portal: Portal) {
  const breakerOf = createBreakers(portal)
  return [
    /** Nothing is sent any more to an endpoint that is off, gone or nobody's. */
    jobOf(delivery, async ({ deliveryId }, tx) => {
      const sending = await store.findSending(tx, deliveryId)
      if (sending) return { call: () => deliver(portal, breakerOf(sending.endpointId), sending) }
      await store.settle(tx, deliveryId, 'left_out')
      return undefined
    }),
    /** One mail a reader, each a row of its own: one that cannot be delivered holds up no other. */
    jobOf(endpointOff, async ({ endpointId }, tx) => {
      const endpoint = await store.findEnded(tx, endpointId)
      if (!endpoint) return
      for (const { id: accountId } of await readersOf(tx, endpoint.companyId))
        await outbox.put(
          tx,
          endpointOffMail.of(`webhooks ${endpointId} ${accountId}`, { endpointId, accountId }),
          portal.clock.now(),
        )
    }),
    jobOf(endpointOffMail, async ({ endpointId, accountId }, tx) => {
      const endpoint = await store.findEnded(tx, endpointId)
      // Switched on by hand meanwhile: it is no news any more.
      if (!endpoint?.offWhy || endpoint.offWhy === 'hand') return
      const reader = (await readersOf(tx, endpoint.companyId)).find(({ id }) => id === accountId)
      if (!reader) return
      const { locale, firstName } = reader
      const place = endpoint.companyId === null ? '/console/webhooks' : '/user/company/connections'
      const link = addressIn(portal, locale, `${place}/${endpointId}`)
      const brand = letterheadIn(portal, locale)
      const { offWhy: why, url } = endpoint
      return { to: reader.email, ...writeOffMail({ locale, firstName, brand, link, why, host: new URL(url).host }) }
    }),
  ]
}

/** The administrators of the maker, or the owners of a company. */
function readersOf(db: Db, owner: Owner) {
  if (owner === null) return listAdmins(db)
  return reachable(db).where('account.company_id', '=', owner).where('account.role', '=', 'owner').execute()
}
