import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { addProduct, handOn } from '#app/features/service/products/products.fixture.ts'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { type App, as, type Member, openApp, post } from '#tests/app.ts'
import { beginAt, checkRow, fill, pageOf, sign } from './checks.fixture.ts'

const bike = { frame_model: 'C68', serial_number: 'C68.54S.00987' }
const bought = { country: 'IT', date_of_purchase: '2026-11-20', rider_name: 'Luca Ferrari', size: '54s' }

async function delivering(fields = bike) {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Marco Rossi' })
  const id = await beginAt(app, dealer, '/en/checks/new', fields)
  return { app, dealer, id }
}

function productsIn({ portal }: App) {
  return portal.db.selectFrom('product').selectAll().orderBy('id').execute()
}

async function pdfOf(app: App, by: Member, id: number): Promise<string> {
  const answer = await app.fetch(`/en/checks/${id}/pdf`, as(by))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { texts } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

test('a delivery belongs to no bicycle whose number only looks alike: at the signing it is asked whether it is that one', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Marco Rossi' })
  const { id: other } = await addProduct(app.portal, { of: dealer, serial: 'C68.54S.O0987' })
  const id = await beginAt(app, dealer, '/en/checks/new', bike)
  expect((await checkRow(app, id)).product_id).toBeNull()
  await fill(app, dealer, id, 'pre-delivery')
  const { status, text } = await sign(app, dealer, id, bought)
  expect([status, (await productsIn(app)).map((product) => product.id)]).toEqual([400, [other]])
  expect(text).toContain('A number much like it is registered')
  expect((await sign(app, dealer, id, { ...bought, serial_confirmed: bike.serial_number })).status).toBe(303)
  expect(await productsIn(app)).toHaveLength(2)
})

test('the signing of a delivery registers the bicycle, its warranty and its holder, and nothing does before', async () => {
  const { app, dealer, id } = await delivering()
  await fill(app, dealer, id, 'pre-delivery')
  expect(await productsIn(app)).toEqual([])
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain('Sign and register the bike')
  const done = await sign(app, dealer, id, { ...bought, safety_contact: 'on' })
  expect(done.status, done.text.slice(0, 300)).toBe(303)
  const [product] = await productsIn(app)
  expect(product).toMatchObject({
    serial_number: 'C68.54S.00987',
    company_id: dealer.viewer.companyId,
    date_of_purchase: '2026-11-20',
    warranty_expiry: '2029-11-20',
    confirmed_by: 'dealer',
    safety_contact: true,
  })
  expect(await checkRow(app, id)).toMatchObject({
    state: 'signed',
    product_id: product?.id,
    holder_id: dealer.viewer.companyId,
    rider_name: 'Luca Ferrari',
  })
  expect(await pageOf(app, dealer, '/en/checks')).toContain('365 days: 1 of 1 registrations')
})

test('a delivery that cannot register its bicycle is not signed, and one without its customer neither', async () => {
  const { app, dealer, id } = await delivering()
  await fill(app, dealer, id, 'pre-delivery')
  for (const wrong of [{ rider_name: '' }, { date_of_purchase: '2026-12-24' }, { country: 'XX' }])
    expect((await sign(app, dealer, id, { ...bought, ...wrong })).status).toBe(400)
  const other = await app.dealer()
  await addProduct(app.portal, { of: other, serial: bike.serial_number })
  const taken = await sign(app, dealer, id, bought)
  expect([taken.status, taken.text.includes('Someone else has registered this bike')]).toEqual([409, true])
  expect(await checkRow(app, id)).toMatchObject({ state: 'open', product_id: null })
  expect(await productsIn(app)).toHaveLength(1)
})

test('signed on two phones at once, a delivery registers its bicycle once', async () => {
  const { app, dealer, id } = await delivering()
  const mate = await app.dealer({ company: dealer, role: 'workshop', name: 'Ugo Verdi' })
  await fill(app, dealer, id, 'pre-delivery')
  const both = await Promise.all([sign(app, dealer, id, bought), sign(app, mate, id, bought)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  expect(await productsIn(app)).toHaveLength(1)
})

test('a number that is none of its model begins no delivery', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch('/en/checks/new', post(dealer, { ...bike, intent: 'begin', serial_number: 'x' }))
  expect(answer.status).toBe(400)
  expect(await app.portal.db.selectFrom('bicycle_check').select('id').execute()).toEqual([])
})

test('a bicycle whose sales are stopped warns, and is not delivered', async () => {
  const { app, dealer, id } = await delivering()
  await fill(app, dealer, id, 'pre-delivery')
  const admin = await givePassword(app, await app.staff('admin'))
  const recall = await addDraft(app.portal, {
    by: admin.viewer.accountId,
    number: '2026-31',
    kind: 'stop_sale',
    families: [],
    serials: bike.serial_number,
  })
  const publish = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(`/en/console/recalls/${recall}`, post(admin, publish))).status).toBe(303)
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain('2026-31')
  const stopped = await sign(app, dealer, id, bought)
  expect([stopped.status, stopped.text.includes('Sales of this bike are stopped')]).toEqual([409, true])
  expect(await productsIn(app)).toEqual([])
})

test('the document goes with the bicycle, and tells nobody after who signed it as its rider', async () => {
  const { app, dealer, id } = await delivering()
  await fill(app, dealer, id, 'pre-delivery')
  await sign(app, dealer, id, bought)
  const [product] = await productsIn(app)
  const person = (name: string) => app.dealer({ role: 'customer', name })
  const [rider, next] = [await person('Rita Solari'), await person('Nora Neri')]
  expect(await pdfOf(app, dealer, id)).toContain('Luca Ferrari')
  expect((await app.fetch(`/en/checks/${id}/pdf`, as(rider))).status).toBe(404)
  await handOn(app, dealer, rider, product?.id ?? 0)
  await handOn(app, rider, next, product?.id ?? 0)
  const words = await pdfOf(app, next, id)
  for (const told of [
    'C68.54S.00987',
    'Pre-delivery inspection',
    '5 Nm',
    'Marco Officina',
    'The person who had the bike then',
  ])
    expect(words).toContain(told)
  expect(words).not.toContain('Luca Ferrari')
  const page = await pageOf(app, next, `/en/checks/${id}`)
  expect(page).not.toContain('Luca Ferrari')
  expect(page).not.toContain('Marco Rossi')
  expect(await pageOf(app, next, `/en/products/${product?.id}`)).toContain(`/en/checks/${id}/pdf`)
  const [photo] = await app.portal.db.selectFrom('attachment').select('id').where('check_id', '=', id).execute()
  expect((await app.fetch(`/files/${photo?.id}`, as(next))).status).toBe(200)
  expect((await app.fetch(`/files/${photo?.id}`, as(rider))).status).toBe(404)
})

test('anybody who scans a bicycle reads that it was inspected, and no name', async () => {
  const { app, dealer, id } = await delivering()
  await fill(app, dealer, id, 'pre-delivery')
  await sign(app, dealer, id, bought)
  const [product] = await productsIn(app)
  const passport = await (await app.fetch(`/en/p/${product?.passport_code}`)).text()
  expect(passport).toContain('Inspection before delivery')
  expect(passport).toContain('made, November 2026')
  expect(passport).not.toContain('Luca Ferrari')
  expect(passport).not.toContain('Marco')
})
