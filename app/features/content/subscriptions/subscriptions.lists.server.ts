import type { Db } from '#app/kit/db/db.server.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Module, Viewer } from '#app/features/people/account/account.ts'
import * as store from './store.server.ts'
import { unsubscribeToken } from './subscriptions.server.ts'
import type { ChosenTopic, MailingTopic } from './subscriptions.ts'

export type Subscriber = { id: number; email: string; name: string; firstName: string; locale: Locale; since: Date }

/** Anyone who is to be written to about something that only those with the module may see. */
export function listSubscribers(db: Db, topic: ChosenTopic, module: Module): Promise<Subscriber[]> {
  return store.subscribersWith(db, topic, module).execute()
}

/** Asked at the moment of sending. @returns undefined for anyone who no longer subscribes */
export function findSubscriber(
  db: Db,
  topic: ChosenTopic,
  module: Module,
  id: number,
): Promise<Subscriber | undefined> {
  return store.subscribersWith(db, topic, module).where('account.id', '=', id).executeTakeFirst()
}

/**
 * The list by which the maker's own mailings about a topic are sent, each person with the link that ends theirs.
 * @throws Problem not-found for anyone but an administrator
 */
export function exportSubscribers(
  portal: Portal,
  viewer: Viewer,
  topic: MailingTopic,
): AsyncIterable<Subscriber & { wayOut: string }> {
  const { accountId: actor } = requireAdmin(viewer)
  portal.log.info({ event: 'subscribers exported', actor, topic }, 'subscribers exported')
  return eachRow(async (last, limit) => {
    const found = store
      .subscribersTo(portal.db, topic)
      .where('account.id', '>', last?.id ?? 0)
      .limit(limit)
    const rows = await found.execute()
    return rows.map((row) => {
      const wayOut = addressIn(portal, row.locale, `/unsubscribe/${unsubscribeToken(portal, row.id, topic)}`)
      return { ...row, wayOut }
    })
  })
}
