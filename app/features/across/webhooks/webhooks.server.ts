import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { isPublicAddress, literalIn } from '#app/kit/outbound/public-address.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { seal } from '#app/kit/secret.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { secretPurpose } from './deliver.server.ts'
import * as log from './deliveries.store.server.ts'
import { bodyOf } from './events.server.ts'
import { newSecret } from './signing.server.ts'
import * as store from './store.server.ts'
import * as kinds from './webhooks.outbox.ts'
import {
  type DeliveryState,
  type Endpoint,
  type EndpointFacts,
  keepsWebhooks,
  type Owner,
  webhookLimits,
} from './webhooks.ts'
import { webhookWords } from './webhooks.words.ts'

const conflict = conflictIn(webhookWords)
const shown = 50

/** Nobody else learns that there are any. @throws Problem not-found */
export function requireKeeper(viewer: Viewer, owner: Owner): void {
  if (!keepsWebhooks(viewer, owner)) throw new Problem('not-found')
}

/** @throws Problem not-found */
export function listEndpoints({ db }: Portal, viewer: Viewer, owner: Owner): Promise<Endpoint[]> {
  requireKeeper(viewer, owner)
  return store.listEndpoints(db, owner)
}

type Which = { state: DeliveryState | undefined; before: number | undefined }

/** One of them with its log, the latest first; `next` leads on. @throws Problem not-found */
export async function readEndpoint({ db }: Portal, viewer: Viewer, owner: Owner, id: number, which: Which) {
  const endpoint = await find(db, viewer, owner, id)
  const found = await log.listDeliveries(db, id, { ...which, most: shown + 1 })
  const deliveries = found.slice(0, shown)
  const holding = endpoint.failingSince ? await log.findHolding(db, id) : undefined
  return { endpoint, deliveries, holding, next: found.length > shown ? deliveries.at(-1)?.id : undefined }
}

/** One delivery: what was sent, and what came of each of its latest tries. @throws Problem not-found */
export async function readDelivery({ db }: Portal, viewer: Viewer, owner: Owner, [id, deliveryId]: [number, number]) {
  const endpoint = await find(db, viewer, owner, id)
  const delivery = await log.findDelivery(db, id, deliveryId)
  if (!delivery) throw new Problem('not-found')
  const { data: _data, ...rest } = delivery
  return { endpoint, delivery: rest, body: bodyOf(delivery), tries: await log.listTries(db, deliveryId, shown) }
}

/**
 * Its secret is told here and never again. A form that comes twice makes one, which it may have made otherwise.
 * @throws Problem not-found
 */
export async function addEndpoint(
  portal: Portal,
  viewer: Viewer,
  owner: Owner,
  { submission, ...facts }: EndpointFacts & { submission: string },
): Promise<Mistake | Made | { id: number; secret: string }> {
  requireKeeper(viewer, owner)
  const mistake = mistakeIn(portal, facts)
  if (mistake) return mistake
  const secret = newSecret()
  const formContent = contentOf({ submission, ...facts })
  const made = { ...facts, owner, submission, formContent, by: viewer.accountId, secret: sealed(portal, secret) }
  return portal.db.transaction().execute(async (tx) => {
    await store.lockOwner(tx, owner)
    const before = await store.findBySubmission(tx, owner, submission)
    if (before) return madeBefore(before, formContent)
    if ((await store.countEndpoints(tx, owner)) >= webhookLimits.endpoints(owner))
      return { path: '', message: 'endpoints-many' }
    const id = await store.insertEndpoint(tx, made, portal.clock.now())
    if (id === undefined) throw conflict('conflict')
    await note(portal, tx, viewer, id, 'added')
    return { id, secret }
  })
}

/** @throws Problem not-found */
export async function changeEndpoint(
  portal: Portal,
  viewer: Viewer,
  owner: Owner,
  id: number,
  facts: EndpointFacts,
): Promise<Mistake | undefined> {
  return changing(portal, viewer, owner, id, async (tx) => {
    const mistake = mistakeIn(portal, facts)
    if (mistake) return mistake
    await store.updateEndpoint(tx, id, facts)
    await note(portal, tx, viewer, id, 'changed')
    return undefined
  })
}

/**
 * The new one is told here and never again; the old one signs as well for a day. Before that is over there is no third.
 * @throws Problem not-found, conflict
 */
export function rotateSecret(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<{ secret: string }> {
  return changing(portal, viewer, owner, id, async (tx, { formerUntil }, now) => {
    if (formerUntil && formerUntil > now) throw conflict('rotated')
    const secret = newSecret()
    await store.replaceSecret(tx, id, sealed(portal, secret), new Date(now.getTime() + webhookLimits.formerFor))
    await note(portal, tx, viewer, id, 'secret')
    return { secret }
  })
}

/** The secret that was replaced signs no more, though its day is not over. @throws Problem not-found */
export function endFormer(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  return changing(portal, viewer, owner, id, (tx) => store.forgetFormer(tx, id))
}

/** What waits is left out: each can be sent again from the log. @throws Problem not-found */
export function switchOff(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  return changing(portal, viewer, owner, id, async (tx, _endpoint, now) => {
    await log.leaveOut(tx, id)
    if (await store.switchOff(tx, id, 'hand', now)) await note(portal, tx, viewer, id, 'off')
  })
}

/** @throws Problem not-found */
export function switchOn(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  return changing(portal, viewer, owner, id, async (tx, { offAt }) => {
    await store.switchOn(tx, id)
    if (offAt) await note(portal, tx, viewer, id, 'on')
  })
}

/** With its log. @throws Problem not-found */
export function deleteEndpoint(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  return changing(portal, viewer, owner, id, async (tx) => {
    await store.deleteEndpoint(tx, id)
    await log.forgetWaiting(tx, id)
    await note(portal, tx, viewer, id, 'deleted')
  })
}

/** @throws Problem not-found, conflict, too-many-tries */
export async function sendTest(portal: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  await press(portal, viewer, owner, id)
  await changing(portal, viewer, owner, id, async (tx, { offAt }, now) => {
    if (offAt) throw conflict('is-off')
    await put(tx, id, await log.insertTest(tx, id, now), now)
  })
}

/** Under the id it had: a receiver that took it knows it. @throws Problem not-found, conflict, too-many-tries */
export async function resend(
  portal: Portal,
  viewer: Viewer,
  owner: Owner,
  [id, deliveryId]: [number, number],
): Promise<void> {
  await press(portal, viewer, owner, id)
  await changing(portal, viewer, owner, id, async (tx, { offAt }, now) => {
    if (!(await log.findDelivery(tx, id, deliveryId))) throw new Problem('not-found')
    if (offAt) throw conflict('is-off')
    if (await log.putBack(tx, deliveryId)) await put(tx, id, deliveryId, now)
  })
}

/**
 * One that the receiver will not take holds up those behind it: it is passed over, and can be sent later.
 * @throws Problem not-found, conflict where it waits no more
 */
export function skip(portal: Portal, viewer: Viewer, owner: Owner, [id, deliveryId]: [number, number]): Promise<void> {
  return changing(portal, viewer, owner, id, async (tx) => {
    const delivery = await log.findDelivery(tx, id, deliveryId)
    if (!delivery) throw new Problem('not-found')
    // Asked for twice it is done once.
    if (delivery.state === 'left_out') return
    if (!(await log.passOver(tx, id, deliveryId))) throw conflict('not-waiting')
    say(portal, viewer, id, 'delivery left out')
  })
}

/** How many of the maker's need somebody, as a part of one query with others. @throws Problem not-found */
export function webhookTrouble(viewer: Viewer) {
  requireKeeper(viewer, null)
  return store.troubledCount()
}

/** What is behind for a month goes, and secrets whose last day is over. */
export async function sweepWebhooks({ db, clock }: Portal): Promise<number> {
  const now = clock.now()
  await store.sweepFormer(db, now)
  return log.sweepDeliveries(db, new Date(now.getTime() - webhookLimits.keptFor))
}

async function find(db: Db, viewer: Viewer, owner: Owner, id: number): Promise<Endpoint> {
  requireKeeper(viewer, owner)
  const endpoint = await store.findEndpoint(db, owner, id)
  if (!endpoint) throw new Problem('not-found')
  return endpoint
}

function changing<Result>(
  portal: Portal,
  viewer: Viewer,
  owner: Owner,
  id: number,
  change: (tx: Db, endpoint: Endpoint, now: Date) => Promise<Result>,
): Promise<Result> {
  requireKeeper(viewer, owner)
  return portal.db.transaction().execute(async (tx) => {
    const endpoint = await store.lockEndpoint(tx, owner, id)
    if (!endpoint) throw new Problem('not-found')
    return change(tx, endpoint, portal.clock.now())
  })
}

/** Buttons that have the portal call somebody are pressed only so often. @throws Problem not-found, too-many-tries */
async function press({ db, clock }: Portal, viewer: Viewer, owner: Owner, id: number): Promise<void> {
  await find(db, viewer, owner, id)
  const limit = { key: `webhook ${id}`, tries: webhookLimits.pressesAnHour, minutes: 60 }
  if (!(await consumeLimit(db, clock.now(), limit))) throw new Problem('too-many-tries')
}

function put(tx: Db, endpointId: number, deliveryId: number, now: Date): Promise<void> {
  return outbox.put(tx, kinds.delivery.of(log.subjectOf(endpointId), { deliveryId }), now)
}

/** What can be told before a name is looked up, which is done when it is called. */
function mistakeIn({ settings }: Portal, { url }: EndpointFacts): Mistake | undefined {
  const { protocol, hostname, username, password } = new URL(url)
  if (username || password) return { path: 'url', message: 'url-credentials' }
  if (settings.webhookTargets === 'private') return undefined
  if (protocol !== 'https:') return { path: 'url', message: 'url-plain' }
  const literal = literalIn(new URL(url))
  const isOwn = /(?:^|\.)(?:localhost|local|internal)$/.test(hostname)
  return isOwn || (literal !== undefined && !isPublicAddress(literal))
    ? { path: 'url', message: 'url-private' }
    : undefined
}

function sealed({ secret }: Portal, plain: string): Buffer {
  return seal(secret, secretPurpose, Buffer.from(plain))
}

type Done = 'added' | 'changed' | 'secret' | 'off' | 'on' | 'deleted'

async function note(portal: Portal, tx: Db, viewer: Viewer, endpoint: number, done: Done) {
  await noteAct(tx, viewer, { kind: `webhook-${done}`, what: String(endpoint) }, portal.clock.now())
  say(portal, viewer, endpoint, done === 'secret' ? 'secret replaced' : done)
}

function say({ log: lines }: Portal, { accountId }: Viewer, endpoint: number, done: string): void {
  lines.info({ event: `webhook endpoint ${done}`, actor: accountId, endpoint }, `a webhook endpoint: ${done}`)
}
