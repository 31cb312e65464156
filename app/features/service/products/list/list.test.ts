import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function pageOf(app: App, address: string, person: { cookie: string }) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

function numbersIn(page: string): number[] {
  return [...page.matchAll(/<a ([^>]*\brow-link\b[^>]*)>/g)].map(([, attributes = '']) =>
    Number(/href="[^"]*\/products\/(\d+)"/.exec(attributes)?.[1]),
  )
}

test('a company’s list holds its own products, the last bought first; staff see all, with whose they are', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer({ name: 'Bianca Bianchi' })
  const older = await addProduct(app.portal, { of: rossi, bought: '2026-01-10' })
  const newer = await addProduct(app.portal, {
    of: rossi,
    serial: 'V4R-0510-A1234',
    family: 'V4R',
    bought: '2026-05-10',
  })
  const other = await addProduct(app.portal, { of: bianchi, serial: 'TT1M00231', family: 'TT1', bought: '2026-02-10' })

  const { status, text } = await pageOf(app, '/en/products', rossi)
  expect(status).toBe(200)
  expect(numbersIn(text)).toEqual([newer.id, older.id])
  expect(text).toContain('2 bikes')
  expect(text).not.toContain('TT1M00231')
  const staff = await pageOf(app, '/en/products', await app.staff())
  expect(numbersIn(staff.text)).toEqual([newer.id, other.id, older.id])
  expect(staff.text).toContain('Customer')
  expect(staff.text).not.toContain('/products/new')
})

test('staff narrow the list and its export to one customer; for nobody else there is such a filter', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer()
  const admin = await app.staff('admin')
  const mine = await addProduct(app.portal, { of: rossi })
  await addProduct(app.portal, { of: bianchi, serial: 'TT1M00231', family: 'TT1' })
  const { companyId } = rossi.viewer
  await app.portal.db.updateTable('company').set({ name: 'Cicli Unici' }).where('id', '=', companyId).execute()
  const company = await pageOf(app, `/en/console/companies/${companyId}`, admin)
  expect(company.text).toContain(`href="/en/products?company=${companyId}"`)
  for (const more of ['', '&q=c68', '&family=C68', '&warranty=running']) {
    const { text } = await pageOf(app, `/en/products?company=${companyId}${more}`, admin)
    expect([more, numbersIn(text)]).toEqual([more, [mine.id]])
    expect(text.replaceAll('<!-- -->', '')).toContain('Customer: Cicli Unici')
    expect(text).toContain(`href="/en/products${more.replace('&', '?')}"`)
    expect(text).toContain(`name="company" value="${companyId}"`)
    expect(text).toContain(`/products/export.csv?${more ? `${more.slice(1)}&amp;` : ''}company=${companyId}"`)
  }
  const exported = await app.fetch(`/products/export.csv?company=${companyId}`, as(admin))
  expect((await exported.text()).trim().split('\r\n')).toHaveLength(2)
  // No company has this number.
  expect(numbersIn((await pageOf(app, '/en/products?company=799999', admin)).text)).toHaveLength(2)
  const own = await pageOf(app, `/en/products?company=${companyId}`, bianchi)
  expect(own.text).toContain('TT1M00231')
  expect(own.text).not.toContain('Cicli Unici')
  expect(own.text).not.toContain('name="company"')
  const page = await pageOf(app, `/en/products/${mine.id}`, admin)
  expect(page.text).toContain(`href="/en/products?company=${companyId}"`)
})

test('search, model and warranty narrow the list; what is not understood is as if it were not there', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  // An accent may be typed as a sign of its own.
  const colour = 'Blu notte opale\u0301'
  const running = await addProduct(app.portal, { of: dealer, colour, expiry: '2027-01-21' })
  const ending = await addProduct(app.portal, {
    of: dealer,
    serial: 'V4R-0510-A1234',
    family: 'V4R',
    expiry: '2027-01-20',
    bought: '2025-01-20',
  })
  const expired = await addProduct(app.portal, {
    of: dealer,
    serial: 'TT1M00231',
    family: 'TT1',
    expiry: '2026-11-20',
    bought: '2024-11-20',
  })
  const found = async (search: string) => numbersIn((await pageOf(app, `/en/products${search}`, dealer)).text)
  expect(await found('?q=BLU%20NOTTE')).toEqual([running.id])
  expect(await found(`?q=${encodeURIComponent('opalé')}`)).toEqual([running.id])
  expect(await found('?q=v4r0510')).toEqual([ending.id])
  expect(await found('?q=50%25')).toEqual([])
  expect(await found('?family=TT1')).toEqual([expired.id])
  expect(await found('?warranty=running')).toEqual([running.id])
  expect(await found('?warranty=ending')).toEqual([ending.id])
  expect(await found('?warranty=expired')).toEqual([expired.id])
  expect(await found('?warranty=expired&family=C68')).toEqual([])
  expect(await found('?warranty=nonsense&family=V9&after=abc')).toEqual([running.id, ending.id, expired.id])
  // A moment after the last day a calendar has.
  for (const search of ['?after=999999999999999-1', '?after=999999999999999-1&warranty=running'])
    expect((await pageOf(app, `/en/products${search}`, dealer)).status, search).toBe(200)
  const short = await pageOf(app, '/products?q=v4', dealer)
  expect(numbersIn(short.text)).toHaveLength(3)
  expect(short.text).toContain('almeno 3 caratteri per cercare')
  expect((await pageOf(app, '/fr/products?q=rien+du+tout', dealer)).text).toContain('Aucun résultat pour')
})

test('the days left are told from 60 days before the end, the last day included', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const expiries = ['2027-01-21', '2027-01-20', '2026-11-22', '2026-11-21', '2026-11-20']
  for (const [at, expiry] of expiries.entries())
    await addProduct(app.portal, { of: dealer, serial: `C68.51S.0012${at}`, expiry, bought: `2024-11-0${9 - at}` })
  const { text } = await pageOf(app, '/en/products', dealer)
  const said = [...text.matchAll(/class="status[^"]*">([^<]*)</g)].map(([, word]) => word)
  expect(said).toEqual(['In warranty', 'Ends in 60 days', 'Ends in 1 day', 'Ends today', 'Expired'])
  expect((await pageOf(app, '/products', dealer)).text).toContain('Scade tra 60 giorni')
})

test('a long list is turned page by page, and its export holds all of it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ids: number[] = []
  // All on the same day, so that only the number tells them apart.
  for (let count = 0; count < 30; count += 1)
    ids.push((await addProduct(app.portal, { of: dealer, serial: `C68.51S.001${10 + count}` })).id)
  ids.reverse()
  const first = await pageOf(app, '/en/products?family=C68', dealer)
  expect(numbersIn(first.text)).toEqual(ids.slice(0, 25))
  const next = /href="([^"]*after=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(numbersIn((await pageOf(app, next, dealer)).text)).toEqual(ids.slice(25))

  const exported = await app.fetch('/products/export.csv?family=C68', as(dealer))
  expect(exported.headers.get('content-type')).toContain('text/csv')
  expect(exported.headers.get('content-disposition')).toContain('"prodotti-2026-11-21.csv"')
  const lines = (await exported.text()).trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[0]).toContain('Numero di serie')
  // Days that a spreadsheet can sort.
  expect(lines[1]).toMatch(/;C68\.51S\.00139;\d{4}-\d\d-\d\d;\d{4}-\d\d-\d\d;/)
  expect(
    (await (await app.fetch('/products/export.csv?family=TT1', as(dealer))).text()).trim().split('\r\n'),
  ).toHaveLength(1)
})

test('an empty list leads to the first registration, and one that cannot be read says so', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const empty = await pageOf(app, '/en/products', dealer)
  expect(empty.text).toContain('No products')
  expect(empty.text).toContain('href="/en/products/new"')
  await app.owner.schema.alterTable('product').renameTo('product_away').execute()
  try {
    const { status, text } = await pageOf(app, '/en/products?family=C68', dealer)
    expect(status).toBe(500)
    expect(text).toContain('Error loading products')
    expect(text).toMatch(/href="\/en\/products\?family=C68"/)
    expect(app.errors().join('')).toContain('the list of products could not be read')
  } finally {
    await app.owner.schema.alterTable('product_away').renameTo('product').execute()
  }
})

test('without the module there are no products, whatever the address', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { id } = await addProduct(app.portal, { of: owner })
  const dealer = await app.dealer({ modules: ['tickets'] })
  for (const path of ['', '/export.csv', '/new', `/${id}`, `/${id}/label`, '/serial/C68.51S.00123'])
    expect([path, (await app.fetch(`/products${path}`, as(dealer))).status]).toEqual([path, 403])
})

test('the list asks the database at most four things, however many products it shows', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (let count = 0; count < 5; count += 1)
    await addProduct(app.portal, { of: dealer, serial: `C68.51S.0010${count}` })
  for (const search of ['', '?q=c68', '?family=C68', '?warranty=running'])
    expect((await app.queriesOf(() => app.fetch(`/products${search}`, as(dealer)))).length).toBeLessThanOrEqual(4)
})

test('with products and without tickets a bicycle is registered with its receipt, and tickets’ files stay closed', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['products'] })
  const upload = async (field: string) => {
    const form = new FormData()
    form.set('submission', randomUUID())
    form.set('field', field)
    form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF'))]), 'a.pdf')
    return (await app.fetch('/uploads', post(dealer, form))).status
  }
  expect([await upload('receipt'), await upload('attachments')]).toEqual([200, 403])
  const save = (form: string) => app.fetch('/drafts', post(dealer, { form, submission: randomUUID(), colour: 'Blu' }))
  expect([(await save('product')).status, (await save('ticket')).status]).toEqual([204, 403])
  const { id } = await addProduct(app.portal, { of: dealer })
  const page = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  expect(page).not.toContain(`/new-ticket?serial=`)
})
