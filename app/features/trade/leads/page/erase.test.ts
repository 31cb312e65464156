import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { declineLead } from '../leads.work.server.ts'
import { contact, leadOf, pageOf, sendTo } from './page.fixture.ts'

test('a dealer deletes for good only a lead they have accepted; what waits or was declined is the maker’s', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent })
  const erase = () => sendTo(app, id, dealer, { intent: 'erase' })
  expect((await pageOf(app, id, dealer)).text).not.toContain('Delete for good')
  expect((await erase()).status).toBe(409)
  await declineLead(app.portal, dealer.viewer, id, { reason: 'too_far', note: '' })
  expect((await pageOf(app, id, dealer)).text).not.toContain('Delete for good')
  const late = await erase()
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('The lead has changed in the meantime')])
  expect(await leadOf(app, id)).toMatchObject({ erased_at: null, name: 'Ivano Pradal' })
  const { id: accepted } = await addLead(app.portal, { of: dealer, by: agent, place: 'contacted' })
  expect((await pageOf(app, accepted, dealer)).text).toContain('Delete for good')
  expect((await sendTo(app, accepted, dealer, { intent: 'erase' })).location).toBe('/en/leads?notice=erased')
})

test('staff, whom customers ask to be forgotten, delete any lead, and its dealer is told to forget them as well', async () => {
  const app = await openApp()
  const [dealer, agent, admin] = [await app.dealer({ locale: 'en' }), await app.staff(), await app.staff('admin')]
  const waiting = await addLead(app.portal, { of: dealer, by: agent })
  const accepted = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  await sendTo(app, accepted.id, dealer, { ...contact, last_name: 'Pradàl' })
  await app.work()
  await app.portal.db.deleteFrom('sent_mail').execute()
  for (const [{ id }, person] of [
    [waiting, agent],
    [accepted, admin],
  ] as const) {
    expect((await pageOf(app, id, person)).text).toContain('Delete for good')
    expect((await sendTo(app, id, person, { intent: 'erase' })).location).toBe('/en/leads?notice=erased')
    expect((await pageOf(app, id, dealer)).status).toBe(404)
  }
  await app.work()
  expect(await app.portal.crm.findContact('ivano@posta.example')).toBeUndefined()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body'])
    .orderBy('outbox_id')
    .execute()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    [waiting, accepted].map(({ id }) => [dealer.viewer.email, `Lead ${id}: deleted`]),
  )
  expect(JSON.stringify(mails)).not.toMatch(/ivano|pradal|333 ?555/i)
})

test('a lead that is deleted twice at once is deleted, and nobody is told of an error', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: rossi, by: agent, place: 'new' })
  const erase = (person: { cookie: string }) => sendTo(app, id, person, { intent: 'erase' })
  const answers = [...(await Promise.all([erase(rossi), erase(rossi)])), await erase(rossi), await erase(agent)]
  for (const answer of answers) expect([answer.status, answer.location]).toEqual([303, '/en/leads?notice=erased'])
  expect((await erase(bianchi)).status).toBe(404)
  expect((await sendTo(app, id, rossi, { intent: 'accept' })).status).toBe(404)
  expect((await sendTo(app, 999_999, agent, { intent: 'erase' })).status).toBe(404)
})
