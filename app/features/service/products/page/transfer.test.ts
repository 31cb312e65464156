import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { changeRole, removePerson, setDisabled } from '#app/features/people/company/company.server.ts'
import { addProduct } from '../products.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
const day = 24 * 60 * 60_000

async function codeFor(app: App, holder: Member, id: number): Promise<string> {
  expect((await app.fetch(`/en/products/${id}`, post(holder, { intent: 'transfer' }))).status).toBe(303)
  const page = await (await app.fetch(`/en/products/${id}`, as(holder))).text()
  return /<strong class="serial">([^<]+)</.exec(page)?.[1] ?? ''
}

function entry(activity: string, text: string) {
  return { intent: 'activity', submission: randomUUID(), activity, day: '2026-10-01', text }
}

async function claim(app: App, person: Member, code: string, serial = 'C68.51S.00123', submission = randomUUID()) {
  const fields = { submission, serial_number: serial, code, safety_contact: 'on' }
  const answer = await app.fetch('/en/products/new?way=transfer', post(person, fields))
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

test('a bicycle changes hands by its number and a code, with its technical history and nothing personal', async () => {
  const app = await openApp()
  const seller = await app.dealer({ name: 'Serena Venditrice' })
  const buyer = await app.dealer({ name: 'Carlo Compratore' })
  const { id, passport } = await addProduct(app.portal, { of: seller })
  await app.fetch(`/products/${id}`, post(seller, entry('yearly', 'Cliente Rinaldi, ruota storta')))
  await app.fetch(`/products/${id}`, post(seller, entry('note', 'Pagherà a rate')))
  const code = await codeFor(app, seller, id)

  const moved = await claim(app, buyer, code.toLowerCase().replaceAll('-', ' '))
  expect([moved.status, moved.to]).toEqual([303, `/en/products/${id}?notice=taken-over`])
  expect((await app.fetch(`/en/products/${id}`, as(seller))).status).toBe(404)
  const page = await (await app.fetch(`/en/products/${id}`, as(buyer))).text()
  for (const kept of [
    'Yearly service',
    '1 Oct 2026',
    'Change of owner',
    'Change confirmed by',
    'Carlo Compratore',
    'Earlier owner',
  ])
    expect(page).toContain(kept)
  for (const left of ['Serena', 'Rinaldi', 'rate', 'Transfer code created']) expect(page).not.toContain(left)
  // The sticker on the bicycle leads where it led.
  expect((await app.fetch(`/en/p/${passport}`)).status).toBe(200)
  // Used, the code is good for nobody.
  expect((await claim(app, await app.dealer(), code)).status).toBe(400)
})

test('both sides hear of a change of owner, each in their language and neither of the other', async () => {
  const app = await openApp()
  const holder = await app.dealer({ name: 'Serena Venditrice', locale: 'fr' })
  const seller = await app.dealer({ company: holder, name: 'Sandro Commesso', locale: 'en' })
  const buyer = await app.dealer({ role: 'customer', name: 'Carlo Compratore' })
  const { id } = await addProduct(app.portal, { of: holder, name: 'C68 Strada' })
  const code = await codeFor(app, seller, id)
  const submission = randomUUID()
  for (let times = 0; times < 2; times += 1) await claim(app, buyer, code, undefined, submission)
  await app.work()
  const columns = ['to_address as to', 'subject', 'body'] as const
  const mails = await app.portal.db.selectFrom('sent_mail').select(columns).orderBy('to_address').execute()
  const by = (person: Member) => mails.filter(({ to }) => to === person.viewer.email)
  expect(mails).toHaveLength(3)
  expect(by(holder)).toMatchObject([{ subject: 'Changement de propriétaire\u00a0: C68.51S.00123' }])
  expect(by(seller)).toMatchObject([{ subject: 'Change of owner: C68.51S.00123' }])
  expect(by(buyer)).toMatchObject([{ subject: 'La bici C68.51S.00123 è tra i tuoi prodotti' }])
  expect(by(seller)[0]?.body).toContain('no longer among your products')
  expect(by(buyer)[0]?.body).toContain(`/products/${id}`)
  for (const { body } of [...by(holder), ...by(seller)]) {
    expect(body).toContain('C68 Strada')
    expect(body).not.toMatch(/Compratore/)
  }
  expect(by(buyer)[0]?.body).not.toMatch(/Venditrice|Commesso/)
})

test('who has left a dealer hears nothing of its bicycles; its owner does', async () => {
  const app = await openApp()
  const owner = await app.dealer({ locale: 'en' })
  const [left, other] = [
    await app.dealer({ company: owner, role: 'sales' }),
    await app.dealer({ company: owner, role: 'sales' }),
  ]
  const { id } = await addProduct(app.portal, { of: left })
  const { portal } = app
  const { companyId } = owner.viewer
  expect(await removePerson(portal, owner.viewer, companyId, left.viewer.accountId)).toBeUndefined()
  const [buyer, next] = [await app.dealer({ role: 'customer' }), await app.dealer({ role: 'customer' })]
  const read = async () => {
    await app.work()
    const mails = await portal.db.selectFrom('sent_mail').select('to_address as to').orderBy('outbox_id').execute()
    await portal.db.deleteFrom('sent_mail').execute()
    return mails.map(({ to }) => to)
  }
  await claim(app, buyer, await codeFor(app, owner, id))
  expect(await read()).toEqual([owner.viewer.email, buyer.viewer.email])
  // Who is there is told, and no longer once they have left before it is sent.
  const { id: second } = await addProduct(portal, { of: other, serial: 'C68.51S.00124' })
  await claim(app, next, await codeFor(app, other, second), 'C68.51S.00124')
  expect(await removePerson(portal, owner.viewer, companyId, other.viewer.accountId)).toBeUndefined()
  expect(await read()).toEqual([next.viewer.email])
})

test('the code of somebody who has left the company, is shut out or became a mechanic takes no bicycle', async () => {
  const app = await openApp()
  const [owner, admin, buyer] = [await app.dealer(), await app.staff('admin'), await app.dealer({ role: 'customer' })]
  const group = [app.portal, owner.viewer, owner.viewer.companyId] as const
  for (const [at, end] of [
    (id: number) => removePerson(...group, id),
    (id: number) => setDisabled(app.portal, admin.viewer, owner.viewer.companyId, id, true),
    (id: number) => changeRole(...group, id, 'workshop'),
  ].entries()) {
    const maker = await app.dealer({ company: owner, role: 'sales' })
    const serial = `C68.51S.0012${at}`
    const { id } = await addProduct(app.portal, { of: owner, serial })
    const code = await codeFor(app, maker, id)
    expect(await end(maker.viewer.accountId)).toBeUndefined()
    expect((await claim(app, buyer, code, serial)).status).toBe(400)
    expect((await claim(app, buyer, await codeFor(app, owner, id), serial)).status).toBe(303)
  }
})

test('of several who use a code at the same moment one gets the bicycle', async () => {
  const app = await openApp()
  const seller = await app.dealer()
  const { id } = await addProduct(app.portal, { of: seller })
  const code = await codeFor(app, seller, id)
  const buyers = await Promise.all(Array.from({ length: 5 }, () => app.dealer()))
  const answers = await Promise.all(buyers.map((buyer) => claim(app, buyer, code)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400, 400, 400, 400])
  const moves = await app.portal.db.selectFrom('product_event').select('id').where('kind', '=', 'transferred').execute()
  expect(moves).toHaveLength(1)
})

test('one’s own bicycle is not taken over, and a form sent twice is', async () => {
  const app = await openApp()
  const [seller, buyer] = [await app.dealer(), await app.dealer()]
  const { id } = await addProduct(app.portal, { of: seller })
  const code = await codeFor(app, seller, id)
  const own = await claim(app, seller, code)
  expect(own.status).toBe(400)
  expect(own.text).toContain('This bike is already among your products')
  expect(own.text).toContain(`href="/en/products/${id}"`)
  expect(own.text).toContain(`value="${code}"`)
  const submission = randomUUID()
  for (let times = 0; times < 2; times += 1)
    expect((await claim(app, buyer, code, undefined, submission)).to).toBe(`/en/products/${id}?notice=taken-over`)
  expect((await claim(app, buyer, code)).status).toBe(400)
  const moves = await app.portal.db.selectFrom('product_event').select('id').where('kind', '=', 'transferred').execute()
  expect(moves).toHaveLength(1)
})

test('a code is stored as a hash, lasts two weeks, and is void once withdrawn or made again', async () => {
  const app = await openApp()
  const seller = await app.dealer()
  const buyer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: seller })
  const first = await codeFor(app, seller, id)
  const [row] = await app.portal.db.selectFrom('product_transfer').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(first)
  app.clock.advance(1000)
  const second = await codeFor(app, seller, id)
  expect(second).not.toBe(first)
  expect((await claim(app, buyer, first)).status).toBe(400)
  await app.fetch(`/products/${id}`, post(seller, { intent: 'withdraw-transfer' }))
  expect((await claim(app, buyer, second)).status).toBe(400)
  app.clock.advance(1000)
  const third = await codeFor(app, seller, id)
  app.clock.advance(14 * day)
  expect((await claim(app, buyer, third)).status).toBe(400)
  expect(await (await app.fetch(`/en/products/${id}`, as(seller))).text()).not.toContain(third)
})

test('wrong codes are answered alike whatever is wrong, ten times a quarter of an hour', async () => {
  const app = await openApp()
  const seller = await app.dealer()
  const buyer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: seller })
  const code = await codeFor(app, seller, id)
  const sentence = 'Serial number and code do not match'
  for (const [tried, serial] of [
    ['7K2M-Q9TX-4HBD', 'C68.51S.00123'],
    [code, 'C68.51S.99999'],
  ] as const)
    expect(await claim(app, buyer, tried, serial)).toMatchObject({
      status: 400,
      text: expect.stringContaining(sentence),
    })
  for (let at = 0; at < 8; at += 1) await claim(app, buyer, `wrong ${at}`)
  expect((await claim(app, buyer, code)).status).toBe(429)
  app.clock.advance(16 * 60_000)
  expect((await claim(app, buyer, code)).status).toBe(303)
})

test('a shop hands a bicycle to its first owner, whose warranty and legal guarantee stay', async () => {
  const app = await openApp()
  const shop = await app.dealer()
  const rider = await app.dealer({ role: 'customer' })
  const other = await app.dealer({ role: 'customer' })
  const registration = {
    submission: randomUUID(),
    country: 'ES',
    frame_model: 'C68',
    serial_number: 'C68.51S.00123',
    date_of_purchase: '2026-11-01',
  }
  const sent = await app.fetch('/en/products/new', post(shop, registration))
  const id = Number(/products\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1])
  const stored = () => app.portal.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
  const page = async (person: Member) => (await app.fetch(`/en/products/${id}`, as(person))).text()

  await claim(app, rider, await codeFor(app, shop, id))
  expect(await stored()).toMatchObject({ first_owner: true, warranty_expiry: '2029-11-01' })
  const riders = await page(rider)
  for (const kept of [
    'First owner',
    'Change of owner',
    'Change confirmed by',
    'Legal guarantee',
    '1\u00a0Nov\u00a02029',
  ])
    expect(riders).toContain(kept)
  expect(riders).not.toContain('Registered by')

  await claim(app, other, await codeFor(app, rider, id))
  // Registered on the twentieth day: the rest was the law's.
  expect(await stored()).toMatchObject({ first_owner: false, warranty_expiry: '2028-11-01' })
  expect(await page(other)).toContain('Subsequent owner')
})

test('of a warranty for the first owner alone a later owner’s list, page and passport promise nothing, as a claim’s verdict does', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const other = await app.dealer({ role: 'customer' })
  await publishForTest(app, ({ rules, ...catalogue }) => ({
    ...catalogue,
    rules: rules.map((rule) => ({ ...rule, firstOwnerOnly: true })),
  }))
  const { id, passport } = await addProduct(app.portal, { of: rider, confirmedBy: 'dealer' })
  const textOf = async (address: string, person: Member) => (await app.fetch(`/en${address}`, as(person))).text()
  expect(await textOf(`/products/${id}`, rider)).toContain('In warranty')

  await claim(app, other, await codeFor(app, rider, id))
  expect(await textOf('/products?warranty=running', other)).not.toContain('C68.51S.00123')
  expect(await textOf('/products?warranty=expired', other)).toContain('C68.51S.00123')
  for (const address of [`/products/${id}`, `/p/${passport}`, '/products/export.csv']) {
    const text = await textOf(address, other)
    expect([address, text.includes('Expired'), text.includes('In warranty')]).toEqual([address, true, false])
  }
  const bicycle = { country: 'IT', frame_model: 'C68', serial_number: 'C68.51S.00123' }
  const damage = { damage_phase: 'field', part_involved: 'frame', kind_of_damage: 'functional' }
  const asked = new URLSearchParams({ ...bicycle, ...damage })
  const told = await textOf(`/new-ticket/coverage?${asked}`, other)
  expect(told).toContain('"verdict":"not-covered"')
  expect(told).toContain('for the first owner only')
})

test('a bicycle a shop took over from a rider has no first owner any more', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const shop = await app.dealer()
  const buyer = await app.dealer({ role: 'customer' })
  const { id } = await addProduct(app.portal, { of: rider, country: 'ES', bought: '2026-03-02', expiry: '2029-03-02' })
  await app.portal.db.updateTable('product').set({ registered_on: '2026-06-01' }).where('id', '=', id).execute()
  const later = { warranty_expiry: '2028-03-02', first_owner: false, safety_contact: true }
  await claim(app, shop, await codeFor(app, rider, id))
  expect(await app.portal.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()).toMatchObject(later)
  await claim(app, buyer, await codeFor(app, shop, id))
  expect(await app.portal.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()).toMatchObject(later)
})

test('of two numbers that look alike the code tells which bicycle is meant, and one’s own stays one’s own', async () => {
  const app = await openApp()
  const [one, two, buyer] = [await app.dealer(), await app.dealer(), await app.dealer()]
  const first = await addProduct(app.portal, { of: one, family: 'V3R', serial: 'V3R22K00812' })
  const second = await addProduct(app.portal, { of: two, family: 'V3R', serial: 'V3R22K00B12' })
  const code = await codeFor(app, two, second.id)
  const moved = await claim(app, buyer, code, 'V3R22KOO812')
  expect(moved.to).toBe(`/en/products/${second.id}?notice=taken-over`)
  const other = await claim(app, buyer, await codeFor(app, one, first.id), 'V3R22K00812')
  expect(other.to).toBe(`/en/products/${first.id}?notice=taken-over`)
  const own = await claim(app, buyer, await codeFor(app, buyer, first.id), 'V3R22K00B12')
  expect([own.status, own.text]).toEqual([400, expect.stringContaining('This bike is already among your products')])
})

test('neither a workshop nor staff give a bicycle away', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const { id } = await addProduct(app.portal, { of: owner })
  expect((await app.fetch(`/products/${id}`, post(workshop, { intent: 'transfer' }))).status).toBe(403)
  expect((await app.fetch(`/products/${id}`, post(await app.staff(), { intent: 'transfer' }))).status).toBe(404)
  expect(await (await app.fetch(`/en/products/${id}`, as(workshop))).text()).not.toContain('Create code')
})
