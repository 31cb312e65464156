import { timingSafeEqual } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as store from './store.server.ts'
import {
  type Change,
  type EqualTopic,
  historyMost,
  isOnFromStart,
  type Source,
  type Topic,
  topics,
  topicsFor,
  type TopicState,
} from './subscriptions.ts'

/** The latest changes; `hasMore`: there are older ones. `first`: what was on from the start. */
export type Subscriptions = {
  states: TopicState[]
  changes: Change[]
  hasMore: boolean
  registeredAt: Date
  first: Topic[]
}

/** What the viewer is written to about, and how it came to be so. */
export async function listSubscriptions({ db }: Portal, viewer: Viewer): Promise<Subscriptions> {
  const { accountId } = viewer
  const [said, changes, { registeredAt, isSurveyed: asked }] = await Promise.all([
    store.listStates(db, accountId),
    store.listChanges(db, accountId, historyMost + 1),
    store.readStart(db, accountId),
  ])
  const topicsShown = topicsFor(viewer)
  const first = topicsShown.filter((topic) => (topic === 'surveys' ? asked : isOnFromStart(topic, viewer.role)))
  const states = topicsShown.map((topic) => {
    const last = said.find((state) => state.topic === topic)
    return { topic, subscribed: last?.subscribed ?? first.includes(topic) }
  })
  return { states, changes: changes.slice(0, historyMost), hasMore: changes.length > historyMost, registeredAt, first }
}

/** Said twice, it is one change. @throws Problem body-malformed for a topic the viewer does not have */
export async function setSubscription(
  portal: Portal,
  viewer: Viewer,
  { topic, subscribed }: TopicState,
): Promise<void> {
  if (!topicsFor(viewer).includes(topic)) throw new Problem('body-malformed')
  await portal.db
    .transaction()
    .execute((tx) => say(tx, viewer.accountId, { topic, subscribed, source: 'page' }, portal.clock.now()))
}

/** What was ticked while registering or taking over a bicycle; a box left as it was takes nothing back. */
export function subscribeWithProduct(tx: Db, { accountId }: Viewer, topic: Topic, now: Date): Promise<void> {
  return say(tx, accountId, { topic, subscribed: true, source: 'product' }, now)
}

/** Whether somebody wants to be written to about it: asked at the moment of sending. */
export async function wants(db: Db, accountId: number, topic: Topic): Promise<boolean> {
  const { said, role } = await store.findState(db, accountId, topic)
  if (said !== null) return said
  return topic === 'surveys' ? (await store.readStart(db, accountId)).isSurveyed : isOnFromStart(topic, role)
}

/** As `wants`, of what `lastWordOn` has told. */
export function isWanted(topic: EqualTopic, said: boolean | null): boolean {
  return said ?? isOnFromStart(topic, null)
}

/** On an account: whether it is asked by mail how a ticket went. */
export function isSurveyed(row: ExpressionBuilder<Tables, 'account'>) {
  return store.isSurveyed(row)
}

/** What an account last said about a topic, among what else is asked of it; null: nothing. */
export function lastWordOn(row: ExpressionBuilder<Tables, 'account'>, topic: Topic) {
  return store.lastWordOn(row, topic)
}

/** Names a person and a topic to anyone who has the mail; nobody else can make it, and no address is in it. */
export function unsubscribeToken(portal: Portal, accountId: number, topic: Topic): string {
  return `${accountId}-${topic}-${codeOf(portal, accountId, topic)}`
}

/** What a link in a mail is about; undefined for one of nobody's. It never lapses: old mails are unsubscribed from, too. */
export async function readLink(
  portal: Portal,
  token: string,
): Promise<(TopicState & { isRider: boolean }) | undefined> {
  const link = await openLink(portal, token)
  if (!link) return undefined
  const { accountId, topic, isRider } = link
  return { topic, isRider, subscribed: await wants(portal.db, accountId, topic) }
}

/** Asked as often as one likes, it is done once. @throws Problem not-found */
export async function unsubscribeByLink(portal: Portal, token: string): Promise<void> {
  const link = await openLink(portal, token)
  if (!link) throw new Problem('not-found')
  await portal.db
    .transaction()
    .execute((tx) =>
      say(tx, link.accountId, { topic: link.topic, subscribed: false, source: 'link' }, portal.clock.now()),
    )
}

async function say(
  tx: Db,
  accountId: number,
  change: { topic: Topic; subscribed: boolean; source: Source },
  now: Date,
): Promise<void> {
  await store.lockAccount(tx, accountId)
  if ((await wants(tx, accountId, change.topic)) === change.subscribed) return
  await store.insertChange(tx, accountId, change, now)
}

type Link = { accountId: number; topic: Topic; isRider: boolean }

async function openLink(portal: Portal, token: string): Promise<Link | undefined> {
  const [, id = '', name, code = ''] = /^([1-9]\d{0,14})-([a-z]+)-([\w-]{43})$/.exec(token) ?? []
  const accountId = Number(id)
  const topic = topics.find((one) => one === name)
  const isOurs = topic && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(portal, accountId, topic)))
  const reader = isOurs ? await store.findReader(portal.db, accountId) : undefined
  return topic && reader && { accountId, topic, isRider: reader.role === 'customer' }
}

function codeOf({ secret }: Portal, accountId: number, topic: Topic): string {
  return codeFor(secret, 'unsubscribe', accountId, topic)
}
