import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { openApp } from '#tests/app.ts'
import { bearing, sending, tokenFor } from './api.fixture.ts'
import { operations } from './operations.server.ts'

type Document = { paths: Record<string, Record<string, { operationId: string }>> }

test('every operation stands in the OpenAPI document and on its page, and nothing else does', async () => {
  const app = await openApp()
  const answer = await app.fetch('/api/v1/openapi.json')
  const document = (await answer.json()) as Document
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  )
  expect(told.toSorted()).toEqual(operations.map(({ method, path, name }) => `${method} ${path} ${name}`).toSorted())
  expect(new Set(told).size).toBe(operations.length)
  for (const [address, words] of [
    ['/api/v1', 'Regole delle chiamate'],
    ['/en/api/v1', 'Lists tickets'],
    ['/fr/api/v1', 'Liste les dossiers SAV'],
  ] as const) {
    const page = await (await app.fetch(address)).text()
    expect(page).toContain(words)
    expect(page).toContain('null')
    for (const { path } of operations) expect(page, path).toContain(`/api/v1${path}`)
  }
})

test('the document says of each amount in which unit it is, of what is sent as of what is read', async () => {
  const app = await openApp()
  const document = await (await app.fetch('/api/v1/openapi.json')).text()
  const amounts = [...document.matchAll(/"(?:\w+Amount|amount|price)":(\{.*?\}\]?\}?)/g)].map(([, schema]) => schema)
  expect(amounts.length).toBeGreaterThan(20)
  for (const schema of amounts) expect(schema).toContain('smallest unit of the currency: 12200 is 122.00')
  const page = await (await app.fetch('/en/api/v1')).text()
  expect([...page.matchAll(/<td[^>]*>[^<]*smallest unit/g)]).toHaveLength(amounts.length)
})

test('each code of a problem is listed in the document, and has on the page the anchor that its type names', async () => {
  const app = await openApp()
  const token = await tokenFor(app, { by: await app.staff('admin') })
  const document = (await (await app.fetch('/api/v1/openapi.json')).json()) as {
    components: {
      headers: object
      schemas: { Problem: { 'x-problems': { code: string; status: number; title: string }[] } }
    }
  }
  const listed = document.components.schemas.Problem['x-problems']
  const { type } = (await (await app.fetch('/api/v1/tickets?limit=0', bearing(token))).json()) as { type: string }
  expect(listed).toContainEqual({
    code: type.split('#')[1],
    status: 400,
    title: 'The parameters of the address are not valid',
  })
  const page = await (await app.fetch('/fr/api/v1')).text()
  for (const { code } of listed) expect(page).toContain(`id="${code}"`)
  expect(page).toContain('Les paramètres de l’adresse ne sont pas valables')
  const answer = await app.fetch('/api/v1/tickets', bearing(token))
  for (const name of Object.keys(document.components.headers).slice(0, 2)) expect(answer.headers.has(name)).toBe(true)
})

test('what is not written as it has to be is told in words, of rows as of addresses', async () => {
  const app = await openApp()
  const token = await tokenFor(app, { by: await app.staff('admin') })
  const detailsOf = async (address: string, init = bearing(token)) => {
    const { errors } = (await (await app.fetch(`/api/v1/${address}`, init)).json()) as { errors: { detail: string }[] }
    return errors.map(({ detail }) => detail)
  }
  expect(await detailsOf('orders?since=2026-11-01')).toEqual([expect.stringMatching(/^is no moment .*%2B$/)])
  const sent = (to: string, row: object) => detailsOf(to, sending(token, { rows: [row] }))
  const company = { customerNumber: 'N-1', name: '', country: 'it', email: 'x', people: [{ personEmail: 'y' }] }
  expect(await sent('companies', company)).toEqual([
    'is empty',
    expect.stringMatching(/^is no code of a country/),
    'is no e-mail address',
    'is no e-mail address',
  ])
  const item = { number: 'x'.repeat(61), names: { it: 7 }, changedAt: '30/11/2026' }
  expect(await sent('items', item)).toEqual([
    'has more characters than 60',
    'has the wrong type: string is wanted',
    expect.stringMatching(/^is no moment/),
  ])
  const stock = { item: 'I-1', light: 'few', quantity: 1e9, nextOn: '30/11/2026', asOf: '2026-11-01T08:00:00Z' }
  expect(await sent('stock', stock)).toEqual([
    'is beyond the most of 10000000',
    expect.stringMatching(/^is no day written as YYYY-MM-DD/),
  ])
})

test('what the API answers is what its document says, to the maker and to a company', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const of = await app.dealer()
  await app.ticket({ of })
  await addOrder(app.portal, { of })
  await addLead(app.portal, { of, by: admin })
  await addTestQuote(app, { of })
  await addProduct(app.portal, { of })
  const tokens = [await tokenFor(app, { by: admin }), await tokenFor(app, { by: admin, of })]
  const lists = operations.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{id}') && path !== '/catalogue',
  )
  for (const list of lists)
    for (const token of tokens) {
      const page = await readAs(list.path, list.answer, token)
      const [first] = page.data
      expect(page.data, list.path).toHaveLength(1)
      const one = operations.find(({ path, method }) => method === 'GET' && path === `${list.path}/{id}`)
      if (one) await readAs(`${list.path}/${first?.id}`, one.answer, token)
    }

  async function readAs(path: string, schema: z.ZodMiniType, token: string) {
    const answer = await app.fetch(`/api/v1${path}`, bearing(token))
    const body: unknown = await answer.json()
    expect([answer.status, z.safeParse(schema, body).error?.issues], path).toEqual([200, undefined])
    return body as { data: { id: number }[] }
  }
})
