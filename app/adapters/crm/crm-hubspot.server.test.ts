import { expect, test } from 'vitest'
import { openHubspotApp, openRealHubspotApp } from '#tests/crm/hubspot-app.ts'
import { crmContract, newContact } from './crm.contract.ts'

crmContract('hubspot', async () => {
  const { app } = await openHubspotApp()
  return { crm: app.portal.crm, settle: () => app.work() }
})

const { HUBSPOT_TEST_TOKEN: realToken, HUBSPOT_TEST_PORTAL_ID: realAccount = '' } = process.env
if (realToken)
  crmContract('a real HubSpot', async () => {
    const app = await openRealHubspotApp(realToken, realAccount)
    const untold = app.portal.db.selectFrom('outbox').select('last_error').where('done_at', 'is', null)
    return {
      crm: app.portal.crm,
      async settle() {
        await app.work()
        // The contract reads the portal's copy: that HubSpot took all of it is asked here.
        expect(await untold.where('kind', 'like', 'crm.%').execute()).toEqual([])
      },
    }
  })
else
  console.log(
    'Left out: the contract with a real HubSpot, since HUBSPOT_TEST_TOKEN is not set, with the token of an account for tests.',
  )

test('a contact that is saved stands in HubSpot once, with first and last name apart', async () => {
  const { app, double } = await openHubspotApp()
  const contact = newContact()
  const { id } = await app.portal.crm.saveContact(contact)
  await app.work()
  const { email, phone } = contact
  expect(double.byOwn('contacts').get(id)?.properties).toMatchObject({
    email,
    phone,
    firstname: 'Marta',
    lastname: 'De Luca',
  })
  expect(double.all('contacts')).toHaveLength(1)
})

test('somebody whom the maker’s HubSpot knows by their address becomes no second contact there', async () => {
  const { app, double } = await openHubspotApp()
  const contact = newContact()
  const known = double.records.create('contacts', { email: contact.email, firstname: 'M.', phone: '1' })
  await app.portal.crm.saveContact(contact)
  await app.work()
  expect(double.all('contacts')).toEqual([known])
  expect(known.properties).toMatchObject({ firstname: 'Marta', phone: contact.phone })
})

test('an erased contact is deleted in HubSpot for good, also where the answer to its making was lost', async () => {
  const { app, double } = await openHubspotApp()
  const contact = newContact()
  double.fail('lost')
  const { id } = await app.portal.crm.saveContact(contact)
  await app.work()
  expect(double.all('contacts')).toHaveLength(1)
  await app.portal.crm.eraseContact(id)
  double.fail(undefined)
  app.clock.advance(60_000)
  await app.work()
  expect(double.all('contacts')).toEqual([])
  expect(JSON.stringify(await app.portal.db.selectFrom('outbox').select('payload').execute())).not.toContain(
    contact.email,
  )
})

test('what the token may not do and what HubSpot refuses is told apart: the one is tried again, the other is given up', async () => {
  const { app, double, hubspot } = await openHubspotApp({ properties: { contact: { vat_number: 'no_such_property' } } })
  await app.portal.crm.saveContact(newContact())
  await app.work()
  const rows = () =>
    app.portal.db.selectFrom('outbox').select(['attempts', 'dead_at', 'last_error']).orderBy('id').execute()
  expect(await rows()).toMatchObject([
    { dead_at: expect.any(Date), last_error: expect.stringContaining('no_such_property') },
  ])
  hubspot.token = 'another'
  await app.portal.crm.saveContact(newContact())
  await app.work()
  expect((await rows())[1]).toMatchObject({ dead_at: null, attempts: 1, last_error: expect.stringContaining('401') })
  expect(double.all('contacts')).toEqual([])
})

test('what is missing in HubSpot is said by its name, and what is the portal’s own can be made', async () => {
  const { mirror, double } = await openHubspotApp({ stages: { new_request: '77', nowhere: '1' }, pipeline: '0' }, false)
  const before = await mirror.check()
  expect(before).toContainEqual({ kind: 'property', name: 'ammiraglia_id', of: 'tickets' })
  expect(before).toContainEqual({ kind: 'stage', name: '77', of: 'new_request' })
  expect(before).toContainEqual({ kind: 'unknown-field', name: 'nowhere', of: 'stages' })
  expect(await mirror.createMissing()).toBeGreaterThan(10)
  expect(await mirror.createMissing()).toBe(0)
  expect((await mirror.check()).filter(({ kind }) => kind === 'property')).toEqual([])
  double.records.kept('quotes').properties.set('hs_title', { name: 'hs_title', readOnly: true })
  double.records.kept('tickets').properties.set('ammiraglia_id', { name: 'ammiraglia_id' })
  expect(await mirror.check()).toEqual(
    expect.arrayContaining([
      { kind: 'read-only', name: 'hs_title', of: 'quotes' },
      { kind: 'not-unique', name: 'ammiraglia_id', of: 'tickets' },
    ]),
  )
})

test('what waits for its turn while HubSpot fails is not sent to it after all', async () => {
  const { mirror, double } = await openHubspotApp()
  double.fail('500')
  const before = double.calls.length
  await Promise.allSettled(Array.from({ length: 40 }, () => mirror.health()))
  // However long they take: eight at once, and one more for each of the four faults before the fifth.
  expect(double.calls.length - before).toBeLessThanOrEqual(8 + 4)
})
