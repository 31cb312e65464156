import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Member = Awaited<ReturnType<App['dealer']>>

const address = '/en/console/satisfaction'

async function rated(app: App, of: Member, score: number, comment = '') {
  const { id } = await app.ticket({ of, stage: 'ticket_closed' })
  await app.portal.db
    .updateTable('ticket')
    .set({ close_reason: 'done', closed_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  const answer = await app.fetch(`/en/tickets/${id}`, post(of, { intent: 'rating', score: String(score), comment }))
  expect(answer.status).toBe(303)
  return id
}

test('staff read whom to call first, then the average, and no group of fewer than five answers', async () => {
  const app = await openApp()
  const [many, few, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Cicli Tanti' })
    .where('id', '=', many.viewer.companyId)
    .execute()
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Cicli Pochi' })
    .where('id', '=', few.viewer.companyId)
    .execute()
  const read = async (search = '') => (await app.fetch(address + search, as(agent))).text()
  for (const score of [5, 5, 4, 4]) await rated(app, many, score)
  expect(await read()).toContain('Fewer than five answers in this period')
  const bad = await rated(app, many, 1, 'Mai più.')
  for (const score of [3, 3, 3, 3]) await rated(app, few, score, 'Insomma.')
  const page = await read()
  expect(page).toContain('Average rating 3.4 out of 5, 9 answers')
  for (const words of ['Mai più.', 'Insomma.', 'nobody yet', `/en/console/tickets/${bad}`])
    expect(page).toContain(words)
  // What the address does not name, the usual period, is chosen: the browser takes what the address says.
  expect(page).toMatch(/<option value="" selected="">The last 12 months/)
  const groups = page.slice(page.indexOf('By dealer'), page.indexOf('>Comments<'))
  expect([groups.includes('Cicli Tanti'), groups.includes('Cicli Pochi')]).toEqual([true, false])
  expect(page).toContain('November 2026')
  expect(page).not.toContain('By assignee')
  const home = async () => (await app.fetch('/en', as(agent))).text()
  const waits = /href="\/en\/console\/satisfaction"[^>]*>(?:<[^>]+>)*Customers to call back.{0,200}?1 waiting/s
  expect(await home()).toMatch(waits)
  await app.fetch(`/en/console/tickets/${bad}`, post(agent, { intent: 'call-done', note: 'Scuse fatte.' }))
  expect(await read()).toContain('Nobody to call back.')
  expect(await home()).not.toMatch(waits)
  // Nothing within the period, and still whom to call.
  app.clock.advance(100 * 86_400_000)
  const later = await app.staff()
  const readLater = async (search: string) => (await app.fetch(address + search, as(later))).text()
  expect(await readLater('?months=3')).toContain('Fewer than five answers in this period')
  expect(await readLater('?months=0')).toContain('9 answers')
  expect((await app.fetch(address, as(await app.dealer()))).status).toBe(404)
})
