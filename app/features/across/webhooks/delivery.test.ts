import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { mailOf } from '#app/kit/outbox/kinds.ts'
import { startWorker } from '#app/kit/outbox/worker.server.ts'
import { jobsOf } from '#app/jobs.server.ts'
import { openApp } from '#tests/app.ts'
import { mistakeIn, type Receiver } from './receiver.fixture.ts'
import { signedHeaders } from './signing.server.ts'
import { type App, addTestEndpoint, allowPrivate, listening, say, workOff } from './webhooks.fixture.ts'
import { webhookLimits } from './webhooks.ts'
import { endFormer, resend, rotateSecret, switchOff, switchOn } from './webhooks.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function openWorld() {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { id: ticket } = await app.ticket({ of: dealer })
  const heard = await listening(app, admin, ['ticket.message_added'])
  return { app, admin, dealer, ticket, ...heard }
}

const messagesOf = ({ effective }: Receiver) => effective.map(({ data }) => data['message'])

function deliveries({ portal }: App) {
  return portal.db.selectFrom('webhook_delivery').select(['id', 'state', 'tries', 'message_id']).orderBy('id').execute()
}

test('a receiver that knows the specification alone believes the portal, and nobody who forged or kept a call', async () => {
  const { app, admin, ticket, receiver, secrets } = await openWorld()
  const [message] = await say(app, admin, ticket, 1)
  await workOff(app)
  expect(receiver.refused).toEqual([])
  const [taken] = receiver.effective
  expect(taken).toMatchObject({ type: 'ticket.message_added', data: { ticket, message, by: 'maker' } })
  expect(taken?.timestamp).toBe(app.clock.now().toISOString())
  const call = { id: 'msg_1', at: app.clock.now(), body: '{}' }
  const ways = { secrets: () => secrets, now: () => app.clock.now() }
  const headers = signedHeaders(secrets, call)
  expect(mistakeIn(headers, '{}', ways)).toBeUndefined()
  expect(mistakeIn(headers, '{"a":1}', ways)).toBe('forged')
  expect(mistakeIn({ ...headers, 'webhook-id': 'msg_2' }, '{}', ways)).toBe('forged')
  expect(mistakeIn(signedHeaders(['whsec_b3RoZXI='], call), '{}', ways)).toBe('forged')
  app.clock.advance(6 * minute)
  expect(mistakeIn(headers, '{}', ways)).toBe('too old')
})

test('the signature is that of the specification’s own example', () => {
  const body = '{"test": 2432232314}'
  const at = new Date(1_614_265_330_000)
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at,
    body,
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret that was replaced signs as well for a day, and no longer; it can be ended before', async () => {
  const { app, admin, ticket, id, receiver, secrets } = await openWorld()
  const [first = ''] = secrets
  const { secret: second } = await rotateSecret(app.portal, admin.viewer, null, id)
  // The receiver knows the old one alone, then the new one alone.
  for (const secret of [first, second]) {
    secrets.splice(0, Infinity, secret)
    await say(app, admin, ticket, 1)
    await workOff(app)
  }
  expect([receiver.effective.length, receiver.refused]).toEqual([2, []])
  await expect(rotateSecret(app.portal, admin.viewer, null, id)).rejects.toMatchObject({ status: 409 })
  secrets.splice(0, Infinity, first)
  app.clock.advance(day + 1)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect(receiver.refused).toEqual(['forged'])
  await rotateSecret(app.portal, admin.viewer, null, id)
  await endFormer(app.portal, admin.viewer, null, id)
  const kept = await app.portal.db.selectFrom('webhook_endpoint').select('former_secret').executeTakeFirst()
  expect(kept).toEqual({ former_secret: null })
})

/** How a receiver can be unwell for a while. */
const faults: Record<string, (receiver: Receiver) => Promise<void> | void> = {
  'is down': (receiver) => receiver.goDown(),
  'answers 500': async (receiver) => {
    await receiver.comeUp()
    receiver.answersWith(500)
  },
  'answers 429': (receiver) => receiver.answersWith(429, { 'retry-after': '5' }),
  'hangs up': (receiver) => receiver.answers((response) => Boolean(response.destroy())),
}

test('of 150 events while a receiver is unwell in every way each is effective once, in order, and others are not held up', async () => {
  const { app, admin, dealer, ticket, receiver } = await openWorld()
  const other = await listening(app, dealer, ['ticket.message_added'])
  const messages = await say(app, admin, ticket, 150)
  const mail = mailOf('mail.probe', z.object({}))
  await outbox.put(app.portal.db, mail.of('mail', {}), app.clock.now())
  const jobs = [...jobsOf(app.portal), jobOf(mail, async () => undefined)]
  for (const [name, fault] of Object.entries(faults)) {
    await fault(receiver)
    for (let round = 0; round < 6; round += 1) await later(app, jobs)
    expect(receiver.effective, name).toEqual([])
  }
  // Another endpoint has had all of them, and the mail has left.
  expect(messagesOf(other.receiver)).toEqual(messages)
  expect(await waiting(app, 'mail.probe')).toBe(0)
  expect(await waiting(app, 'webhook.deliver')).toBe(150)
  // One at a time is tried.
  expect(receiver.calls()).toBeLessThan(25)
  const failures = app.portal.db.selectFrom('webhook_try').select(['status', 'failure']).distinct()
  expect(
    await failures.where((row) => row.or([row('failure', 'is not', null), row('status', '>', 299)])).execute(),
  ).toHaveLength(3)
  receiver.answers(undefined)
  for (let round = 0; round < 3; round += 1) await later(app, jobs)
  expect(messagesOf(receiver)).toEqual(messages)
  expect(await waiting(app, 'webhook.deliver')).toBe(0)
}, 120_000)

async function later(app: App, jobs: ReturnType<typeof jobsOf>): Promise<void> {
  app.clock.advance(75_000)
  await workOff(app, jobs)
}

async function waiting({ portal }: App, kind: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .execute()
  return rows.length
}

test('two workers, a receiver that loses answers and takes its time: each event is effective once, in order', async () => {
  const { app, admin, ticket, receiver } = await openWorld()
  const seen = new Map<string, number>()
  receiver.answers(async (response, { id, count }) => {
    if (count % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 30))
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    // Taken, and its answer lost on the way.
    if (times > 1 || seen.size % 40 !== 0) return false
    receiver.keep(id, await bodyFor(app, id))
    response.destroy()
    return true
  })
  const messages = await say(app, admin, ticket, 160)
  const workers = [startWorker(app.portal, jobsOf(app.portal)), startWorker(app.portal, jobsOf(app.portal))]
  const ticking = setInterval(() => app.clock.advance(1000), 50)
  await expect.poll(() => waiting(app, 'webhook.deliver'), { timeout: 60_000 }).toBe(0)
  clearInterval(ticking)
  for (const worker of workers) await worker.stop()
  expect(messagesOf(receiver)).toEqual(messages)
  expect(receiver.calls()).toBe(164)
}, 90_000)

async function bodyFor({ portal }: App, id: string): Promise<string> {
  const { type, data, at } = await portal.db
    .selectFrom('webhook_delivery')
    .select(['type', 'data', 'at'])
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.stringify({ type, timestamp: at, data })
}

test('what a receiver asks for with Retry-After is respected', async () => {
  const { app, admin, ticket, receiver } = await openWorld()
  receiver.answersWith(503, { 'retry-after': '300' })
  await say(app, admin, ticket, 1)
  const jobs = jobsOf(app.portal)
  for (let round = 0; round < 3; round += 1) await later(app, jobs)
  expect(receiver.calls()).toBe(1)
  receiver.answers(undefined)
  for (let round = 0; round < 3; round += 1) await later(app, jobs)
  expect(receiver.effective).toHaveLength(1)
})

test('each try is in the log with its status and the beginning of the answer, and no secret; after a day it is given up', async () => {
  const { app, admin, ticket, receiver, secrets } = await openWorld()
  receiver.answersWith(400, {}, `no\0${'x'.repeat(900)}`)
  await say(app, admin, ticket, 1)
  const jobs = jobsOf(app.portal)
  await workOff(app, jobs)
  const tries = app.portal.db.selectFrom('webhook_try').select(['status', 'failure', 'answer'])
  expect(await tries.execute()).toEqual([{ status: 400, failure: null, answer: `no${'x'.repeat(498)}` }])
  app.clock.advance(21 * hour)
  await workOff(app, jobs)
  expect(await deliveries(app)).toMatchObject([{ state: 'waiting', tries: 2 }])
  app.clock.advance(hour)
  await workOff(app, jobs)
  expect(await deliveries(app)).toMatchObject([{ state: 'given_up', tries: 3 }])
  expect(await waiting(app, 'webhook.deliver')).toBe(0)
  const rows = await sql<{ text: string }>`select t::text as text from webhook_try t union all
    select e::text from webhook_endpoint e`.execute(app.portal.db)
  expect(JSON.stringify(rows.rows)).not.toContain(secrets[0]?.slice(6, 20))
  // Sent again under the id it had.
  receiver.answers(undefined)
  const [given] = await deliveries(app)
  await resend(app.portal, admin.viewer, null, [await endpointOf(app), given?.id ?? 0])
  await workOff(app, jobs)
  expect(receiver.effective).toMatchObject([{ id: given?.message_id }])
  expect(await deliveries(app)).toMatchObject([{ state: 'taken', tries: 4 }])
})

async function endpointOf({ portal }: App): Promise<number> {
  return (await portal.db.selectFrom('webhook_endpoint').select('id').executeTakeFirstOrThrow()).id
}

test('a delivery is given up before the outbox would leave it alone, and never waits for ever', () => {
  let untilLeftAlone = 0
  for (let tries = 1; tries < outbox.mostAttempts; tries += 1) untilLeftAlone += outbox.restAfter(tries)
  expect(webhookLimits.triedFor).toBeLessThan(untilLeftAlone)
})

test('an endpoint that is gone is switched off at once, and administrators are told', async () => {
  const { app, admin, ticket, receiver } = await openWorld()
  receiver.answersWith(410)
  await say(app, admin, ticket, 3)
  await workOff(app)
  expect(receiver.calls()).toBe(1)
  expect(await deliveries(app)).toMatchObject([{ state: 'left_out' }, { state: 'left_out' }, { state: 'left_out' }])
  expect(await waiting(app, 'webhook.deliver')).toBe(0)
  const [mail] = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'body']).execute()
  expect(mail?.to_address).toBe(admin.viewer.email)
  expect(mail?.body).toContain('410')
  expect(mail?.body).not.toContain('/hooks')
})

test('one that fails for five days is switched off, to its owner’s knowledge; switched on again it hears of what comes then', async () => {
  const { app, dealer, admin, ticket } = await openWorld()
  const { id, receiver } = await listening(app, dealer, ['ticket.message_added'])
  await receiver.goDown()
  const jobs = jobsOf(app.portal)
  for (let elapsed = 0; elapsed <= 5; elapsed += 1) {
    await say(app, admin, ticket, 1)
    await workOff(app, jobs)
    app.clock.advance(day)
  }
  await workOff(app, jobs)
  const off = app.portal.db.selectFrom('webhook_endpoint').select('off_why').where('id', '=', id)
  expect(await off.executeTakeFirst()).toEqual({ off_why: 'failing' })
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address').execute()
  expect(mails.map(({ to_address: to }) => to)).toEqual([dealer.viewer.email])
  await receiver.comeUp()
  await switchOn(app.portal, dealer.viewer, dealer.viewer.companyId, id)
  const [message] = await say(app, admin, ticket, 1)
  app.clock.advance(minute)
  await workOff(app, jobs)
  expect(messagesOf(receiver)).toEqual([message])
})

test('what waits for an endpoint that is switched off or deleted by hand does not leave', async () => {
  const { app, admin, ticket, id, receiver } = await openWorld()
  await say(app, admin, ticket, 2)
  await switchOff(app.portal, admin.viewer, null, id)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect(receiver.calls()).toBe(0)
  expect(await deliveries(app)).toMatchObject([{ state: 'left_out' }, { state: 'left_out' }])
})

test('an endpoint whose address leads inside is not called, though it could be saved', async () => {
  const { app, admin, ticket, receiver } = await openWorld()
  app.portal.settings = { ...app.portal.settings, webhookTargets: 'public' }
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect(receiver.calls()).toBe(0)
  const [tried] = await app.portal.db.selectFrom('webhook_try').select(['status', 'failure']).execute()
  expect(tried).toEqual({ status: null, failure: 'target' })
  allowPrivate(app)
  await addTestEndpoint(app, admin, { url: 'http://10.0.0.1/' })
})
