import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { publishBrand } from '#tests/brand.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addOrder, line } from '#app/features/trade/orders/orders.fixture.ts'

// The day is 21 November 2026.
const serial = 'V4R-0510-A1234'

async function openShop() {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name: 'Carla Ciclista' })
  const dealer = await app.dealer()
  async function register(of: Member, withReceipt = false, more: Record<string, string> = {}) {
    const form = new FormData()
    const fields = { country: 'IT', frame_model: 'V4R', serial_number: serial, date_of_purchase: '2026-11-15' }
    for (const [name, value] of Object.entries({ submission: randomUUID(), ...fields, ...more })) form.set(name, value)
    const photo = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))
    if (withReceipt) form.set('receipt', new File([photo], 'scontrino.webp'))
    const answer = await app.fetch('/en/products/new', post(of, form))
    const id = Number(/\/products\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
    return { id, status: answer.status, text: await answer.text() }
  }
  function prove(of: Member | Staff, id: number, withReceipt: boolean, submission: string = randomUUID()) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ submission, intent: 'prove' })) form.set(name, value)
    const photo = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))
    if (withReceipt) form.set('receipt', new File([photo], 'scontrino.webp'))
    return app.fetch(`/en/products/${id}`, post(of, form))
  }
  const stored = () => app.portal.db.selectFrom('product').selectAll().orderBy('id').execute()
  const read = async (place: string, of?: Parameters<typeof as>[0]) => (await app.fetch(place, of && as(of))).text()
  return { app, rider, dealer, register, prove, stored, read }
}

test('a rider’s registration without proof is to be confirmed on every page, with no more than what is certain', async () => {
  const { app, rider, register, stored, read } = await openShop()
  const { id } = await register(rider)
  const [product] = await stored()
  expect(product).toMatchObject({ confirmed_by: null, warranty_expiry: '2028-11-15', longest_expiry: '2029-11-15' })
  const staff = await app.staff()
  const pages = {
    list: await read('/en/products', rider),
    page: await read(`/en/products/${id}`, rider),
    passport: await read(`/en/p/${product?.passport_code}`),
    staffList: await read('/en/products', staff),
    staffPage: await read(`/en/products/${id}`, staff),
    export: await read('/en/products/export.csv', rider),
  }
  for (const [name, text] of Object.entries(pages)) expect(text, name).toMatch(/[Tt]o be confirmed/)
  for (const name of ['list', 'passport', 'staffList', 'export'] as const)
    expect(pages[name], name).not.toMatch(/\b2029\b/)
  expect(pages.page).toContain('From then on the last day is 15\u00a0Nov\u00a02029')
  expect(await read('/products', rider)).toContain('Registrazione da confermare')
  expect(await read(`/fr/products/${id}`, rider)).toContain('Enregistrement à confirmer')
})

test('with a proof of purchase, or made by a dealer, a registration is confirmed from the first day', async () => {
  const { rider, dealer, register, stored } = await openShop()
  await register(rider, true)
  await register(dealer, false, { serial_number: 'V4R-0510-A9999' })
  expect(await stored()).toMatchObject([
    { confirmed_by: 'receipt', warranty_expiry: '2029-11-15' },
    { confirmed_by: 'dealer', warranty_expiry: '2029-11-15' },
  ])
})

test('a cancelled order to another dealer leaves a registration confirmed by who makes it', async () => {
  const { app, dealer, register, stored } = await openShop()
  const lines = [line({ serialNumbers: [serial] })]
  await addOrder(app.portal, { of: await app.dealer(), status: 'Cancelled', lines })
  await register(dealer)
  expect(await stored()).toMatchObject([{ confirmed_by: 'dealer' }])
})

test('between the certain end and the longer one the list says neither in warranty nor expired', async () => {
  const { app, rider, register, read } = await openShop()
  const { id } = await register(rider)
  app.clock.advance(2.5 * 365 * 24 * 60 * 60_000)
  const later = await app.dealer({ company: rider, role: 'customer' })
  const texts = [await read('/en/products', later), await read(`/en/products/${id}`, later)]
  for (const text of texts) {
    const said = [...text.matchAll(/class="status[^"]*">([^<]*)</g)].map(([, word]) => word)
    expect(said).toContain('Registration to be confirmed')
    expect(said).not.toContain('Expired')
    expect(said).not.toContain('In warranty')
  }
})

test('a registration to be confirmed gives way to a dealer’s with a proof of purchase, and its author is told', async () => {
  const { app, rider, dealer, register, stored, read } = await openShop()
  const { id } = await register(rider)
  const [before] = await stored()
  const bare = await register(dealer)
  expect(bare.status).toBe(400)
  expect(bare.text).toContain('To register the bike, attach the proof of purchase.')
  expect(bare.text).not.toContain('Ciclista')
  const proved = await register(dealer, true, { date_of_purchase: '2026-11-10', colour: 'Rosso corsa' })
  expect([proved.status, proved.id]).toEqual([303, id])
  const [after, ...others] = await stored()
  expect(others).toEqual([])
  expect(after).toMatchObject({
    company_id: dealer.viewer.companyId,
    confirmed_by: 'receipt',
    colour: 'Rosso corsa',
    date_of_purchase: '2026-11-10',
    first_owner: true,
  })
  expect(after?.passport_code).not.toBe(before?.passport_code)
  expect((await app.fetch(`/en/products/${id}`, as(rider))).status).toBe(404)
  const page = await read(`/en/products/${id}`, dealer)
  expect(page).toContain('Registered in place of a registration to be confirmed')
  expect(page).not.toContain('Ciclista')
  const mails = await app.portal.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail.product').execute()
  expect(mails.map(({ payload }) => payload)).toEqual([
    { productId: id, accountId: rider.viewer.accountId, companyId: rider.viewer.companyId, mail: 'given-way' },
  ])
})

test('who lost a bicycle is told where to write where the imprint says it, and nothing of it where it does not', async () => {
  const { app, rider, dealer, register } = await openShop()
  const told = async (serialNumber: string) => {
    await register(rider, false, { serial_number: serialNumber })
    await register(dealer, true, { serial_number: serialNumber })
    await app.work()
    const mails = app.portal.db.selectFrom('sent_mail').select('body').where('to_address', '=', rider.viewer.email)
    return (await mails.orderBy('outbox_id', 'desc').executeTakeFirstOrThrow()).body
  }
  expect(await told(serial)).not.toMatch(/scrivi/i)
  const imprint = { it: 'Rossi Cicli S.r.l.\n\nE-mail: [info@rossi.example](mailto:info@rossi.example)' }
  await publishBrand(app, { texts: { privacy: {}, terms: {}, imprint } })
  expect(await told('V4R-0520-B1234')).toContain('scrivi a info@rossi.example e allega la prova d’acquisto')
})

test('a bicycle that gives way keeps the specifications that staff wrote', async () => {
  const { app, rider, dealer, register, stored, read } = await openShop()
  const { id } = await register(rider)
  const written = { intent: 'attributes', version: '1', firmware: '4.2.1' }
  expect((await app.fetch(`/en/products/${id}`, post(await app.staff(), written))).status).toBe(303)
  expect((await register(dealer, true)).id).toBe(id)
  expect(await stored()).toMatchObject([{ company_id: dealer.viewer.companyId, attributes: { firmware: '4.2.1' } }])
  expect(await read(`/en/products/${id}`, dealer)).toContain('4.2.1')
})

test('a confirmed registration gives way to nobody', async () => {
  const { rider, dealer, register, stored } = await openShop()
  await register(rider, true)
  const refused = await register(dealer, true)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('This serial number cannot be registered again')
  expect(await stored()).toMatchObject([{ company_id: rider.viewer.companyId }])
})

test('staff confirm a registration, once, and the history says so', async () => {
  const { app, rider, register, stored, read } = await openShop()
  const { id } = await register(rider)
  const staff = await app.staff()
  const place = `/en/products/${id}`
  expect(await read(place, staff)).toContain('Confirm the registration')
  expect(await read(place, rider)).not.toContain('Confirm the registration')
  expect((await app.fetch(place, post(rider, { intent: 'confirm' }))).status).toBe(404)
  for (let times = 0; times < 2; times += 1)
    expect((await app.fetch(place, post(staff, { intent: 'confirm' }))).status).toBe(303)
  expect(await stored()).toMatchObject([{ confirmed_by: 'staff', warranty_expiry: '2029-11-15' }])
  const page = await read(place, rider)
  expect(page).toContain('Registration confirmed')
  expect(page).not.toContain('to be confirmed')
  const events = await app.portal.db
    .selectFrom('product_event')
    .select('kind')
    .where('kind', '=', 'confirmed')
    .execute()
  expect(events).toHaveLength(1)
})

test('the proof of purchase that was missing is sent on the bicycle’s own page, and confirms it as it would have then', async () => {
  const { rider, register, prove, stored, read } = await openShop()
  const { id } = await register(rider)
  const again = await register(rider)
  expect([again.status, again.text.includes(`/en/products/${id}`)]).toEqual([400, true])
  const page = await read(`/en/products/${id}`, rider)
  expect(page).toMatch(/<input [^>]*name="receipt"/)
  expect(page).toContain('Send the proof of purchase')
  const bare = await prove(rider, id, false)
  expect([bare.status, (await bare.text()).includes('Attach the proof of purchase.')]).toEqual([400, true])
  const submission = randomUUID()
  expect([
    (await prove(rider, id, true, submission)).status,
    (await prove(rider, id, false, submission)).status,
  ]).toEqual([303, 303])
  expect(await stored()).toMatchObject([{ confirmed_by: 'receipt', warranty_expiry: '2029-11-15' }])
  const after = await read(`/en/products/${id}`, rider)
  for (const words of ['Registration confirmed', 'scontrino.jpg']) expect(after).toContain(words)
  expect(after).not.toContain('Send the proof of purchase')
})

test('a proof of purchase for a number that is not on the maker’s list waits for staff, who see it beside their button', async () => {
  const { app, rider, dealer, register, prove, stored, read } = await openShop()
  const listed = { serial_number: 'V4R-0510-A9999', serial_folded: 'V4R0510A9999', family: 'V4R' }
  await app.portal.db
    .insertInto('built_bicycle')
    .values({ ...listed, size: '', colour: '', listed_at: app.clock.now() })
    .execute()
  const { id } = await register(rider)
  expect(await read(`/en/products/${id}`, rider)).toContain('otherwise our after-sales team checks and confirms it')
  expect((await prove(dealer, id, true)).status).toBe(404)
  expect((await prove(rider, id, true)).status).toBe(303)
  expect(await stored()).toMatchObject([{ confirmed_by: null }])
  const own = await read(`/en/products/${id}`, rider)
  expect(own).toContain('our after-sales team confirms the registration')
  expect(own).not.toContain('Send the proof of purchase')
  const staff = await app.staff()
  const card = /id="warranty".*?<\/form>/s.exec(await read(`/en/products/${id}`, staff))?.[0] ?? ''
  for (const words of ['scontrino.jpg', 'Confirm the registration']) expect(card).toContain(words)
  expect((await prove(staff, id, true)).status).toBe(404)
})

test('a dealer’s word is not enough for a bicycle that was delivered to another shop', async () => {
  const { app, dealer, register, stored } = await openShop()
  const seller = await app.dealer()
  await addOrder(app.portal, { of: seller, lines: [line({ quantityShipped: 1, serialNumbers: [serial] })] })
  await register(dealer)
  expect(await stored()).toMatchObject([{ confirmed_by: null }])
  expect((await register(seller)).status).toBe(400)
  await register(seller, true)
  expect(await stored()).toMatchObject([{ company_id: seller.viewer.companyId, confirmed_by: 'receipt' }])
})
