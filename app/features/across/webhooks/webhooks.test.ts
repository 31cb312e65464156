import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { goRound } from '#app/housekeeping.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { putLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { type App, addTestEndpoint, allowPrivate, listening, workOff } from './webhooks.fixture.ts'
import { webhookEvents } from './webhooks.ts'

const hook = 'https://erp.example/hooks'

/** One of everything that is told of, of a dealer's company. */
async function doAll(app: App, agent: Staff, dealer: Member): Promise<void> {
  const { portal } = app
  const { companyId, accountId } = dealer.viewer
  const { id } = await app.ticket({ of: dealer })
  const stage = (from: string | null, to: string | null, kind: string, detail = {}) => ({
    ticket_id: id,
    kind: kind as 'stage',
    actor_id: agent.viewer.accountId,
    at: app.clock.now(),
    from_stage: from as 'new_request',
    to_stage: to as 'new_request',
    detail: JSON.stringify(detail),
    from_staff: true,
  })
  await portal.db
    .insertInto('ticket_event')
    .values([
      stage(null, 'new_request', 'opened'),
      stage('new_request', 'decision_completed', 'decision', { accepted: true }),
      stage('decision_completed', 'ticket_closed', 'stage'),
      stage(null, null, 'assigned', { assignee: 1 }),
    ])
    .execute()
  const message = { ticket_id: id, author_id: accountId, from_staff: false, created_at: app.clock.now() }
  await portal.db
    .insertInto('message')
    .values([
      { ...message, submission: randomUUID(), body: 'ciao' },
      { ...message, submission: randomUUID(), body: 'tra noi', internal: true, from_staff: true },
    ])
    .execute()
  const { id: product } = await addProduct(portal, { of: dealer, serial: `C68.51S.0${companyId}` })
  await portal.db
    .insertInto('product_event')
    .values({
      product_id: product,
      company_id: companyId,
      actor_id: accountId,
      kind: 'registered',
      day: '2026-11-21',
      at: app.clock.now(),
    })
    .execute()
  await addOrder(portal, { of: dealer, number: `OV ${companyId}` })
  await addTestQuote(app, { of: dealer })
  await putLead(portal, { companyId, byId: agent.viewer.accountId, authorId: accountId, name: 'Nino' })
}

async function openTicket(app: App, of: Member): Promise<void> {
  const { id } = await app.ticket({ of })
  const opened = { ticket_id: id, kind: 'opened', actor_id: of.viewer.accountId, at: app.clock.now() } as const
  await app.portal.db
    .insertInto('ticket_event')
    .values({ ...opened, from_staff: false })
    .execute()
}

test('each event is told with the change that causes it, in the order in which it happened; notes among staff never', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { receiver } = await listening(app, admin)
  await doAll(app, admin, dealer)
  await workOff(app)
  expect(receiver.refused).toEqual([])
  const types = receiver.effective.map(({ type }) => type)
  expect(types.filter((type, at) => types.indexOf(type) === at).toSorted()).toEqual(webhookEvents.toSorted())
  expect(receiver.effective.filter(({ type }) => type === 'ticket.message_added')).toHaveLength(1)
  const ofTicket = types.filter((type) => /^ticket\.(?!message)/.test(type))
  expect(ofTicket).toEqual([
    'ticket.opened',
    'ticket.decided',
    'ticket.stage_changed',
    'ticket.stage_changed',
    'ticket.closed',
  ])
  for (const { data } of receiver.effective) expect(data['company']).toBe(dealer.viewer.companyId)
  expect(JSON.stringify(receiver.effective)).not.toContain('ciao')
})

test('a company hears of its own things alone, of those its licence holds, and of quotes once it may read them', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [own, other] = [await app.dealer(), await app.dealer()]
  const poor = await app.dealer({ modules: ['tickets'] })
  const [{ receiver }, { receiver: ofPoor }] = [await listening(app, own), await listening(app, poor)]
  for (const dealer of [other, own, poor]) await doAll(app, admin, dealer)
  await addTestQuote(app, { of: own, status: 'DRAFT' })
  await workOff(app)
  expect(new Set(receiver.effective.map(({ data }) => data['company']))).toEqual(new Set([own.viewer.companyId]))
  expect(receiver.effective.filter(({ type }) => type === 'quote.changed')).toHaveLength(1)
  expect(new Set(ofPoor.effective.map(({ data }) => data['company']))).toEqual(new Set([poor.viewer.companyId]))
  for (const { type } of ofPoor.effective) expect(type).toMatch(/^ticket\./)
})

test('what is written as it was is no change, and a change that is undone is told to nobody', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await addTestEndpoint(app, admin, { url: hook, events: ['order.changed', 'ticket.message_added'] })
  const { db } = app.portal
  await addOrder(app.portal, { of: dealer, number: 'OV 1' })
  await db.updateTable('sales_order').set({ search: 'altro' }).execute()
  await db
    .updateTable('sales_order')
    .set((row) => ({ status: row.ref('status') }))
    .execute()
  const { id } = await app.ticket({ of: dealer })
  const message = {
    ticket_id: id,
    author_id: dealer.viewer.accountId,
    from_staff: false,
    body: '',
    submission: randomUUID(),
  }
  const undone = db.transaction().execute(async (tx) => {
    await tx
      .insertInto('message')
      .values({ ...message, created_at: app.clock.now() })
      .execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const told = await db.selectFrom('webhook_delivery').select(['type', 'data']).execute()
  expect(told).toMatchObject([{ type: 'order.changed', data: { number: 'OV 1', change: 'added' } }])
})

test('where nobody wants to hear of it nothing is written', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await addTestEndpoint(app, admin, { url: hook, events: ['lead.changed'] })
  await openTicket(app, dealer)
  expect(await app.portal.db.selectFrom('webhook_delivery').select('id').execute()).toEqual([])
})

test('an administrator adds an endpoint and reads its secret once; the same form makes no second one, and is not told as done where it says something else', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const fields = { intent: 'save', url: hook, events: ['ticket.opened', 'lead.changed'], submission: randomUUID() }
  const made = await (await app.fetch('/en/console/webhooks/new', post(admin, fields))).text()
  const [secret = ''] = /whsec_[A-Za-z0-9+/=]+/.exec(made) ?? []
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  const again = await app.fetch('/en/console/webhooks/new', post(admin, fields))
  expect(again.status).toBe(303)
  const page = await (await app.fetch(again.headers.get('location') ?? '', as(admin))).text()
  expect(page).toContain('erp.example')
  expect(page).not.toContain('whsec_')
  const corrected = await app.fetch('/en/console/webhooks/new', post(admin, { ...fields, events: ['lead.changed'] }))
  expect([corrected.status, await corrected.text()]).toEqual([
    409,
    expect.stringContaining(`<a href="${again.headers.get('location')}" target="_blank"`),
  ])
  expect(await (await app.fetch('/en/console/webhooks', as(admin))).text()).toContain('Not called yet')
})

test.each([
  ['http://erp.example/', 'It has to be an https address'],
  ['https://10.0.0.1/', 'one of a private network'],
  ['https://[::ffff:10.0.0.1]/', 'one of a private network'],
  ['https://2130706433/', 'one of a private network'],
  ['https://db.internal/', 'one of a private network'],
  ['https://user:pass@erp.example/', 'cannot hold a user name'],
  ['javascript:alert(1)', 'Enter a whole address'],
  ['https://', 'Enter a whole address'],
  ['https://erp.example/#a', 'Enter a whole address'],
])('%s is no address for an endpoint', async (url, words) => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const fields = { intent: 'save', url, events: 'ticket.opened', submission: randomUUID() }
  const answer = await app.fetch('/en/console/webhooks/new', post(admin, fields))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(words)
})

test('an owner has up to five endpoints, also when the forms come at once', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const add = () =>
    app.fetch(
      '/user/company/connections/new',
      post(owner, { intent: 'save', url: hook, events: 'ticket.opened', submission: randomUUID() }),
    )
  const answers = await Promise.all(Array.from({ length: 8 }, add))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 200, 200, 400, 400, 400,
  ])
})

test('a test is sent and its outcome stands in the log; buttons are pressed only so often, and not of one that is off', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { id, receiver } = await listening(app, owner, ['ticket.opened'])
  const page = `/en/user/company/connections/${id}`
  expect((await app.fetch(page, post(owner, { intent: 'test' }))).status).toBe(303)
  await workOff(app)
  expect(receiver.effective).toMatchObject([{ type: 'endpoint.test', data: {} }])
  const shown = await (await app.fetch(page, as(owner))).text()
  for (const words of ['Answers', 'Test', 'Taken', '>200<']) expect(shown).toContain(words)
  const { id: delivery } = await app.portal.db.selectFrom('webhook_delivery').select('id').executeTakeFirstOrThrow()
  const third = await (await app.fetch(`${page}?state=taken&after=${delivery}&back=${delivery + 50}`, as(owner))).text()
  expect(third).toMatch(new RegExp(String.raw`rel="prev"[^>]* href="${page}\?state=taken&amp;after=${delivery + 50}"`))
  const again = await app.fetch(`${page}/deliveries/${delivery}`, post(owner, { intent: 'resend' }))
  expect(again.status).toBe(303)
  await workOff(app)
  expect([receiver.calls(), receiver.effective.length]).toEqual([2, 1])
  expect(await (await app.fetch(`${page}/deliveries/${delivery}`, as(owner))).text()).toContain('endpoint.test')
  await app.fetch(page, post(owner, { intent: 'off' }))
  expect((await app.fetch(page, post(owner, { intent: 'test' }))).status).toBe(409)
  await app.portal.db.updateTable('throttle').set({ tries: 60 }).where('key', '=', `webhook ${id}`).execute()
  expect((await app.fetch(page, post(owner, { intent: 'test' }))).status).toBe(429)
})

test('administrators read on their home that an endpoint fails; the log is kept for a month, and what waits longer', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { receiver } = await listening(app, admin, ['ticket.opened'])
  expect(await (await app.fetch('/en', as(admin))).text()).not.toContain('do not get their events')
  await receiver.goDown()
  await openTicket(app, dealer)
  await workOff(app)
  expect(await (await app.fetch('/en', as(admin))).text()).toContain('do not get their events')
  await app.portal.db.updateTable('webhook_delivery').set({ state: 'given_up' }).execute()
  await openTicket(app, dealer)
  const days = async (count: number) => {
    app.clock.advance(count * 24 * 60 * 60_000)
    await goRound(app.portal)
    app.clock.advance(60 * 60_000)
    await goRound(app.portal)
  }
  await days(31)
  const kept = await app.portal.db.selectFrom('webhook_delivery').select('state').execute()
  expect(kept).toEqual([{ state: 'waiting' }])
  const tries = await app.portal.db.selectFrom('webhook_try').select('id').execute()
  expect(tries).toEqual([])
})

test('what is documented is what is sent', async () => {
  const app = await openApp()
  allowPrivate(app)
  const page = await (await app.fetch('/en/console/webhooks/events', as(await app.staff('admin')))).text()
  for (const event of webhookEvents) expect(page).toContain(event)
  expect(page).toContain('webhook-signature: v1,')
})
