import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { pageOf } from './page.fixture.ts'

test('a history too long for the page says that only the latest of it is there', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent })
  const add = (count: number) =>
    app.portal.db
      .insertInto('lead_event')
      .values(
        Array.from({ length: count }, () => ({
          lead_id: id,
          actor_id: dealer.viewer.accountId,
          kind: 'note' as const,
          at: app.clock.now(),
        })),
      )
      .execute()
  await add(199)
  expect((await pageOf(app, id, dealer)).text).not.toContain('Only the latest')
  await add(1)
  const { text } = await pageOf(app, id, dealer)
  expect(text).toContain('Only the latest 200 entries are shown here.')
  expect(text.match(/>Note added</g)).toHaveLength(200)
})
