import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { declineLead } from '../leads.work.server.ts'
import { pageOf } from './page.fixture.ts'

test('a dealer who has declined a lead no longer reads how to reach its customer; the reason and the days stay', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer({ name: 'Marco Rossi' }), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, message: 'Mi chiami al 333' })
  expect((await pageOf(app, id, dealer)).text).toMatch(/ivano@posta\.example.*Mi chiami/s)
  await declineLead(app.portal, dealer.viewer, id, { reason: 'too_far', note: 'Abita a Lecce' })
  const { text } = await pageOf(app, id, dealer)
  expect(text).not.toMatch(/ivano@|333 555|Mi chiami|left no message/)
  for (const kept of ['Too far from the shop', 'Abita a Lecce', 'Received', 'Answered', 'are no longer shown'])
    expect(text).toContain(kept)
  const staff = (await pageOf(app, id, agent)).text
  expect(staff).toMatch(/ivano@posta\.example.*Mi chiami/s)
  expect(staff).not.toContain('are no longer shown')
})
