import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { openApp } from '#tests/app.ts'
import { bearing, tokenFor } from './api.fixture.ts'
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
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{id}'))
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
