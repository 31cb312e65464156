import { createHash } from 'node:crypto'
import { z } from 'zod'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'
import { contactChangedThere } from './crm.outbox.ts'
import * as store from './store.server.ts'

const noticesPath = '/api/hubspot/webhooks'

/** As many as HubSpot sends at once. */
const eventsMost = 100

const events = z
  .array(z.object({ subscriptionType: z.string().default(''), objectId: z.union([z.number(), z.string()]) }))
  .max(eventsMost)

type Posted = { body: string; timestamp: string | null; signature: string | null; address: string }

/**
 * Something has changed over there: which contacts, no more is believed of a notice, and what they are now is asked by the
 * worker. One that comes twice, also from somebody who overheard it, does nothing.
 * @throws Problem not-found where there is no CRM outside, body-malformed, too-many-tries
 */
export async function hearNotice(portal: Portal, posted: Posted): Promise<'heard' | 'forged'> {
  const { crm, db, clock, settings } = portal
  if (!crm.mirror) throw new Problem('not-found')
  const { address, ...signed } = posted
  const now = clock.now()
  if (!crm.mirror.isGenuine({ ...signed, method: 'POST', url: siteOf({ settings }) + noticesPath })) {
    portal.log.warn({ event: 'notice refused' }, 'a notice of the CRM was forged, or too old')
    const limit = { key: `crm notice ${throttleAddress(address)}`, tries: 100, minutes: 15 }
    if (!(await consumeLimit(db, now, limit))) throw new Problem('too-many-tries')
    return 'forged'
  }
  const read = events.safeParse(parsed(posted.body))
  if (!read.success) throw new Problem('body-malformed')
  const ids = new Set(
    read.data.flatMap(({ subscriptionType, objectId }) =>
      subscriptionType.startsWith('contact.') && /^\d{1,20}$/.test(String(objectId)) ? [String(objectId)] : [],
    ),
  )
  const digest = createHash('sha256').update(`${posted.signature} ${posted.timestamp}`).digest()
  await db.transaction().execute(async (tx) => {
    if (!(await store.noteNotice(tx, digest, now))) return
    for (const crmId of ids) await outbox.putForCrm(tx, contactChangedThere.of(`crm taken ${crmId}`, { crmId }), now)
  })
  return 'heard'
}

/** Beyond a quarter of an hour a notice is refused for its age. */
export async function sweepNotices({ db, clock }: Portal): Promise<void> {
  await store.deleteNotices(db, new Date(clock.now().getTime() - 15 * 60_000))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
