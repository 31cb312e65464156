import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { leadOf, offerIn, sendTo } from './page.fixture.ts'

test('an offer saved meanwhile is not overwritten unseen, and what was typed stays', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const { id } = await addLead(app.portal, { of: owner, by: agent, place: 'new' })
  const seen = await offerIn(app, id, sales)
  const saved = { ...seen, dealer_amount: '4,250.00' }
  expect((await sendTo(app, id, owner, saved)).status).toBe(303)
  // Sent twice it is one offer.
  expect((await sendTo(app, id, owner, saved)).status).toBe(303)
  const late = await sendTo(app, id, sales, { ...seen, products_of_interest: ['C68', 'TT1'], dealer_amount: '' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Someone else has saved another offer in the meantime')
  expect(late.text).toContain('€4,250.00')
  expect(late.text).toMatch(/<input(?=[^>]*value="TT1")[^>]* checked/)
  expect(await leadOf(app, id)).toMatchObject({ dealer_amount: 425_000, products_of_interest: ['C68'] })
  const changed = { ...(await offerIn(app, id, sales)), products_of_interest: ['C68', 'TT1'], dealer_amount: '4250' }
  expect((await sendTo(app, id, sales, changed)).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ dealer_amount: 425_000, products_of_interest: ['C68', 'TT1'] })
})

test('of an offer only its amount is the step that is waited for: models alone end no waiting', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  const waiting = (await leadOf(app, id)).due_at
  const save = async (fields: Record<string, string | string[]>) =>
    (await sendTo(app, id, dealer, { ...(await offerIn(app, id, dealer)), ...fields })).status
  expect(await save({ products_of_interest: ['C68', 'V4R'] })).toBe(303)
  expect((await leadOf(app, id)).due_at).toEqual(waiting)
  expect(await save({ dealer_amount: '4,250.00' })).toBe(303)
  expect((await leadOf(app, id)).due_at).toBeNull()
  // Back among the new ones it waits again, and an offer that is taken away is no step either.
  await sendTo(app, id, dealer, { intent: 'status', from: 'new', status: 'contacted' })
  await sendTo(app, id, dealer, { intent: 'status', from: 'contacted', status: 'new' })
  expect(await save({ dealer_amount: '' })).toBe(303)
  expect((await leadOf(app, id)).due_at).not.toBeNull()
})
