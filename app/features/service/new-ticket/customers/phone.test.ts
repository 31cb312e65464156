import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { askErasure, carryOutErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import { answerOf, send, take } from '../camera/camera.fixture.ts'
import { claim, filesOf, formOf, jpeg, tickets } from '../claim.fixture.ts'

test('a phone adds photos to a claim that staff write for a customer, until that one may have none', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff('agent'), await app.dealer()]
  const { accountId, companyId } = dealer.viewer
  const page = `/en/console/new-ticket/${accountId}`
  const submission = randomUUID()
  const codeOf = async () => {
    const answer = await app.fetch(`${page}/camera`, post(agent, { intent: 'make', submission }))
    expect(answer.status).toBe(200)
    return new URL(((await answer.json()) as { address: string }).address).pathname
  }
  const path = await codeOf()
  const phone = await take(app, path)
  for (const name of [jpeg, 'photo.webp', 'with-position.jpg'])
    expect((await send(app, path, phone, name)).status).toBe(200)
  const news = await app.fetch(`${page}/camera?submission=${submission}`, as(agent))
  expect(await news.json()).toMatchObject({ state: 'taken', files: [{}, {}, {}] })
  const fields = { ...claim, submission, company: String(companyId), assign: 'yes' }
  expect((await app.fetch(page, post(agent, formOf(fields)))).status).toBe(303)
  const [ticket] = await tickets(app)
  expect(ticket).toMatchObject({ author_id: accountId })
  expect(await filesOf(app, ticket?.id)).toHaveLength(3)
  expect((await answerOf(app, path, phone))[0]).toBe(410)

  const later = await app.fetch(`${page}/camera`, post(agent, { intent: 'make', submission: randomUUID() }))
  const next = new URL(((await later.json()) as { address: string }).address).pathname
  const disabled = { disabled_at: app.clock.now() }
  await app.portal.db.updateTable('account').set(disabled).where('id', '=', accountId).execute()
  expect((await answerOf(app, next))[0]).toBe(410)
  expect((await app.fetch(`${page}/camera`, post(agent, { intent: 'make', submission }))).status).toBe(404)
})

test('with the erasure of a customer goes what staff had begun to write for them, and its photos', async () => {
  const app = await openApp()
  const [agent, admin] = [await app.staff('agent'), await app.staff('admin')]
  const [gone, stays] = [await givePassword(app, await app.dealer({ role: 'customer' })), await app.dealer()]
  for (const { viewer } of [gone, stays]) {
    // Too short a description: it comes back, and is kept with its photo.
    const fields = { ...claim, content: 'Rotto', company: String(viewer.companyId) }
    const sent = post(agent, formOf(fields, { attachments: [jpeg] }))
    expect((await app.fetch(`/en/console/new-ticket/${viewer.accountId}`, sent)).status).toBe(400)
  }
  const kept = async () => [
    (await app.portal.db.selectFrom('draft').select('for_id').execute()).map(({ for_id }) => for_id),
    (await app.portal.db.selectFrom('attachment').select('id').execute()).length,
  ]
  expect(await kept()).toEqual([[gone.viewer.accountId, stays.viewer.accountId], 2])
  await carryOutErasure(app, admin, await askErasure(app, gone))
  expect(await kept()).toEqual([[stays.viewer.accountId], 1])
  const page = `/en/console/new-ticket/${gone.viewer.accountId}`
  expect((await app.fetch(page, as(agent))).status).toBe(404)
})
