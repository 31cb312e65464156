import type { Transaction } from 'kysely'
import {
  setSubscription,
  unsubscribeByLink,
  unsubscribeToken,
} from '#app/features/content/subscriptions/subscriptions.server.ts'
import type { Topic } from '#app/features/content/subscriptions/subscriptions.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'

type Change = { who: string; ago: number; topic: Topic; subscribed: boolean; byLink?: boolean }

/** What people have said of their e-mails, the oldest first. */
const changes: readonly Change[] = [
  { who: 'dealer', ago: 204, topic: 'products', subscribed: true },
  { who: 'dealer', ago: 203, topic: 'news', subscribed: true },
  { who: 'customer', ago: 120, topic: 'manuals', subscribed: true },
  { who: 'dealer', ago: 61, topic: 'manuals', subscribed: true },
  { who: 'dealer', ago: 17, topic: 'news', subscribed: false, byLink: true },
  { who: 'workshop', ago: 9, topic: 'manuals', subscribed: true },
]

const dayMs = 86_400_000

export async function addSubscriptions(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const now = portal.clock.now().getTime()
  for (const { who, ago, topic, subscribed, byLink } of changes) {
    const viewer = cast.members.get(`${who}@demo.example`)
    if (!viewer) throw new Error(`Nobody in the demonstration is called ${who}`)
    const then = portalAt(portal, tx, new Date(now - ago * dayMs))
    if (byLink) await unsubscribeByLink(then, unsubscribeToken(portal, viewer.accountId, topic))
    else await setSubscription(then, viewer, { topic, subscribed })
  }
}
