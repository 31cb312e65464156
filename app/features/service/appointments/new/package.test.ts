import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addPackage, addPackagePrice } from '#app/features/trade/packages/packages.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addBookableShop } from '../appointments.fixture.ts'
import { openToken } from '../links.server.ts'

async function openShops(options: { lanes?: number; bench?: number } = {}) {
  const app = await openApp()
  const by = (await app.staff('admin')).viewer.accountId
  const [dealer, other] = [await app.dealer({ locale: 'en' }), await app.dealer()]
  const shop = await addBookableShop(app.portal.db, dealer.viewer.companyId, options)
  const elsewhere = await addBookableShop(app.portal.db, other.viewer.companyId)
  const rider = await app.dealer({ role: 'customer', locale: 'en' })
  const titles = { it: 'Tagliando completo', en: 'Complete service', fr: '' }
  const id = await addPackage(app.portal, { by, kind: 'service', titles, families: ['C68'] })
  await addPackagePrice(app.portal, id, dealer, { amount: 14_900, currency: 'EUR', minutes: 150 })
  const product = await addProduct(app.portal, { of: rider, serial: 'C68.51S.00901' })
  const read = async (path: string, who: { cookie: string }) => (await app.fetch(path, as(who))).text()
  const book = async (who: { cookie: string }, fields: Record<string, string> = {}) => {
    const form = { intent: 'book', submission: randomUUID(), shop: String(shop), package: String(id), kind: 'yearly' }
    const answer = await app.fetch(
      '/en/appointments/new',
      post(who, { ...form, when: '2026-11-26', phone: '0321 123456', ...fields }),
    )
    return { status: answer.status, to: answer.headers.get('location') ?? '', page: await answer.text() }
  }
  return { app, by, dealer, other, shop, elsewhere, rider, id, product, read, book }
}

test('from the bicycle a rider finds what can be done, where and for how much, and books it for what it costs there', async () => {
  const { dealer, shop, elsewhere, rider, id, product, read, book } = await openShops()
  expect(await read(`/en/products/${product.id}`, rider)).toContain(`/en/packages/${id}?product=${product.id}`)
  const page = await read(`/en/packages/${id}?product=${product.id}`, rider)
  expect(page).toContain('€149.00')
  expect(page).toContain(`/en/appointments/new?package=${id}&amp;shop=${shop}&amp;product=${product.id}`)
  const form = await read(`/en/appointments/new?package=${id}&product=${product.id}`, rider)
  // Where nobody has named a price it is not done.
  expect(form).toContain(`value="${shop}"`)
  expect(form).not.toContain(`value="${elsewhere}"`)
  const { status, to } = await book(rider, { product: String(product.id) })
  expect(status).toBe(303)
  const path = to.split('?')[0] ?? ''
  for (const person of [rider, dealer]) {
    const booked = await read(path, person)
    expect(booked).toContain('Complete service')
    expect(booked).toContain('€149.00 with VAT')
    expect(booked).toContain('150 min')
  }
})

test('a service for some models is booked for no bicycle of another, and the form says for which', async () => {
  const { app, rider, product, book } = await openShops()
  const { id: other } = await addProduct(app.portal, { of: rider, family: 'V3', serial: 'V3-54S-26-00777' })
  const refused = await book(rider, { product: String(other) })
  expect([refused.status, refused.page]).toEqual([400, expect.stringContaining('This service is for C68')])
  expect((await book(rider, { product: String(product.id) })).status).toBe(303)
})

function offerAt(shopId: number) {
  return { intent: 'offer-at', amount: '189', shop: String(shopId) }
}

test('a shop has a price of its own where its dealer names one; the others take that of all shops', async () => {
  const { app, dealer, other, shop, elsewhere, rider, id, read, book } = await openShops()
  const second = await addBookableShop(app.portal.db, dealer.viewer.companyId, { name: 'Officina Lago' })
  const name = async (fields: Record<string, string>, who = dealer) =>
    (await app.fetch(`/en/packages/${id}`, post(who, { currency: 'EUR', minutes: '180', ...fields }))).status
  expect(await name(offerAt(elsewhere))).toBe(404)
  expect(await name(offerAt(second), other)).toBe(404)
  expect(await name(offerAt(second), rider)).toBe(404)
  expect(await name({ ...offerAt(second), shop: '' })).toBe(400)
  expect(await name(offerAt(second))).toBe(303)
  expect(await read(`/en/packages/${id}`, dealer)).toContain('Officina Lago')
  const offers = await read(`/en/packages/${id}`, rider)
  expect([offers.includes('€149.00'), offers.includes('€189.00')]).toEqual([true, true])
  const cost = async (shopId: number) => {
    const { to } = await book(rider, { shop: String(shopId) })
    const page = await read(to.split('?')[0] ?? '', rider)
    return ['€149.00', '€189.00'].filter((price) => page.includes(price))
  }
  expect([await cost(shop), await cost(second)]).toEqual([['€149.00'], ['€189.00']])
  // Without it the price of all shops holds again.
  expect(await name({ intent: 'stop-at', shop: String(second) })).toBe(303)
  expect(await cost(second)).toEqual(['€149.00'])
})

test('where two dealers become one, each shop keeps its own price, and that of all shops is of the one that stays', async () => {
  const { app, dealer, other, shop, elsewhere, rider, id, read } = await openShops()
  await addPackagePrice(app.portal, id, other, { amount: 12_900, currency: 'EUR', minutes: 120 })
  const second = await addBookableShop(app.portal.db, other.viewer.companyId, { name: 'Officina Lago' })
  await app.fetch(`/en/packages/${id}`, post(other, { ...offerAt(second), currency: 'EUR', minutes: '180' }))
  const admin = await app.staff('admin')
  const merge = { into: `${dealer.viewer.companyId}`, confirm: 'yes' }
  const answer = await app.fetch(`/en/console/companies/${other.viewer.companyId}/merge`, post(admin, merge))
  expect(answer.status).toBe(303)
  const page = await read(`/en/packages/${id}`, rider)
  const priceAt = (of: number) => {
    const before = page.slice(0, page.indexOf(`package=${id}&amp;shop=${of}"`))
    return [...before.matchAll(/€(?:149|129|189)\.00/g)].at(-1)?.[0]
  }
  expect([priceAt(shop), priceAt(elsewhere), priceAt(second)]).toEqual(['€149.00', '€149.00', '€189.00'])
})

test('a dealer that names a price for one shop alone does the service there alone', async () => {
  const { app, dealer, rider, id, read, book } = await openShops()
  const second = await addBookableShop(app.portal.db, dealer.viewer.companyId, { name: 'Officina Lago' })
  const send = (fields: Record<string, string>) => app.fetch(`/en/packages/${id}`, post(dealer, fields))
  await send({ intent: 'stop' })
  await send({ ...offerAt(second), currency: 'EUR', minutes: '180' })
  const form = await read(`/en/appointments/new?package=${id}`, rider)
  expect([form.includes('Negozio in centro'), form.includes('Officina Lago')]).toEqual([false, true])
  expect([(await book(rider)).status, (await book(rider, { shop: String(second) })).status]).toEqual([409, 303])
})

test('beside a price at a shop that does not take its kind from riders the owner reads so, and where it is set up', async () => {
  const { app, dealer, id, read } = await openShops()
  const second = await addBookableShop(app.portal.db, dealer.viewer.companyId, { name: 'Officina Lago' })
  await app.fetch(`/en/packages/${id}`, post(dealer, { ...offerAt(second), currency: 'EUR', minutes: '180' }))
  const closed = 'Riders cannot book it here'
  expect(await read(`/en/packages/${id}`, dealer)).not.toContain(closed)
  await app.portal.db.updateTable('appointment_kind').set({ for_riders: false }).where('shop_id', '=', second).execute()
  const page = await read(`/en/packages/${id}`, dealer)
  expect(page).toContain(closed)
  expect(page).toContain(`/en/user/company/shops/${second}/appointments`)
})

test('the shop where a rider was last stands first among those that do a service', async () => {
  const { app, other, rider, id, elsewhere, read, book } = await openShops()
  await addPackagePrice(app.portal, id, other)
  const order = async () => {
    const page = await read(`/en/packages/${id}`, rider)
    return [...page.matchAll(/package=\d+&amp;shop=(\d+)/g)].map(([, shop]) => Number(shop))
  }
  const [first, last] = await order()
  expect(first).not.toBe(elsewhere)
  await book(rider, { shop: String(elsewhere) })
  expect(await order()).toEqual([last, first])
})

test('an appointment keeps what was booked, whatever becomes of the package and of its price', async () => {
  const { app, dealer, rider, id, read, book } = await openShops()
  const path = (await book(rider)).to.split('?')[0] ?? ''
  await addPackagePrice(app.portal, id, dealer, { amount: 99_900, currency: 'EUR', minutes: 30 })
  await app.portal.db
    .updateTable('package')
    .set({ titles: JSON.stringify({ it: 'Altro', en: 'Other', fr: '' }) })
    .execute()
  const booked = await read(path, rider)
  expect([booked.includes('Complete service'), booked.includes('€149.00'), booked.includes('€999.00')]).toEqual([
    true,
    true,
    false,
  ])
})

function seenIn(page: string): string {
  return /name="version" value="([^"]*)"/.exec(page)?.[1] ?? ''
}

test('nobody books for a price, or for minutes, that they were not shown: the form comes back with those of now', async () => {
  const { app, dealer, shop, rider, id, read } = await openShops()
  const mechanic = await app.dealer({ company: dealer, role: 'workshop', locale: 'en' })
  const address = `/en/appointments/new?package=${id}&shop=${shop}`
  const send = async (who: { cookie: string }, version: string, fields: Record<string, string> = {}) => {
    const sent = { intent: 'book', submission: randomUUID(), shop: String(shop), package: String(id), kind: 'yearly' }
    const of = { when: '2026-11-26', phone: '0321 123456', name: 'Ida Rossi', version }
    const answer = await app.fetch(address, post(who, { ...sent, ...of, ...fields }))
    return { status: answer.status, page: await answer.text() }
  }
  const bookings = () => app.portal.db.selectFrom('appointment').select('package_amount as amount').execute()
  const seen = seenIn(await read(address, rider))
  await addPackagePrice(app.portal, id, dealer, { amount: 19_900, currency: 'EUR', minutes: 150 })
  // Another mistake meanwhile does not make the new price one that was agreed to.
  const wrong = await send(rider, seen, { phone: 'call me' })
  expect([wrong.status, seenIn(wrong.page)]).toEqual([400, seen])
  const refused = await send(rider, seen)
  expect([refused.status, refused.page]).toEqual([
    409,
    expect.stringContaining('has changed the price or the duration'),
  ])
  expect([refused.page.includes('€199.00'), await bookings()]).toEqual([true, []])
  expect((await send(rider, seenIn(refused.page))).status).toBe(303)
  expect(await bookings()).toEqual([{ amount: 19_900 }])
  // Who reads no price books for the minutes alone.
  const minutes = seenIn(await read(address, mechanic))
  await addPackagePrice(app.portal, id, dealer, { amount: 9900, currency: 'EUR', minutes: 150 })
  expect([minutes, (await send(mechanic, minutes)).status]).toEqual(['150', 303])
  await addPackagePrice(app.portal, id, dealer, { amount: 9900, currency: 'EUR', minutes: 180 })
  expect((await send(mechanic, minutes)).page).toContain('has changed the price or the duration')
})

test('a mechanic works on what was booked and reads no price of it', async () => {
  const { app, dealer, rider, id, read, book } = await openShops()
  const mechanic = await app.dealer({ company: dealer, role: 'workshop', locale: 'en' })
  const path = (await book(rider)).to.split('?')[0] ?? ''
  for (const page of [path, `/en/appointments/new?package=${id}`]) {
    const shown = await read(page, mechanic)
    expect([page, shown.includes('Complete service'), shown.includes('€149')]).toEqual([page, true, false])
  }
})

test('a day takes the minutes of the package at that shop: of sixty at once four are booked', async () => {
  const { app, book } = await openShops({ bench: 600 })
  const riders = await Promise.all(Array.from({ length: 12 }, () => app.dealer({ role: 'customer' })))
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => riders[at % riders.length]).flatMap((rider) => (rider ? [book(rider)] : [])),
  )
  const statuses = answers.map(({ status }) => status)
  expect([
    statuses.filter((status) => status === 303).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([4, 56])
})

test('what has ended, what the dealer no longer does and what another dealer does not do is not booked', async () => {
  const { app, by, dealer, shop, elsewhere, rider, id, read, book } = await openShops()
  expect((await book(rider, { shop: String(elsewhere) })).status).toBe(409)
  const titles = { it: 'Tagliando nuovo', en: 'New service', fr: '' }
  const next = await addPackage(app.portal, { by, kind: 'service', titles })
  const admin = await app.staff('admin')
  await app.fetch(`/console/packages/${id}`, post(admin, { intent: 'end', successor: String(next) }))
  const refused = await book(rider)
  expect([refused.status, refused.page.includes('In its place there is “New service”')]).toEqual([409, true])
  // Who comes by an older link is led to where it says so.
  expect(await read(`/en/appointments/new?package=${id}&shop=${shop}`, rider)).toContain(`href="/en/packages/${id}"`)
  await addPackagePrice(app.portal, next, dealer)
  expect((await book(rider, { package: String(next) })).status).toBe(303)
  await app.fetch(`/packages/${next}`, post(dealer, { intent: 'stop' }))
  expect((await book(rider, { package: String(next) })).status).toBe(409)
  const supply = await addPackage(app.portal, { by })
  expect((await book(dealer, { package: String(supply), name: 'Ida Rossi' })).status).toBe(404)
  expect((await book(rider, { package: '999' })).status).toBe(404)
})

test('a customer of the desk reads by the link what was booked and for how much', async () => {
  const { app, dealer, book } = await openShops()
  expect((await book(dealer, { name: 'Ida Rossi', email: 'ida@example.com', locale: 'fr' })).status).toBe(303)
  const { token } = await app.portal.db
    .selectFrom('appointment')
    .select('token_sealed as token')
    .executeTakeFirstOrThrow()
  const page = await (await app.fetch(`/fr/a/${openToken(app.portal, token)}`)).text()
  // French is not written yet: the next language that is.
  expect([page.includes('Complete service'), /149,00\s€ TTC/.test(page)]).toEqual([true, true])
})
