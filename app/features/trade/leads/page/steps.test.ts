import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { contact, leadOf, pageOf, sendTo } from './page.fixture.ts'

test('a phone number is made of digits, as in every form', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  for (const wrong of [{ phone: 'abc' }, { mobile_phone: '333abc' }]) {
    const { status, text } = await sendTo(app, id, dealer, { ...contact, ...wrong })
    expect([status, text]).toEqual([400, expect.stringContaining('Enter a phone number in digits')])
  }
  expect((await sendTo(app, id, dealer, { ...contact, phone: '' })).status).toBe(303)
  expect((await sendTo(app, id, dealer, { ...contact, version: '1', phone: ' 0434\u00a0123 456 ' })).status).toBe(303)
  expect(await leadOf(app, id)).toMatchObject({ phone: '0434 123 456' })
})

test('the first note or offer of an accepted lead ends its waiting, and the page says what is waited for', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const note = { intent: 'note', submission: randomUUID(), note: 'Richiamata' }
  for (const step of [
    note,
    { intent: 'offer', seen: 'none C68', products_of_interest: 'V4R', dealer_amount: '4,250.00' },
  ]) {
    const { id } = await addLead(app.portal, { of: dealer, by: agent })
    expect((await sendTo(app, id, dealer, { intent: 'accept' })).status).toBe(303)
    const waiting = (await leadOf(app, id)).due_at
    expect(waiting?.getTime()).toBe(app.clock.now().getTime() + 72 * 60 * 60_000)
    expect((await pageOf(app, id, dealer)).text).toContain('A first step is due within 72 hours')
    expect((await pageOf(app, id, agent)).text).not.toContain('A first step is due within 72 hours')
    // To correct a number is no step yet.
    app.clock.advance(60_000)
    expect((await sendTo(app, id, dealer, { ...contact, phone: '0434 123456' })).status).toBe(303)
    expect((await leadOf(app, id)).due_at).toEqual(waiting)
    expect((await sendTo(app, id, dealer, step)).status).toBe(303)
    expect((await leadOf(app, id)).due_at).toBeNull()
    const { text } = await pageOf(app, id, dealer)
    expect(text).not.toContain('A first step is due within 72 hours')
    expect(text).toContain('Accepted')
    await sendTo(app, id, dealer, { ...contact, version: '2', phone: '0434 999999' })
    expect((await leadOf(app, id)).due_at).toBeNull()
  }
})

test('of a note that is sent again with other words the second is a note as well; sent twice it is one', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const [one, other] = [
    await addLead(app.portal, { of: dealer, by: agent, place: 'new' }),
    await addLead(app.portal, { of: dealer, by: agent, place: 'new' }),
  ]
  const submission = randomUUID()
  const send = async (id: number, note: string) =>
    expect((await sendTo(app, id, dealer, { intent: 'note', submission, note })).status).toBe(303)
  for (const note of ['Chiama martedì', 'Chiama giovedì', 'Chiama giovedì', 'Chiama martedì']) await send(one.id, note)
  for (const { id } of [other, other]) await send(id, 'Chiama giovedì')
  const notes = app.portal.db.selectFrom('lead_note').select(['lead_id', 'body']).orderBy('id')
  expect(await notes.execute()).toEqual([
    { lead_id: one.id, body: 'Chiama martedì' },
    { lead_id: one.id, body: 'Chiama giovedì' },
    { lead_id: other.id, body: 'Chiama giovedì' },
  ])
})
