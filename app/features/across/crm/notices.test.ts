import { expect, test } from 'vitest'
import { newContact } from '#app/adapters/crm/crm.contract.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import { addNewcomer } from '#app/features/people/contact/contact.fixture.ts'
import { openApp } from '#tests/app.ts'
import { openHubspotApp } from '#tests/crm/hubspot-app.ts'
import { signedNotice } from '#tests/crm/hubspot-double.ts'
import { putPull } from './pulling.server.ts'

const address = '/api/hubspot/webhooks'
const whole = `http://portal.test${address}`

async function openWithContact() {
  const opened = await openHubspotApp()
  const { app, double } = opened
  const contact = newContact()
  const { id } = await app.portal.crm.saveContact(contact)
  await app.work()
  const crmId = double.byOwn('contacts').get(id)?.id ?? ''
  const notice = (at = app.clock.now().getTime(), secret?: string) =>
    signedNotice(whole, [{ subscriptionType: 'contact.propertyChange', objectId: Number(crmId) }], at, secret)
  return { ...opened, contact, id, crmId, notice, known: () => app.portal.crm.getContact(id) }
}

test('a notice has the contact read again: what is the CRM’s comes, what is the portal’s stays', async () => {
  const { app, double, contact, crmId, notice, known } = await openWithContact()
  double.records.changeByHand('contacts', crmId, { phone: '+39 0434 1', company: 'Cicli Neri', firstname: 'Mario' })
  expect((await app.fetch(address, notice())).status).toBe(204)
  await app.work()
  expect(await known()).toMatchObject({ phone: '+39 0434 1', companyName: 'Cicli Neri', name: contact.name })
  // What came from there is not told back.
  expect(double.records.kept('contacts').changes).toHaveLength(1)
})

test('a notice that is forged, unsigned, old, from the future or of another address is refused, and nothing is asked', async () => {
  const { app, double, notice } = await openWithContact()
  const now = app.clock.now().getTime()
  const before = double.calls.length
  const elsewhere = signedNotice('http://portal.test/elsewhere', [{ objectId: 1 }], now)
  const tampered = { ...notice(), body: '[{"subscriptionType":"contact.creation","objectId":1}]' }
  const bare = { method: 'POST', body: '[]', headers: { origin: 'none' } }
  for (const one of [
    notice(now, 'another-secret-of-theirs'),
    notice(now - 301_000),
    notice(now + 301_000),
    elsewhere,
    tampered,
    bare,
  ])
    expect((await app.fetch(address, one)).status).toBe(401)
  await app.work()
  expect(double.calls.length).toBe(before)
  for (let count = 0; count < 94; count += 1) await app.fetch(address, bare)
  expect((await app.fetch(address, bare)).status).toBe(429)
  expect((await app.fetch(address, notice())).status).toBe(204)
})

test('a notice that is played again is taken once', async () => {
  const { app, double, notice } = await openWithContact()
  const heard = notice()
  expect((await app.fetch(address, heard)).status).toBe(204)
  await app.work()
  const before = double.calls.length
  expect((await app.fetch(address, heard)).status).toBe(204)
  await app.work()
  expect(double.calls.length).toBe(before)
  app.clock.advance(6 * 60_000)
  expect((await app.fetch(address, heard)).status).toBe(401)
  app.clock.advance(60 * 60_000)
  await goRound(app.portal)
  app.clock.advance(60 * 60_000)
  await goRound(app.portal)
  expect(await app.portal.db.selectFrom('crm_notice').select('at').execute()).toEqual([])
})

test('a signed notice that is no list of events, or far too long, is refused without harm', async () => {
  const { app } = await openWithContact()
  const now = app.clock.now().getTime()
  for (const events of [null, {}, [{ nothing: 1 }], Array.from({ length: 101 }, () => ({ objectId: 1 }))])
    expect((await app.fetch(address, signedNotice(whole, events, now))).status).toBe(400)
  expect((await app.fetch(address, signedNotice(whole, 'x'.repeat(600_000), now))).status).toBe(413)
  expect(
    (await app.fetch(address, signedNotice(whole, [{ subscriptionType: 'deal.creation', objectId: 7 }], now))).status,
  ).toBe(204)
  expect((await app.fetch(address)).status).toBe(405)
})

test('without a CRM outside, and from a browser, there is nobody to hear a notice', async () => {
  const app = await openApp()
  const now = app.clock.now().getTime()
  const notice = signedNotice(whole, [], now)
  expect((await app.fetch(address, notice)).status).toBe(404)
  const foreign = { ...notice, headers: { ...notice.headers, origin: 'http://evil.example' } }
  expect((await app.fetch(address, foreign)).status).toBe(403)
})

test('what no notice told of comes with the next look, by numbers and in pages, and only once', async () => {
  const { app, double, crmId, known } = await openWithContact()
  for (let count = 0; count < 130; count += 1)
    double.records.create('contacts', { email: `other${count}@hubspot.example`, firstname: 'X' })
  double.records.changeByHand('contacts', crmId, { phone: '123' })
  await putPull(app.portal)
  await app.work()
  expect(await known()).toMatchObject({ phone: '123' })
  const pull = await app.portal.db.selectFrom('crm_pull').selectAll().executeTakeFirstOrThrow()
  expect(pull).toMatchObject({ taken: 1, began_at: null, finished_at: app.clock.now() })
  // Nobody else of the maker's contacts is copied.
  expect(await app.portal.db.selectFrom('contact').select('id').execute()).toHaveLength(1)
  app.clock.advance(30 * 60_000)
  double.records.changeByHand('contacts', crmId, { phone: '456' })
  await putPull(app.portal)
  await app.work()
  expect(await known()).toMatchObject({ phone: '456' })
})

test('what a person has just said wins over what the CRM had before', async () => {
  const { app, double, contact, crmId, id, known } = await openWithContact()
  double.records.changeByHand('contacts', crmId, { phone: 'old' })
  double.fail((path) => (path.includes('search') ? undefined : 'down'))
  await app.portal.crm.saveContact({ ...contact, phone: 'new' })
  await app.work()
  await putPull(app.portal)
  await app.work()
  expect(await known()).toMatchObject({ phone: 'new' })
  double.fail(undefined)
  app.clock.advance(60_000)
  await app.work()
  expect(double.byOwn('contacts').get(id)?.properties['phone']).toBe('new')
})

test('somebody whom the maker knows is matched without waiting: the CRM is asked by the worker', async () => {
  const { app, double } = await openHubspotApp()
  const newcomer = await addNewcomer(app)
  double.records.create('contacts', {
    email: newcomer.email,
    firstname: 'Anna',
    lastname: 'Verdi',
    company: 'Cicli Verdi',
  })
  await matchContact(app.portal, newcomer.accountId)
  await app.work()
  const account = app.portal.db
    .selectFrom('account')
    .select(['name', 'contact_id'])
    .where('id', '=', newcomer.accountId)
  expect(await account.executeTakeFirstOrThrow()).toMatchObject({ name: 'Anna Verdi', contact_id: expect.any(String) })
  const request = await app.portal.db.selectFrom('access_request').select(['kind', 'company_name']).execute()
  expect(request).toEqual([{ kind: 'dealer', company_name: 'Cicli Verdi' }])
})
