import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { changeDraft, publishDraft } from '#app/features/across/catalogue/draft.server.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addBookedProduct, addService, keptServices } from '../service-book.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** Three years and some days ago: the promise for registering in time has just ended. */
const bought = '2023-11-15'

async function openBook() {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Davide Riva' })
  const id = await addBookedProduct(app.portal, { of: dealer, bought })
  return { app, dealer, id }
}

function stored(app: App, id: number) {
  return app.portal.db
    .selectFrom('product')
    .select(['warranty_expiry as ends', 'service_code as code', 'service_due as due', 'service_until as until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('a bicycle whose services were all kept has the maker’s extra months, and the law’s guarantee is as it was', async () => {
  const { app, dealer, id } = await openBook()
  expect(await stored(app, id)).toEqual({
    ends: '2026-11-15',
    code: 'first_check',
    due: '2024-02-15',
    until: '2024-03-16',
  })
  const [check, one, two] = keptServices
  await addService(app.portal, dealer, id, check)
  await addService(app.portal, dealer, id, one)
  expect(await stored(app, id)).toMatchObject({ ends: '2026-11-15', code: 'yearly', due: '2025-11-15' })
  await addService(app.portal, dealer, id, two)
  expect(await stored(app, id)).toMatchObject({ ends: '2027-11-15', code: 'yearly', due: '2026-11-15' })
  const page = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  expect(page.replaceAll('<!-- -->', '')).toContain('Legal guarantee ended: last day</span> 15\u00a0Nov\u00a02025')
})

test('a service that was entered too late costs the extra months alone', async () => {
  const { app, dealer, id } = await openBook()
  const [check, one, two] = keptServices
  for (const done of [check, { ...one, enteredOn: '2024-12-16' }, two]) await addService(app.portal, dealer, id, done)
  expect(await stored(app, id)).toMatchObject({ ends: '2026-11-15', due: '2026-11-15' })
})

test('what riders enter for themselves keeps no service', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const id = await addBookedProduct(app.portal, { of: rider, bought })
  for (const done of keptServices) await addService(app.portal, rider, id, done)
  expect(await stored(app, id)).toMatchObject({ code: 'yearly', due: '2025-11-15' })
})

/** A plan by which nothing that was done would have been kept. */
function stricter(catalogue: Catalogue): Catalogue {
  const dueServices = catalogue.dueServices.map((one) => ({ ...one, firstMonths: 1, everyMonths: 1 }))
  const rules = catalogue.rules.map((rule) => ({ ...rule, services: null }))
  return { ...catalogue, dueServices, graceDays: 0, rules }
}

test('a later plan takes neither a kept service nor earned months from a bicycle, and holds for the next one', async () => {
  const { app, dealer, id } = await openBook()
  for (const done of keptServices) await addService(app.portal, dealer, id, done)
  const before = await stored(app, id)
  const admin = await app.staff('admin')
  await changeDraft(app.portal, admin.viewer, 0, stricter)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  await app.work()
  expect(await stored(app, id)).toEqual(before)
  const next = await addBookedProduct(app.portal, { of: dealer, bought: '2026-11-15', serial: 'C68.51S.00124' })
  expect(await stored(app, next)).toMatchObject({ code: 'first_check', due: '2026-12-15', until: '2026-12-15' })
})

test('a service that came after a bicycle’s plan is advised beside its book', async () => {
  const { app, dealer, id } = await openBook()
  const name = { it: 'Ammortizzatore', en: 'Shock service', fr: 'Amortisseur' }
  await publishForTest(app, ({ dueServices, ...catalogue }) => ({
    ...catalogue,
    dueServices: dueServices.flatMap((one) =>
      one.code === 'brakes' ? [one, { ...one, code: 'shock', name, counts: true }] : [one],
    ),
  }))
  const page = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  const [services = ''] = /<h2>Services<\/h2>.*?<\/table>/s.exec(page) ?? []
  expect(services).toContain('Shock service')
  // What is in the book is not advised as well.
  expect(services).not.toContain('Yearly service')
})

test('the page names what was kept with its shop, what was missed, and what is next, and books it', async () => {
  const { app, dealer, id } = await openBook()
  await addService(app.portal, dealer, id, keptServices[0])
  const page = async () => (await (await app.fetch(`/en/products/${id}`, as(dealer))).text()).replaceAll('<!-- -->', '')
  const text = await page()
  for (const told of [
    'Service book',
    'Done 20\u00a0Feb\u00a02024',
    'Cicli Rossi',
    'Missed',
    // The window of the third yearly service is open.
    'Due by 15\u00a0Dec\u00a02026',
    'without the 12\u00a0months more, because a service of the first 24\u00a0months was missed',
    `/en/appointments/new?product=${id}&amp;kind=yearly`,
  ])
    expect(text).toContain(told)
  // Brakes, headset and bottom bracket are advice.
  expect(text).toMatch(/<h2>Services<\/h2>.*Brake check and bleed/s)
})

test('a new owner reads that a service was kept, and not in which shop; the mail tells the next one', async () => {
  const { app, dealer, id } = await openBook()
  for (const done of keptServices) await addService(app.portal, dealer, id, done)
  const rider = await app.dealer({ role: 'customer', name: 'Elena Ferri' })
  await app.fetch(`/en/products/${id}`, post(dealer, { intent: 'transfer' }))
  const shown = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  const code = /<strong class="serial">([^<]+)</.exec(shown)?.[1] ?? ''
  const fields = { submission: randomUUID(), serial_number: 'C68.51S.00123', code, safety_contact: 'on' }
  expect((await app.fetch('/en/products/new?way=transfer', post(rider, fields))).status).toBe(303)
  const text = await (await app.fetch(`/en/products/${id}`, as(rider))).text()
  expect(text).toContain('Done 15\u00a0Dec\u00a02024')
  expect(text).not.toContain('Cicli Rossi')
  await app.work()
  const mail = await app.portal.db
    .selectFrom('sent_mail')
    .select('body')
    .where('to_address', '=', rider.viewer.email)
    .executeTakeFirstOrThrow()
  expect(mail.body).toMatch(/(Tagliando annuale|Yearly service)/)
  expect(mail.body).toMatch(/15 (dic|Dec) 2026/)
})

test('the passport tells in which month a service was kept or missed, and not where', async () => {
  const { app, dealer, id } = await openBook()
  await addService(app.portal, dealer, id, keptServices[0])
  const { passport_code: code } = await app.portal.db
    .selectFrom('product')
    .select('passport_code')
    .executeTakeFirstOrThrow()
  const text = (await (await app.fetch(`/en/p/${code}`)).text()).replaceAll('<!-- -->', '')
  for (const told of [
    'Service book',
    'Done, February 2024',
    'Missed, November 2024',
    'every 12\u00a0months or 5,000\u00a0km',
  ])
    expect(text).toContain(told)
  for (const kept of ['Cicli Rossi', '20 Feb', '2024-02-20']) expect(text).not.toContain(kept)
})

test('a service that is sent twice at the same moment is kept once', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const id = await addBookedProduct(app.portal, { of: dealer, bought: '2025-11-15' })
  const fields = { intent: 'activity', submission: randomUUID(), activity: 'yearly', day: '2026-11-20', text: '' }
  const send = () => app.fetch(`/products/${id}`, post(dealer, fields))
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([303, 303])
  const entries = app.portal.db.selectFrom('product_event').select('day').where('kind', '=', 'service')
  expect(await entries.execute()).toEqual([{ day: '2026-11-20' }])
  expect(await stored(app, id)).toMatchObject({ code: 'yearly', due: '2027-11-15' })
})

test('a service that is booked leads to its appointment, for who booked it and their shop; one that is far ahead is not booked', async () => {
  const { app, dealer, id } = await openBook()
  const other = await app.dealer()
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const rider = await app.dealer({ role: 'customer' })
  const hold = (of: typeof dealer) =>
    app.portal.db.updateTable('product').set({ company_id: of.viewer.companyId }).where('id', '=', id).execute()
  const booked = { accountId: rider.viewer.accountId, productId: id, kind: 'yearly' as const, day: '2026-12-01' }
  const appointment = await addAppointment({ portal: app.portal, shopId, bookedBy: rider.viewer.accountId }, booked)
  const read = async (who: typeof dealer) =>
    (await (await app.fetch(`/en/products/${id}`, as(who))).text()).replaceAll('<!-- -->', '')
  const booking = `/en/appointments/new?product=${id}&amp;kind=yearly`
  for (const who of [rider, dealer]) {
    await hold(who)
    const page = await read(who)
    expect(page).toContain(`href="/en/appointments/${appointment}"`)
    expect(page).toContain('Booked for 1 Dec 2026')
    expect(page).not.toContain(booking)
  }
  await hold(other)
  const page = await read(other)
  expect(page).not.toContain('Booked for')
  expect(page).toContain(booking)
  await hold(dealer)
  await addService(app.portal, dealer, id, { service: 'yearly', day: '2026-11-20' })
  await app.fetch(`/en/appointments/${appointment}`, post(dealer, { intent: 'cancel', reason: '' }))
  expect(await read(dealer)).not.toContain(booking)
})

test('a service that was ready on its last day is kept, whenever the bicycle is collected', async () => {
  const app = await openApp()
  const [dealer, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  // Its first check counts until today.
  const id = await addBookedProduct(app.portal, { of: rider, bought: '2026-07-22' })
  expect(await stored(app, id)).toMatchObject({ code: 'first_check', until: '2026-11-21' })
  const shopId = await addBookableShop(app.portal.db, dealer.viewer.companyId)
  const booked = { accountId: rider.viewer.accountId, productId: id, kind: 'first_check' as const }
  const appointment = await addAppointment({ portal: app.portal, shopId, bookedBy: rider.viewer.accountId }, booked)
  const address = `/en/appointments/${appointment}`
  const take = async (intent: string) => (await app.fetch(address, post(dealer, { intent, log: 'on' }))).status
  const read = async (path: string, who = dealer) => (await app.fetch(path, as(who))).text()
  expect(await take('arrived')).toBe(303)
  expect(await read(address)).toContain('name="log"')
  expect(await take('ready')).toBe(303)
  expect(await read(address)).not.toContain('name="log"')
  app.clock.advance(4 * 24 * 60 * 60_000)
  expect(await take('done')).toBe(303)
  const entries = app.portal.db.selectFrom('product_event').select('day').where('kind', '=', 'service')
  expect(await entries.execute()).toEqual([{ day: '2026-11-21' }])
  expect((await read(`/en/products/${id}`, rider)).replaceAll('<!-- -->', '')).toContain('Done 21\u00a0Nov\u00a02026')
})
