import { expect, test } from 'vitest'
import { as, openApp, post, type Staff } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { readTimes } from './times.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const hour = 3_600_000

async function openDesk() {
  const app = await openApp()
  const working = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: [] }
  await publishForTest(app, (catalogue) => ({ ...catalogue, working }))
  app.clock.advance(new Date('2026-11-23T08:00:00Z').getTime() - app.clock.now().getTime())
  const [dealer, agent, other, admin] = [
    await app.dealer(),
    await app.staff(),
    await app.staff(),
    await app.staff('admin'),
  ]
  return { app, dealer, agent, other, admin }
}

let sent = 0
function say(app: App, address: string, person: { cookie: string }, more: object = {}) {
  const submission = `6f1e0c8e-6a55-4c3f-9d7f-${String((sent += 1)).padStart(12, '0')}`
  return app.fetch(address, post(person, { intent: 'reply', message: 'Ecco', submission, ...more }))
}

function decide(app: App, id: number, person: Staff) {
  const decision = { intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto', return: 'no' }
  return app.fetch(`/en/console/tickets/${id}`, post(person, decision))
}

test('the first answer and the first decision are told in working time, without what others took', async () => {
  const { app, dealer, agent, other, admin } = await openDesk()
  const ids = []
  for (let count = 0; count < 5; count += 1) ids.push((await app.ticket({ of: dealer, promisedAt: '2026-11-23' })).id)
  app.clock.advance(2 * hour)
  for (const id of ids)
    expect((await say(app, `/en/console/tickets/${id}`, agent, { awaiting: 'dealer' })).status).toBe(303)
  app.clock.advance(3 * hour)
  for (const id of ids) await say(app, `/en/tickets/${id}`, dealer)
  app.clock.advance(hour)
  for (const id of ids) expect((await decide(app, id, other)).status).toBe(303)
  // A second answer, and a second decision, are no first ones.
  await say(app, `/en/console/tickets/${ids[0]}`, other)
  const { rows, resting } = await readTimes(app.portal, admin.viewer, 30)
  const answer = { count: 5, hours: 2, kept: 1 }
  const decision = { count: 5, hours: 3, kept: 1 }
  const none = { count: 0, hours: null, kept: null }
  const told = rows.map((row) => [row.group, row.answer, row.decision])
  expect(told).toContainEqual(['all', answer, decision])
  expect(told).toContainEqual(['kind', answer, decision])
  expect(told).toContainEqual(['agent', answer, none])
  expect(told).toContainEqual(['agent', none, decision])
  expect(resting).toEqual({ dealer: 1, courier: 0, nobody: 0 })
  app.clock.advance(31 * 24 * hour)
  expect((await readTimes(app.portal, admin.viewer, 30)).rows).toEqual([])
})

test('an agent sees their own times and nobody else’s, and of fewer than five cases nothing is told', async () => {
  const { app, dealer, agent, other, admin } = await openDesk()
  for (const person of [agent, agent, other]) {
    const { id } = await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
    await decide(app, id, person)
  }
  const byAgent = async (viewer: Staff['viewer']) =>
    (await readTimes(app.portal, viewer, 90)).rows.filter(({ group }) => group === 'agent')
  expect(await byAgent(agent.viewer)).toEqual([
    expect.objectContaining({
      answer: { count: 2, hours: null, kept: null },
      decision: { count: 2, hours: null, kept: null },
    }),
  ])
  expect(await byAgent(admin.viewer)).toHaveLength(2)
  const page = await (await app.fetch('/en/console/times', as(agent))).text()
  expect(page).toContain('Nothing counts what people type')
  const file = await (await app.fetch('/en/console/times/export.csv?days=30', as(agent))).text()
  expect(file.trim().split('\n')).toHaveLength(4)
  expect((await app.fetch('/en/console/times', as(dealer))).status).toBe(404)
})

test('what was promised and answered late is not kept, and what nobody promised counts for no share', async () => {
  const { app, dealer, agent, admin } = await openDesk()
  for (let count = 0; count < 10; count += 1) {
    const { id } = await app.ticket({ of: dealer, promisedAt: count < 4 ? '2026-11-20' : '2026-11-23' })
    await decide(app, id, agent)
  }
  for (let count = 0; count < 3; count += 1) await decide(app, (await app.ticket({ of: dealer })).id, agent)
  const { rows } = await readTimes(app.portal, admin.viewer, 90)
  expect(rows.find(({ group }) => group === 'all')?.decision).toMatchObject({ count: 13, kept: 0.6 })
})
