import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newContact } from '#app/adapters/crm/crm.contract.ts'
import { checkCrm } from '#app/commands/admin.server.ts'
import { locales, pathIn } from '#app/kit/words/locales.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { openHubspotApp } from '#tests/crm/hubspot-app.ts'

const address = '/en/console/crm'

test('without a CRM outside the page says how to connect one', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  expect(await (await app.fetch(address, as(admin))).text()).toContain('CRM=hubspot')
  for (const intent of ['retry', 'pull', 'send-all'])
    expect((await app.fetch(address, post(admin, { intent }))).status).toBe(303)
  expect(await app.portal.db.selectFrom('outbox').select('id').execute()).toEqual([])
  await expect(checkCrm(app.portal, false)).rejects.toThrow('set CRM=hubspot')
})

test('administrators read who wins of every field, in their language, and in which property it stands', async () => {
  const { app } = await openHubspotApp({ properties: { contact: { phone: 'mobilephone' }, company: { street: null } } })
  const admin = await app.staff('admin')
  for (const locale of locales) {
    const page = await (await app.fetch(pathIn(locale, '/console/crm'), as(admin))).text()
    for (const said of ['mobilephone', 'ammiraglia_serial_number', 'hs_note_body']) expect(page).toContain(said)
    for (const raw of ['>vat_number<', '>expires_on<', 'undefined']) expect(page).not.toContain(raw)
  }
  const page = await (await app.fetch(address, as(admin))).text()
  for (const said of ['The portal', 'The CRM', 'Not sent', 'Not yet']) expect(page).toContain(said)
})

test('what HubSpot refuses stands on the page with its reason and without addresses, and is sent again when asked', async () => {
  const { app, double, mirror } = await openHubspotApp({}, false)
  const admin = await app.staff('admin')
  const contact = newContact()
  const { id } = await app.portal.crm.saveContact(contact)
  await app.work()
  const before = await (await app.fetch(address, as(admin))).text()
  expect(before).toContain('does not exist')
  expect(before).not.toContain(contact.email)
  expect(await checkCrm(app.portal, true)).toContain('properties were made.')
  expect(await checkCrm(app.portal, false)).toBe('HubSpot has everything that the mapping names.')
  expect((await mirror.check()).length).toBe(0)
  await app.fetch(address, post(admin, { intent: 'retry' }))
  await app.work()
  expect(double.byOwn('contacts').get(id)?.properties['email']).toBe(contact.email)
  expect(await (await app.fetch(address, as(admin))).text()).toContain('The CRM has refused no change')
})

test('what was there before HubSpot was connected is sent when asked, once', async () => {
  const { app, double } = await openHubspotApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  await app.portal.db.deleteFrom('outbox').execute()
  for (let count = 0; count < 2; count += 1) await app.fetch(address, post(admin, { intent: 'send-all' }))
  await app.work()
  expect(['companies', 'contacts', 'tickets'].map((type) => double.all(type).length)).toEqual([1, 1, 1])
})

test('what is missing includes leads and messages from before HubSpot was connected', async () => {
  const { app, double } = await openHubspotApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const { id: ticketId } = await app.ticket({ of: dealer })
  const note = { ticket_id: ticketId, author_id: admin.viewer.accountId, from_staff: true, created_at: app.clock.now() }
  for (const [body, internal] of [
    ['Arriva domani', false],
    ['Cliente difficile', true],
  ] as const)
    await app.portal.db
      .insertInto('message')
      .values({ ...note, body, internal, submission: crypto.randomUUID() })
      .execute()
  for (const firstName of ['Nino', 'Antonino'])
    await addLead(app.portal, { of: dealer, by: admin, firstName, email: 'nino@posta.example' })
  for (const firstName of ['Ada', 'Bea']) await addLead(app.portal, { of: dealer, by: admin, firstName, email: '' })
  const gone = await addLead(app.portal, { of: dealer, by: admin, place: 'new', email: 'gino@posta.example' })
  await app.fetch(`/leads/${gone.id}`, post(dealer, { intent: 'erase' }))
  await app.portal.db.deleteFrom('outbox').execute()
  await app.fetch(address, post(admin, { intent: 'send-all' }))
  await app.work()
  expect(double.all('notes').map(({ properties }) => properties['hs_note_body'])).toEqual([
    expect.stringContaining('Arriva domani'),
  ])
  const names = () => double.all('contacts').map(({ properties }) => properties['firstname'])
  expect(names()).toEqual(expect.arrayContaining(['Antonino', 'Ada', 'Bea']))
  expect(names()).toHaveLength(4)
  const rows = app.portal.db.selectFrom('outbox').select('kind').where('kind', '<>', 'crm.fill')
  const told = (await rows.execute()).length
  await app.fetch(address, post(admin, { intent: 'send-all' }))
  await app.work()
  expect((await rows.execute()).length).toBe(told)
})

test('of many things what is missing is looked for some at a time, and each is sent once', async () => {
  const { app } = await openHubspotApp()
  const admin = await app.staff('admin')
  await sql`insert into company (kind, name, country, created_at) select 'dealer', 'Cicli ' || n, 'IT', now()
    from generate_series(1, 1100) as n`.execute(app.owner)
  // All but the last hundred are there already.
  await sql`insert into crm_link (thing, own_id, crm_id) select 'company', id, 'there ' || id from company
    where id <= (select max(id) - 100 from company)`.execute(app.owner)
  await app.portal.db.deleteFrom('outbox').execute()
  await app.fetch(address, post(admin, { intent: 'send-all' }))
  expect((await app.portal.db.selectFrom('outbox').select('id').execute()).length).toBe(1)
  await app.work()
  const told = app.portal.db.selectFrom('outbox').select('payload').where('kind', '=', 'crm.company')
  expect(new Set((await told.execute()).map(({ payload }) => JSON.stringify(payload))).size).toBe(100)
  expect((await told.execute()).length).toBe(100)
})

test('while HubSpot is away the page says that the portal keeps trying', async () => {
  const { app, double } = await openHubspotApp()
  const admin = await app.staff('admin')
  double.fail('down')
  await app.portal.crm.saveContact(newContact())
  await app.work()
  expect(await (await app.fetch(address, as(admin))).text()).toContain('the portal keeps trying')
})
