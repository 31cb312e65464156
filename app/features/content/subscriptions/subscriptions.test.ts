import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { announce } from '#app/features/service/tickets/tickets.server.ts'
import { decide, moveStage, replyAsStaff } from '#app/features/service/tickets/desk/staff.server.ts'
import { setSubscription, unsubscribeToken } from './subscriptions.server.ts'
import { ticketReceived } from '#app/features/service/tickets/tickets.outbox.ts'

type App = Awaited<ReturnType<typeof openApp>>

const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
/** As the server of a mail provider posts: no cookie, no page it comes from. */
const fromProvider = { ...oneClick, headers: { origin: 'none' } }

function changesIn({ portal }: App) {
  const columns = ['topic', 'subscribed', 'source'] as const
  return portal.db.selectFrom('subscription_event').select(columns).orderBy('id').execute()
}

function mailsIn({ portal }: App) {
  return portal.db.selectFrom('sent_mail').select(['subject', 'body', 'html', 'headers']).orderBy('outbox_id').execute()
}

test('everybody with access chooses their topics, the workshop too, and safety notices have no switch', async () => {
  const app = await openApp()
  const owner = await app.dealer({ modules: ['leads'] })
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const staff = await app.staff()
  const switchesOf = async (person: { cookie: string }) => {
    const answer = await app.fetch('/en/subscriptions', as(person))
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('Safety notices')
    expect(page).toContain('We never use them for advertising')
    return [...page.matchAll(/name="topic" value="(\w+)"/g)].map(([, topic]) => topic)
  }
  expect(await switchesOf(owner)).toEqual(['steps', 'reminders', 'surveys', 'manuals', 'products', 'news'])
  expect(await switchesOf(workshop)).toEqual(['steps', 'surveys', 'manuals', 'products', 'news'])
  expect(await switchesOf(staff)).toEqual(['signals', 'manuals', 'products', 'news', 'deadlines'])
  for (const topic of ['safety', 'service', 'nothing']) {
    const answer = await app.fetch('/subscriptions', post(owner, { topic, status: 'unsubscribed' }))
    expect(answer.status).toBe(400)
  }
  expect(
    (await app.fetch('/subscriptions', post(workshop, { topic: 'reminders', status: 'unsubscribed' }))).status,
  ).toBe(400)
  expect(await changesIn(app)).toEqual([])
})

test('nobody chooses about mails that cannot reach them: a rider who has no quotes, a shop with neither', async () => {
  const app = await openApp()
  for (const options of [{ role: 'customer', modules: ['tickets', 'leads'] }, { modules: ['tickets'] }] as const) {
    const person = await app.dealer(options)
    const page = await (await app.fetch('/en/subscriptions', as(person))).text()
    expect(page).toContain('Ticket updates')
    expect(page).not.toContain('value="reminders"')
    expect(page).not.toContain('New quotes')
    const unasked = await app.fetch('/subscriptions', post(person, { topic: 'reminders', status: 'unsubscribed' }))
    expect(unasked.status).toBe(400)
  }
})

test('a rider who unsubscribes by the link of a mail reads of quotes, and of no leads', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const path = `/en/unsubscribe/${unsubscribeToken(app.portal, rider.viewer.accountId, 'reminders')}`
  expect(await (await app.fetch(path)).text()).toContain('Do you no longer want emails about “Quotes and services”?')
  await app.fetch(path, oneClick)
  expect(await (await app.fetch(path)).text()).toContain('You will no longer get emails about “Quotes and services”.')
})

test('a rider reads of quotes, and of no leads', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const page = await (await app.fetch('/en/subscriptions?notice=unsubscribed-reminders', as(rider))).text()
  expect(page).toContain('New quotes for you')
  expect(page).not.toMatch(/leads/i)
})

test('a topic is switched by a plain form, once, and the history says when and where', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const news = { topic: 'news', status: 'subscribed' }
  app.clock.advance(60_000)
  const answer = await app.fetch('/en/subscriptions', post(dealer, news))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/subscriptions?notice=subscribed-news'])
  await Promise.all([1, 2, 3].map(() => app.fetch('/subscriptions', post(dealer, news))))
  expect(await changesIn(app)).toEqual([{ topic: 'news', subscribed: true, source: 'page' }])
  const notices = {
    '': 'Stato dell’iscrizione aggiornato',
    '/en': 'Subscription status updated',
    '/fr': 'Statut de l’abonnement mis à jour',
  }
  for (const [prefix, notice] of Object.entries(notices)) {
    const page = await (await app.fetch(`${prefix}/subscriptions?notice=subscribed-news`, as(dealer))).text()
    expect(page).toContain(notice)
  }
  const page = await (await app.fetch('/en/subscriptions', as(dealer))).text()
  expect(page).not.toContain('Subscription status updated')
  expect(page).toMatch(/News and promotions: subscribed<.*Subscriptions page<.*21 Nov 2026, 10:01/s)
  expect(page).toMatch(
    /Account created. On from the start: “Ticket updates”, “Leads and quotes”, “Appointments in the shop”, “Surveys”,? and “Technical bulletins”<.*Registration</s,
  )
  const other = await app.dealer()
  expect(await (await app.fetch('/en/subscriptions', as(other))).text()).not.toContain(
    'News and promotions: subscribed',
  )
})

test('of a long history the page shows the latest changes and says where all of them are', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const page = async () => (await app.fetch('/en/subscriptions', as(dealer))).text()
  const turn = (times: number) =>
    setSubscription(app.portal, dealer.viewer, { topic: 'news', subscribed: times % 2 === 0 })
  for (let times = 0; times < 50; times += 1) await turn(times)
  expect(await page()).toContain('Account created')
  expect(await page()).not.toContain('These are the latest 50 changes')
  await turn(50)
  expect(await page()).toContain('These are the latest 50 changes. All of them are in the copy of your data')
  expect(await page()).not.toContain('Account created')
})

test('administrators get the list of who wants a mailing now, each with the link that ends it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const reader = await app.dealer({ name: 'Anna Verdi', locale: 'fr' })
  const [left, disabled, unverified] = [await app.dealer(), await app.dealer(), await app.dealer()]
  const say = (person: typeof reader, subscribed: boolean, topic: 'news' | 'products' = 'news') =>
    setSubscription(app.portal, person.viewer, { topic, subscribed })
  for (const person of [reader, left, disabled, unverified]) await say(person, true)
  await say(left, false)
  await say(disabled, true, 'products')
  const spoil = (person: typeof reader, change: object) =>
    app.portal.db.updateTable('account').set(change).where('id', '=', person.viewer.accountId).execute()
  await spoil(disabled, { disabled_at: app.clock.now() })
  await spoil(unverified, { email_verified: false })
  expect(await (await app.fetch('/en/subscriptions', as(admin))).text()).toContain('export.csv?topic=news')
  expect(await (await app.fetch('/en/subscriptions', as(await app.staff()))).text()).not.toContain('export.csv')
  const answer = await app.fetch('/subscriptions/export.csv?topic=news', as(admin))
  const token = unsubscribeToken(app.portal, reader.viewer.accountId, 'news')
  expect(
    (await answer.text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(';')),
  ).toEqual([
    ['E-mail', 'Nome', 'Lingua', 'Data di iscrizione', 'Annulla l’iscrizione'],
    [reader.viewer.email, 'Anna Verdi', 'fr', '2026-11-21', `http://portal.test/fr/unsubscribe/${token}`],
  ])
  expect(answer.headers.get('content-disposition')).toContain('2026-11-21.csv')
  expect((await app.fetch(`/fr/unsubscribe/${token}`, oneClick)).status).toBe(303)
  const after = await (await app.fetch('/subscriptions/export.csv?topic=news', as(admin))).text()
  expect(after.trim().split('\r\n')).toHaveLength(1)
  for (const person of [reader, await app.staff()])
    expect((await app.fetch('/subscriptions/export.csv?topic=news', as(person))).status).toBe(404)
})

test('where the database fails, the page says so and stands', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.owner)
  await rename('subscription_event', 'subscription_gone')
  try {
    const shown = await app.fetch('/en/subscriptions', as(dealer))
    expect(shown.status).toBe(500)
    expect(await shown.text()).toContain('Error loading subscriptions')
    const sent = await app.fetch('/en/subscriptions', post(dealer, { topic: 'news', status: 'subscribed' }))
    expect(sent.status).toBe(500)
    expect(await sent.text()).toContain('Error updating subscription status')
  } finally {
    await rename('subscription_gone', 'subscription_event')
  }
  expect(app.errors().join()).toMatch(/subscription_event.*could not be read/)
})

test('mails about the steps of a ticket carry the way out, in headers and in words; decisions and replies do not', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await announce(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
  await decide(app.portal, agent, id, { accepted: true, reason: 'A flaw.', returnRequested: false })
  await replyAsStaff(app.portal, agent, id, { submission: crypto.randomUUID(), message: 'On its way.' })
  await app.work()
  const [received, ...others] = await mailsIn(app)
  const link = `http://portal.test/en/unsubscribe/${unsubscribeToken(app.portal, dealer.viewer.accountId, 'steps')}`
  expect(received?.headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(received?.body).toContain(`Unsubscribe from “Ticket updates”: ${link}`)
  expect(received?.html).toContain(`href="${link}"`)
  expect(link).not.toContain(dealer.viewer.email.split('@')[0])
  expect(others).toHaveLength(2)
  for (const mail of others) {
    expect(mail.headers).toEqual({})
    expect(mail.body).not.toContain('unsubscribe')
  }
})

test('a provider’s server unsubscribes by one post; from then on only decisions and replies arrive', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const token = unsubscribeToken(app.portal, dealer.viewer.accountId, 'steps')
  for (const path of [`/unsubscribe/${token}`, `/en/unsubscribe/${token}`])
    expect((await app.fetch(path, fromProvider)).status).toBe(200)
  expect(await changesIn(app)).toEqual([{ topic: 'steps', subscribed: false, source: 'link' }])
  await announce(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
  await decide(app.portal, agent, id, { accepted: true, reason: 'A flaw.', returnRequested: false })
  await app.work()
  await moveStage(app.portal, agent, id, { reason: '', paidRepair: false, stage: 'operations_in_progress' })
  await replyAsStaff(app.portal, agent, id, { submission: crypto.randomUUID(), message: 'On its way.' })
  await app.work()
  const subjects = (await mailsIn(app)).map(({ subject }) => subject)
  expect(subjects).toEqual([`Ticket ${id}: decision completed`, `Ticket ${id}: new reply`])
  expect(await (await app.fetch('/en/subscriptions', as(dealer))).text()).toMatch(
    /Ticket updates: unsubscribed<.*Link in an email/s,
  )
})

test('opening the link changes nothing; its one button does', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const path = `/en/unsubscribe/${unsubscribeToken(app.portal, dealer.viewer.accountId, 'reminders')}`
  const asked = await (await app.fetch(path)).text()
  expect(asked).toContain('Do you no longer want emails about “Leads and quotes”?')
  expect(await changesIn(app)).toEqual([])
  const answer = await app.fetch(path, oneClick)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  const done = await (await app.fetch(path)).text()
  expect(done).toContain('You will no longer get emails about “Leads and quotes”.')
  expect(done).not.toContain('List-Unsubscribe')
})

test('a link that is broken says so, and leads to all subscriptions', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const token = unsubscribeToken(app.portal, dealer.viewer.accountId, 'steps')
  const answer = await app.fetch(`/en/unsubscribe/${token.slice(0, -4)}`)
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(page).toContain('This unsubscribe link is not valid')
  expect(page).toContain('href="/en/subscriptions"')
})

test('only the address in a mail takes a post without an origin, and only with its body and its token', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const token = unsubscribeToken(app.portal, dealer.viewer.accountId, 'steps')
  const statusOf = async (path: string, init: RequestInit = fromProvider) => (await app.fetch(path, init)).status
  for (const path of [
    '/subscriptions',
    '/unsubscribe',
    `/de/unsubscribe/${token}`,
    `/unsubscribe/${token}.data`,
    `/unsubscribe/${token}/more`,
    `/verify/${token}`,
    '/',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 403])
  const dealers = { ...post(dealer, { topic: 'news', status: 'subscribed' }) }
  const headers = new Headers(dealers.headers)
  headers.set('origin', 'none')
  expect(await statusOf('/subscriptions', { ...dealers, headers })).toBe(403)
  // A browser on another site says so, by either header.
  for (const elsewhere of [{ origin: 'https://evil.example' }, { origin: 'none', 'sec-fetch-site': 'cross-site' }])
    expect(await statusOf(`/unsubscribe/${token}`, { ...oneClick, headers: elsewhere })).toBe(403)
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect(await statusOf(`/unsubscribe/${token}`, { ...fromProvider, method })).toBe(403)
  expect(
    await statusOf(`/unsubscribe/${token}`, { ...fromProvider, body: new URLSearchParams({ some: 'thing' }) }),
  ).toBe(400)
  const forged = [
    token.replace('steps', 'news'),
    token.replace(/^\d+/, '999999'),
    `${token.slice(0, -4)}aaaa`,
    token.slice(1),
    'a-link',
  ]
  for (const one of forged) expect([one, await statusOf(`/unsubscribe/${one}`)]).toEqual([one, 404])
  for (const one of forged) expect((await app.fetch(`/unsubscribe/${one}`)).status).toBe(404)
  await app.portal.db.updateTable('account').set({ email_verified: false }).execute()
  expect(await statusOf(`/unsubscribe/${token}`)).toBe(404)
  expect(await changesIn(app)).toEqual([])
})
