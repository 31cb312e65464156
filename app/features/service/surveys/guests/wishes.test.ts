import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { askSurveys } from '../surveys.jobs.server.ts'
import { day, no, openGuest, textOf, yes } from '#app/features/service/appointments/by-link/guests.fixture.ts'

test('a yes holds for the address it was said for: another one has said nothing', async () => {
  const { app, id, finish, set, send, asked, wanted } = await openGuest()
  await send(yes)
  await finish(id)
  await set(id, { person_email: 'UGO@rider.example' })
  expect(await wanted()).toBe(true)
  app.clock.advance(2 * day)
  await askSurveys(app.portal)
  await set(id, { person_email: 'nobody@else.example' })
  expect([await wanted(), await asked()]).toEqual([false, []])
})

test('after it is done a yes is still taken while a mail can come of it, and none of who was cancelled or cannot be written to', async () => {
  const { app, link, id, finish, set, send, wanted, asked, rider } = await openGuest()
  expect(await textOf(app.fetch(link))).toContain('Yes, email me')
  const refused = async () => {
    expect(await textOf(app.fetch(link))).not.toContain('Yes, email me')
    const answer = await send(yes)
    expect([answer.status, (await textOf(answer)).includes('There is nothing left to ask')]).toEqual([409, true])
    expect(await wanted()).toBe(false)
  }
  await set(id, { person_email: '' })
  await refused()
  await set(id, { person_email: 'ugo@rider.example', account_id: rider.viewer.accountId })
  await refused()
  await set(id, { account_id: null, state: 'cancelled', cancelled_by: 'person', ended_at: app.clock.now() })
  await refused()
  await finish(id, { cancelled_by: null })
  app.clock.advance(3 * day)
  expect((await send(yes)).status).toBe(303)
  expect(await asked()).toHaveLength(1)
  await send(no)
  await refused()
})

test('a yes and a no have a limit for each link', async () => {
  const { send } = await openGuest()
  for (let at = 0; at < 10; at += 1) for (const fields of [yes, no]) expect((await send(fields)).status).toBe(303)
  const answer = await send(yes)
  expect([answer.status, (await textOf(answer)).length > 0]).toEqual([429, true])
})

test('the desk ticks it for who says yes at the counter, with an address alone, and its history says who did', async () => {
  const { app, owner, rider, shopId, events } = await openGuest()
  const path = `/en/appointments/new?shop=${shopId}&kind=fitting`
  expect(await textOf(app.fetch(path, as(owner)))).toContain('Wants an email afterwards')
  expect(await textOf(app.fetch(path, as(rider)))).not.toContain('Wants an email afterwards')
  const fields = { intent: 'book', shop: `${shopId}`, kind: 'fitting', when: '2026-12-02T15:00', surveys: 'on' }
  const book = (by: typeof owner, more: Record<string, string>) =>
    app.fetch(path, post(by, { ...fields, submission: crypto.randomUUID(), ...more }))
  const without = await book(owner, { name: 'Ida', phone: '+39 333 2' })
  expect([without.status, (await textOf(without)).includes('The question needs an email address')]).toEqual([400, true])
  const injected = await book(owner, { name: 'Ida', email: 'ida@rider.example\r\nBcc: all@rider.example' })
  expect(injected.status).toBe(400)
  const done = await book(owner, { name: 'Ida', email: 'ida@rider.example' })
  expect(done.status).toBe(303)
  const id = Number(/appointments\/(\d+)/.exec(done.headers.get('location') ?? '')?.[1])
  expect(await events(id)).toEqual([['surveys_yes', owner.viewer.accountId]])
  expect(await textOf(app.fetch(`/en/appointments/${id}`, as(owner)))).toContain('Yes to an email about how it went')
  // A rider has a page of their own for it.
  const own = await book(rider, { when: '2026-12-03T15:00' })
  expect([
    own.status,
    await events(Number(/appointments\/(\d+)/.exec(own.headers.get('location') ?? '')?.[1])),
  ]).toEqual([303, []])
})

test('the desk writes it down later on, or takes it back, for its own customers alone, and the history says who did', async () => {
  const { app, id, owner, rider, send, wanted, events } = await openGuest()
  const mechanic = await app.dealer({ company: owner, role: 'workshop', locale: 'en' })
  const stranger = await app.dealer({ locale: 'en' })
  const page = `/en/appointments/${id}`
  const say = async (who: typeof owner, fields: Record<string, string>) =>
    (await app.fetch(page, post(who, fields))).status
  expect(await textOf(app.fetch(page, as(mechanic)))).toContain('The customer wants it')
  expect([await say(stranger, yes), await say(rider, yes), await wanted()]).toEqual([404, 403, false])
  expect([await say(mechanic, yes), await wanted()]).toEqual([303, true])
  expect(await textOf(app.fetch(page, as(owner)))).toContain('The customer no longer wants it')
  expect([await say(owner, no), await wanted()]).toEqual([303, false])
  await send(yes)
  expect([await say(owner, no), await wanted()]).toEqual([303, false])
  expect(await events(id)).toEqual([
    ['surveys_yes', mechanic.viewer.accountId],
    ['surveys_no', owner.viewer.accountId],
    ['surveys_yes', null],
    ['surveys_no', owner.viewer.accountId],
  ])
})

test('where no mail would come of it the desk is not offered it, and its form is refused with a sentence', async () => {
  const { app, id, owner, set, wanted } = await openGuest()
  await set(id, { person_email: '' })
  const page = `/en/appointments/${id}`
  expect(await textOf(app.fetch(page, as(owner)))).not.toContain('The customer wants it')
  const answer = await app.fetch(page, post(owner, yes))
  expect([answer.status, (await textOf(answer)).includes('There is nothing left to ask')]).toEqual([409, true])
  expect(await wanted()).toBe(false)
})

test('without a survey of appointments, or a portal that sends mail, nobody is asked whether they want one', async () => {
  const { app, owner, link, shopId, survey, send, wanted } = await openGuest()
  const path = `/en/appointments/new?shop=${shopId}&kind=fitting`
  const isOffered = async () => {
    const pages = [await textOf(app.fetch(path, as(owner))), await textOf(app.fetch(link))]
    return pages.map((page) => /Wants an email afterwards|Yes, email me/.test(page))
  }
  expect(await isOffered()).toEqual([true, true])
  const { settings } = app.portal
  app.portal.settings = { ...settings, sendsMail: false }
  expect(await isOffered()).toEqual([false, false])
  app.portal.settings = settings
  await app.portal.db
    .updateTable('survey')
    .set({ state: 'closed', closed_at: app.clock.now() })
    .where('id', '=', survey)
    .execute()
  expect(await isOffered()).toEqual([false, false])
  expect([(await send(yes)).status, await wanted()]).toEqual([409, false])
})
