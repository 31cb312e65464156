import { expect, test } from 'vitest'
import { jobsOf } from '#app/jobs.server.ts'
import { setDisabled } from '#app/features/people/company/company.server.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { type App, listening, say, workOff } from './webhooks.fixture.ts'
import { switchOn } from './webhooks.server.ts'

const list = '/user/company/connections'

/** A receiver of a dealer's own that will not take one event, with two more behind it. */
async function stuck() {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { id, receiver } = await listening(app, dealer, ['ticket.message_added'])
  const { id: ticket } = await app.ticket({ of: dealer })
  const messages = await say(app, admin, ticket, 3)
  const jobs = jobsOf(app.portal)
  receiver.answersWith(422, {}, 'no such ticket')
  await workOff(app, jobs)
  const [first = 0, second = 0] = (await deliveries(app)).map((one) => one.id)
  return { app, dealer, id, receiver, messages, jobs, first, second, page: `${list}/${id}/deliveries/${first}` }
}

function deliveries({ portal }: App) {
  return portal.db.selectFrom('webhook_delivery').select(['id', 'state', 'tries']).orderBy('id').execute()
}

async function statesOf(app: App) {
  return (await deliveries(app)).map(({ state }) => state)
}

function press(app: App, page: string, who: Member | Staff, intent = 'skip') {
  return app.fetch(page, post(who, { intent }))
}

test('an event that a receiver will not take is left out by a press, and those behind it go on in order', async () => {
  const { app, dealer, id, receiver, messages, jobs, page } = await stuck()
  expect(await deliveries(app)).toMatchObject([{ state: 'waiting', tries: 1 }, { tries: 0 }, { tries: 0 }])
  const endpoint = await (await app.fetch(`${list}/${id}`, as(dealer))).text()
  expect(endpoint).toContain(page)
  expect(await (await app.fetch(page, as(dealer))).text()).toContain('Salta la consegna')
  receiver.answers(undefined)
  expect((await press(app, page, dealer)).status).toBe(303)
  // Without any time in between: it waits for nobody's rest.
  await workOff(app, jobs)
  expect(receiver.effective.map(({ data }) => data['message'])).toEqual(messages.slice(1))
  expect(await statesOf(app)).toEqual(['left_out', 'taken', 'taken'])
  expect((await press(app, page, dealer)).status).toBe(303)
  // It is not lost.
  expect((await press(app, page, dealer, 'resend')).status).toBe(303)
  await workOff(app, jobs)
  expect(await statesOf(app)).toEqual(['taken', 'taken', 'taken'])
  expect((await press(app, page, dealer)).status).toBe(409)
})

test('only who keeps an endpoint leaves something of it out, and only by its own page', async () => {
  const { app, dealer, first, page } = await stuck()
  const other = await app.dealer()
  const { id: foreign } = await listening(app, other)
  const admin = await app.staff('admin')
  for (const [address, who] of [
    [page, other],
    [page, admin],
    [`${list}/${foreign}/deliveries/${first}`, other],
    [`/console/webhooks/${foreign}/deliveries/${first}`, admin],
    [`${list}/${foreign}/deliveries/999999`, dealer],
  ] as const)
    expect((await press(app, address, who)).status, address).toBe(404)
  expect(await statesOf(app)).toEqual(['waiting', 'waiting', 'waiting'])
})

test('what is left out while it is under way goes to its end, and is not tried again', async () => {
  const { app, dealer, receiver, jobs, page } = await stuck()
  app.clock.advance(60_000)
  let isSkipped = false
  receiver.answers(async (response) => {
    if (!isSkipped) {
      isSkipped = true
      expect((await press(app, page, dealer)).status).toBe(303)
      response.writeHead(422).end()
      return true
    }
    return false
  })
  for (let round = 0; round < 3; round += 1) {
    await workOff(app, jobs)
    app.clock.advance(75_000)
  }
  expect(await statesOf(app)).toEqual(['left_out', 'taken', 'taken'])
  expect(receiver.effective).toHaveLength(2)
})

test('once a dealer has no owner who may come in, its addresses are told nothing', async () => {
  const app = await openApp()
  const [admin, owner] = [await app.staff('admin'), await app.dealer()]
  await app.dealer({ company: owner, role: 'workshop' })
  const { receiver } = await listening(app, owner, ['ticket.message_added'])
  const { id: ticket } = await app.ticket({ of: owner })
  const { accountId, companyId } = owner.viewer
  await setDisabled(app.portal, admin.viewer, companyId, accountId, true)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect([receiver.calls(), await statesOf(app)]).toEqual([0, ['left_out']])
  await setDisabled(app.portal, admin.viewer, companyId, accountId, false)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect([receiver.calls(), await statesOf(app)]).toEqual([1, ['left_out', 'taken']])
})

test('after a merge what the other company had added is off until its owner switches it on', async () => {
  const app = await openApp()
  const [admin, from, into] = [await app.staff('admin'), await app.dealer(), await app.dealer()]
  const { id, receiver } = await listening(app, from, ['ticket.message_added'])
  const { id: ticket } = await app.ticket({ of: into })
  const { companyId } = into.viewer
  const page = `/en/console/companies/${from.viewer.companyId}/merge`
  expect((await app.fetch(page, post(admin, { into: `${companyId}`, confirm: 'yes' }))).status).toBe(303)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect([receiver.calls(), await statesOf(app)]).toEqual([0, []])
  await switchOn(app.portal, into.viewer, companyId, id)
  await say(app, admin, ticket, 1)
  await workOff(app)
  expect([receiver.calls(), await statesOf(app)]).toEqual([1, ['taken']])
})
