import { expect, test } from 'vitest'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { as, post } from '#tests/app.ts'
import { openShop } from '../mails/booking.fixture.ts'

const person = { name: 'Ugo Neri', email: 'ugo@rider.example', locale: 'en' } as const

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('the desk gives another link: the old one leads nowhere, and a mail brings the new one', async () => {
  const { app, owner, book, linkOf, mails } = await openShop()
  const id = await book(person, owner)
  await mails()
  const old = await linkOf(id)
  const page = `/en/appointments/${id}`
  expect(await textOf(app.fetch(page, as(owner)))).toContain('Give the customer another link')
  const answer = await app.fetch(page, post(owner, { intent: 'relink' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?notice=relink`])
  const link = await linkOf(id)
  expect(link).not.toBe(old)
  expect((await app.fetch(old)).status).toBe(404)
  expect((await app.fetch(old, post(nobody, { intent: 'cancel' }))).status).toBe(404)
  expect((await app.fetch(link)).status).toBe(200)
  const [mail, ...others] = await mails()
  expect([mail?.to_address, mail?.subject, others]).toEqual([
    person.email,
    'New link for your appointment: Tue 1 Dec 2026, 15:00',
    [],
  ])
  expect(mail?.body).toContain(link)
  expect(await textOf(app.fetch(page, as(owner)))).toMatch(/Another link sent/)
})

test('another link is refused without an address, once it is over, to riders, and too often', async () => {
  const { app, owner, rider, book } = await openShop()
  const phoned = await book({ name: 'Ida', phone: '+39 0432 5555' }, owner)
  const give = (id: number, by = owner) => app.fetch(`/en/appointments/${id}`, post(by, { intent: 'relink' }))
  const refused = await give(phoned)
  expect([refused.status, (await textOf(refused)).includes('There is no email address')]).toEqual([409, true])
  expect(await textOf(app.fetch(`/en/appointments/${phoned}`, as(owner)))).not.toContain('another link')
  const own = await book({ when: '2026-12-02T15:00' })
  expect((await give(own, rider)).status).toBe(403)
  for (let at = 0; at < 5; at += 1) expect((await give(own)).status).toBe(303)
  expect((await give(own)).status).toBe(429)
  const over = await book({ ...person, when: '2026-12-03T15:00' }, owner)
  await app.fetch(`/en/appointments/${over}`, post(owner, { intent: 'cancel' }))
  expect((await give(over)).status).toBe(409)
})

test('once it is too late the rider’s page offers neither moving nor cancelling, and says whom to call', async () => {
  const { app, owner, rider, book } = await openShop()
  const page = `/en/appointments/${await book()}`
  const read = async (who = rider) => (await app.fetch(page, as(who))).text()
  const early = await read()
  for (const offered of ['value="move"', 'value="cancel"']) expect(early).toContain(offered)
  expect(early).not.toContain('It can no longer be changed online')
  app.clock.advance(9.5 * 24 * 60 * 60_000)
  const late = await read()
  for (const offered of ['value="move"', 'value="cancel"']) expect(late).not.toContain(offered)
  expect(late).toContain('call Negozio in centro on +39 0432 1234')
  // The desk still does both.
  expect(await read(owner)).toContain('value="cancel"')
})

test('a reason that is typed while the bicycle arrives comes back with why it was not sent', async () => {
  const { app, owner, book } = await openShop()
  const page = `/en/appointments/${await book(person, owner)}`
  expect((await app.fetch(page, post(owner, { intent: 'arrived' }))).status).toBe(303)
  const late = await app.fetch(page, post(owner, { intent: 'cancel', reason: 'The lift is broken until Friday.' }))
  const shown = await textOf(late)
  expect(late.status).toBe(409)
  for (const text of ['The appointment is already further on', 'Your text', 'The lift is broken until Friday.'])
    expect(shown).toContain(text)
})

test('nobody has to give a reason; what is chosen and written is told in words to the other side', async () => {
  const { app, owner, rider, book, mails, linkOf } = await openShop()
  const cancel = async (id: number, by: typeof owner, fields: Record<string, string>) =>
    (await app.fetch(`/en/appointments/${id}`, post(by, { intent: 'cancel', ...fields }))).status
  const [bare, byShop, byRider, byLink] = [
    await book({ ...person, when: '2026-12-01T15:00' }, owner),
    await book({ ...person, when: '2026-12-02T15:00' }, owner),
    await book({ when: '2026-12-03T15:00' }),
    await book({ ...person, when: '2026-12-04T15:00' }, owner),
  ]
  await mails()
  expect(await cancel(bare, owner, {})).toBe(303)
  expect((await mails()).map(({ body }) => body).join('')).not.toContain('Reason')
  expect(await cancel(byShop, owner, { why: 'weather' })).toBe(400)
  expect(await cancel(byShop, owner, { why: 'elsewhere' })).toBe(400)
  expect(await cancel(byShop, owner, { why: 'no_parts', reason: 'Freehub arrives on Friday' })).toBe(303)
  expect((await mails())[0]?.body).toContain('Parts missing: Freehub arrives on Friday')
  expect(await cancel(byRider, rider, { why: 'not_needed' })).toBe(303)
  const told = await mails()
  expect(told.filter(({ body }) => body.includes('No longer needed')).length).toBeGreaterThan(0)
  const send = { intent: 'cancel', why: 'unable' }
  expect((await app.fetch(await linkOf(byLink), post(nobody, send))).status).toBe(303)
  expect(await textOf(app.fetch(`/en/appointments/${byLink}`, as(owner)))).toContain('Not possible that day')
  const rows = await app.portal.db.selectFrom('appointment').select('cancel_why').orderBy('id').execute()
  expect(rows.map(({ cancel_why: why }) => why)).toEqual([null, 'no_parts', 'not_needed', 'unable'])
})
