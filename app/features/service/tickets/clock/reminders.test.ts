import { expect, test } from 'vitest'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { as, openApp, post, type Staff } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { putDown, remindOfDue } from '../tickets.reminders.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const working = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: ['2026-11-24'] }

/** Reminders four working hours before, and to administrators after two working days; a dealer, and who answers. */
async function openDesk() {
  const app = await openApp()
  await publishForTest(app, (catalogue) => ({ ...catalogue, working, reminders: { hours: 4, days: 2 } }))
  const [dealer, agent, admin] = [await app.dealer(), await app.staff(), await app.staff('admin')]
  const give = async (id: number, to: Staff) =>
    app.portal.db.updateTable('ticket').set({ assignee_id: to.viewer.accountId }).where('id', '=', id).execute()
  return {
    app,
    dealer,
    agent,
    admin,
    give,
    at: (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime()),
  }
}

async function mailsOf(app: App) {
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('outbox_id')
    .execute()
  await app.portal.db.deleteFrom('sent_mail').execute()
  return mails
}

test('who has something due soon or overdue gets one mail a working day about all of it, and nothing of a clock that rests', async () => {
  const { app, dealer, agent, admin, give, at } = await openDesk()
  const mine = await app.ticket({ of: dealer, promisedAt: '2026-11-23' })
  const late = await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
  const free = await app.ticket({ of: dealer, promisedAt: '2026-11-23' })
  const later = await app.ticket({ of: dealer, promisedAt: '2026-11-25' })
  const resting = await app.ticket({ of: dealer, promisedAt: '2026-11-20', awaiting: 'dealer' })
  for (const { id } of [mine, late, later, resting]) await give(id, agent)
  // On Saturday nobody is told anything.
  await remindOfDue(app.portal)
  expect(await mailsOf(app)).toEqual([])
  at('2026-11-23T13:05:00Z')
  await remindOfDue(app.portal)
  const mails = await mailsOf(app)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([agent.viewer.email, admin.viewer.email].toSorted())
  const own = mails.find(({ to }) => to === agent.viewer.email)
  for (const { id } of [mine, late, free]) expect(own?.body).toContain(`/console/tickets/${id}`)
  for (const { id } of [later, resting]) expect(own?.body).not.toContain(`/console/tickets/${id}`)
  expect(own?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const theirs = mails.find(({ to }) => to === admin.viewer.email)
  expect(theirs?.body).toContain(`/console/tickets/${free.id}`)
  expect(theirs?.body).not.toContain(`/console/tickets/${mine.id}`)
  at('2026-11-23T16:00:00Z')
  await remindOfDue(app.portal)
  expect(await mailsOf(app)).toEqual([])
  // Tuesday is a holiday.
  at('2026-11-24T10:00:00Z')
  await remindOfDue(app.portal)
  expect(await mailsOf(app)).toEqual([])
})

test('of two workers that look at once, and of one that is killed before its work is kept, each person has one mail', async () => {
  const { app, dealer, at } = await openDesk()
  await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
  at('2026-11-23T09:00:00Z')
  const killed = app.portal.db.transaction().execute(async (tx) => {
    await putDown(tx, app.portal)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await mailsOf(app)).toEqual([])
  await Promise.all([remindOfDue(app.portal), remindOfDue(app.portal), remindOfDue(app.portal)])
  expect(await mailsOf(app)).toHaveLength(2)
})

test('administrators hear of a colleague’s ticket once it has been overdue for the days that the maker chose', async () => {
  const { app, dealer, agent, admin, give, at } = await openDesk()
  const { id } = await app.ticket({ of: dealer, promisedAt: '2026-11-23' })
  await give(id, agent)
  const told = async () => {
    await remindOfDue(app.portal)
    const mail = (await mailsOf(app)).find(({ to }) => to === admin.viewer.email)
    return mail?.body.includes(`/console/tickets/${id}`) ?? false
  }
  // Wednesday is the first working day after it was due, Friday comes after two.
  at('2026-11-25T09:00:00Z')
  expect(await told()).toBe(false)
  at('2026-11-26T09:00:00Z')
  expect(await told()).toBe(false)
  at('2026-11-27T09:00:00Z')
  expect(await told()).toBe(true)
})

test('an administrator’s own ticket that is overdue for long, and one that nobody has, are counted once', async () => {
  const { app, dealer, agent, admin, give, at } = await openDesk()
  const [own, free, theirs] = [
    await app.ticket({ of: dealer, promisedAt: '2026-11-20' }),
    await app.ticket({ of: dealer, promisedAt: '2026-11-20' }),
    await app.ticket({ of: dealer, promisedAt: '2026-11-20' }),
  ]
  await give(own.id, admin)
  await give(theirs.id, agent)
  at('2026-11-27T09:00:00Z')
  await remindOfDue(app.portal)
  const mail = (await mailsOf(app)).find(({ to }) => to === admin.viewer.email)
  expect(mail?.subject).toMatch(/^3 interventi /)
  for (const { id } of [own, free, theirs]) expect(mail?.body.split(`/console/tickets/${id}`)).toHaveLength(2)
})

test('an appeal against somebody’s own decision is in their reminder where nobody else can decide it', async () => {
  const { app, dealer, agent, admin, at } = await openDesk()
  const { id } = await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
  const appealed = { appealed_at: app.clock.now(), appealed_against: agent.viewer.accountId }
  await app.portal.db.updateTable('ticket').set(appealed).where('id', '=', id).execute()
  const told = async () => {
    await remindOfDue(app.portal)
    return (await mailsOf(app)).map(({ to }) => to)
  }
  at('2026-11-23T09:00:00Z')
  expect(await told()).toEqual([admin.viewer.email])
  const gone = app.portal.db.updateTable('account').where('id', '=', admin.viewer.accountId)
  await gone.set({ disabled_at: app.clock.now() }).execute()
  at('2026-11-25T09:00:00Z')
  expect(await told()).toEqual([agent.viewer.email])
})

test('what was answered before the mail leaves is not in it, and who wants none gets none', async () => {
  const { app, dealer, agent, admin, at } = await openDesk()
  const { id } = await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
  at('2026-11-23T09:00:00Z')
  await setSubscription(app.portal, admin.viewer, { topic: 'deadlines', subscribed: false })
  await remindOfDue(app.portal)
  const reply = {
    intent: 'reply',
    awaiting: 'dealer',
    message: 'Ecco',
    submission: '6f1e0c8e-6a55-4c3f-9d7f-0d4f3f9d1a11',
  }
  const [fresh] = [await app.staff()]
  expect((await app.fetch(`/en/console/tickets/${id}`, post(fresh, reply))).status).toBe(303)
  const to = (await mailsOf(app)).map((mail) => mail.to)
  expect(to).not.toContain(agent.viewer.email)
  expect(to).not.toContain(admin.viewer.email)
  const page = await (await app.fetch('/en/subscriptions', as(agent))).text()
  expect(page).toContain('Ticket deadlines')
  expect(await (await app.fetch('/en/subscriptions', as(dealer))).text()).not.toContain('Ticket deadlines')
})
