import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { decide, replyAsStaff } from '../desk/staff.server.ts'

test('when who opened a ticket has left their company, its owner hears of answers and decisions', async () => {
  const app = await openApp()
  const owner = await app.dealer({ locale: 'en' })
  const colleague = await app.dealer({ company: owner, role: 'workshop' })
  await app.dealer({ company: owner, role: 'sales' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: colleague })
  const answer = async (message: string) => {
    await replyAsStaff(app.portal, agent, id, { submission: randomUUID(), message })
    await app.work()
  }
  const told = async () =>
    (await app.portal.db.selectFrom('sent_mail').select(['to_address', 'subject']).orderBy('outbox_id').execute()).map(
      ({ to_address: to, subject }) => [to, subject],
    )
  await answer('Una foto, per favore.')
  const theirs = [[colleague.viewer.email, `Intervento ${id}: nuova risposta`]]
  expect(await told()).toEqual(theirs)
  const page = `/en/user/company/${colleague.viewer.accountId}`
  expect((await app.fetch(page, post(owner, { intent: 'remove' }))).status).toBe(303)
  await answer('Grazie, la guardiamo.')
  await decide(app.portal, agent, id, { accepted: true, reason: 'A flaw in the paint.', returnRequested: false })
  await app.work()
  expect(await told()).toEqual([
    ...theirs,
    [owner.viewer.email, `Ticket ${id}: new reply`],
    [owner.viewer.email, `Ticket ${id}: decision completed`],
  ])
})
