import { type Breaker, BreakerOpen, createBreaker } from '#app/kit/outbound/breaker.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import { BadCertificate, postChecked, TargetRefused, TooSlow } from '#app/kit/outbound/checked-call.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'
import { unseal } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from './deliveries.store.server.ts'
import { switchOff } from './store.server.ts'
import { bodyOf } from './events.server.ts'
import { signedHeaders } from './signing.server.ts'
import { endpointOff } from './webhooks.outbox.ts'
import { type OffWhy, type Try, webhookLimits } from './webhooks.ts'

/** For what the secrets of endpoints are sealed. */
export const secretPurpose = 'webhook secret'

/** Before each endpoint one of its own: none is asked less often because another is away. */
export function createBreakers({ clock }: Pick<Portal, 'clock'>): (endpointId: number) => Breaker {
  const breakers = new Map<number, Breaker>()
  return (endpointId) => {
    const breaker = breakers.get(endpointId) ?? createBreaker(clock)
    breakers.set(endpointId, breaker)
    return breaker
  }
}

/**
 * One try. What comes of it is in the log before the worker hears of it; a delivery that is through, one way or the
 * other, is done.
 * @throws what kept it from being taken, where it is to be tried again
 */
export async function deliver(portal: Portal, breaker: Breaker, sending: store.Sending): Promise<void> {
  const { clock } = portal
  const begun = performance.now()
  const at = clock.now()
  const noted = (outcome: Pick<Try, 'status' | 'failure' | 'answer'>) => ({
    deliveryId: sending.id,
    at,
    milliseconds: Math.round(performance.now() - begun),
    ...outcome,
  })
  const signed = await signedFor(portal, sending, at)
  try {
    const { status, said } = await breaker.run(() => postChecked(callerOf(portal), signed))
    const taken = noted({ status, failure: null, answer: beginningOf(said) })
    await portal.db.transaction().execute((tx) => store.noteTry(tx, taken, { ...sending, state: 'taken' }))
  } catch (error) {
    if (error instanceof BreakerOpen && isOver(sending, at)) return store.settle(portal.db, sending.id, 'given_up')
    if (!(error instanceof CallFailed)) throw error
    const { status = null } = error
    const failure = status === null ? failureOf(error) : null
    if (await isThrough(portal, sending, noted({ status, failure, answer: beginningOf(error.said) }))) return
    throw error
  }
}

function callerOf({ settings }: Portal) {
  return { targets: settings.webhookTargets, timeout: webhookLimits.timeout }
}

/** @throws Undeliverable where the portal's own secret is another by now: trying again would change nothing */
async function signedFor(portal: Portal, sending: store.Sending, at: Date) {
  const { id, body } = { id: sending.messageId, body: bodyOf(sending) }
  let secrets: string[]
  try {
    secrets = secretsOf(portal, sending, at)
  } catch {
    await store.settle(portal.db, sending.id, 'given_up')
    throw new Undeliverable('the secret of the endpoint was sealed by another SESSION_SECRET: replace it')
  }
  const headers = {
    ...signedHeaders(secrets, { id, at, body }),
    'content-type': 'application/json',
    'user-agent': 'Ammiraglia-Webhooks/1.0',
  }
  return { url: sending.url, headers, body }
}

function secretsOf({ secret }: Portal, { secret: own, formerSecret, formerUntil }: store.Sending, now: Date) {
  const isFormerValid = formerSecret && formerUntil && formerUntil > now
  return [own, ...(isFormerValid ? [formerSecret] : [])].map((sealed) =>
    unseal(secret, secretPurpose, sealed).toString(),
  )
}

/** Notes a failed try. @returns whether nothing is tried again: the endpoint is off by it, or the day is over */
async function isThrough({ db, clock, log }: Portal, sending: store.Sending, tried: store.NewTry): Promise<boolean> {
  const { endpointId } = sending
  const state = isOver(sending, tried.at) ? 'given_up' : 'waiting'
  return db.transaction().execute(async (tx) => {
    const failingSince = await store.noteTry(tx, tried, { endpointId, state })
    const why = await reasonToEnd(tx, endpointId, tried, failingSince)
    if (!why) return state === 'given_up'
    await store.leaveOut(tx, endpointId)
    if (!(await switchOff(tx, endpointId, why, tried.at))) return true
    await outbox.put(tx, endpointOff.of(`webhooks ${endpointId}`, { endpointId }), clock.now())
    log.warn({ event: 'webhook endpoint off', endpoint: endpointId, why }, 'a webhook endpoint was switched off')
    return true
  })
}

type Tx = Parameters<typeof store.noteTry>[0]

async function reasonToEnd(
  tx: Tx,
  endpointId: number,
  { status, at }: store.NewTry,
  failingSince: Date | null,
): Promise<OffWhy | undefined> {
  if (status === 410) return 'gone'
  if (failingSince && at.getTime() - failingSince.getTime() >= webhookLimits.failingFor) return 'failing'
  return (await store.countWaiting(tx, endpointId)) > webhookLimits.waiting ? 'behind' : undefined
}

function isOver({ firstTriedAt }: store.Sending, now: Date): boolean {
  return firstTriedAt !== null && now.getTime() - firstTriedAt.getTime() >= webhookLimits.triedFor
}

function failureOf(error: CallFailed): NonNullable<Try['failure']> {
  if (error instanceof TargetRefused) return 'target'
  if (error instanceof BadCertificate) return 'certificate'
  return error instanceof TooSlow ? 'too_slow' : 'no_answer'
}

/** A database takes no NUL. */
function beginningOf(said: string): string {
  return Array.from(said.replaceAll('\0', '')).slice(0, webhookLimits.answer).join('')
}
