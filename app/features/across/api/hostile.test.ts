import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { bearing, sending, tokenFor } from './api.fixture.ts'

const at = '2026-11-01T08:00:00Z'
const order = {
  customerNumber: 'C-1',
  number: 'A-1',
  status: 'Released',
  createdAt: at,
  changedAt: at,
  orderDate: '2026-11-01',
  currency: 'EUR',
  netAmount: 100,
  vatAmount: 22,
  totalAmount: 122,
  addresses: { selling: { name: 'Bici' } },
  lines: [{ itemName: 'Telaio', quantity: 5, price: 20, amount: 100 }],
}
const item = { number: 'I-1', names: { it: 'Telaio' }, changedAt: at }
const stock = { item: 'I-1', light: 'in_stock', asOf: at }
const invoice = {
  customerNumber: 'C-1',
  kind: 'invoice',
  number: 'F-1',
  issuedOn: '2026-11-01',
  currency: 'EUR',
  netAmount: 1,
  vatAmount: 0,
  totalAmount: 1,
  openAmount: 1,
  changedAt: at,
}

async function opened() {
  const app = await openApp()
  const of = await app.dealer()
  const { companyId } = of.viewer
  await app.portal.db.updateTable('company').set({ customer_number: 'C-1' }).where('id', '=', companyId).execute()
  const admin = await app.staff('admin')
  return { app, of, admin, token: await tokenFor(app, { by: admin }) }
}

type Told = { status: number; type: string | null; pointers: unknown[] }

async function sent(
  app: Awaited<ReturnType<typeof openApp>>,
  token: string,
  path: string,
  row: unknown,
): Promise<Told> {
  const answer = await app.fetch(`/api/v1/${path}`, sending(token, { rows: [row] }))
  const { errors = [] } = (await answer.json()) as { errors?: { pointer: string }[] }
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    pointers: errors.map(({ pointer }) => pointer),
  }
}

const shipped = (line: object) => ({
  ...order,
  shipments: [{ carrier: 'DHL', lines: [{ line: 1, quantity: 1, ...line }] }],
})

/** What no calendar, no column or no shipment holds, and where that is said. */
const unkeepable: readonly [string, unknown, string][] = [
  ['orders', { ...order, changedAt: '0000-01-01T00:00:00Z' }, '/rows/0/changedAt'],
  ['orders', { ...order, createdAt: '0000-12-31T23:00:00Z' }, '/rows/0/createdAt'],
  ['orders', { ...order, changedAt: '9999-12-31T23:59:59-01:00' }, '/rows/0/changedAt'],
  ['items', { ...item, changedAt: '0000-01-01T00:00:00Z' }, '/rows/0/changedAt'],
  ['stock', { ...stock, asOf: '9999-12-31T23:59:59-01:00' }, '/rows/0/asOf'],
  ['invoices', { ...invoice, changedAt: '0000-01-01T00:00:00Z' }, '/rows/0/changedAt'],
  ['orders', shipped({ line: 2 ** 31 }), '/rows/0/shipments/0/lines/0/line'],
  ['orders', shipped({ line: 0 }), '/rows/0/shipments/0/lines/0/line'],
  ['orders', shipped({ quantity: 1e308 }), '/rows/0/shipments/0/lines/0/quantity'],
]

test('what no database keeps is refused at its place, and is no fault of the portal’s', async () => {
  const { app, token } = await opened()
  for (const [path, row, pointer] of unkeepable)
    expect(await sent(app, token, path, row), pointer).toEqual({
      status: 400,
      type: 'application/problem+json',
      pointers: [pointer],
    })
})

test('a row whose moment lies more than a day ahead is refused where it says so, and keeps out none that follow', async () => {
  const { app, token } = await opened()
  const ahead = (hours: number) => new Date(app.clock.now().getTime() + hours * 60 * 60_000).toISOString()
  for (const [path, row, name] of [
    ['orders', order, 'changedAt'],
    ['items', item, 'changedAt'],
    ['stock', stock, 'asOf'],
    ['invoices', invoice, 'changedAt'],
  ] as const) {
    const pointers = [`/rows/0/${name}`]
    expect(await sent(app, token, path, { ...row, [name]: ahead(25) }), path).toMatchObject({ status: 400, pointers })
    expect(await sent(app, token, path, row), path).toMatchObject({ status: 200, pointers: [] })
    expect(await sent(app, token, path, { ...row, [name]: ahead(23) }), path).toMatchObject({ status: 200 })
  }
})

test('amounts that contradict each other, and a currency there is not, are refused with the rule', async () => {
  const { app, token } = await opened()
  const told = async (path: string, row: unknown) => {
    const answer = await app.fetch(`/api/v1/${path}`, sending(token, { rows: [row] }))
    return ((await answer.json()) as { errors?: unknown }).errors
  }
  expect(await told('orders', { ...order, totalAmount: 999 })).toEqual([
    { pointer: '/rows/0/totalAmount', detail: 'is not the sum of netAmount and vatAmount' },
  ])
  expect(await told('invoices', { ...invoice, openAmount: 2 })).toEqual([
    { pointer: '/rows/0/openAmount', detail: 'is more than totalAmount' },
  ])
  expect(await told('orders', { ...order, currency: 'ZZZ' })).toEqual([
    { pointer: '/rows/0/currency', detail: 'is no code of a currency (ISO 4217), of three capital letters' },
  ])
})

test('what no database keeps of a text, half a character or a NUL, is left out of it', async () => {
  const { app, token } = await opened()
  expect((await sent(app, token, 'orders', { ...order, customerNumber: 'C-1\0' })).status).toBe(200)
  const link = 'https://bici.example/\0\ud83d'
  const lines = [{ item: 'Telaio', quantity: 1, price: 100 }]
  const quote = { number: 'P-1', company: 'C-1', title: 'Gara', currency: 'EUR', expiresOn: '2027-01-31', lines, link }
  expect(await sent(app, token, 'quotes', quote)).toMatchObject({ status: 200, pointers: [] })
})

test('a body that is no UTF-8, or says so, is refused: letters of another charset would be lost', async () => {
  const { app, token } = await opened()
  const row = { ...order, name: 'Città perché' }
  const latin = Buffer.from(JSON.stringify({ rows: [row] }), 'latin1')
  const call = async (body: BodyInit, headers: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
    const answer = await app.fetch('/api/v1/orders', bearing(token, init))
    return [answer.status, ((await answer.json()) as { type?: string }).type]
  }
  expect(await call(latin, {})).toEqual([400, '/api/v1#not-json'])
  for (const charset of ['iso-8859-1', '"windows-1252"', 'utf-16'])
    expect(await call(latin, { 'content-type': `application/json; charset=${charset}` }), charset).toEqual([
      415,
      '/api/v1#type-unsupported',
    ])
  const whole = JSON.stringify({ rows: [row] })
  const packed = gzipSync(whole)
  for (const body of [packed, whole])
    expect(await call(body, { 'content-encoding': 'gzip' })).toEqual([415, '/api/v1#encoding-unsupported'])
  expect(await app.portal.db.selectFrom('sales_order').select('id').execute()).toEqual([])
  for (const charset of ['utf-8', '"UTF-8"', 'utf8'])
    expect((await call(whole, { 'content-type': `application/json; charset=${charset}` }))[0], charset).toBe(200)
  const kept = app.portal.db.selectFrom('sales_order').select('name')
  expect(await kept.execute()).toEqual([{ name: 'Città perché' }])
})

test('a field that nobody knows is named wherever it stands, whatever it is called', async () => {
  const { app, token } = await opened()
  const line = { ...order.lines[0], colour: 'red' }
  for (const [row, pointer] of [
    [{ ...order, lines: [line] }, '/rows/0/lines/0/colour'],
    [{ ...order, addresses: { selling: { name: 'Bici', town: 'Cremona' } } }, '/rows/0/addresses/selling/town'],
    [{ ...order, addresses: { ...order.addresses, other: {} } }, '/rows/0/addresses/other'],
    [shipped({ lot: 'L-1' }), '/rows/0/shipments/0/lines/0/lot'],
    [{ ...order, 'a.b': 1 }, '/rows/0/a.b'],
    [{ ...order, lines: [{ ...order.lines[0], 'x/y.z': 1 }] }, '/rows/0/lines/0/x~1y.z'],
  ] as const)
    expect((await sent(app, token, 'orders', row)).pointers, pointer).toEqual([pointer])
})

test('what a parcel tells of one line in several parts is added up', async () => {
  const { app, token } = await opened()
  const lines = [
    { line: 1, quantity: 2 },
    { line: 1, quantity: 3 },
  ]
  const row = { ...order, shipments: [{ carrier: 'DHL', lines }] }
  expect((await sent(app, token, 'orders', row)).status).toBe(200)
  const kept = app.portal.db.selectFrom('sales_order_shipment_line').select(['line', 'quantity'])
  expect(await kept.execute()).toEqual([{ line: 1, quantity: 5 }])
})

test('of 500 rows every second of which is wrong the others are taken, and each wrong one is told where', async () => {
  const { app, token } = await opened()
  const rows = Array.from({ length: 500 }, (_, place) => ({
    ...order,
    number: `A-${place}`,
    ...(place % 2 === 1 && { currency: 'euro', lines: [{ itemName: '', quantity: -1, price: 1.5, amount: 'x' }] }),
  }))
  const answer = await app.fetch('/api/v1/orders', sending(token, { rows }))
  const { rows: fates } = (await answer.json()) as {
    rows: { key: string; fate: string; errors: { pointer: string }[] }[]
  }
  expect(answer.status).toBe(200)
  expect(fates.map(({ key }) => key)).toEqual(rows.map(({ number }) => number))
  expect(fates.filter(({ fate }) => fate === 'taken')).toHaveLength(250)
  expect(fates[499]?.errors.map(({ pointer }) => pointer)).toEqual([
    '/rows/499/currency',
    '/rows/499/lines/0/itemName',
    '/rows/499/lines/0/quantity',
    '/rows/499/lines/0/price',
    '/rows/499/lines/0/amount',
  ])
})

test('a call that is refused before it is read hears of it as of any other: by RFC 9457', async () => {
  const { app, token } = await opened()
  const calls: readonly [number, string, RequestInit][] = [
    [400, '/api/v1/tickets?limit=1&limit=2', bearing(token)],
    [400, '/api/v1/tickets?limit[]=1', bearing(token)],
    [401, '/api/v1/tickets?limit=1&limit=2', {}],
    [413, '/api/v1/orders', sending(token, {}, { 'content-length': '400000000' })],
    [401, '/api/v1/orders', { method: 'POST', body: '{}', headers: { 'content-length': '400000000' } }],
    [401, '/api/v1/tickets', bearing(`${token}x`)],
    [401, '/api/v1/tickets', bearing(`ammiraglia_${'A'.repeat(43)}`)],
  ]
  for (const [status, address, init] of calls) {
    const answer = await app.fetch(address, init)
    expect([answer.status, answer.headers.get('content-type')], address).toEqual([status, 'application/problem+json'])
  }
  const twice = await app.fetch('/api/v1/tickets?limit=1&limit=2', bearing(token))
  expect(await twice.json()).toMatchObject({
    errors: [{ parameter: 'limit', detail: 'stands there more than once' }],
  })
})

test('of calls that come all at once no more are answered than a minute holds', async () => {
  const { app, admin, token } = await opened()
  await app.portal.db.updateTable('api_token').set({ counted: 290, counted_from: app.clock.now() }).execute()
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.fetch('/api/v1/companies', bearing(token))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  const over = answers.find(({ status }) => status === 429)
  expect(over?.headers.get('content-type')).toBe('application/problem+json')
  expect(over?.headers.get('retry-after')).toBe('60')
  // One token’s flood is not another’s.
  const other = await tokenFor(app, { by: admin })
  expect((await app.fetch('/api/v1/companies', bearing(other))).status).toBe(200)
})

test('a token that is revoked while it is used opens nothing from then on, and a cookie beside it neither', async () => {
  const { app, admin, token } = await opened()
  const { id } = await app.portal.db.selectFrom('api_token').select('id').executeTakeFirstOrThrow()
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(200)
  await app.fetch('/en/console/api', post(admin, { intent: 'revoke', token: String(id) }))
  const { headers } = as(admin)
  const after = await app.fetch('/api/v1/tickets', bearing(token, headers === undefined ? {} : { headers }))
  expect([after.status, after.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  expect((await app.fetch('/api/v1/tickets', as(admin))).status).toBe(401)
})
