import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { findStaffReader, listStaffReaders } from '#app/features/content/subscriptions/subscriptions.staff.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { look } from './look.server.ts'
import { writeMail } from './mails.server.ts'
import { signalFound, signalMail } from './signals.outbox.ts'
import * as store from './store.server.ts'

const hour = 60 * 60_000
/** Shorter than the hour between two looks: one that was killed is taken up at the next. */
const standstill = 50 * 60_000

/**
 * Once a night, from three in the morning on, the claims are counted again from the tickets: nothing is carried along from
 * night to night, so that what was merged, split or corrected since is right, and a night that was killed or left out
 * changes nothing. What is new is kept with the mails about it.
 */
export async function watchSignals(portal: Portal, stopping: AbortSignal): Promise<void> {
  const { db, clock, log } = portal
  const now = clock.now()
  const settings = await store.readSettings(db)
  if (!settings.isOn) return
  const night = dayOf(new Date(now.getTime() - 3 * hour))
  if (!(await store.takeNight(db, night, now, new Date(now.getTime() - standstill)))) return
  const begun = performance.now()
  const found = await look(db, settings, now, stopping)
  if (stopping.aborted) return
  const milliseconds = Math.round(performance.now() - begun)
  const added = await db.transaction().execute(async (tx) => {
    const ids = await store.saveFound(tx, found.alarms, now)
    for (const id of ids) {
      await store.insertEvent(tx, { signalId: id, kind: 'found', actor: null, note: '' }, now)
      await outbox.put(tx, signalFound.of(`signal ${id}`, { id }), now)
    }
    await store.endNight(tx, { ...found, milliseconds }, now)
    return ids.length
  })
  log.info({ event: 'signals', claims: found.claims, standing: found.alarms.length, added, milliseconds }, 'signals')
}

export function signalJobs(portal: Portal) {
  return [
    /** One mail a reader, each a row of its own subject: one that cannot be delivered holds up no other. */
    jobOf(signalFound, async ({ id }, tx) => {
      for (const { id: accountId } of await listStaffReaders(tx, 'signals'))
        await outbox.put(tx, signalMail.of(`signal ${id} ${accountId}`, { id, accountId }), portal.clock.now())
    }),
    jobOf(signalMail, async ({ id, accountId }, tx) => {
      const reader = await findStaffReader(tx, 'signals', accountId)
      const signal = await store.findSignal(tx, id)
      // What was closed meanwhile is no news.
      if (!reader || !signal || signal.closedAt) return
      const { locale, firstName } = reader
      const { headers, foot } = unsubscribing(portal, reader, 'signals')
      const link = addressIn(portal, locale, `/console/signals/${id}`)
      const brand = letterheadIn(portal, locale)
      const content = writeMail({
        locale,
        firstName,
        signal,
        catalogue: portal.catalogues.current(),
        link,
        brand,
        foot,
      })
      return { to: reader.email, ...content, headers }
    }),
  ]
}
