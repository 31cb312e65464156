import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

function registration(more: Record<string, string> = {}) {
  return {
    submission: randomUUID(),
    country: 'IT',
    frame_model: 'C68',
    serial_number: 'C68.51S.00123',
    date_of_purchase: '2026-11-15',
    ...more,
  }
}

async function send(app: App, person: Member, fields: Record<string, string>, address = '/en/products/new') {
  const answer = await app.fetch(address, post(person, fields))
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

function productsOf(app: App) {
  return app.portal.db.selectFrom('product').selectAll().orderBy('id').execute()
}

test('a bicycle is registered with its warranty: 36 months within ten days of purchase, else 24', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const sent = await send(app, dealer, registration({ serial_number: ' c68.51s.00123 ', safety_contact: 'on' }))
  expect(sent.status).toBe(303)
  expect(sent.to).toMatch(/^\/en\/products\/\d+\?notice=registered$/)
  await send(app, dealer, registration({ serial_number: 'C68.51S.00200', date_of_purchase: '2026-11-10' }))
  await send(
    app,
    dealer,
    registration({ serial_number: 'C68.51S.00300', country: 'ES', date_of_purchase: '2026-11-10' }),
  )
  expect(await productsOf(app)).toMatchObject([
    { serial_number: 'C68.51S.00123', warranty_expiry: '2029-11-15', safety_contact: true },
    { serial_number: 'C68.51S.00200', warranty_expiry: '2028-11-10', safety_contact: false, first_owner: true },
    { serial_number: 'C68.51S.00300', warranty_expiry: '2029-11-10' },
  ])
  const page = await app.fetch(sent.to ?? '', as(dealer))
  expect(await page.text()).toContain('15\u00a0Nov\u00a02029')
})

test('a registration that comes again with another day of purchase or its receipt is not told as done: the bicycle is a tap away', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = registration()
  const sent = await send(app, dealer, fields)
  const to = (sent.to ?? '').replace('?notice=registered', '')
  const withReceipt = new FormData()
  for (const [name, value] of Object.entries(fields)) withReceipt.set(name, value)
  withReceipt.set('receipt', new File(['%PDF-1.7\n%%EOF'], 'fattura.pdf'))
  for (const body of [{ ...fields, date_of_purchase: '2025-11-15' }, withReceipt]) {
    const again = await app.fetch('/en/products/new', post(dealer, body))
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining(`<a href="${to}" target="_blank"`),
    ])
  }
  expect(await productsOf(app)).toMatchObject([{ date_of_purchase: '2026-11-15' }])
})

test('what a QR code holds, a link or two lines, comes to the number in it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const link = 'https://id.maker.example/bikes/V4R-0510-A1234?lang=it'
  expect((await send(app, dealer, registration({ frame_model: 'V4R', serial_number: link }))).status).toBe(303)
  const lines = 'V3-51S-\r\n22-00417'
  expect((await send(app, dealer, registration({ frame_model: 'V3', serial_number: lines }))).status).toBe(303)
  expect((await productsOf(app)).map((one) => one.serial_number)).toEqual(['V4R-0510-A1234', 'V3-51S-22-00417'])
})

test('a mistake brings the form back with what was typed, in the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const wrong = registration({ serial_number: 'V3-51S-22-00417', date_of_purchase: '2026-11-23' })
  const it = await send(app, dealer, wrong, '/products/new')
  expect(it.status).toBe(400)
  expect(it.text).toContain('La data di acquisto non può essere successiva a oggi.')
  expect(it.text).toContain('value="V3-51S-22-00417"')
  expect((await send(app, dealer, wrong, '/fr/products/new')).text).toContain(
    'ne peut pas être postérieure à aujourd’hui',
  )
  const ancient = { ...wrong, date_of_purchase: '0026-11-10' }
  expect((await send(app, dealer, ancient, '/products/new')).text).toContain('Inserisci una data valida.')
  expect(await productsOf(app)).toEqual([])
  // Kept as a draft too, for anyone who closes the tab.
  expect(await (await app.fetch('/products/new', as(dealer))).text()).toContain('value="V3-51S-22-00417"')
})

test('the proof of purchase goes with it: one photo or PDF, seen by its holder and nobody else', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const photo = new File([readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))], 'scontrino.webp')
  const form = (count: number) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(registration())) data.set(name, value)
    for (let at = 0; at < count; at += 1)
      data.append('receipt', at === 0 ? photo : new File(['%PDF-1.7\n%%EOF'], 'fattura.pdf'))
    return data
  }
  const two = await app.fetch('/en/products/new', post(dealer, form(2)))
  expect([two.status, await two.text()]).toEqual([400, expect.stringContaining('One file is enough')])
  const sent = await app.fetch('/en/products/new', post(dealer, form(1)))
  expect(sent.status).toBe(303)
  const page = await (await app.fetch(sent.headers.get('location') ?? '', as(dealer))).text()
  const file = /href="(\/files\/[^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('scontrino.jpg')
  expect((await app.fetch(file, as(dealer))).status).toBe(200)
  expect((await app.fetch(file, as(await app.dealer()))).status).toBe(404)
  expect((await app.fetch(file, as(await app.dealer({ company: dealer })))).status).toBe(200)
})

test('a number of the own company leads to its product; of another’s nothing is told but the ways on', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer({ name: 'Bianca Bianchi' })
  const { id } = await addProduct(app.portal, { of: bianchi, colour: 'Verde segreto' })
  const fields = registration()
  const own = await send(app, bianchi, fields)
  expect(own.status).toBe(400)
  expect(own.text).toContain(`href="/en/products/${id}"`)
  const taken = await send(app, rossi, fields)
  expect(taken.status).toBe(400)
  expect(taken.text).toContain('This serial number cannot be registered again')
  expect(taken.text).toContain('/en/products/new?way=transfer&amp;serial=C68.51S.00123')
  expect(taken.text).toContain('/en/new-ticket?serial=C68.51S.00123&amp;about=registration')
  for (const told of ['Bianchi', 'Verde segreto', `/products/${id}`, '2026-03-02', '2 Mar 2026'])
    expect(taken.text).not.toContain(told)
  expect(await productsOf(app)).toHaveLength(1)
})

test('a number that only looks like a registered one is confirmed and registered, with all that was typed', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer({ name: 'Bianca Bianchi' })
  const { id } = await addProduct(app.portal, { of: bianchi, family: 'V3R', serial: 'V3R22K00812', colour: 'Verde' })
  const fields = registration({ frame_model: 'V3R', serial_number: 'v3r22k00b12', colour: 'Rosso corsa' })
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  data.set('receipt', new File(['%PDF-1.7\n%%EOF'], 'fattura.pdf'))
  const warned = await app.fetch('/en/products/new', post(rossi, data))
  const text = await warned.text()
  expect(warned.status).toBe(400)
  expect(text).toContain('A similar number is already registered.')
  expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*name="serial_confirmed"[^>]*value="v3r22k00b12"/)
  for (const kept of ['value="v3r22k00b12"', 'Rosso corsa', 'fattura.pdf']) expect(text).toContain(kept)
  for (const told of ['Bianchi', 'Verde', `/products/${id}`, '2026-03-02', 'V3R22K00812'])
    expect(text).not.toContain(told)
  expect((await send(app, rossi, fields, '/products/new')).text).toContain('Un numero quasi uguale è già registrato.')
  expect((await send(app, rossi, fields, '/fr/products/new')).text).toContain('C’est bien ce numéro\u00a0: v3r22k00b12')

  // What was confirmed is that number and no other.
  const changed = await send(app, rossi, { ...fields, serial_number: 'V3R22KO0812', serial_confirmed: 'v3r22k00b12' })
  expect([changed.status, changed.text]).toEqual([400, expect.stringContaining('value="V3R22KO0812"')])
  const wrong = { ...fields, serial_confirmed: 'v3r22k00b12', date_of_purchase: '2026-11-23' }
  expect((await send(app, rossi, wrong)).text).toMatch(/<input[^>]*name="serial_confirmed"[^>]*checked=""/)
  expect((await send(app, rossi, { ...fields, serial_confirmed: 'v3r22k00b12' })).status).toBe(303)
  expect((await productsOf(app)).map((one) => one.serial_number)).toEqual(['V3R22K00812', 'V3R22K00B12'])
  const files = await app.portal.db.selectFrom('attachment').select('product_id').execute()
  expect(files.map((file) => file.product_id)).toEqual([expect.any(Number)])
})

test('a number that looks like one’s own is no other’s: its page is a step away, and each number leads to its bike', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer, family: 'V3R', serial: 'V3R22K00812' })
  const fields = registration({ frame_model: 'V3R', serial_number: 'V3R22K00B12' })
  const warned = await send(app, dealer, fields)
  expect(warned.text).toContain('Open your bike with the similar number')
  expect(warned.text).toContain(`href="/en/products/${id}"`)
  const { to } = await send(app, dealer, { ...fields, serial_confirmed: 'V3R22K00B12' })
  const second = /products\/\d+/.exec(to ?? '')?.[0]
  const leads = async (serial: string) =>
    (await app.fetch(`/en/products/serial/${serial}`, as(dealer))).headers.get('location')
  expect(await leads('V3R22K00B12')).toBe(`/en/${second}`)
  expect(await leads('V3R22K00812')).toBe(`/en/products/${id}`)
  // Read O for 0, it still leads to one of them.
  expect(await leads('V3R22KOO812')).toBe(`/en/products/${id}`)
  const again = await send(app, dealer, { ...fields, submission: randomUUID() })
  expect(again.text).toContain('This bike is already among your products')
})

test('of many who register one bicycle at the same moment one does, and a doubled post registers once', async () => {
  const app = await openApp()
  const people = await Promise.all(Array.from({ length: 5 }, () => app.dealer()))
  const answers = await Promise.all(people.map((person) => send(app, person, registration())))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400, 400, 400, 400])
  const [dealer] = people
  if (!dealer) throw new Error('nobody')
  const twice = registration({ serial_number: 'C68.51S.00999' })
  const [one, two] = await Promise.all([send(app, dealer, twice), send(app, dealer, twice)])
  expect([one.status, two.status, one.to]).toEqual([303, 303, two.to])
  expect(await productsOf(app)).toHaveLength(2)
})

test('a form of a registration that was sent registers another bicycle as well, and the same one once', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = registration()
  const first = await send(app, dealer, fields)
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, serial_number: 'C68.51S.00200' })) data.set(name, value)
  data.set('receipt', new File(['%PDF-1.7\n%%EOF'], 'fattura.pdf'))
  const second = await app.fetch('/en/products/new', post(dealer, data))
  const [one, two, ...more] = await productsOf(app)
  expect([one?.serial_number, two?.serial_number, more]).toEqual(['C68.51S.00123', 'C68.51S.00200', []])
  expect(first.to).toBe(`/en/products/${one?.id}?notice=registered`)
  expect(second.headers.get('location')).toBe(`/en/products/${two?.id}?notice=registered`)
  const files = await app.portal.db.selectFrom('attachment').select('product_id').execute()
  expect(files).toEqual([{ product_id: two?.id }])

  expect((await send(app, dealer, fields)).to).toBe(first.to)
  const again = await send(app, dealer, { ...fields, serial_number: 'C68.51S.00200' })
  expect(again.to).toBe(second.headers.get('location'))
  expect(await productsOf(app)).toHaveLength(2)
})

test('a serial number leads to the own product, else to its registration, no matter who holds it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const other = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer })
  const to = async (person: { cookie: string }, serial: string) => {
    const answer = await app.fetch(`/en/products/serial/${serial}`, as(person))
    return [answer.status, answer.headers.get('location')]
  }
  expect(await to(dealer, 'c68.51s.00123')).toEqual([303, `/en/products/${id}`])
  expect(await to(other, 'C68.51S.00123')).toEqual([303, '/en/products/new?serial=C68.51S.00123'])
  expect(await to(other, 'C68.51S.99999')).toEqual([303, '/en/products/new?serial=C68.51S.99999'])
  const staff = await app.staff()
  expect(await to(staff, 'C68.51S.00123')).toEqual([303, `/en/products/${id}`])
  expect(await to(staff, 'C68.51S.99999')).toEqual([303, '/en/products?q=C68.51S.99999'])
  const form = await (await app.fetch('/en/products/new?serial=C68.51S.99999', as(other))).text()
  expect(form).toContain('value="C68.51S.99999"')
  expect(form).toContain('The bike C68.51S.99999 is not among your products yet')
  expect(form).toMatch(/<input[^>]*name="frame_model"[^>]*checked=""[^>]*value="C68"/)
  // TT1 and V3R cannot be told apart.
  const both = await (await app.fetch('/en/products/new?serial=TT1M00231', as(other))).text()
  expect(both).not.toMatch(/<input[^>]*name="frame_model"[^>]*checked=""/)
  const own = await (await app.fetch('/en/products/new?serial=C68.51S.00123', as(dealer))).text()
  expect(own).not.toContain('not among your products yet')
  expect((await app.fetch('/en/products/new', as(staff))).status).toBe(404)
})

test('safety and marketing are two consents, both left to the rider who registers', async () => {
  const app = await openApp()
  const text = await (await app.fetch('/en/products/new', as(await app.dealer({ role: 'customer' })))).text()
  for (const name of ['safety_contact', 'marketing']) {
    const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? ''
    expect(input).toContain('type="checkbox"')
    expect(input).not.toContain('checked')
  }
  expect(text).toContain('never advertising')
})

test('who signs in on the way to taking a bike over is not led to registering one', async () => {
  const app = await openApp()
  const page = await (await app.fetch('/en/products/new?way=transfer&serial=C68.51S.00123')).text()
  expect(page).toContain('action="/en/products/new?way=transfer&amp;serial=C68.51S.00123&amp;sign-in="')
})
