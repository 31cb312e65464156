import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { findSubscriber, listSubscribers } from '#app/features/content/subscriptions/subscriptions.lists.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { listToTellOf, takeUntold } from './jobs.store.server.ts'
import { writeMail } from './mails.server.ts'
import { guidesMail, guidesPublished } from './resources.outbox.ts'
import { moduleOfShelf, pathOf } from './resources.ts'

const hour = 60 * 60_000
const about = ['manuals', moduleOfShelf.manual] as const

/** What has come to the shelves of guides is told of in one mail, once nothing more has come for an hour. */
export async function announceGuides({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const ids = await takeUntold(tx, new Date(now.getTime() - hour))
    if (ids.length > 0) await outbox.put(tx, guidesPublished.of('guides', { ids }), now)
  })
}

export function resourceJobs(portal: Portal) {
  return [
    /** One mail a reader, each a row of its own subject: one that cannot be delivered holds up no other. */
    jobOf(guidesPublished, async ({ ids }, tx) => {
      for (const { id: accountId } of await listSubscribers(tx, ...about))
        await outbox.put(tx, guidesMail.of(`guides ${accountId}`, { ids, accountId }), portal.clock.now())
    }),
    jobOf(guidesMail, async ({ ids, accountId }, tx) => {
      const reader = await findSubscriber(tx, ...about, accountId)
      const guides = reader ? await listToTellOf(tx, reader.locale, ids) : []
      if (!reader || guides.length === 0) return
      const { locale, firstName } = reader
      const { headers, foot } = unsubscribing(portal, reader, 'manuals')
      const linked = guides.map((guide) => ({ ...guide, link: addressIn(portal, locale, pathOf(guide)) }))
      const content = writeMail({ locale, firstName, guides: linked, brand: letterheadIn(portal, locale), foot })
      return { to: reader.email, ...content, headers }
    }),
  ]
}
