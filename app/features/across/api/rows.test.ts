import { expect, test } from 'vitest'
import { orderInput } from '#app/features/trade/orders/orders.fixture.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { apiLimits } from '#app/limits.ts'
import { openApp } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { bearing, sending, tokenFor } from './api.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Row = { key: string; fate: string; errors: { pointer: string; detail: string }[] }

async function opened() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const of = await app.dealer()
  await app.portal.db
    .updateTable('company')
    .set({ customer_number: 'C-100' })
    .where('id', '=', of.viewer.companyId)
    .execute()
  const token = await tokenFor(app, { by: admin })
  return { app, admin, of, token }
}

async function send(app: App, token: string, to: string, rows: unknown, headers: Record<string, string> = {}) {
  const answer = await app.fetch(`/api/v1/${to}`, sending(token, { rows }, headers))
  return { status: answer.status, body: (await answer.json()) as { rows?: Row[]; errors?: unknown; type?: string } }
}

function orderRow(number: string, customerNumber = 'C-100') {
  const { companyId: _companyId, ...order } = orderInput({ of: { viewer: { companyId: 0 } } })
  return { ...order, number, customerNumber }
}

test('orders arrive by hundreds, each with its fate, and are the dealer’s to read by the API', async () => {
  const { app, admin, of, token } = await opened()
  const rows = Array.from({ length: apiLimits.rowsACall }, (_, at) => orderRow(`A-${at}`))
  const began = performance.now()
  const first = await send(app, token, 'orders', rows)
  console.info(`${rows.length} orders in one call: ${Math.round(performance.now() - began)} ms`)
  expect(first.status).toBe(200)
  expect(first.body.rows?.every(({ fate }) => fate === 'taken')).toBe(true)
  const again = await send(app, token, 'orders', rows)
  expect(again.body.rows?.every(({ fate }) => fate === 'unchanged')).toBe(true)
  const own = await tokenFor(app, { by: admin, of })
  const list = await app.fetch('/api/v1/orders?limit=100', bearing(own))
  const { data, next } = (await list.json()) as { data: { number: string; lines: unknown[] }[]; next: string }
  expect([data.length, typeof next]).toEqual([100, 'string'])
  expect((await send(app, token, 'orders', [...rows, orderRow('one-more')])).status).toBe(400)
})

test('a row that is wrong names its field and keeps no other row out; a call of wrong rows alone has failed', async () => {
  const { app, token } = await opened()
  const bad = { ...orderRow('A-2'), colour: 'red', totalAmount: '12' }
  const mixed = await send(app, token, 'orders', [orderRow('A-1'), bad, orderRow('A-3', 'C-999')])
  expect(mixed.status).toBe(200)
  expect(mixed.body.rows).toMatchObject([
    { key: 'A-1', fate: 'taken', errors: [] },
    { key: 'A-2', fate: 'refused' },
    { key: 'A-3', fate: 'refused', errors: [{ pointer: '/rows/2/customerNumber' }] },
  ])
  expect(mixed.body.rows?.[1]?.errors).toEqual(
    expect.arrayContaining([
      { pointer: '/rows/1/colour', detail: 'is no field we know' },
      { pointer: '/rows/1/totalAmount', detail: 'has the wrong type: number is wanted' },
    ]),
  )
  const failed = await send(app, token, 'orders', [bad])
  expect([failed.status, failed.body.type]).toEqual([400, '/api/v1#rows-refused'])
  expect(failed.body.errors).toEqual(
    expect.arrayContaining([{ pointer: '/rows/0/colour', detail: 'is no field we know' }]),
  )
  const odd = [
    orderRow('A-9'),
    { ...orderRow('A-10'), 'a\u0000\ud800': 1, number: `${'x'.repeat(59)}\u{1F6B2}` },
    [[]],
    null,
  ]
  const told = await send(app, token, 'orders', odd, { 'idempotency-key': 'odd' })
  expect(told.body.rows?.map(({ fate }) => fate)).toEqual(['taken', 'refused', 'refused', 'refused'])
  expect(await send(app, token, 'orders', odd, { 'idempotency-key': 'odd' })).toEqual(told)
  expect((await send(app, token, 'orders', [])).status).toBe(400)
  expect((await send(app, token, 'orders', 'none')).status).toBe(400)
})

test('companies, items, availability and invoices arrive by hundreds as well, and are the same when they come again', async () => {
  const { app, token } = await opened()
  const changedAt = '2026-11-20T09:00:00Z'
  const places = Array.from({ length: apiLimits.rowsACall }, (_, at) => at)
  const rowsOf = {
    companies: places.map((at) => ({
      customerNumber: `N-${at}`,
      name: `Cicli ${at}`,
      country: 'IT',
      people: [
        { personEmail: `ada${at}@bici.example` },
        { personEmail: `bo${at}@bici.example`, personRole: 'workshop' },
      ],
    })),
    items: places.map((at) => ({ number: `I-${at}`, names: { it: `Sella ${at}` }, changedAt })),
    stock: places.map((at) => ({ item: `I-${at}`, light: 'few', asOf: changedAt })),
    invoices: places.map((at) => ({
      customerNumber: `N-${at}`,
      kind: 'invoice',
      number: `F-${at}`,
      issuedOn: '2026-11-20',
      currency: 'EUR',
      netAmount: 1000,
      vatAmount: 220,
      totalAmount: 1220,
      openAmount: 1220,
      changedAt,
      lines: [{ itemName: 'Sella', quantity: 1, price: 1000, amount: 1000 }],
    })),
  }
  for (const [name, rows] of Object.entries(rowsOf)) {
    const began = performance.now()
    const first = await send(app, token, name, rows)
    console.info(`${rows.length} ${name} in one call: ${Math.round(performance.now() - began)} ms`)
    expect(new Set(first.body.rows?.map(({ fate }) => fate)), name).toEqual(new Set(['taken']))
    const again = await send(app, token, name, rows)
    expect(new Set(again.body.rows?.map(({ fate }) => fate)), name).toEqual(new Set(['unchanged']))
  }
  const invited = app.portal.db.selectFrom('invite').select('token_hash').where('token_hash', 'is not', null)
  expect(await invited.execute()).toHaveLength(1000)
  const mails = app.portal.db.selectFrom('outbox').select('id').where('kind', '=', 'mail.invite')
  expect(await mails.execute()).toHaveLength(1000)
  const renamed = rowsOf.companies.map((row, at) => (at % 2 === 0 ? row : { ...row, name: `${row.name} srl` }))
  const changed = await send(app, token, 'companies', renamed)
  expect(changed.body.rows?.filter(({ fate }) => fate === 'taken')).toHaveLength(250)
  const events = app.portal.db.selectFrom('company_event').select('detail').where('kind', '=', 'changed')
  expect((await events.execute())[0]).toEqual({ detail: { changes: { name: ['Cicli 1', 'Cicli 1 srl'] } } })
})

test('items, availability and invoices are taken in as orders are', async () => {
  const { app, token } = await opened()
  const at = '2026-11-20T09:00:00Z'
  const item = { number: 'I-1', names: { it: 'Sella', en: 'Saddle', fr: 'Selle' }, changedAt: at }
  expect((await send(app, token, 'items', [item])).body.rows).toEqual([{ key: 'I-1', fate: 'taken', errors: [] }])
  const older = { ...item, names: { it: 'Vecchia' }, changedAt: '2026-11-01T09:00:00Z' }
  expect((await send(app, token, 'items', [older])).body.rows).toMatchObject([{ fate: 'older' }])
  const stock = { item: 'I-1', light: 'few', asOf: at }
  expect((await send(app, token, 'stock', [stock])).body.rows).toMatchObject([{ fate: 'taken' }])
  const invoice = {
    customerNumber: 'C-100',
    kind: 'invoice',
    number: 'F-1',
    issuedOn: '2026-11-20',
    currency: 'EUR',
    netAmount: 1000,
    vatAmount: 220,
    totalAmount: 1220,
    openAmount: 1220,
    changedAt: at,
  }
  expect((await send(app, token, 'invoices', [invoice])).body.rows).toMatchObject([{ key: 'F-1', fate: 'taken' }])
})

test('companies, quotes and bicycles go the way of an import: validated by its rules, compared, and written together', async () => {
  const { app, token } = await opened()
  const company = {
    customerNumber: 'N-7',
    name: 'Bici Nuove',
    country: 'IT',
    people: [{ personEmail: 'ada@bici.example' }],
  }
  expect((await send(app, token, 'companies', [company])).body.rows).toEqual([
    { key: 'N-7', fate: 'taken', errors: [] },
  ])
  expect((await send(app, token, 'companies', [{ ...company, people: [] }])).body.rows).toMatchObject([
    { fate: 'unchanged' },
  ])
  expect(await app.portal.db.selectFrom('invite').select('email').execute()).toEqual([{ email: 'ada@bici.example' }])
  const quote = {
    number: 'P-1',
    company: 'N-7',
    title: 'Vetrina',
    currency: 'EUR',
    expiresOn: '2027-01-31',
    lines: [{ item: 'Telaio', quantity: 2, price: 120_000 }],
  }
  const second = { ...quote, number: 'P-2', company: 'nobody' }
  const quotes = await send(app, token, 'quotes', [
    { ...quote, number: 'P-3', lines: [{ item: 7 }] },
    quote,
    second,
    quote,
  ])
  expect(quotes.body.rows).toMatchObject([
    { key: 'P-3', fate: 'refused' },
    { key: 'P-1', fate: 'taken' },
    { fate: 'refused', errors: [{ pointer: '/rows/2/company' }] },
    { fate: 'refused', errors: [{ pointer: '/rows/3', detail: 'is already in /rows/1' }] },
  ])
  expect(quotes.body.rows?.[0]?.errors).toContainEqual({
    pointer: '/rows/0/lines/0/item',
    detail: 'has the wrong type: string is wanted',
  })
  expect(await app.portal.db.selectFrom('quote').select(['number', 'amount']).execute()).toEqual([
    { number: 'P-1', amount: 240_000 },
  ])
  const bicycle = { serialNumber: 'C68.51S.00123', family: 'C68', company: 'N-7' }
  const bicycles = await send(app, token, 'bicycles', [bicycle, { ...bicycle, serialNumber: '??', family: 'X' }])
  expect(bicycles.body.rows).toMatchObject([
    { fate: 'taken' },
    { fate: 'refused', errors: [{ pointer: '/rows/1/family' }] },
  ])
})

test('a row that does not fit is told by its key, as far as that can be read, and each of its places once', async () => {
  const { app, token } = await opened()
  const good = { customerNumber: 'N-1', name: 'Bici', country: 'IT' }
  const rows = [good, { ...good, customerNumber: 'n-2', country: 'it' }, { ...good, customerNumber: 7 }, null]
  const companies = await send(app, token, 'companies', rows)
  expect(companies.body.rows).toMatchObject([
    { key: 'N-1', fate: 'taken' },
    { key: 'N-2', fate: 'refused', errors: [{ pointer: '/rows/1/country' }] },
    { key: '', fate: 'refused' },
    { key: '', fate: 'refused' },
  ])
  const bicycle = { serialNumber: 'C68.51S.00123', family: 'C68', company: 'N-1' }
  const bicycles = await send(app, token, 'bicycles', [bicycle, { ...bicycle, madeOn: '01/12/2026', colour: 7 }])
  expect(bicycles.body.rows?.[1]?.key).toBe(bicycles.body.rows?.[0]?.key)
})

function refused(pointer: string) {
  return { fate: 'refused', errors: [{ pointer }] }
}

test('a quantity that a program has reckoned is a whole one; an amount beyond counting, and a currency that staff cannot write, are refused where they stand', async () => {
  const { app, token } = await opened()
  const head = { company: 'C-100', title: 'Vetrina', currency: 'EUR', expiresOn: '2027-01-31' }
  const quote = (number: string, ...parts: [quantity: number, price: number][]) => {
    return { ...head, number, lines: parts.map(([quantity, price]) => ({ item: 'Telaio', quantity, price })) }
  }
  const sent = [
    quote('P-1', [3.000_000_000_000_000_4, 100]),
    quote('P-2', [1, 100], [1_000_000, 1e13]),
    quote('P-3', [900, 1e13], [900, 1e13]),
    quote('P-4', [2.5, 100]),
    { ...quote('P-5', [1, 100]), currency: 'BRL' },
  ]
  const { status, body } = await send(app, token, 'quotes', sent)
  expect([status, body.rows]).toMatchObject([
    200,
    [
      { fate: 'taken' },
      refused('/rows/1/lines/1/price'),
      refused('/rows/2/lines/1/price'),
      refused('/rows/3/lines/0/quantity'),
      refused('/rows/4/currency'),
    ],
  ])
  const lines = app.portal.db.selectFrom('quote_line').select(['quantity', 'amount'])
  expect(await lines.execute()).toEqual([{ quantity: 3, amount: 300 }])
})

function approveQuotes(tx: Db) {
  return tx.updateTable('quote').set({ status: 'APPROVED' }).execute()
}

test('a quote that is approved while it is sent once more stays as the dealer was shown it', async () => {
  const { app, token } = await opened()
  const lines = [{ item: 'Telaio', quantity: 2, price: 120_000 }]
  const quote = { number: 'P-1', company: 'C-100', title: 'Vetrina', currency: 'EUR', expiresOn: '2027-01-31', lines }
  expect((await send(app, token, 'quotes', [quote])).body.rows).toMatchObject([{ fate: 'taken' }])
  const sendAgain = () => send(app, token, 'quotes', [{ ...quote, title: 'Vetrina grande', status: 'DRAFT' }])
  const [again] = await whileHeld(app.portal.db, approveQuotes, [sendAgain])
  expect(again).toMatchObject({ status: 400, body: { type: '/api/v1#rows-refused' } })
  const kept = app.portal.db.selectFrom('quote').select(['title', 'status'])
  expect(await kept.execute()).toEqual([{ title: 'Vetrina', status: 'APPROVED' }])
})

test('what is sent once more under its key is answered as the first time, and its rows are read no more', async () => {
  const { app, token } = await opened()
  const key = { 'idempotency-key': 'delivery-1' }
  const first = await send(app, token, 'orders', [orderRow('A-1')], key)
  const again = await send(app, token, 'orders', [orderRow('A-1')], key)
  expect(again).toEqual(first)
  expect((await send(app, token, 'orders', [orderRow('A-2')], key)).status).toBe(409)
  expect((await send(app, token, 'orders', [orderRow('A-1')])).body.rows).toMatchObject([{ fate: 'unchanged' }])
})
