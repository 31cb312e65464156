import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { verify } from '#app/commands/verify-log.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { reply } from '../tickets.server.ts'

const address = '/en/console/arrivals'

async function openReturn() {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: dealer })
  const asStaff = (fields: Record<string, string>) => app.fetch(`/en/console/tickets/${id}`, post(staff, fields))
  await asStaff({ intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto coperto', return: 'yes' })
  const parcel = { intent: 'parcel', carrier: 'BRT', tracking_number: 'BRT-1' }
  await app.fetch(`/en/tickets/${id}`, post(dealer, parcel))
  const number = `RMA-2026-${id}`
  const scan = (typed: string) => app.fetch(address, post(staff, { intent: 'arrival', number: typed }))
  const stored = () =>
    app.owner
      .selectFrom('ticket')
      .select(['awaiting', 'return_arrived_at as arrivedAt', 'stage'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return { app, dealer, staff, id, number, asStaff, scan, stored }
}

test('a scanned label notes that the part is here: the maker is to act, and both sides read when it came', async () => {
  const { app, dealer, staff, id, number, scan, stored } = await openReturn()
  expect(await stored()).toMatchObject({ awaiting: 'courier', arrivedAt: null })
  const sent = await scan(number)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${address}?arrived=${id}`])
  expect(await stored()).toMatchObject({ awaiting: 'maker', stage: 'decision_completed' })
  const next = await (await app.fetch(sent.headers.get('location') ?? '', as(staff))).text()
  expect(next).toContain(`Arrival recorded: ${number}`)
  // Blank for the next one, which is listed among those of today.
  expect(next).toMatch(/name="number" value=""/)
  expect(next).toContain(`href="/en/console/tickets/${id}"`)
  const page = await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
  expect(page).toContain('Parcel arrived')
  expect(page).not.toContain('Save the shipment')
  expect((await verify(app.portal, undefined)).text).toContain('unbroken')
})

test('what a phone reads of the label leads to the page with its number, and changes nothing before it is pressed', async () => {
  const { app, staff, number, scan, stored } = await openReturn()
  const page = await (await app.fetch(`${address}?number=${number}`, as(staff))).text()
  expect(page).toContain(`value="${number}"`)
  expect(await stored()).toMatchObject({ arrivedAt: null })
  expect((await scan(` http://portal.test/it/console/arrivals?number=${number.toLowerCase()} `)).status).toBe(303)
  expect((await stored()).arrivedAt).not.toBeNull()
})

test('a parcel that is here already, a number that nobody gave and a ticket that is closed are said to be, and nothing is noted', async () => {
  const { app, staff, id, number, asStaff, scan, stored } = await openReturn()
  const refused = async (typed: string) => {
    const answer = await scan(typed)
    return [answer.status, await answer.text()] as const
  }
  for (const typed of ['5901234123457', 'RMA-2025-1', `RMA-2025-${id}`, 'RMA-2026-999999999999999']) {
    const [status, page] = await refused(typed)
    expect([typed, status]).toEqual([typed, 400])
    expect(page).toContain(`No ticket awaits a parcel with the number ${typed}`)
    expect(page).toContain(`value="${typed}"`)
  }
  expect((await refused(''))[1]).toContain('Scan or type an authorisation number.')
  const answers = await Promise.all([scan(number), scan(number)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400])
  expect((await refused(number))[1]).toContain(`${number} has already arrived: 21 Nov 2026`)
  const other = await app.ticket({ of: await app.dealer() })
  expect((await refused(`RMA-2026-${other.id}`))[1]).toContain('No ticket awaits')
  // Decided again: the part is asked for again, by the same number.
  await asStaff({ intent: 'stage', stage: 'new_request', reason: 'Da rivedere' })
  expect(await stored()).toMatchObject({ arrivedAt: null })
  await asStaff({ intent: 'decision', warranty_accepted: 'yes', reason: 'Coperto', return: 'yes' })
  await asStaff({ intent: 'stage', stage: 'ticket_closed', reason: '', close_reason: 'no_answer' })
  const [, closed] = await refused(number)
  expect(closed).toContain(`Ticket ${id} is closed`)
  expect((await (await app.fetch('/fr/console/arrivals', as(staff))).text()).includes('Réception des colis')).toBe(true)
})

test('to scan a parcel is to take no part: what its customer writes goes to who is at work on it', async () => {
  const { app, dealer, staff, id, number } = await openReturn()
  const clerk = await app.staff()
  await app.fetch(address, post(clerk, { intent: 'arrival', number }))
  await reply(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'È arrivato il pacco?' })
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address as to').execute()
  const to = mails.map((mail) => mail.to)
  expect([to.includes(staff.viewer.email), to.includes(clerk.viewer.email)]).toEqual([true, false])
})
