import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { type App, as, type Member, openApp, post } from '#tests/app.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addAppointment, addBookableShop } from '../appointments.fixture.ts'

/** The shops of the choice, in their order, and the headings they stand under. */
async function shopsShown(app: App, rider: Member, search = ''): Promise<string[]> {
  const page = await (await app.fetch(`/en/appointments/new${search}`, as(rider))).text()
  const select = /<select[^>]*name="shop"[\s\S]*?<\/select>/.exec(page)?.[0] ?? ''
  return [...select.matchAll(/<optgroup label="([^"]*)"|<option value="(\d+)"/g)].map(
    ([, heading, value]) => heading ?? value ?? '',
  )
}

function sold(app: App, serial: string, { viewer }: Member) {
  const row = { serial_number: serial, serial_folded: foldSerial(serial), family: 'C68', company_id: viewer.companyId }
  return app.portal.db
    .insertInto('built_bicycle')
    .values({ ...row, listed_at: app.clock.now() })
    .execute()
}

test('a rider is offered the dealer of the bicycle first, then where they were last, then all others', async () => {
  const app = await openApp()
  const dealers = [await app.dealer(), await app.dealer(), await app.dealer()]
  const shops: string[] = []
  for (const dealer of dealers) shops.push(String(await addBookableShop(app.portal.db, dealer.viewer.companyId)))
  const [first = '', second = '', third = ''] = shops
  const rider = await app.dealer({ role: 'customer' })
  expect(await shopsShown(app, rider)).toEqual([first, second, third])
  const bought = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00901' })
  const other = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00902' })
  const [, atSecond, atThird] = dealers
  if (!atSecond || !atThird) throw new Error('no dealers')
  await sold(app, 'C68.51S.00901', atThird)
  expect(await shopsShown(app, rider)).toEqual(['Your dealer', third, 'Other shops', first, second])
  const options = { portal: app.portal, shopId: Number(second), bookedBy: rider.viewer.accountId }
  await addAppointment(options, { accountId: rider.viewer.accountId })
  expect(await shopsShown(app, rider)).toEqual(['Your dealer', second, third, 'Other shops', first])
  expect(await shopsShown(app, rider, `?product=${bought.id}`)).toEqual([
    'Your dealer',
    third,
    second,
    'Other shops',
    first,
  ])
  expect(await shopsShown(app, rider, `?product=${other.id}`)).toEqual([
    'Your dealer',
    second,
    third,
    'Other shops',
    first,
  ])
})

test('a rider chooses among their bicycles, and the only one stands there already', async () => {
  const app = await openApp()
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  const shop = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const { id } = await addProduct(app.portal, { of: rider })
  const address = `/en/appointments/new?shop=${shop}&kind=yearly`
  const chosen = async () => {
    const page = await (await app.fetch(address, as(rider))).text()
    return /<select[^>]*name="product"[\s\S]*?<\/select>/.exec(page)?.[0].match(/value="(\d+)"[^>]*selected/)?.[1]
  }
  expect(await chosen()).toBe(String(id))
  const fields = { intent: 'book', submission: randomUUID(), shop: `${shop}`, kind: 'yearly', when: '2026-11-30' }
  expect((await app.fetch(address, post(rider, { ...fields, product: `${id}` }))).status).toBe(303)
  const row = await app.portal.db.selectFrom('appointment').select(['product_id', 'serial_number']).executeTakeFirst()
  expect(row).toEqual({ product_id: id, serial_number: 'C68.51S.00123' })
  await addProduct(app.portal, { of: rider, serial: 'C68.51S.00124' })
  expect(await chosen()).toBeUndefined()
})

test('from a ticket the form begins with its bicycle and reason, and the ticket shows the appointment', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const ticket = await app.ticket({ of: owner })
  const page = await (await app.fetch(`/en/tickets/${ticket.id}`, as(owner))).text()
  expect(page).toContain(`href="/en/appointments/new?ticket=${ticket.id}"`)
  const address = `/en/appointments/new?shop=${shop}&ticket=${ticket.id}&kind=repair`
  const form = await (await app.fetch(address, as(owner))).text()
  expect(form).toMatch(new RegExp(`<textarea[^>]*name="message"[^>]*>${ticket.id} · `))
  expect(form).toMatch(/name="bicycle"[^>]*value="[^"]+"/)
  const fields = { intent: 'book', submission: randomUUID(), shop: `${shop}`, kind: 'repair', when: '2026-11-30' }
  const person = { name: 'Ida', phone: '+39 0432 123456', ticket: `${ticket.id}`, bicycle: 'C68' }
  expect((await app.fetch(address, post(owner, { ...fields, ...person }))).status).toBe(303)
  const after = await (await app.fetch(`/en/tickets/${ticket.id}`, as(owner))).text()
  expect(after).toMatch(/href="\/en\/appointments\/\d+"[^>]*>30 Nov 2026/)
  const { serial_number: serial } = await app.portal.db
    .selectFrom('ticket')
    .select('serial_number')
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow()
  const row = await app.portal.db.selectFrom('appointment').select(['ticket_id', 'serial_number']).executeTakeFirst()
  expect(row).toEqual({ ticket_id: ticket.id, serial_number: serial })
  const stranger = await app.dealer()
  expect((await app.fetch(`/en/appointments/new?ticket=${ticket.id}`, as(stranger))).status).toBe(404)
})

test('without the module a ticket and a lead offer no appointment', async () => {
  const app = await openApp()
  const [owner, admin] = [await app.dealer({ modules: ['tickets', 'leads'] }), await app.staff('admin')]
  const ticket = await app.ticket({ of: owner })
  const lead = await addLead(app.portal, { of: owner, by: admin, place: 'contacted' })
  for (const address of [`/en/tickets/${ticket.id}`, `/en/leads/${lead.id}`])
    expect(await (await app.fetch(address, as(owner))).text()).not.toContain('/appointments/new')
})

test('without the module the page of a ticket is not even sent the appointments that there were', async () => {
  const app = await openApp()
  const [owner, other] = [await app.dealer({ modules: ['tickets'] }), await app.dealer()]
  const { companyId, accountId } = owner.viewer
  const shopId = await addBookableShop(app.portal.db, companyId, { name: 'Officina sul Po' })
  const page = async (ticketId: number, by: Member) => (await app.fetch(`/en/tickets/${ticketId}`, as(by))).text()
  const ticket = await app.ticket({ of: owner })
  await addAppointment({ portal: app.portal, shopId, bookedBy: accountId }, { ticketId: ticket.id })
  expect(await page(ticket.id, owner)).not.toContain('Officina sul Po')
  const theirs = await app.ticket({ of: other })
  const shop = await addBookableShop(app.portal.db, other.viewer.companyId, { name: 'Officina sul Po' })
  await addAppointment({ portal: app.portal, shopId: shop, bookedBy: other.viewer.accountId }, { ticketId: theirs.id })
  expect(await page(theirs.id, other)).toContain('Officina sul Po')
})

test('from a lead the form begins with its person, and workshop people do not get there', async () => {
  const app = await openApp()
  const [owner, admin] = [await app.dealer(), await app.staff('admin')]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const lead = await addLead(app.portal, { of: owner, by: admin, place: 'contacted' })
  const page = await (await app.fetch(`/en/leads/${lead.id}`, as(owner))).text()
  expect(page).toContain(`href="/en/appointments/new?lead=${lead.id}"`)
  const address = `/en/appointments/new?shop=${shop}&lead=${lead.id}`
  const form = await (await app.fetch(address, as(owner))).text()
  for (const value of ['Ivano Pradal', 'ivano@posta.example', '+39 333 555 0101'])
    expect(form).toContain(`value="${value}"`)
  expect(form).toMatch(/<option[^>]*value="test_ride"[^>]*selected/)
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  expect((await app.fetch(address, as(workshop))).status).toBe(404)
})

test('a lead shows when its customer comes', async () => {
  const app = await openApp()
  const [owner, agent] = [await app.dealer({ locale: 'en' }), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const desk = {
    portal: app.portal,
    shopId: await addBookableShop(app.portal.db, owner.viewer.companyId, { name: 'Cicli Rossi' }),
    bookedBy: owner.viewer.accountId,
  }
  const { id: leadId } = await addLead(app.portal, { of: owner, by: agent, place: 'appointment' })
  const read = async (who: { cookie: string }) => (await app.fetch(`/en/leads/${leadId}`, as(who))).text()
  expect(await read(owner)).not.toContain('Next appointment')
  const [startsAt, endsAt] = [new Date('2026-12-10T14:00:00Z'), new Date('2026-12-10T15:00:00Z')]
  const hour = { mode: 'hour' as const, minutes: 60, day: '2026-12-10', startsAt, endsAt, lane: 1 }
  // Nobody has said what became of this one.
  for (const day of ['2026-11-02', '2026-11-20']) await addAppointment(desk, { leadId, day })
  const later = await addAppointment(desk, { leadId, day: '2026-12-20' })
  const next = await addAppointment(desk, { leadId, kind: 'test_ride', ...hour })
  for (const who of [owner, sales, agent]) {
    const page = await read(who)
    expect(page).toContain('Next appointment:')
    expect(page).toMatch(new RegExp(`href="/en/appointments/${next}"[^>]*>10 Dec 2026, 15:00<`))
    expect(page).toContain('Cicli Rossi')
  }
  const over = { state: 'cancelled' as const, cancelled_by: 'person' as const, ended_at: app.clock.now() }
  await app.portal.db.updateTable('appointment').set(over).where('id', '=', next).execute()
  expect(await read(owner)).toMatch(new RegExp(`href="/en/appointments/${later}"[^>]*>20 Dec 2026<`))
  await app.portal.db.deleteFrom('company_module').where('module', '=', 'appointments').execute()
  expect(await read(owner)).not.toContain('Next appointment')
})
