import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { readWhatIsDue } from '#app/features/trade/erp/reading.server.ts'
import { createListening } from '#app/features/trade/erp/erp.worker.server.ts'
import { countAside, listAside, mostAside, setAside } from '#app/features/trade/erp/store.server.ts'
import { as, post } from '#tests/app.ts'
import { invoiceOf, itemOf, orderOf } from './business-central.entities.ts'
import { openWithErp } from './portal.ts'

type World = Awaited<ReturnType<typeof openWithErp>>

async function read({ app }: World): Promise<void> {
  await readWhatIsDue(app.portal, new AbortController().signal)
}

/** Where the double says that something has changed, and has a token echoed first. @returns its address */
async function serve(app: World['app']): Promise<string> {
  const server = createServer((request, response) => {
    void app
      .fetch(request.url ?? '/', { method: 'POST', headers: { origin: 'none' } })
      .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const minutes = (count: number) => count * 60_000

async function numbers({ app }: World): Promise<string[]> {
  const rows = await app.portal.db.selectFrom('sales_order').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

test('orders, items, stock and invoices are read, each from its mark on, and of two processes one reads', async () => {
  const world = await openWithErp()
  const { app, double } = world
  double.sets.salesOrders.push(orderOf(), orderOf({ number: 'SO-2' }))
  double.sets.items.push(itemOf())
  double.sets.salesInvoices.push(invoiceOf())
  await Promise.all([read(world), read(world)])
  expect(await numbers(world)).toEqual(['SO-1', 'SO-2'])
  const asked = () => double.state.requests.splice(0).map(({ path }) => path.split('/').at(-1) ?? '')
  expect(asked().toSorted()).toEqual([
    'items',
    'items',
    'salesCreditMemos',
    'salesInvoices',
    'salesOrders',
    'salesOrders',
  ])
  await read(world)
  expect(asked()).toEqual([])
  app.clock.advance(minutes(5))
  double.sets.salesOrders.push(orderOf({ number: 'SO-3', lastModifiedDateTime: '2026-11-20T08:00:00Z' }))
  await read(world)
  expect(await numbers(world)).toEqual(['SO-1', 'SO-2', 'SO-3'])
  const [since] = double.state.requests.filter(({ query }) => query.get('$filter')?.includes('lastModified'))
  // Ten minutes before the latest change that was seen.
  expect(since?.query.get('$filter')).toBe('lastModifiedDateTime gt 2026-11-02T08:50:00.123Z')
})

test('a row that does not fit is set aside with its reason, the rest goes on, and it is taken once it fits', async () => {
  const world = await openWithErp()
  const { app, double } = world
  double.sets.salesOrders.push(orderOf({ number: 'SO-1', customerNumber: 'C-999' }), orderOf({ number: 'SO-2' }))
  double.sets.salesOrders.push(orderOf({ number: 'SO-3', orderDate: 'yesterday' }))
  await read(world)
  expect(await numbers(world)).toEqual(['SO-2'])
  const agent = await app.staff()
  const page = async () => (await app.fetch('/en/console/erp', as(agent))).text()
  const text = await page()
  expect(text).toContain('Customer number: no company has this customer number')
  expect(text).toContain('Order date: not valid')
  const other = await app.dealer()
  await app.portal.db
    .updateTable('company')
    .set({ customer_number: 'C-999' })
    .where('id', '=', other.viewer.companyId)
    .execute()
  const answer = await app.fetch('/en/console/erp', post(agent, { intent: 'retry-all' }))
  expect(answer.headers.get('location')).toContain('notice=retry')
  expect(await numbers(world)).toEqual(['SO-1', 'SO-2'])
  expect(await page()).not.toContain('no company has this customer number')
})

test('a credit note that is taken leaves aside an invoice of the same number that did not fit', async () => {
  const world = await openWithErp()
  const { salesInvoices, salesCreditMemos } = world.double.sets
  salesInvoices.push(invoiceOf({ number: '1', customerNumber: 'C-999' }))
  salesCreditMemos.push({ ...invoiceOf({ number: '1' }), creditMemoDate: '2026-11-04' })
  await read(world)
  expect(await listAside(world.app.portal.db, 9)).toMatchObject([{ kind: 'invoices', number: '1' }])
})

test('a Business Central that is away, unwell or speaks nonsense is said so on the console, and read again later', async () => {
  const world = await openWithErp({ timeout: 300 })
  const { app, double } = world
  const agent = await app.staff()
  double.sets.salesOrders.push(orderOf())
  for (const [ailment, words] of [
    ['reset', 'The ERP does not answer'],
    ['unwell', 'an error of its own'],
    ['garbage', 'is not to be understood'],
    ['no-list', 'is not to be understood'],
    ['busy', 'too many requests'],
  ] as const) {
    double.state.always = ailment
    await read(world)
    expect(await (await app.fetch('/en/console/erp', as(agent))).text(), ailment).toContain(words)
    app.clock.advance(minutes(11))
  }
  double.state.always = 'well'
  await read(world)
  expect(await numbers(world)).toEqual(['SO-1'])
  const { text } = { text: await (await app.fetch('/it/console/erp', as(agent))).text() }
  expect(text).not.toContain('does not answer')
})

test('a moment in the future does not keep out what is changed until then', async () => {
  const world = await openWithErp()
  const { app, double } = world
  double.sets.salesOrders.push(orderOf({ number: 'SO-1', lastModifiedDateTime: '9000-01-01T00:00:00Z' }))
  await read(world)
  app.clock.advance(minutes(5))
  const at = app.clock.now().toISOString()
  double.sets.salesOrders.push(orderOf({ number: 'SO-2', lastModifiedDateTime: at }))
  await read(world)
  expect(await numbers(world)).toEqual(['SO-2'])
})

function rowsOf(from: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({ number: `C-${from + at}`, content: {}, reasons: [] }))
}

test('a row that does not fit and was cut amid a character is set aside as well, and holds up nothing', async () => {
  const world = await openWithErp()
  const { double } = world
  const [cut, literal] = ['SO-1\ud83d', '\\u0000']
  double.sets.salesOrders.push(orderOf({ number: cut, customerNumber: 'C-999', customerName: `${literal} \ud83d\0` }))
  double.sets.salesOrders.push(orderOf({ number: 'SO-2' }))
  await read(world)
  expect(await numbers(world)).toEqual(['SO-2'])
  const aside = world.app.portal.db.selectFrom('erp_rejected').select('number')
  expect(await aside.execute()).toEqual([{ number: 'SO-1\ufffd' }])
})

test('of rows that do not fit the newest of a kind are kept, however many there are', async () => {
  const world = await openWithErp()
  const { app } = world
  const { db } = app.portal
  await setAside(db, 'invoices', rowsOf(0, 5), app.clock.now())
  app.clock.advance(minutes(1))
  await setAside(db, 'orders', rowsOf(0, mostAside - 1), app.clock.now())
  app.clock.advance(minutes(1))
  await setAside(db, 'orders', rowsOf(mostAside - 1, 11), app.clock.now())
  const { orders, invoices } = await countAside(db)
  expect([orders, invoices]).toEqual([mostAside, 5])
  expect((await listAside(db, 11)).map(({ number }) => number)).toEqual(
    rowsOf(mostAside - 1, 11)
      .map(({ number }) => number)
      .toReversed(),
  )
})

test('pressed again, the next thousand are tried', async () => {
  const { app } = await openWithErp()
  const { db } = app.portal
  const agent = await app.staff()
  const first = app.clock.now()
  await setAside(db, 'orders', rowsOf(0, 1500), first)
  const press = async () => {
    app.clock.advance(minutes(1))
    await app.fetch('/en/console/erp', post(agent, { intent: 'retry-all' }))
    return (await db.selectFrom('erp_rejected').select('id').where('at', '>', first).execute()).length
  }
  expect(await press()).toBe(1000)
  expect(await press()).toBe(1500)
})

test('an order’s page asks the database no more often where an ERP is connected', async () => {
  const world = await openWithErp()
  const { app, double, dealer } = world
  double.sets.salesOrders.push(orderOf())
  double.sets.items.push(itemOf())
  await read(world)
  const { id } = await app.portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  expect((await app.queriesOf(() => app.fetch(`/orders/${id}`, as(dealer)))).length).toBeLessThanOrEqual(6)
})

test('one order is fetched though the portal has a newer one, and an unknown one is said to be unknown', async () => {
  const world = await openWithErp()
  const { app, double } = world
  const agent = await app.staff()
  double.sets.salesOrders.push(orderOf({ lastModifiedDateTime: '2026-11-10T00:00:00Z' }))
  await read(world)
  double.sets.salesOrders[0] = orderOf({ externalDocumentNumber: 'BV 8', lastModifiedDateTime: '2026-11-09T00:00:00Z' })
  const fetchOne = (number: string) => app.fetch('/en/console/erp', post(agent, { intent: 'fetch', number }))
  expect((await fetchOne('SO-1')).status).toBe(303)
  const order = await app.portal.db
    .selectFrom('sales_order')
    .select('external_document_number as own')
    .executeTakeFirst()
  expect(order?.own).toBe('BV 8')
  const unknown = await fetchOne('SO-999')
  expect([unknown.status, (await unknown.text()).includes('no order of this number')]).toEqual([400, true])
  double.state.always = 'unwell'
  expect((await fetchOne('SO-1')).status).toBe(400)
})

test('a notice of the ERP hastens the reading, and nobody else can give one', async () => {
  const world = await openWithErp({ listens: true })
  const { app } = world
  const say = (body: unknown, search = '') =>
    app.fetch(`/erp/notices${search}`, { method: 'POST', body: JSON.stringify(body), headers: { origin: 'none' } })
  const echoed = await say('', '?validationToken=abc-123')
  expect([echoed.status, await echoed.text(), echoed.headers.get('content-type')]).toEqual([
    200,
    'abc-123',
    'text/plain; charset=utf-8',
  ])
  expect((await say('', '?validationToken=%3Cscript%3E')).status).toBe(400)
  const forged = { value: [{ clientState: 'guessed', resource: 'companies(1)/salesOrders' }] }
  expect((await say(forged)).status).toBe(403)
  expect((await say({ value: 'x' })).status).toBe(400)
  expect(await app.portal.db.selectFrom('erp_mark').select('kind').execute()).toEqual([])
})

test('a notice that is old, or played again and again, has the ERP read no more often', async () => {
  const world = await openWithErp({ listens: true })
  const { app, double } = world
  app.portal.settings = { ...app.portal.settings, appUrl: await serve(app) }
  await createListening(app.portal)()
  const clientState = [...double.subscriptions.values()][0]?.['clientState']
  const old = { clientState, resource: 'companies(1)/salesOrders', lastModifiedDateTime: '2020-01-01T00:00:00Z' }
  const body = JSON.stringify({ value: [old] })
  const play = () => app.fetch('/erp/notices', { method: 'POST', body, headers: { origin: 'none' } })
  const readOrders = async () => {
    double.state.requests.splice(0)
    await read(world)
    return double.state.requests.filter(({ query }) => query.get('$orderby') !== null).length
  }
  await read(world)
  app.clock.advance(14_000)
  for (let count = 0; count < 3; count += 1) expect((await play()).status).toBe(202)
  expect(await readOrders()).toBe(0)
  app.clock.advance(1000)
  expect(await readOrders()).toBe(1)
  app.clock.advance(14_000)
  expect((await play()).status).toBe(202)
  expect(await readOrders()).toBe(0)
})

test('a dealer asks for orders again fifty times a day; one that is posted twice counts once', async () => {
  const world = await openWithErp()
  const { app, double, dealer } = world
  double.sets.salesOrders.push(orderOf())
  await read(world)
  const { id } = await app.portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  const limit = { key: `order-requests:${dealer.viewer.companyId}`, tries: 50, minutes: 24 * 60 }
  for (let asked = 1; asked < limit.tries; asked += 1) await consumeLimit(app.portal.db, app.clock.now(), limit)
  const ask = async (submission: string) =>
    (await app.fetch(`/en/orders/${id}/again`, post(dealer, { intent: 'again', submission, quantity_1: '1' }))).status
  const last = randomUUID()
  expect([await ask(last), await ask(last), await ask(randomUUID())]).toEqual([303, 303, 429])
})

test('an order is asked for again, leaves once, and its dealer reads under which number the ERP has taken it', async () => {
  const world = await openWithErp()
  const { app, double, dealer } = world
  double.sets.salesOrders.push(orderOf())
  await read(world)
  const { id } = await app.portal.db.selectFrom('sales_order').select('id').executeTakeFirstOrThrow()
  const form = { intent: 'again', submission: '00000000-0000-4000-8000-000000000001', quantity_1: '3' }
  for (let count = 0; count < 2; count += 1)
    expect((await app.fetch(`/en/orders/${id}/again`, post(dealer, form))).status).toBe(303)
  const page = async () => (await (await app.fetch(`/en/orders/${id}`, as(dealer))).text()).replaceAll('<!-- -->', '')
  expect(await page()).toContain('Waiting for the ERP')
  await app.work()
  expect(double.sets.salesOrders).toHaveLength(2)
  expect(double.sets.salesOrders[1]).toMatchObject({
    customerNumber: 'C-100',
    salesOrderLines: [{ lineType: 'Item', lineObjectNumber: 'C68-FS', quantity: 3 }],
  })
  expect(await page()).toContain('Order SO-1001')
  double.state.customers.add('C-1')
  const next = { ...form, submission: '00000000-0000-4000-8000-000000000002' }
  await app.fetch(`/en/orders/${id}/again`, post(dealer, next))
  await app.work()
  expect(await page()).toContain('The customer C-100 does not exist.')
  const empty = await app.fetch(`/en/orders/${id}/again`, post(dealer, { ...next, quantity_1: '' }))
  expect([empty.status, (await empty.text()).includes('Enter how many items you need')]).toEqual([400, true])
  const workshop = await app.dealer({ company: dealer, role: 'workshop' })
  expect((await app.fetch(`/en/orders/${id}/again`, as(workshop))).status).toBe(404)
})
