import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addOrder, line, orderInput } from '../orders.fixture.ts'
import { importOrders } from '../orders.import.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

/** An order by hand of two framesets and 2.5 metres of tape. */
async function written(app: App, agent: Person, company: number, number = 'OM-1'): Promise<number> {
  const fields = { submission: randomUUID(), company: String(company), number, status: 'confirmed' }
  const head = { order_date: '2026-11-20', currency: 'EUR', shipping_agent: 'BRT', lines: '2' }
  const lines = { item_1: 'C68 kit telaio', quantity_1: '2', price_1: '4380', item_2: 'Nastro', quantity_2: '2,5' }
  const answer = await app.fetch('/orders/new', post(agent, { ...fields, ...head, ...lines, price_2: '12' }))
  return Number(/\/orders\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
}

const typed = (more: Record<string, string>) => ({
  intent: 'save',
  submission: randomUUID(),
  carrier: 'BRT',
  shipped_on: '2026-11-24',
  ...more,
})

function send(app: App, person: Person, id: number, fields: Record<string, string>, which = '') {
  return app.fetch(`/orders/${id}/shipment${which}`, post(person, fields))
}

async function pageOf(app: App, address: string, person: Person) {
  return readable(await (await app.fetch(address, as(person))).text())
}

function orderOf(app: App, id: number) {
  const columns = ['status', 'quantity_outstanding', 'version'] as const
  return app.portal.db.selectFrom('sales_order').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

test('an order by hand leaves in several shipments, which its dealer follows one by one; the status goes along', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  const form = await (await app.fetch(`/orders/${id}/shipment`, as(agent))).text()
  for (const proposed of ['value="BRT"', 'value="2026-11-21"', 'name="quantity_2" value="2,5"'])
    expect(form).toContain(proposed)
  const first = { version: '1', quantity_1: '1', quantity_2: '', tracking_number: 'BRT-1' }
  const link = 'https://courier.example/BRT-1'
  expect((await send(app, agent, id, typed({ ...first, tracking_url: link }))).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'partly_shipped', quantity_outstanding: 3.5 })
  const second = { version: '2', quantity_1: '1', quantity_2: '2,5', carrier: 'GLS', tracking_number: 'GLS-2' }
  expect((await send(app, agent, id, typed({ ...second, shipped_on: '2026-12-01' }))).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'shipped', quantity_outstanding: 0 })
  const html = await (await app.fetch(`/orders/${id}`, as(dealer))).text()
  expect(html).toContain(`href="${link}" target="_blank" rel="noopener noreferrer"`)
  const page = readable(html)
  for (const shown of ['Tutto spedito', 'Spedizione 1 24 nov 2026 BRT', 'Segui BRT-1', '1 × C68 kit telaio'])
    expect(page).toContain(shown)
  expect(page).toMatch(/Spedizione 2 1 dic 2026 GLS N\. di spedizione GLS-2 1 × C68 kit telaio 2,5 × Nastro/)
  expect(page).not.toContain('Modifica')
  for (const number of ['brt-1', 'gls-2']) expect(await pageOf(app, `/orders?q=${number}`, dealer)).toContain('OM-1')
})

test('a shipment is corrected or deleted, and what it held is to be shipped again', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  await send(app, agent, id, typed({ version: '1', quantity_1: '2', quantity_2: '2,5' }))
  expect(await pageOf(app, `/orders/${id}/shipment?shipment=1`, agent)).toContain('Modifica la spedizione 1')
  const corrected = typed({ version: '2', quantity_1: '1', quantity_2: '2,5' })
  expect((await send(app, agent, id, corrected, '?shipment=1')).status).toBe(303)
  expect((await orderOf(app, id)).status).toBe('partly_shipped')
  for (const _ of ['first', 'once more'])
    expect((await send(app, agent, id, { intent: 'remove', version: '3' }, '?shipment=1')).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'confirmed', quantity_outstanding: 4.5 })
  expect((await app.fetch(`/orders/${id}/shipment?shipment=1`, as(agent))).status).toBe(404)
})

test('with its shipment gone an invoiced order is confirmed again', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  await app.portal.db.updateTable('sales_order').set({ invoice_number: 'F-9' }).where('id', '=', id).execute()
  const all = typed({ version: '1', quantity_1: '2', quantity_2: '2,5' })
  expect((await send(app, agent, id, all)).status).toBe(303)
  expect((await orderOf(app, id)).status).toBe('invoiced')
  const corrected = typed({ version: '2', quantity_1: '1', quantity_2: '2,5' })
  expect((await send(app, agent, id, corrected, '?shipment=1')).status).toBe(303)
  expect((await orderOf(app, id)).status).toBe('partly_shipped')
  const whole = typed({ version: '3', quantity_1: '2', quantity_2: '2,5' })
  expect((await send(app, agent, id, whole, '?shipment=1')).status).toBe(303)
  expect((await orderOf(app, id)).status).toBe('invoiced')
  expect((await send(app, agent, id, { intent: 'remove', version: '4' }, '?shipment=1')).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'confirmed', quantity_outstanding: 4.5 })
})

test('nothing can be shipped of a cancelled order', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  const page = async () => (await app.fetch(`/orders/${id}`, as(agent))).text()
  expect(await page()).toContain(`href="/orders/${id}/shipment"`)
  await app.portal.db.updateTable('sales_order').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await page()).not.toContain(`href="/orders/${id}/shipment"`)
  const answer = await send(app, agent, id, typed({ version: '1', quantity_1: '1' }))
  expect([answer.status, (await answer.text()).includes('L’ordine è annullato')]).toEqual([400, true])
  expect(await app.portal.db.selectFrom('sales_order_shipment').select('position').execute()).toEqual([])
})

test('an order is found by its tracking number also after it was edited', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  await send(app, agent, id, typed({ version: '1', quantity_1: '1', quantity_2: '', tracking_number: 'BRT-4711' }))
  const head = { number: 'OM-1', company: '1', status: 'confirmed', order_date: '2026-11-20', currency: 'EUR' }
  const frame = { lines: '1', item_1: 'C68 kit telaio', price_1: '4380', quantity_1: '2', was_1: '1' }
  const fields = { submission: randomUUID(), version: '2', ...head, ...frame }
  expect((await app.fetch(`/orders/${id}/edit`, post(agent, fields))).status).toBe(303)
  expect(await pageOf(app, '/orders?q=brt-4711', dealer)).toContain('OM-1')
})

test('no more leaves than was ordered, nor nothing; one form sent twice notes one shipment', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  for (const [fields, said] of [
    [{ quantity_1: '3' }, 'Sono più di quanti restano da spedire.'],
    [{ quantity_1: '0' }, 'Scrivi quanti pezzi partono'],
    [{ quantity_1: 'due' }, 'Inserisci un numero, ad esempio 2.'],
    [{ quantity_1: '1', tracking_url: 'javascript:alert(1)' }, 'Inserisci un indirizzo che inizia con https://.'],
  ] as const) {
    const answer = await send(app, agent, id, typed({ version: '1', ...fields }))
    expect(answer.status).toBe(400)
    expect(readable(await answer.text())).toContain(said)
  }
  const fields = typed({ version: '1', quantity_1: '1' })
  const answers = await Promise.all([send(app, agent, id, fields), send(app, agent, id, fields)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const stale = await send(app, agent, id, typed({ version: '1', quantity_1: '1' }))
  const page = await stale.text()
  expect([stale.status, page.includes('name="version" value="2"')]).toEqual([409, true])
  for (const text of ['Un collega ha salvato', 'Vedi ciò che è salvato ora']) expect(page).toContain(text)
  expect((await app.portal.db.selectFrom('sales_order_shipment').select('position').execute()).length).toBe(1)
})

test('the form of one order makes no shipment of another, and a shipment that cannot be is none', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  const other = await written(app, agent, dealer.viewer.companyId, 'OM-2')
  const fields = typed({ version: '1', quantity_1: '1', tracking_url: 'HTTPS://courier.example/1' })
  const answers = await Promise.all([id, other, id, other].map((one) => send(app, agent, one, fields)))
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([303, 303, 409, 409])
  const kept = await app.portal.db.selectFrom('sales_order_shipment').select('tracking_url as link').execute()
  expect(kept).toEqual([{ link: 'https://courier.example/1' }])
  const { version } = await orderOf(app, id)
  for (const [intent, status] of [
    ['save', 410],
    ['remove', 303],
  ] as const) {
    const none = typed({ intent, version: String(version), quantity_2: '1' })
    expect((await send(app, agent, id, none, '?shipment=3000000000')).status).toBe(status)
  }
})

test('a line of which something was shipped stays in its order, and takes along what was shipped when it moves up', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const id = await written(app, agent, dealer.viewer.companyId)
  await send(app, agent, id, typed({ version: '1', quantity_1: '', quantity_2: '2' }))
  const head = { number: 'OM-1', company: '1', status: 'confirmed', order_date: '2026-11-20', currency: 'EUR' }
  const change = (fields: Record<string, string>) =>
    app.fetch(`/orders/${id}/edit`, post(agent, { submission: randomUUID(), version: '2', ...head, ...fields }))
  const tape = { item_1: 'Nastro', price_1: '12' }
  const less = await change({ lines: '1', ...tape, quantity_1: '1', was_1: '2' })
  expect(readable(await less.text())).toContain('Di questa riga sono già stati spediti più pezzi')
  const gone = await change({ lines: '1', item_1: 'C68 kit telaio', price_1: '4380', quantity_1: '2', was_1: '1' })
  expect(readable(await gone.text())).toContain('Una riga di cui qualcosa è già stato spedito non si può togliere')
  // Two lines that say they were the same one: it counts for the first.
  const twice = { item_2: 'Nastro', price_2: '12', quantity_2: '2', was_2: '2' }
  const doubled = { lines: '2', ...tape, quantity_1: '2', was_1: '2', ...twice }
  expect((await change(doubled)).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'partly_shipped', quantity_outstanding: 2 })
  const once = { version: '3', lines: '1', ...tape, quantity_1: '2,5', was_1: '1' }
  expect((await change(once)).status).toBe(303)
  expect(await orderOf(app, id)).toMatchObject({ status: 'partly_shipped', quantity_outstanding: 0.5 })
  expect(await pageOf(app, `/orders/${id}`, dealer)).toContain('2 × Nastro')
})

test('an ERP says of an order one number, or its shipments; what it brings takes the place of what was there', async () => {
  const app = await openApp()
  const [of, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addOrder(app.portal, { of, trackingNumber: 'T-1', shippingAgent: 'DHL' })
  expect(await pageOf(app, `/orders/${id}`, of)).toContain('Spedizione 1 DHL N. di spedizione T-1')
  expect((await send(app, agent, id, typed({ version: '1', quantity_1: '1' }))).status).toBe(409)
  const shipments = [
    { carrier: 'DHL', trackingNumber: 'T-1', shippedOn: '2026-11-03', lines: [{ line: 1, quantity: 1 }] },
    { carrier: 'UPS', trackingNumber: 'T-2', shippedOn: '2026-11-09', lines: [{ line: 1, quantity: 1 }] },
  ]
  const lines = [line({ quantityShipped: 2 })]
  await importOrders(app.portal, [orderInput({ of, shipments, lines, changedAt: '2026-11-10T09:00:00Z' })])
  const page = await pageOf(app, `/orders/${id}`, of)
  for (const shown of ['Spedizione 1 3 nov 2026 DHL', 'Spedizione 2 9 nov 2026 UPS']) expect(page).toContain(shown)
  const csv = await (await app.fetch('/orders/export.csv', as(of))).text()
  expect(csv).toContain('T-1, T-2')
})
